/**
 * A program as a module that exports the curve's points.
 * @param {import('./program.js').Program} program
 */
export function programInJavaScript({ dimension, closed, route, points, tolerance, call, guarded }) {
  const names = new Set(['ready']);
  /** @param {string} name @param {...string} given */
  const use = (name, ...given) => (names.add(name), `${name}(${given.join(', ')})`);
  const shape = { ...(dimension === 3 ? { dimension } : {}), ...(closed ? { closed } : {}) };
  /** @type {string[]} */
  const lines = [];

  if (route) {
    const { width, height, walls, ...asked } = route.options;
    lines.push(`const grid = ${write({ width, height, walls: [...walls] })};`);
    const options = `{ ...grid, ${write(asked).slice(2)}`;
    const many = asked.terminals?.length > 2;
    if (route.id === 'astar') lines.push(`const path = ${use('astar', options)};`);
    else {
      const found = many ? 'cells' : guarded ? 'cells, path' : 'path';
      lines.push(`const options = ${options};`, `const { ${found} } = ${use('chisel', 'options')};`);
    }
    lines.push(
      `const line = ${use('cellsToPoints', many ? `${use('branches', 'cells', 'options')}[0]` : 'path', 'grid')};`,
    );
    if (guarded && route.id === 'chisel')
      lines.push(
        'const kept = new Set(cells);',
        'const walls = Array.from({ length: grid.width * grid.height }, (_, cell) => !kept.has(cell));',
      );
  } else lines.push(`const line = ${write(Array.from(points))};`);

  // Of a carving all is wall that is not path.
  const solid = route?.id === 'chisel' ? '...grid, walls' : '...grid';
  /** @param {Record<string, unknown>} options */
  const simplify = (options) =>
    use('simplify', 'line', guarded ? `{ ${write(options).slice(2, -2)}, ${solid} }` : write(options));
  if (tolerance !== null) lines.push(`const corners = ${simplify({ tolerance, ...shape })};`);
  if (!call) lines.push('export const curve = line;');
  else if (call[0] === 'simplify') lines.push(`export const curve = ${simplify({ ...call[1], ...shape })};`);
  else {
    const curve = use(call[0], tolerance === null ? 'line' : 'corners', write({ ...call[1], ...shape }));
    lines.push(`export const curve = ${guarded ? use('guard', 'line', curve, `{ ${solid} }`) : curve};`);
  }
  return `// npm install meander\nimport { ${[...names].sort().join(', ')} } from 'meander';\n\nawait ready();\n${lines.join('\n')}\n`;
}

/** A value as it stands in a program: plain numbers, lists and objects. @param {any} value @returns {string} */
function write(value) {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${name}: ${write(one)}`)
    .join(', ')} }`;
}
