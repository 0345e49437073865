/** Writes a program that makes a curve with this package's functions. */
import { table } from '../engine/table.ts';
import { curveOf, type CurveId } from '../figure/curves/index.ts';
import type { Call } from '../figure/curves/kind.ts';
import type { Figure } from '../figure/figure.ts';
import { throughOf, type CarvingRequest } from '../figure/sources/index.ts';
import { float, languageNamed } from './code.ts';

export const PROGRAMS = {
  rust: { ending: 'rs', write: programInRust },
  javascript: { ending: 'mjs', write: programInJavaScript },
};

export type ProgramLanguage = keyof typeof PROGRAMS;

export const writeProgram = (language: ProgramLanguage, figure: Figure, id: CurveId): string =>
  languageNamed<(typeof PROGRAMS)[ProgramLanguage]>(PROGRAMS, language).write(programOf(figure, id));

export type Program = ReturnType<typeof programOf>;

/** Lists the calls that make a curve, for any language. They carve to the end, and take the longest of several paths. */
function programOf(figure: Figure, id: CurveId) {
  const { settings } = figure;
  const source = figure.source.value;
  const { dimension, closed } = figure.line.value;
  // Figures measure in cells, programs in the units of the recording.
  const tolerance = settings.tolerance / figure.fit.value.scale;
  const known = curveOf(id).call?.(settings) ?? null;
  const simplifies = known?.[0] === 'simplify';
  /** Null if the curve is the line. */
  const call: Call | null = simplifies ? ['simplify', { tolerance }] : known;
  return {
    dimension,
    closed,
    route: source.grid ? source.call(settings) : null,
    /** The points of the line, if there is no route. */
    points: source.grid ? [] : Array.from(source.points(settings)),
    tolerance: call && !simplifies && throughOf(settings) === 'simplified' ? tolerance : null,
    call,
    /** Whether to keep the curve off walls; around a carved path, all other cells are walls. */
    guarded: source.grid && settings.guarded && call !== null,
  };
}

function programInJavaScript({
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
    const base = tolerance === null ? 'line' : 'corners';
    const curve = use(call[0], base, write({ ...call[1], ...shape }));
    lines.push(`export const curve = ${guarded ? use('guard', base, curve, `{ ${solid} }`) : curve};`);
  }
  return `// npm install meander\nimport { ${[...names].sort().join(', ')} } from 'meander';\n\nawait ready();\n${lines.join('\n')}\n`;
}

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (typeof value !== 'object' || !value) return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${write(part)}`);
  return `{ ${parts.join(', ')} }`;
}

type Options = Omit<CarvingRequest, 'width' | 'height' | 'terminals'>;

/** Writes the calls that set the options of a carving, in this order. */
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

function programInRust({ dimension, closed, route, points, tolerance, call, guarded }: Program): string {
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
    const base = tolerance === null ? 'line' : 'corners';
    const curve = `${use(snake(call[0]), 'smooth::')}(&${base}, &${type}::new()${options.join('')})?`;
    if (!guarded) lines.push(`Ok(${curve})`);
    else lines.push(`let loose = ${curve};`, `Ok(map.guard(&${base}, &loose, 0.0)?)`);
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
