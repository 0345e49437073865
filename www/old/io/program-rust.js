import { float } from './code.js';

/** Of the options those that are no numbers with a point. */
const WHOLE = new Set(['passes', 'subdivisions']);

/**
 * A program as a function that returns the curve's points.
 * @param {import('./program.js').Program} program
 */
export function programInRust({ dimension, closed, route, points, tolerance, call, guarded }) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {string} name */
  const use = (name) => (names.add(name), name);
  const vector = `DVec${dimension}`;
  /** @type {string[]} */
  const lines = [];

  if (route) {
    const { width, height, walls, terminals, seed, wiggliness, from, to } = route.options;
    const solid = walls.length > 0 ? `.walls(&[${[...walls].join(', ')}])` : '';
    lines.push(`let grid = ${use('Grid')}::new(${width}, ${height})?;`);
    if (route.id === 'astar') {
      const options = `${use('Astar')}::new(${from}, ${to}).seed(${seed})${solid}`;
      lines.push(`let path = ${use('astar')}(&grid, &${options})?.ok_or("walls part the ends")?;`);
      if (guarded) lines.push(`let walls: [u32; ${walls.length}] = [${[...walls].join(', ')}];`);
    } else {
      lines.push(`let ends = [${terminals.join(', ')}];`);
      const options = `${use('Chisel')}::new(&ends).seed(${seed}).wiggliness(${float(wiggliness)})${solid}`;
      lines.push(`let carving = ${use('chisel')}(grid, &${options})?.ok_or("walls part the ends")?;`);
      lines.push(
        terminals.length > 2
          ? `let path = ${use('branches')}(&grid, &carving.nodes, &ends)?.swap_remove(0);`
          : 'let path = &carving.path;',
      );
      if (guarded)
        lines.push(
          'let mut walls = vec![true; grid.cell_count() as usize];',
          'for &cell in &carving.nodes {',
          '    walls[cell as usize] = false;',
          '}',
          `let walls = ${use('CellSet')}::from_mask(&grid, walls)?;`,
        );
    }
    lines.push(
      `let line = ${use('cells_to_points')}(grid.width(), ${terminals?.length === 2 ? '' : '&'}path)?;`,
    );
  } else lines.push(`let line = [${tuples(points, dimension)}].map(${vector}::from_array);`);

  /** @param {number} by */
  const simplify = (by) =>
    guarded
      ? `${use('simplify_on_grid')}(&line, &grid, &${use('SimplifyOnGrid')}::new(${number(by)}).walls(&walls))?`
      : `${use('simplify')}(&line, &${use('Simplify')}::new(${number(by)})${closed ? '.closed(true)' : ''})?`;
  if (tolerance !== null) lines.push(`let corners = ${simplify(tolerance)};`);
  if (!call) lines.push(route ? 'Ok(line)' : 'Ok(line.to_vec())');
  else if (call[0] === 'simplify') lines.push(`Ok(${simplify(Number(call[1].tolerance))})`);
  else {
    const type = use(call[0].replace(/^./, (letter) => letter.toUpperCase()));
    const given = Object.entries({ ...call[1], ...(closed ? { closed } : {}) });
    const options = given.map(
      ([name, value]) => `.${snake(name)}(${WHOLE.has(name) ? value : number(value)})`,
    );
    const curve = `${use(snake(call[0]))}(&${tolerance === null ? 'line' : 'corners'}, &${type}::new()${options.join('')})?`;
    if (!guarded) lines.push(`Ok(${curve})`);
    else
      lines.push(
        `let loose = ${curve};`,
        `Ok(${use('guard')}(&line, &loose, &grid, &${use('Guard')}::new().walls(&walls))?)`,
      );
  }
  const uses = [
    `use meander_core::glam::${vector};`,
    ...(names.size > 0 ? [`use meander_core::{${[...names].sort().join(', ')}};`] : []),
  ];
  const body = lines.map((line) => `    ${line}`).join('\n');
  return `// cargo add meander-core\n${uses.join('\n')}\n\npub fn curve() -> Result<Vec<${vector}>, Box<dyn std::error::Error>> {\n${body}\n}\n`;
}

/** @param {string} name */
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param {number | boolean} value */
function number(value) {
  if (typeof value === 'boolean') return String(value);
  return value === Infinity ? 'f64::INFINITY' : float(value);
}

/** @param {ArrayLike<number>} points @param {number} dimension */
function tuples(points, dimension) {
  return Array.from(
    { length: points.length / dimension },
    (_, i) =>
      `[${Array.from({ length: dimension }, (__, axis) => float(points[dimension * i + axis])).join(', ')}]`,
  ).join(', ');
}
