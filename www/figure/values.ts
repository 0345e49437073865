/** The interface for sentences: a figure's numbers by name, each computed when read, and the settings they change. */
import { FORCED, SOCKET } from '../drawing/stones.ts';
import { deviation, measure, wallsCrossed } from '../engine.ts';
import { badArgument } from '../errors.ts';
import { KEYS } from '../words/say.ts';
import { chaikin } from './curves/chaikin.ts';
import type { Line, Points, Walls } from './curves/kind.ts';
import type { Figure } from './figure.ts';
import { acceptValue, indexesOf } from './kinds.ts';
import { attributeOf, rowOf, SETTINGS, type Name } from './settings.ts';
import { wallCells } from './sources/grid.ts';
import { throughOf } from './sources/index.ts';
import { pointsOf } from './sources/points.ts';

export type Values = Readonly<Record<string, number>>;
type Getters = Record<string, () => number>;

export function valuesOf(figure: Figure): Values {
  return lazy({ ...gridValues(figure), ...thrownOut(figure), ...curveValues(figure) });
}

function gridValues({ settings, source, grid, carving, position, total, parts }: Figure): Getters {
  const shown = grid.value;
  if (!shown) return {};
  const { columns, rows } = settings;
  const count = (wanted: number) => shown.kinds.reduce((n, kind) => n + Number(kind === wanted), 0);
  const known: Getters = {
    cells: () => columns * rows - wallCells(settings).length,
    pathLength: () => parts.path.peek().size,
  };
  if (!source.value.carved) return known;
  return {
    ...known,
    removed: () => count(SOCKET),
    forced: () => count(FORCED),
    step: () => position.peek(),
    steps: () => total.peek(),
    searches: () => carving.searchesAt(position.peek()),
  };
}

function thrownOut({ settings, line: { value: line }, ask }: Figure): Getters {
  if (!settings.overlays.includes(chaikin.id)) return {};
  return {
    recorded: () => line.base.length / line.dimension,
    rejected: once(() => ask(() => chaikin.rejected!(line, settings))?.length ?? NaN),
  };
}

function curveValues({ numbers }: Figure): Getters {
  const known: Getters = {};
  for (const [id, { value: found }] of numbers) {
    if (!found) continue;
    for (const name of Object.keys(found) as (keyof CurveNumbers)[])
      known[`${id}.${name}`] = () => found[name] ?? (name === 'crossings' ? 0 : NaN);
  }
  return known;
}

export type CurveNumbers = ReturnType<typeof numbersOf>;

export function numbersOf(
  { lines: { value: raws }, walls: { value: walls }, ask }: Figure,
  lines: readonly Points[],
) {
  const measured = once(() => measureAll(lines, raws[0]));
  return lazy({
    points: () => measured().points,
    /** In cells. */
    length: () => measured().length,
    /** In degrees, like `meanTurn`. */
    largestTurn: () => measured().maxTurn,
    meanTurn: () => measured().meanTurn,
    /** How many blocked cells it crosses; null without a grid. */
    crossings: once(() => walls && crossingsOfAll(lines, walls)),
    /** How far the curve strays from the raw line, in cells; null until the whole module is loaded. */
    deviation: once(() => ask(() => deviationOfAll(lines, raws))),
  });
}

export function once<T>(find: () => T): () => T {
  let found: { value: T } | null = null;
  return () => (found ??= { value: find() }).value;
}

export function lazy<T extends object>(find: { [K in keyof T]: () => T[K] }): Readonly<T> {
  const values = {} as T;
  for (const name of Object.keys(find) as (keyof T)[])
    Object.defineProperty(values, name, { get: find[name], enumerable: true });
  return values;
}

export function measureAll(
  lines: readonly Points[],
  { dimension, closed }: Pick<Line, 'dimension' | 'closed'>,
) {
  const all = lines.map((line) => measure(line, { dimension, closed }));
  const turns = all.map(({ points }) => Math.max(0, points - 2));
  const sum = (part: (one: (typeof all)[number], i: number) => number) =>
    all.reduce((total, one, i) => total + part(one, i), 0);
  return {
    points: sum(({ points }) => points),
    length: sum(({ length }) => length),
    maxTurn: Math.max(0, ...all.map(({ maxTurn }) => maxTurn)),
    meanTurn: sum(({ meanTurn }, i) => turns[i] * meanTurn) / (sum((_, i) => turns[i]) || 1),
  };
}

export const crossingsOfAll = (lines: readonly Points[], walls: Walls): number =>
  new Set(lines.flatMap((line) => Array.from(wallsCrossed(line, walls)))).size;

export const deviationOfAll = (lines: readonly Points[], raws: readonly Line[]): number =>
  Math.max(
    ...raws
      .slice(0, lines.length)
      .map(({ raw, dimension, closed }, i) =>
        lines[i] === raw ? 0 : deviation(lines[i], raw, { dimension, closed }),
      ),
  );

export interface Parameter {
  min?: number;
  max?: number;
  step?: number;
  label: string;
}

/** Checks the name of a setting, because authors write the sentences. */
function nameOf(name: string): Name {
  if (!Object.hasOwn(SETTINGS, name)) throw badArgument('name', name, 'the name of a property');
  return name as Name;
}

/** The current value of a property, even if its setting leaves the value open. */
export function current({ signals, settings, started, position }: Figure, name: Name): unknown {
  const { columns, rows, points, terminals } = settings;
  if (name === 'position' && started.peek()) return position.peek();
  if (name === 'through') return throughOf(settings);
  if (name === 'walls' || name === 'missing') return indexesOf(settings[name], columns, rows);
  if (name === 'points') return points && [...pointsOf(settings)];
  if (name === 'terminals') return terminals && [...terminals.flat];
  return signals[name].peek();
}

/** Changes a setting. All changes until `commit` are one step of undo, except for settings that undo ignores. */
export function change(figure: Figure, given: string, value: unknown) {
  const name = nameOf(given);
  const row = rowOf(name);
  const accepted = acceptValue(row, value);
  if (accepted === undefined) throw badArgument(name, value, row.allowed);
  if (name === 'position') {
    if (figure.started.peek()) figure.motion.seek(accepted as number);
    else figure.set({ position: accepted as number }, 'user');
    return;
  }
  if (row.code) figure.history.begin();
  figure.set({ [name]: accepted }, 'user');
}

/** The label of a setting and, for numbers, its range. */
export function parameter(figure: Figure, given: string): Parameter {
  const name = nameOf(given);
  const say = figure.say.peek();
  if (name === 'position')
    return { min: 0, max: figure.started.peek() ? figure.total.peek() : 0, step: 1, label: say('timeline') };
  const key = KEYS.find((one) => one === `parameter.${name}`);
  const label = key ? say(key) : attributeOf(name);
  const { range } = rowOf(name);
  return range ? { min: range.min, max: range.max, step: range.step, label } : { label };
}
