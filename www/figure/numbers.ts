/** What is measured on each curve: the numbers of a table, and the headings of a plot. */
import { deviation, measure } from '../engine.js';
import type { Line, Points } from './curves/kind.ts';

export interface CurveNumbers {
  points: number;
  /** In cells. */
  length: number;
  /** The sharpest turn in degrees. */
  largestTurn: number;
  /** How far the curve strays from the raw line, in cells; null until the whole module is there. */
  deviation: number | null;
  /** How many walls it crosses; null where they are not counted. */
  crossings: number | null;
}

export function numbersOf(
  points: Points,
  { raw, dimension, closed }: Line,
  ask: <T>(make: () => T) => T | null,
): CurveNumbers {
  const measured = measure(points, { dimension, closed });
  return {
    points: measured.points,
    length: measured.length,
    largestTurn: measured.maxTurn,
    deviation: points === raw ? 0 : ask(() => deviation(points, raw, { dimension, closed })),
    crossings: null,
  };
}

/** A part of a curve with one heading: the share of the length at which it ends, and degrees. */
export interface Heading {
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
