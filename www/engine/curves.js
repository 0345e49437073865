/** Smoothers: points in, points out. */
import { floats, options } from './arguments.js';
import { PLAIN, PLAIN_ALPHAS } from './plain.js';
import { call, dimension, glue, place, values, whole as all } from './module.js';

/** @typedef {import('./arguments.js').Points} Points */

/**
 * @param {string} id
 * @param {Points} points
 * @param {unknown} request
 * @returns {Float64Array}
 */
export function smooth(id, points, request) {
  const given = options(request);
  const size = dimension(given['dimension']);
  return call(() => {
    const list = values(id, given);
    const plain = size === 2 && PLAIN.includes(id) && given['closed'] !== true;
    const { smooth } = plain && (id !== 'catmullRom' || PLAIN_ALPHAS.includes(list[1])) ? glue : all();
    return smooth(place(id), size, floats('points', points), list);
  });
}

/**
 * Chaikin's corner cutting. An open polyline keeps its end points; n points become 2n a pass. Passes are 1 and the ratio
 * 0.25 if nothing else is said.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, passes?: number, ratio?: number, closed?: boolean }} [request]
 * @returns {Float64Array}
 */
export function chaikin(points, request = {}) {
  return smooth('chaikin', points, request);
}

/**
 * Corner cutting that leaves turns below `angleLimit` alone and throws out points into which the
 * polyline turns by `outlierAngle` or more: 1 pass, 30 and 90 degrees if nothing else is said.
 * @param {Points} points
 * @param {RefineOptions} [request]
 * @returns {Float64Array}
 *
 * @typedef {{ dimension?: 2 | 3, passes?: number, angleLimit?: number, outlierAngle?: number,
 *   closed?: boolean, published?: boolean }} RefineOptions
 */
export function refine(points, request = {}) {
  return smooth('refine', points, request);
}

/**
 * Ramer-Douglas-Peucker: drops points that lie within `tolerance` of the line without them.
 * @param {Points} points
 * @param {SimplifyOptions} request
 * @returns {Float64Array}
 *
 * @typedef {{ dimension?: 2 | 3, tolerance: number, closed?: boolean }} SimplifyOptions
 */
export function simplify(points, request) {
  return smooth('simplify', points, request);
}

/**
 * A Catmull-Rom spline through every point: (n − 1)·s + 1 points open, n·s closed.
 * @param {Points} points
 * @param {CatmullRomOptions} [request] 8 subdivisions; alpha 0.5: centripetal (0 uniform, 1 chordal)
 * @returns {Float64Array}
 *
 * @typedef {{ dimension?: 2 | 3, subdivisions?: number, alpha?: number, closed?: boolean }} CatmullRomOptions
 */
export function catmullRom(points, request = {}) {
  return smooth('catmullRom', points, request);
}
