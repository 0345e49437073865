import type { Program } from './program.ts';

/** A module that exports the curve's points. */
export function programInJavaScript({
  dimension,
  closed,
  route,
  points,
  tolerance,
  call,
  guarded,
}: Program): string {
  const names = new Set(['ready']);
  const use = (name: string, ...given: string[]) => (names.add(name), `${name}(${given.join(', ')})`);
  const shape = { ...(dimension === 3 ? { dimension } : {}), ...(closed ? { closed } : {}) };
  const lines: string[] = [];

  if (route) {
    const { width, height, walls, ...asked } = route.options;
    lines.push(`const grid = ${write({ width, height, walls })};`);
    const options = `{ ...grid, ${write(asked).slice(2)}`;
    const many = route.id === 'chisel' && route.options.terminals.length > 2;
    if (route.id !== 'chisel') lines.push(`const path = ${use(route.id, options)};`);
    else {
      const found = many ? 'cells' : guarded ? 'cells, path' : 'path';
      lines.push(`const options = ${options};`, `const { ${found} } = ${use('chisel', 'options')};`);
    }
    const path = many ? `${use('branches', 'cells', 'options')}[0]` : 'path';
    lines.push(`const line = ${use('cellsToPoints', path, 'grid')};`);
    if (guarded && route.id === 'chisel')
      lines.push(
        'const kept = new Set(cells);',
        'const walls = Array.from({ length: grid.width * grid.height }, (_, cell) => !kept.has(cell));',
      );
  } else lines.push(`const line = ${write(points)};`);

  const solid = route?.id === 'chisel' ? '...grid, walls' : '...grid';
  const simplify = (options: object) =>
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

/** A value as it stands in a program: a number, a flag, a list or an object. */
function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (typeof value !== 'object' || !value) return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${write(part)}`);
  return `{ ${parts.join(', ')} }`;
}
