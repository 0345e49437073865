/** Measuring polylines, and where they meet cells. */
import { cells, dimension, flag, floats, number, options, whole } from './arguments.js';
import { call, wasm } from './module.js';

/** @typedef {import('./arguments.js').Points} Points */
/** @typedef {import('./arguments.js').Cells} Cells */

/**
 * The centres of cells: `x + 0.5, y + 0.5`.
 * @param {Cells} list
 * @param {{ width: number }} grid
 * @returns {Float64Array}
 */
export function cellsToPoints(list, grid) {
  const width = whole('width', options(grid)['width']);
  return call(() => wasm.cellsToPoints(width, cells('cells', list)));
}

/**
 * How many points a polyline has, how long it is, and its largest and mean turn in degrees.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3 }} [request]
 * @returns {{ points: number, length: number, maxTurn: number, meanTurn: number }}
 */
export function measure(points, request = {}) {
  const size = dimension(options(request)['dimension']);
  const [count = 0, length = 0, maxTurn = 0, meanTurn = 0] = call(() =>
    wasm.measure(size, floats('points', points)),
  );
  return { points: count, length, maxTurn, meanTurn };
}

/**
 * Where a polyline leaves the open cells: the first segment that crosses a blocked cell or leaves the grid, the place
 * where it does so, and every blocked cell that the polyline crosses, each once, in the order in which it comes to them.
 * Null: it keeps to the open cells.
 * @param {Points} points
 * @param {{ width: number, height: number, walls: Cells }} grid
 * @returns {{ segment: number, x: number, y: number, cells: Uint32Array } | null}
 */
export function wallCrossings(points, grid) {
  const { width, height, walls } = options(grid);
  const found = call(() =>
    wasm.wallCrossings(
      floats('points', points),
      number('width', width),
      number('height', height),
      cells('walls', walls),
    ),
  );
  const [segment, x, y] = found;
  return segment < 0 ? null : { segment, x, y, cells: Uint32Array.from(found.subarray(3)) };
}

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
  return call(() => wasm.deviation(size, floats('points', points), floats('reference', reference)));
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
    wasm.firstWallHit(
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
  return call(() => wasm.resample(dimension(size), floats('points', points), number('spacing', spacing)));
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
  return call(() => wasm.curvature(dimension(size), floats('points', points), flag('closed', closed)));
}

/**
 * Where the points come from that one pass of corner cutting makes of a polyline: for each the segment that it lies on, and
 * whether it is nearer to the end of that than to its start. Points that are vertices of the polyline, and those whose
 * nearer vertex is no corner, are left out.
 * @param {Points} points
 * @param {Points} pass what `chaikin` or `refine` makes of them in one pass
 * @param {{ dimension?: 2 | 3, closed?: boolean }} [request]
 * @returns {{ point: Float64Array, segment: number, isNearEnd: boolean }[]}
 */
export function cornerCuts(points, pass, request = {}) {
  const { dimension: given, closed } = options(request);
  const size = dimension(given);
  const flat = call(() =>
    wasm.cornerCuts(size, floats('points', points), floats('pass', pass), flag('closed', closed)),
  );
  return Array.from({ length: flat.length / (size + 2) }, (_, i) => {
    const at = i * (size + 2);
    return { point: flat.slice(at + 2, at + 2 + size), segment: flat[at], isNearEnd: flat[at + 1] === 1 };
  });
}
