import { table } from '../engine/table.js';
import type { CarvingRequest } from '../figure/sources/kind.ts';
import { float } from './code.ts';
import type { Program } from './program.ts';

type Options = Omit<CarvingRequest, 'width' | 'height' | 'terminals'>;

/** How the options of a carving are set, in this order. */
const SETTERS: { [Name in keyof Options]-?: (value: NonNullable<Options[Name]>) => string } = {
  seed: (seed) => `.seed(${seed})`,
  wiggliness: (wiggliness) => `.wiggliness(${float(wiggliness)})`,
  order: (cells) => `.order(&[${cells.join(', ')}])`,
  walls: (cells) => (cells.length > 0 ? `.walls(&[${cells.join(', ')}])` : ''),
};

const setters = (options: CarvingRequest) =>
  Object.entries(SETTERS)
    .map(([name, write]) => (name in options ? write(options[name as keyof typeof options] as never) : ''))
    .join('');

/** A function that returns the curve. */
export function programInRust({
  dimension,
  closed,
  route,
  points,
  tolerance,
  call,
  guarded,
}: Program): string {
  const names = new Map<string, string[]>();
  const use = (name: string, module = '') => {
    const known = names.get(module) ?? [];
    if (!known.includes(name)) names.set(module, [...known, name]);
    return name;
  };
  const lines: string[] = [];

  if (route) {
    const { width, height, seed, walls } = route.options;
    lines.push(`let grid = ${use('Grid')}::new(${width}, ${height})?;`);
    if (route.id === 'astar') {
      const { from, to } = route.options;
      const solid = walls.length > 0 ? `.with_walls(&[${walls.join(', ')}])?` : '';
      lines.push(
        `let mut map = ${use('GridMap')}::new(&grid)${solid};`,
        `let query = ${use('RouteQuery')}::new().seed(${seed});`,
        `let line = map.route(&[${from}, ${to}], &query)?.ok_or("walls part the ends")?.line;`,
      );
    } else {
      let path = '&path';
      const { terminals } = route.options;
      lines.push(`let ends = [${terminals.join(', ')}];`);
      const options = `${use('Chisel', 'carve::')}::new(&ends)${setters(route.options)}`;
      lines.push(
        `let carving = ${use('chisel', 'carve::')}(grid, &${options})?.ok_or("walls part the ends")?;`,
      );
      if (terminals.length > 2)
        lines.push(`let path = ${use('branches', 'search::')}(grid, &carving.nodes, &ends)?.swap_remove(0);`);
      else {
        lines.push('let path = &carving.path;');
        path = 'path';
      }
      if (guarded)
        lines.push(
          'let mut walls = vec![true; grid.cell_count() as usize];',
          'for &cell in &carving.nodes {',
          '    walls[cell as usize] = false;',
          '}',
          `let map = ${use('GridMap')}::new(&grid).with_walls(&walls)?;`,
        );
      lines.push(`let line = ${use('cells_to_points')}(grid.width(), ${path})?;`);
    }
  } else if (dimension === 2)
    lines.push(`let line = Polyline::${closed ? 'closed' : 'open'}([${tuples(points, 2)}])?;`);
  else {
    const list = `[${tuples(points, 3)}].map(${use('DVec3', 'glam::')}::from_array)`;
    lines.push(`let line = Polyline::new(${list}, ${closed})?;`);
  }

  const simplify = (by: number) =>
    guarded
      ? `map.pull(&line, ${literal(by)}, 0.0)?.line`
      : `${use('simplify', 'smooth::')}(&line, &${use('Simplify', 'smooth::')}::new(${literal(by)}))?`;
  if (tolerance !== null) lines.push(`let corners = ${simplify(tolerance)};`);
  if (!call) lines.push('Ok(line)');
  else if (call[0] === 'simplify') lines.push(`Ok(${simplify(Number(call[1].tolerance))})`);
  else {
    const type = use(
      call[0].replace(/^./, (letter) => letter.toUpperCase()),
      'smooth::',
    );
    const { params: known } = table.find(({ id }) => id === call[0])!;
    const whole = new Set(known.filter(({ kind }) => kind === 'whole').map(({ id }) => id));
    const options = Object.entries(call[1]).map(
      ([name, value]) => `.${snake(name)}(${whole.has(name) ? value : literal(value)})`,
    );
    const curve = `${use(snake(call[0]), 'smooth::')}(&${tolerance === null ? 'line' : 'corners'}, &${type}::new()${options.join('')})?`;
    if (!guarded) lines.push(`Ok(${curve})`);
    else lines.push(`let loose = ${curve};`, 'Ok(map.guard(&line, &loose, 0.0)?)');
  }
  use('Polyline');
  const uses = [...names].sort().map(([module, used]) => {
    const list = used.sort().join(', ');
    return `use meander_core::${module}${used.length > 1 ? `{${list}}` : list};`;
  });
  const body = lines.map((line) => `    ${line}`).join('\n');
  return `// cargo add meander-core\n${uses.join('\n')}\n\npub fn curve() -> Result<Polyline${dimension === 3 ? '<DVec3>' : ''}, Box<dyn std::error::Error>> {\n${body}\n}\n`;
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function literal(value: number | boolean): string {
  if (typeof value === 'boolean') return String(value);
  return value === Infinity ? 'f64::INFINITY' : float(value);
}

function tuples(points: readonly number[], dimension: number): string {
  const rows = Array.from({ length: Math.floor(points.length / dimension) }, (_, i) =>
    points.slice(dimension * i, dimension * (i + 1)),
  );
  return rows.map((row) => `[${row.map(float).join(', ')}]`).join(', ');
}
