/** Leaving out the points that are plainly wrong. */
import { coordinates, dimension, floats, options } from './arguments.js';
import { refineRejected } from './curves.js';

/** @typedef {import('./arguments.js').Points} Points */
/** @typedef {import('./arguments.js').Numbers} Numbers */

/**
 * Throws out the points that are plainly wrong and changes nothing else: the outliers of `refine`, without its corner
 * cutting. `rejected` has their indexes, `times` those of the points that stay; it is empty if none are given.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, outlierAngle?: number, closed?: boolean, times?: Numbers, maxSpeed?: number }} [request]
 *   90 degrees and any speed if nothing else is said
 * @returns {{ points: Float64Array, times: Float64Array, rejected: Uint32Array }}
 */
export function rejectOutliers(points, request = {}) {
  const { outlierAngle, closed, times, maxSpeed, dimension: given } = options(request);
  const size = dimension(given);
  const line = coordinates('points', points, size);
  const judged = /** @type {import('./curves.js').RefineOptions} */ ({
    ...{ dimension: size, outlierAngle, closed, times, maxSpeed },
  });
  const rejected = refineRejected(line, judged);
  const clock = times === undefined ? new Float64Array() : floats('times', times);
  return { points: without(line, size, rejected), times: without(clock, 1, rejected), rejected };
}

/**
 * @param {Float64Array} list of elements of so many numbers
 * @param {number} size
 * @param {Uint32Array} rejected indexes, ascending
 */
function without(list, size, rejected) {
  const left = new Float64Array(Math.max(0, list.length - size * rejected.length));
  let [from, to] = [0, 0];
  for (const index of [...rejected, list.length / size]) {
    const kept = list.subarray(from, size * index);
    left.set(kept, to);
    from = size * (index + 1);
    to += kept.length;
  }
  return left;
}
