/** Kinds of settings: how to read each from text, write it back, and describe it in errors. */
import { table } from '../engine/table.ts';

export interface Kind<T> {
  start: T;
  /** Returns undefined if the text is invalid. */
  read(text: string): T | undefined;
  /** Returns the text that `read` reads as this value, or null if the attribute is left out. */
  write(value: T): string | null;
  /** Reads the value of a property; undefined if it is invalid. Without it, `read` gets the value as text. */
  accept?(value: unknown): T | undefined;
  /** The valid values, in words that follow "must be". */
  allowed: string;
  range?: Range;
}

/** Reads the value of a property: text like an attribute, null or undefined like a missing one. */
export function acceptValue<T>(kind: Kind<T>, value: unknown): T | undefined {
  if (value === null || value === undefined) return kind.start;
  if (typeof value === 'string' || !kind.accept) return kind.read(String(value));
  return kind.accept(value);
}

const isList = (value: unknown): value is ArrayLike<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as ArrayLike<unknown>).length === 'number';

function numbersOf(value: unknown): number[] | undefined {
  const list = isList(value) ? Array.from(value) : [NaN];
  const valid = list.every((one) => typeof one === 'number' && Math.abs(one) <= FARTHEST);
  return valid ? (list as number[]) : undefined;
}

export interface Range {
  lowest: number;
  highest: number;
  min: number;
  max: number;
  step: number;
  unit?: string;
}

export const MOST_SIDE = 2048;
const MOST_CELLS = MOST_SIDE * MOST_SIDE;
/** A hostile text must not fill the memory. */
const MOST_WALLS = 2 ** 18;
/** The most points that a figure takes: no screen shows more. */
export const MOST_POINTS = 20_000;
/** The largest coordinate that the core accepts. */
const FARTHEST = 1e150;

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
const split = (text: string) => text.split(/[\s,]+/).filter(Boolean);
/** Adding 0 avoids a negative zero. */
const numberIn = (text: string) => (text.trim() === '' ? NaN : Number(text) + 0);

export const choice = <T extends string>(...choices: readonly T[]): Kind<T> => ({
  start: choices[0],
  read: (text) => choices.find((one) => one === text),
  write: String,
  allowed: `one of ${choices.join(', ')}`,
});

/** A choice that may stay open, so that something else decides. */
export const openChoice = <T extends string>(...choices: readonly T[]): Kind<T | null> => ({
  ...choice(...choices),
  start: null,
  write: (value) => value,
});

export const flag: Kind<boolean> = {
  start: false,
  read: (text) => text !== 'false',
  accept: Boolean,
  write: (value) => (value ? '' : null),
  allowed: 'a flag',
};

export const text: Kind<string> = { start: '', read: (given) => given, write: String, allowed: 'a text' };

interface NumberOptions extends Range {
  whole?: boolean;
  /** The word for no limit. */
  infinite?: string;
}

export function number(start: number, { whole = false, infinite, ...range }: NumberOptions): Kind<number> {
  const { lowest, highest } = range;
  const bounds = highest === Infinity ? `${lowest} or more` : `from ${lowest} to ${highest}`;
  return {
    start,
    range,
    read(given) {
      if (infinite && given === infinite) return Infinity;
      const value = numberIn(given);
      const valid = Number.isFinite(value) && value >= lowest && value <= highest;
      return valid && (!whole || Number.isInteger(value)) ? value : undefined;
    },
    write: (value) => (infinite && value === Infinity ? infinite : String(value)),
    allowed: `${whole ? 'a whole number' : 'a number'}, ${bounds}${infinite ? `, or ${infinite}` : ''}`,
  };
}

export function parameter(algorithm: string, id: string, start: number, infinite?: string): Kind<number> {
  const found = table.find((row) => row.id === algorithm)?.params.find((row) => row.id === id);
  if (!found) throw new Error(`The core has no parameter ${algorithm}.${id}`);
  const { min, max, step, unit, lowest, highest, kind } = found;
  return number(start, { min, max, step, unit, lowest, highest, whole: kind === 'whole', infinite });
}

/** Some of several words. `every`, if given, is short for all of them. */
export function words<T extends string>(
  start: readonly T[],
  choices: readonly T[],
  every?: string,
): Kind<readonly T[]> {
  const among = (named: readonly unknown[]) =>
    named.every((word) => choices.includes(word as T))
      ? choices.filter((word) => named.includes(word))
      : undefined;
  return {
    start,
    read: (given) => (given.trim() === every ? choices : among(split(given))),
    write: (value) => (every && value.length === choices.length ? every : value.join(' ')),
    accept: (value) => (isList(value) ? among(Array.from(value)) : undefined),
    allowed: `some of ${choices.join(', ')}${every ? `, or ${every}` : ''}`,
  };
}

/** Points or cells as one flat list, and how many numbers make one: 0 if the dimension decides. */
export interface Tuples {
  size: number;
  flat: readonly number[];
}

/** "x,y x,y" or "x,y,z x,y,z"; null if there are none. */
export const tuples = (...sizes: readonly number[]): Kind<Tuples | null> => ({
  start: null,
  read(given) {
    if (given.trim() === '') return null;
    const rows = given
      .trim()
      .split(/\s+/)
      .map((row) => row.split(',').map(numberIn));
    const size = rows[0].length;
    const valid =
      rows.length <= MOST_POINTS &&
      rows.every((row) => row.length === size && row.every((one) => Math.abs(one) <= FARTHEST));
    return valid && sizes.includes(size) ? { size, flat: rows.flat() } : undefined;
  },
  write(value) {
    if (!value) return null;
    const size = value.size || 2;
    const rows = Array.from({ length: Math.floor(value.flat.length / size) }, (_, i) =>
      value.flat.slice(i * size, (i + 1) * size).join(','),
    );
    return rows.join(' ');
  },
  accept(value) {
    const flat = numbersOf(value);
    const fits = flat && flat.length <= MOST_POINTS * Math.max(...sizes);
    return fits ? { size: sizes.length > 1 ? 0 : sizes[0], flat } : undefined;
  },
  allowed: `at most 20,000 ${sizes.length > 1 ? 'points such as "1,2 4,5" or "1,2,0 4,5,3"' : 'cells such as "1,1 18,18"'}`,
});

/** Two numbers, neither beyond its limit. */
const pair = (
  sign: string,
  limits: readonly [number, number],
  allowed: string,
): Kind<readonly [number, number] | null> => ({
  start: null,
  read(given) {
    if (given.trim() === '') return null;
    const numbers = given.split(sign).map(numberIn);
    const valid = numbers.length === 2 && numbers.every((one, i) => Math.abs(one) <= limits[i]);
    return valid ? (numbers as [number, number]) : undefined;
  },
  write: (value) => value && value.join(sign),
  accept(value) {
    const numbers = numbersOf(value);
    return numbers?.length ? this.read(numbers.join(sign)) : undefined;
  },
  allowed,
});

export const place = pair(',', [90, 360], 'a latitude and a longitude such as "48.1,11.6"');
/** 1000 radians are more than any reader turns. */
export const angles = pair(' ', [1000, 1000], 'two angles in radians such as "0.5 0.3"');

const areCells = (list: readonly number[] | undefined): list is number[] =>
  list !== undefined &&
  list.length <= MOST_WALLS &&
  list.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < MOST_CELLS);

const inOrder = (list: readonly number[] | undefined) =>
  areCells(list) && new Set(list).size === list.length ? (list.length ? list : null) : undefined;

/** Distinct cells by index; their order matters. */
export const cells: Kind<readonly number[] | null> = {
  start: null,
  read: (given) => inOrder(split(given).map(numberIn)),
  write: (value) => value && value.join(' '),
  accept: (value) => inOrder(numbersOf(value)),
  allowed: 'different cells by their indexes, such as "12 40 3"',
};

export type Rectangle = readonly [x: number, y: number, x2: number, y2: number];

/** A set of cells: by their indexes, or as rectangles, whose indexes depend on the width of the grid. */
export type CellSet = { readonly indexes: readonly number[] } | { readonly rectangles: readonly Rectangle[] };

/** Cells and rectangles such as "3,4 5,0-5,9", or run lengths, alternately outside and inside: "5 3 12 1". */
export const cellSet: Kind<CellSet> = {
  start: { indexes: [] },
  read: (given) => (given.includes(',') ? readRectangles(given) : readRuns(given)),
  write: (value) =>
    'indexes' in value
      ? writeRuns(value.indexes)
      : value.rectangles
          .map(([x, y, x2, y2]) => (x === x2 && y === y2 ? `${x},${y}` : `${x},${y}-${x2},${y2}`))
          .join(' '),
  accept(value) {
    const indexes = numbersOf(value);
    return areCells(indexes) ? { indexes } : undefined;
  },
  allowed: 'at most 262,144 cells, as cells and rectangles such as "3,4 5,0-5,9"',
};

function readRectangles(given: string): CellSet | undefined {
  const rectangles = given
    .trim()
    .split(/\s+/)
    .map((one) => /^(\d+),(\d+)(?:-(\d+),(\d+))?$/.exec(one))
    .map((found) => found?.slice(1).map((part, i, all) => Number(part ?? all[i - 2])));
  const valid = rectangles.every((one) => one?.every((side) => side < MOST_SIDE));
  const found = rectangles as unknown as Rectangle[];
  const area = ([x, y, x2, y2]: Rectangle) => (Math.abs(x2 - x) + 1) * (Math.abs(y2 - y) + 1);
  return valid && sum(found.map(area)) <= MOST_WALLS ? { rectangles: found } : undefined;
}

function readRuns(given: string): CellSet | undefined {
  const lengths = split(given).map(Number);
  if (!lengths.every((length) => Number.isInteger(length) && length >= 0)) return undefined;
  if (sum(lengths) > MOST_CELLS || sum(lengths.filter((_, i) => i % 2)) > MOST_WALLS) return undefined;
  const indexes: number[] = [];
  let at = 0;
  lengths.forEach((length, i) => {
    if (i % 2) for (let k = 0; k < length; k++) indexes.push(at + k);
    at += length;
  });
  return { indexes };
}

function writeRuns(indexes: readonly number[]): string {
  const lengths: number[] = [];
  let end = 0;
  for (const cell of [...new Set(indexes)].sort((a, b) => a - b)) {
    if (cell === end && lengths.length) lengths[lengths.length - 1]++;
    else lengths.push(cell - end, 1);
    end = cell + 1;
  }
  return lengths.join(' ');
}

/** The indexes of a set of cells, limited to the grid. */
export function indexesOf(set: CellSet, columns: number, rows: number): readonly number[] {
  if ('indexes' in set) {
    const inside = (cell: number) => cell < columns * rows;
    return set.indexes.every(inside) ? set.indexes : set.indexes.filter(inside);
  }
  const found = new Set<number>();
  for (const [x, y, x2, y2] of set.rectangles)
    for (let row = Math.min(y, y2); row <= Math.min(Math.max(y, y2), rows - 1); row++)
      for (let column = Math.min(x, x2); column <= Math.min(Math.max(x, x2), columns - 1); column++)
        found.add(row * columns + column);
  return [...found].sort((a, b) => a - b);
}

export interface Row<T> extends Kind<T> {
  /** Key in the state string, which must never change; null if the string leaves the setting out. */
  code: string | null;
  /** Value if a state string omits the setting; `start` by default. */
  absent?: T;
}

export const row = <T>(code: string, kind: Kind<T>): Row<T> => ({ code, ...kind });

export const unsaved = <T>(kind: Kind<T>): Row<T> => ({ code: null, ...kind });
