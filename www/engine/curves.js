/** Smoothers: points in, points out; which points they keep, and other forms of their curves. */
import { badArgument } from '../errors.js';
import { coordinates, dimension, flag, number, options, reading } from './arguments.js';
import { call, wasm } from './module.js';
import { params, place, values } from './table.js';
import { gridAndWalls } from './walls.js';

/** @typedef {import('./arguments.js').Points} Points */

/**
 * Any smoother by its id.
 * @param {string} id
 * @param {Points} points
 * @param {unknown} request
 * @returns {Float64Array}
 */
export function smooth(id, points, request) {
  return call(() => {
    const given = options(request);
    const size = dimension(given['dimension']);
    return wasm.smooth(place(id), size, coordinates('points', points, size), values(id, given));
  }, request);
}

/**
 * The curves of a plain figure: for the plane each has a function of its own, in the module that a figure begins with, too.
 * @param {'chaikin' | 'simplify' | 'catmullRom'} id
 * @param {Points} points
 * @param {unknown} request
 * @returns {Float64Array}
 */
function curve(id, points, request) {
  return call(() => {
    const given = options(request);
    if (dimension(given['dimension']) !== 2) return smooth(id, points, given);
    return wasm[id](coordinates('points', points, 2), values(id, given));
  }, request);
}

/**
 * Chaikin's corner cutting. An open polyline keeps its end points; n points become 2n a pass. Passes are 1 and the ratio
 * 0.25 if nothing else is said.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, passes?: number, ratio?: number, closed?: boolean }} [request]
 * @returns {Float64Array}
 */
export function chaikin(points, request = {}) {
  return curve('chaikin', points, request);
}

/**
 * Ramer-Douglas-Peucker: drops points that lie within `tolerance` of the line without them. With walls, every leg is in
 * sight: the shortest line over some of the points that crosses no wall, is as far from walls as `radius` or the points
 * are, and within `tolerance`.
 * @param {Points} points
 * @param {SimplifyOptions} request
 * @returns {Float64Array}
 *
 * @typedef {{ dimension?: 2 | 3, tolerance: number, closed?: boolean, width?: number, height?: number,
 *   walls?: import('./arguments.js').Walls, radius?: number }} SimplifyOptions
 */
export function simplify(points, request) {
  return call(() => {
    const given = options(request);
    if (given['walls'] === undefined) return curve('simplify', points, request);
    const line = coordinates('points', points, dimension(given['dimension']));
    const kept = simplifyOnGridIndices(line, given);
    return Float64Array.from({ length: 2 * kept.length }, (_, at) => line[2 * kept[at >> 1] + (at & 1)]);
  }, request);
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
  return curve('catmullRom', points, request);
}

/**
 * Indexes of the points that `simplify` keeps.
 * @param {Points} points
 * @param {SimplifyOptions} request
 * @returns {Uint32Array}
 */
export function simplifyIndices(points, request) {
  return call(() => {
    const given = options(request);
    const size = dimension(given['dimension']);
    const line = coordinates('points', points, size);
    if (given['walls'] !== undefined) return simplifyOnGridIndices(line, given);
    return wasm.simplifyIndices(size, line, values('simplify', given));
  }, request);
}

/**
 * @param {Float64Array} line
 * @param {Record<string, unknown>} given
 * @returns {Uint32Array}
 */
function simplifyOnGridIndices(line, given) {
  const { dimension: size, width, height, walls, radius = 0 } = given;
  if (dimension(size) !== 2) throw badArgument('dimension', size, '2 where there are walls');
  const [tolerance, closed] = values('simplify', given);
  return wasm.simplifyOnGridIndices(
    line,
    tolerance,
    closed === 1,
    ...gridAndWalls(width, height, walls),
    number('radius', radius),
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
  return call(() => {
    const given = options(request);
    const size = dimension(given['dimension']);
    return wasm.catmullRomBezier(size, coordinates('points', points, size), values('catmullRom', given));
  }, request);
}

/**
 * Keeps a smoothed curve on a grid's open cells and no sharper than the raw path that it was made from: where it would
 * cut through a wall or turn too sharply, it follows that path, pulled straight and with rounded corners. It is never
 * further from that than before, and as far from walls as `radius` or the raw path is.
 * @param {Points} raw a path over open cells
 * @param {Points} smoothed any smoother's result for it
 * @param {{ width: number, height: number, walls: import('./arguments.js').Walls, radius?: number,
 *   closed?: boolean }} grid
 * @returns {Float64Array}
 */
export function guard(raw, smoothed, grid) {
  return call(() => {
    const { width, height, walls, radius = 0, closed } = options(grid);
    return wasm.guard(
      coordinates('raw', raw, 2),
      coordinates('smoothed', smoothed, 2),
      ...gridAndWalls(width, height, walls),
      number('radius', radius),
      flag('closed', closed),
    );
  }, grid);
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
 * The options of each smoother.
 * @typedef {object} SmootherOptions
 * @property {NonNullable<Parameters<typeof chaikin>[1]>} chaikin
 * @property {Omit<import('./refining.js').RefineOptions, 'times' | 'maxSpeed'>} refine
 * @property {Omit<SimplifyOptions, 'width' | 'height' | 'walls' | 'radius'>} simplify
 * @property {CatmullRomOptions} catmullRom
 * @property {NonNullable<Parameters<typeof soften>[1]>} soften
 * @property {Parameters<typeof visvalingam>[1]} visvalingam
 * @property {NonNullable<Parameters<typeof bspline>[1]>} bspline
 */

/**
 * What a smoother makes of points, put at the front of a list that is there already: who smooths anew for every frame
 * then leaves nothing behind for the garbage collector. The list may be that of the points. What is refused leaves it as
 * it was.
 * @template {keyof SmootherOptions} Id
 * @param {Float64Array} into
 * @param {Id} algorithm
 * @param {Points} points
 * @param {{} extends SmootherOptions[Id] ? [request?: SmootherOptions[Id]] : [request: SmootherOptions[Id]]} request the
 *   smoother's options, without walls and times
 * @returns {Float64Array} that part of the list, in the same memory
 */
export function smoothInto(into, algorithm, points, ...request) {
  const [asked = {}] = /** @type {unknown[]} */ (request);
  return call(() => {
    const given = options(asked);
    if (!reading('into', () => into instanceof Float64Array))
      throw badArgument('into', into, 'a Float64Array');
    if (typeof algorithm !== 'string' || !params()[place(algorithm)]?.smoother) {
      const smoothers = params().filter(({ smoother }) => smoother);
      throw badArgument('algorithm', algorithm, `one of ${smoothers.map(({ id }) => id).join(', ')}`);
    }
    const { length } = into;
    const size = dimension(given['dimension']);
    const count = wasm.smoothInto(
      into,
      length,
      place(algorithm),
      size,
      coordinates('points', points, size),
      values(algorithm, given),
    );
    if (count > length) throw badArgument('into', length, `${count} numbers or more`);
    return into.subarray(0, count);
  }, asked);
}
