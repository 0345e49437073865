/** @typedef {readonly [x: number, y: number, z: number]} Vector on a plane z is 0 */

/** Shorter than this, or turning by less, is nothing. */
export const STRAIGHT = 1e-6;

/** @param {Float64Array} points @param {number} n the dimension @param {number} i @returns {Vector} */
export const at = (points, n, i) => [points[n * i], points[n * i + 1], n > 2 ? points[n * i + 2] : 0];

/** @param {Vector} to @param {Vector} from @returns {Vector} */
export const minus = (to, from) => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];

/** @param {Vector} a @param {Vector} b @returns {Vector} */
export const plus = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** @param {Vector} a @param {Vector} b */
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** @param {Vector} a @param {Vector} b @returns {Vector} */
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** @param {Vector} a @param {number} by @returns {Vector} */
export const times = (a, by) => [a[0] * by, a[1] * by, a[2] * by];
