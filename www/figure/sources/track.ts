/** A recording: it is looked at, not dragged. A figure shows it fitted into its grid. */
import type { Points } from '../curves/kind.ts';
import type { Source } from './kind.ts';
import { placed, pointsOf, spaceHeight } from './points.ts';

/** Free space around a fitted recording, in cells. */
const MARGIN = 1;
/** A recording that takes this share of the grid's width or height stays as it is. */
const FILLS = 0.5;

/** Maps a recording to cells: one scale for all axes, so turns stay turns. */
export interface Fit {
  scale: number;
  shift: readonly number[];
}

export const AS_IT_IS: Fit = { scale: 1, shift: [0, 0, 0] };

/** Fits points into a room of as many sides as they have dimensions. */
export function fitInto(room: readonly number[], points: ArrayLike<number>): Fit {
  const low = room.map(() => Infinity);
  const high = room.map(() => -Infinity);
  for (let i = 0; i < points.length; i++) {
    const axis = i % room.length;
    low[axis] = Math.min(low[axis], points[i]);
    high[axis] = Math.max(high[axis], points[i]);
  }
  const inside = room.every((side, axis) => low[axis] >= 0 && high[axis] <= side);
  const fills = room.some((side, axis) => high[axis] - low[axis] >= FILLS * side);
  if (points.length === 0 || (inside && fills)) return AS_IT_IS;
  const least = Math.min(...room.map((side, axis) => (side - 2 * MARGIN) / (high[axis] - low[axis])));
  // Points in one spot have no size.
  const scale = Number.isFinite(least) && least > 0 ? least : 1;
  return { scale, shift: room.map((side, axis) => side / 2 - (scale * (low[axis] + high[axis])) / 2) };
}

export const toCells = ({ scale, shift }: Fit, points: Points, dimension: number): Points =>
  points.map((value, i) => scale * value + shift[i % dimension]);

export const fromCells = ({ scale, shift }: Fit, points: Points, dimension: number): Points =>
  points.map((value, i) => (value - shift[i % dimension]) / scale);

export const track: Source = {
  ...placed,
  noun: 'waypoint',
  through: 'raw',
  nudge: { step: 0, far: 0, fine: 0 },
  handles: () => [],
  move: () => null,
  fit(settings) {
    const { columns, rows, dimension } = settings;
    return fitInto([columns, rows, spaceHeight(settings)].slice(0, dimension), pointsOf(settings));
  },
};
