/** What a figure shows of a recording beside its curves. */
import { letterOf, type Handle } from '../drawing/handles.ts';
import type { Recording } from '../drawing/recording.ts';
import type { Line, Points } from './curves/kind.ts';

/** More points are a blur, and the line itself shows them. */
const MOST_MARKED = 500;

/** A recording in parts: `steady` is the line without its outliers. */
export interface RecordingParts extends Recording {
  steady: Points;
  ends: readonly Handle[];
}

/** `rejected` are indexes in the base line; `isShown` says whether the recorded line itself is shown. */
export function recordingOf(
  { raw, base, dimension, closed }: Line,
  rejected: ArrayLike<number>,
  isShown: boolean,
): RecordingParts {
  const isOut = new Set(Array.from(rejected));
  const pick = (line: Points, isPicked: (index: number) => boolean) =>
    line.filter((_, i) => isPicked(Math.floor(i / dimension)));
  const steady = isOut.size > 0 ? pick(base, (index) => !isOut.has(index)) : raw;
  const count = raw.length / dimension;
  // The picture of space has no marks.
  const isPlane = dimension === 2;
  const shown = isShown && isPlane;
  return {
    line: !shown ? [] : closed ? [...raw, ...raw.subarray(0, dimension)] : raw,
    kept: shown && count <= MOST_MARKED ? steady : [],
    rejected: isPlane ? pick(base, (index) => isOut.has(index)) : [],
    steady,
    ends: (closed || count < 2 ? [0] : [0, count - 1])
      .filter((index) => index < count)
      .map((index) => {
        const [x, y, z] = raw.subarray(index * dimension, (index + 1) * dimension);
        return { x, y, ...(dimension === 3 ? { z } : {}), letter: letterOf(index && 1) };
      }),
  };
}
