/** What is measured on each curve, along all branches of a path as if they were one line. */
import { deviation, measure, wallsCrossed } from '../engine.js';
import type { Line, Points, Walls } from './curves/kind.ts';
import type { Figure } from './figure.ts';

export type CurveNumbers = ReturnType<typeof numbersOf>;

/** The numbers of one curve, each found when it is first read. */
export function numbersOf(
  { lines: { value: raws }, walls: { value: walls }, ask }: Figure,
  lines: readonly Points[],
) {
  const measured = once(() => measureAll(lines, raws[0]));
  return lazy({
    points: () => measured().points,
    /** In cells. */
    length: () => measured().length,
    /** In degrees, as the mean. */
    largestTurn: () => measured().maxTurn,
    meanTurn: () => measured().meanTurn,
    /** How many blocked cells it crosses; null without a grid. */
    crossings: once(() => walls && crossingsOfAll(lines, walls)),
    /** How far the curve strays from the raw line, in cells; null until the whole module is there. */
    deviation: once(() => ask(() => deviationOfAll(lines, raws))),
  });
}

/** Finds a result when it is first asked for. */
export function once<T>(find: () => T): () => T {
  let found: { value: T } | null = null;
  return () => (found ??= { value: find() }).value;
}

/** An object whose properties are found when they are read. */
export function lazy<T extends object>(find: { [K in keyof T]: () => T[K] }): Readonly<T> {
  const values = {} as T;
  for (const name of Object.keys(find) as (keyof T)[])
    Object.defineProperty(values, name, { get: find[name], enumerable: true });
  return values;
}

/** A part of a curve with one heading: the share of the length at which it ends, and degrees. */
interface Heading {
  until: number;
  degrees: number;
}

/** Headings count past a full circle, so they jump only at a corner. In space they are those of the ground. */
export function headingsOf(points: ArrayLike<number>, dimension: 2 | 3): Heading[] {
  const headings: Heading[] = [];
  let length = 0;
  let degrees = 0;
  for (let i = dimension; i + dimension <= points.length; i += dimension) {
    const [dx, dy] = [points[i] - points[i - dimension], points[i + 1] - points[i + 1 - dimension]];
    const dz = dimension === 3 ? points[i + 2] - points[i - 1] : 0;
    const piece = Math.hypot(dx, dy, dz);
    if (piece === 0) continue;
    if (dx !== 0 || dy !== 0) {
      const direction = (Math.atan2(dy, dx) * 180) / Math.PI;
      degrees = direction + (headings.length ? 360 * Math.round((degrees - direction) / 360) : 0);
    }
    length += piece;
    headings.push({ until: length, degrees });
  }
  return headings.map(({ until, degrees }) => ({ until: until / length, degrees }));
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

/** Blocked cells that a curve crosses on any branch, each once. */
export const crossingsOfAll = (lines: readonly Points[], walls: Walls): number =>
  new Set(lines.flatMap((line) => Array.from(wallsCrossed(line, walls)))).size;

/** The farthest that a curve strays from the raw lines of its branches. */
export const deviationOfAll = (lines: readonly Points[], raws: readonly Line[]): number =>
  Math.max(
    ...raws
      .slice(0, lines.length)
      .map(({ raw, dimension, closed }, i) =>
        lines[i] === raw ? 0 : deviation(lines[i], raw, { dimension, closed }),
      ),
  );
