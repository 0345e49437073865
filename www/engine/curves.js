/** Smoothers: points in, points out. */
import { cells, floats, number, options } from './arguments.js';
import { call, dimension, glue, values, whole as all } from './module.js';

/** @typedef {import('./arguments.js').Points} Points */

/** What the module that a figure begins with can do in the plane. */
const PLAIN = ['chaikin', 'simplify', 'catmull_rom'];
/** And without a power function. */
export const PLAIN_ALPHAS = [0, 0.5, 1];

/**
 * @param {string} id
 * @param {string} name of the algorithm in the compiled module
 * @param {Points} points
 * @param {unknown} request
 * @returns {Float64Array}
 */
function smooth(id, name, points, request) {
  const given = options(request);
  const size = dimension(given['dimension']);
  return call(() => {
    const list = values(id, given);
    const plain = size === 2 && PLAIN.includes(name);
    const { smooth } = plain && (name !== 'catmull_rom' || PLAIN_ALPHAS.includes(list[1])) ? glue : all();
    return smooth(name, size, floats('points', points), list);
  });
}

/**
 * Chaikin's corner cutting. An open polyline keeps its end points; n points become 2n a pass.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, passes?: number, ratio?: number, closed?: boolean }} [request]
 * @returns {Float64Array}
 */
export function chaikin(points, request = {}) {
  return smooth('chaikin', 'chaikin', points, request);
}

/**
 * Corner cutting that leaves turns below `angleLimit` alone and throws out points into which the
 * polyline turns by `outlierAngle` or more.
 * @param {Points} points
 * @param {RefineOptions} [request]
 * @returns {Float64Array}
 *
 * @typedef {{ dimension?: 2 | 3, passes?: number, angleLimit?: number, outlierAngle?: number,
 *   closed?: boolean, published?: boolean }} RefineOptions
 */
export function refine(points, request = {}) {
  return smooth('refine', 'refine', points, request);
}

/**
 * Indexes of the points that the first pass of `refine` throws out.
 * @param {Points} points
 * @param {RefineOptions} [request]
 * @returns {Uint32Array}
 */
export function refineRejected(points, request = {}) {
  const given = options(request);
  return call(() =>
    all().refineRejected(dimension(given['dimension']), floats('points', points), values('refine', given)),
  );
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
  return smooth('simplify', 'simplify', points, request);
}

/**
 * Indexes of the points that `simplify` keeps.
 * @param {Points} points
 * @param {SimplifyOptions} request
 * @returns {Uint32Array}
 */
export function simplifyIndices(points, request) {
  const given = options(request);
  return call(() =>
    all().simplifyIndices(dimension(given['dimension']), floats('points', points), values('simplify', given)),
  );
}

/**
 * A Catmull-Rom spline through every point: (n − 1)·s + 1 points open, n·s closed.
 * @param {Points} points
 * @param {CatmullRomOptions} [request] alpha: 0 uniform, 0.5 centripetal, 1 chordal
 * @returns {Float64Array}
 */
export function catmullRom(points, request = {}) {
  return smooth('catmullRom', 'catmull_rom', points, request);
}

/**
 * The same spline as cubic Bézier segments, exactly, for canvases and SVG: the first point, then for
 * each segment its two control points and its end.
 * @param {Points} points
 * @param {CatmullRomOptions} [request]
 * @returns {Float64Array}
 *
 * @typedef {{ dimension?: 2 | 3, subdivisions?: number, alpha?: number, closed?: boolean }} CatmullRomOptions
 */
export function catmullRomBezier(points, request = {}) {
  const given = options(request);
  return call(() =>
    all().catmullRomBezier(
      dimension(given['dimension']),
      floats('points', points),
      values('catmullRom', given),
    ),
  );
}

/**
 * From jagged to smooth by one weight, 0 to 1: it sets the tolerance of `simplify` to the weight times
 * the mean segment length, and the ratio of four passes of `chaikin` to a quarter of it.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, weight?: number, closed?: boolean }} [request]
 * @returns {Float64Array}
 */
export function soften(points, request = {}) {
  return smooth('soften', 'soften', points, request);
}

/**
 * Keeps a smoothed curve on a grid's open cells: where it would cut through a wall, it bends towards
 * the raw path that it was made from. It is never further from that than before.
 * @param {Points} raw a path over open cells
 * @param {Points} smoothed any smoother's result for it
 * @param {{ width: number, height: number, walls: import('./arguments.js').Cells }} grid
 * @returns {Float64Array}
 */
export function guard(raw, smoothed, grid) {
  const { width, height, walls } = options(grid);
  return call(() =>
    all().guard(
      floats('raw', raw),
      floats('smooth', smoothed),
      number('width', width),
      number('height', height),
      cells('walls', walls),
    ),
  );
}
