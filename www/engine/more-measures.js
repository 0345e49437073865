/** What few ask of a polyline: how far from another, how bent, at equal steps, whether a wall is in its way. */
import { cells, flag, floats, number, options } from './arguments.js';
import { wallCrossings } from './measures.js';
import { call, dimension, whole as all } from './module.js';

/** @typedef {import('./arguments.js').Points} Points */
/** @typedef {import('./arguments.js').Cells} Cells */

/**
 * The Hausdorff distance between two polylines: the furthest that a vertex of either lies from the
 * segments of the other.
 * @param {Points} points
 * @param {Points} reference
 * @param {{ dimension?: 2 | 3 }} [request]
 * @returns {number}
 */
export function deviation(points, reference, request = {}) {
  const size = dimension(options(request)['dimension']);
  return call(() => all().deviation(size, floats('points', points), floats('reference', reference)));
}

/**
 * The index of the first segment that crosses a blocked cell or leaves the grid; -1: none.
 * @param {Points} points
 * @param {{ width: number, height: number, walls: Cells }} grid
 * @returns {number}
 */
export function firstWallHit(points, grid) {
  const { width, height, walls } = options(grid);
  const hit = call(() =>
    all().firstWallHit(
      floats('points', points),
      number('width', width),
      number('height', height),
      cells('walls', walls),
    ),
  );
  return hit ?? -1;
}

/**
 * The blocked cells that a polyline crosses, each once, in the order in which it comes to them.
 * @param {Points} points
 * @param {{ width: number, height: number, walls: Cells }} grid
 * @returns {Uint32Array}
 */
export function wallsCrossed(points, grid) {
  return wallCrossings(points, grid)?.cells ?? new Uint32Array();
}

/**
 * Points at equal steps of arc length, both ends kept. The steps are as long as `spacing`, or a little
 * shorter so that a whole number of them fits.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, spacing: number }} request
 * @returns {Float64Array}
 */
export function resample(points, request) {
  const { dimension: size, spacing } = options(request);
  return call(() => all().resample(dimension(size), floats('points', points), number('spacing', spacing)));
}

/**
 * The curvature at each point, in 1 / the points' unit: one over the radius of the circle through it
 * and its neighbours.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, closed?: boolean }} [request]
 * @returns {Float64Array}
 */
export function curvature(points, request = {}) {
  const { dimension: size, closed } = options(request);
  return call(() => all().curvature(dimension(size), floats('points', points), flag('closed', closed)));
}
