/** Corner cutting with limits, and the points that are plainly wrong. */
import { coordinates, dimension, floats, options, reading } from './arguments.js';
import { smooth } from './curves.js';
import { call, wasm } from './module.js';
import { values } from './table.js';
import { checkOptions } from './validation.js';

/** @typedef {import('./arguments.js').Points} Points */
/** @typedef {import('./arguments.js').Numbers} Numbers */

/**
 * Corner cutting that leaves turns below `angleLimit` alone, after throwing out points at which the polyline turns by
 * `outlierAngle` or more while leaving them out heals the turns beside them: 1 pass, 30 and 90 degrees if nothing else is
 * said. With `times`, one ascending number for each point, also those that cannot be reached and left at `maxSpeed`.
 * @param {Points} points
 * @param {RefineOptions} [request]
 * @returns {Float64Array}
 *
 * @typedef {{ dimension?: 2 | 3, passes?: number, angleLimit?: number, outlierAngle?: number,
 *   closed?: boolean, published?: boolean, times?: Numbers, maxSpeed?: number }} RefineOptions
 */
export function refine(points, request = {}) {
  const isTimed = reading('options', () => request?.times !== undefined);
  return isTimed ? timed(points, request, false) : smooth('refine', points, request);
}

/** @typedef {RefineOptions & { times: Numbers }} RefineTimesOptions */

/**
 * The times of the points that `refine` makes of points with times, one for each.
 * @param {Points} points
 * @param {RefineTimesOptions} request
 * @returns {Float64Array}
 */
export function refineTimes(points, request) {
  return timed(points, request, true);
}

/**
 * @param {Points} points
 * @param {unknown} request
 * @param {boolean} asksTimes
 * @returns {Float64Array}
 */
function timed(points, request, asksTimes) {
  return call(() => {
    const given = options(request);
    checkOptions('refine', given);
    const size = dimension(given['dimension']);
    return [
      size,
      coordinates('points', points, size),
      floats('times', given['times']),
      values('refine', given),
      asksTimes,
    ];
  }, wasm.refineTimed);
}

/**
 * Indexes of the points that the first pass of `refine` throws out.
 * @param {Points} points
 * @param {RefineOptions} [request]
 * @returns {Uint32Array}
 */
export function refineRejected(points, request = {}) {
  return call(() => {
    const given = options(request);
    checkOptions('refine', given);
    const size = dimension(given['dimension']);
    return [
      size,
      coordinates('points', points, size),
      given['times'] === undefined ? undefined : floats('times', given['times']),
      values('refine', given),
    ];
  }, wasm.refineRejected);
}

/**
 * Throws out the points that are plainly wrong and changes nothing else: the outliers of `refine`, without its corner
 * cutting. `rejected` has their indexes, `times` those of the points that stay; it is empty if none are given.
 * @param {Points} points
 * @param {RejectOutliersOptions} [request] 90 degrees and any speed if nothing else is said
 * @returns {{ points: Float64Array, times: Float64Array, rejected: Uint32Array }}
 *
 * @typedef {{ dimension?: 2 | 3, outlierAngle?: number, closed?: boolean, times?: Numbers, maxSpeed?: number }}
 *   RejectOutliersOptions
 */
export function rejectOutliers(points, request = {}) {
  return call(
    () => {
      const given = options(request);
      checkOptions('rejectOutliers', given);
      const { outlierAngle, closed, times, maxSpeed } = given;
      const size = dimension(given['dimension']);
      const line = coordinates('points', points, size);
      const clock = times === undefined ? undefined : floats('times', times);
      const judged = { dimension: size, outlierAngle, closed, times: clock, maxSpeed };
      return [size, line, clock, /** @type {RefineOptions} */ (judged)];
    },
    (size, line, clock, judged) => {
      const rejected = refineRejected(line, judged);
      return {
        points: without(line, size, rejected),
        times: without(clock ?? new Float64Array(), 1, rejected),
        rejected,
      };
    },
  );
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
