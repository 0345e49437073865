/** Smoothers: points in, points out; which points they keep, and other forms of their curves. */
import { badArgument } from '../errors.js';
import { cells, dimension, floats, number, options } from './arguments.js';
import { call, wasm } from './module.js';
import { params, place, values } from './table.js';

/** @typedef {import('./arguments.js').Points} Points */

/**
 * @param {string} id
 * @param {Points} points
 * @param {unknown} request
 * @returns {Float64Array}
 */
function smooth(id, points, request) {
  const given = options(request);
  const size = dimension(given['dimension']);
  return call(() => wasm.smooth(place(id), size, floats('points', points), values(id, given)));
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

/**
 * Indexes of the points that the first pass of `refine` throws out.
 * @param {Points} points
 * @param {RefineOptions} [request]
 * @returns {Uint32Array}
 */
export function refineRejected(points, request = {}) {
  const given = options(request);
  return call(() =>
    wasm.refineRejected(dimension(given['dimension']), floats('points', points), values('refine', given)),
  );
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
    wasm.simplifyIndices(dimension(given['dimension']), floats('points', points), values('simplify', given)),
  );
}

/**
 * The same spline as cubic Bézier segments, exactly, for canvases and SVG: the first point, then for
 * each segment its two control points and its end.
 * @param {Points} points
 * @param {CatmullRomOptions} [request]
 * @returns {Float64Array}
 */
export function catmullRomBezier(points, request = {}) {
  const given = options(request);
  return call(() =>
    wasm.catmullRomBezier(
      dimension(given['dimension']),
      floats('points', points),
      values('catmullRom', given),
    ),
  );
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
    wasm.guard(
      floats('raw', raw),
      floats('smoothed', smoothed),
      number('width', width),
      number('height', height),
      cells('walls', walls),
    ),
  );
}

/**
 * From jagged to smooth by one weight, 0 to 1: it sets the tolerance of `simplify` to the weight times
 * the mean segment length, and the ratio of four passes of `chaikin` to a quarter of it. The weight is 0.5 if nothing else is said.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, weight?: number, closed?: boolean }} [request]
 * @returns {Float64Array}
 */
export function soften(points, request = {}) {
  return smooth('soften', points, request);
}

/**
 * Visvalingam-Whyatt: drops the point whose triangle with its neighbours is the least, until all are at least `area`.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, area: number, closed?: boolean }} request
 * @returns {Float64Array}
 */
export function visvalingam(points, request) {
  return smooth('visvalingam', points, request);
}

/**
 * A uniform B-spline, which the points pull towards them: (n − d)·s + 1 points open, from end to end; n·s closed.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, degree?: number, subdivisions?: number, closed?: boolean }} [request] degree 3 of 1 to
 *   5, at most n − 1; 8 subdivisions
 * @returns {Float64Array}
 */
export function bspline(points, request = {}) {
  return smooth('bspline', points, request);
}

/**
 * What a smoother makes of points, put at the front of a list that is there already: who smooths anew for every frame
 * then leaves nothing behind for the garbage collector. The list may be that of the points. What is refused leaves it as
 * it was.
 * @param {Float64Array} into
 * @param {'chaikin' | 'refine' | 'simplify' | 'catmullRom' | 'soften' | 'visvalingam' | 'bspline'} algorithm
 * @param {Points} points
 * @param {object} [request] the smoother's options
 * @returns {Float64Array} that part of the list, in the same memory
 */
export function smoothInto(into, algorithm, points, request = {}) {
  const given = options(request);
  return call(() => {
    if (!(into instanceof Float64Array)) throw badArgument('into', into, 'a Float64Array');
    if (!params()[place(algorithm)]?.smoother) {
      const smoothers = params().filter(({ smoother }) => smoother);
      throw badArgument('algorithm', algorithm, `one of ${smoothers.map(({ id }) => id).join(', ')}`);
    }
    const { length } = into;
    const count = wasm.smoothInto(
      into,
      length,
      place(algorithm),
      dimension(given['dimension']),
      floats('points', points),
      values(algorithm, given),
    );
    if (count > length) throw badArgument('into', length, `${count} numbers or more`);
    return into.subarray(0, count);
  });
}
