/** A recorded track, which readers cannot drag. A figure fits it into its grid and marks its points. */
import { letterOf, type Handle } from '../../drawing/handles.ts';
import type { Recording } from '../../drawing/road.ts';
import { looped } from '../../geometry/view.ts';
import type { Line, Points } from '../curves/kind.ts';
import type { Settings } from '../settings.ts';
import type { Source } from './index.ts';
import { placed, pointsOf, spaceHeight } from './points.ts';

/** Free space around a fitted track, in cells. */
const MARGIN = 1;
/** A track inside the grid that fills this share of its width or height is not moved or scaled. */
const FILLS = 0.5;

/** Maps a track to cells. All axes have one scale, which keeps turns the same. */
export interface Fit {
  scale: number;
  shift: readonly number[];
}

export const AS_IT_IS: Fit = { scale: 1, shift: [0, 0, 0] };

/** Fits points into a box with these sides, one per dimension. */
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

export function fitOf(settings: Settings): Fit {
  const { columns, rows, dimension } = settings;
  return fitInto([columns, rows, spaceHeight(settings)].slice(0, dimension), pointsOf(settings));
}

export const track: Source = {
  ...placed,
  noun: 'waypoint',
  through: 'raw',
  nudge: { step: 0, far: 0, fine: 0 },
  handles: () => [],
  move: () => null,
  fit: fitOf,
};

/** Most points to mark: more would blur, and the line itself shows them. */
const MOST_MARKED = 500;

/**
 * Splits a track into parts to draw. `steady` is the line without its outliers; `rejected` are indexes in the base line;
 * `isShown` says whether to draw the recorded line itself.
 */
export function recordingOf(
  { raw, base, dimension, closed }: Line,
  rejected: ArrayLike<number>,
  isShown: boolean,
): Recording & { steady: Points; ends: readonly Handle[] } {
  const isOut = new Set(Array.from(rejected));
  const pick = (line: Points, isPicked: (index: number) => boolean) =>
    line.filter((_, i) => isPicked(Math.floor(i / dimension)));
  const steady = isOut.size > 0 ? pick(base, (index) => !isOut.has(index)) : raw;
  const count = raw.length / dimension;
  // The picture of space has no marks.
  const isPlane = dimension === 2;
  const shown = isShown && isPlane;
  return {
    line: !shown ? [] : closed ? looped(raw, dimension) : raw,
    kept: shown && count <= MOST_MARKED ? steady : [],
    rejected: isPlane ? pick(base, (index) => isOut.has(index)) : [],
    steady,
    ends: (closed || count < 2 ? [0] : [0, count - 1])
      .filter((index) => index < count)
      .map((index) => {
        const [x, y, z] = raw.subarray(index * dimension, (index + 1) * dimension);
        return { x, y, ...(dimension === 3 ? { z } : {}), letter: letterOf(index && 1), isFixed: true };
      }),
  };
}
