/** Measuring polylines, and where they meet cells. */
import {
  cells,
  coordinates,
  flag,
  listsIn,
  number,
  onePoint,
  options,
  polyline,
  whole,
} from './arguments.js';
import { call, wasm } from './module.js';
import { checkOptions } from './validation.js';
import { gridAndWalls } from './maps.js';

/** @import { Points, Cells, Walls, PolylineOptions } from './arguments.js' */
/** @typedef {{ width: number }} CellsToPointsOptions */
/** @typedef {{ width: number, neighborhood?: 4 | 8 }} OutlinesOptions neighborhood: with 8, cells that touch at a corner belong together */
/** @typedef {{ width: number, height: number, walls: Walls, closed?: boolean }} WallOptions */

/**
 * A polyline as the module takes it.
 * @param {Points} points
 * @param {unknown} request
 * @returns {[size: 2 | 3, line: Float64Array, closed: boolean]}
 */
function line(points, request) {
  const { size, closed } = polyline(request);
  return [size, coordinates('points', points, size), closed];
}

/**
 * @param {Points} points
 * @param {unknown} grid
 * @returns {[line: Float64Array, ...grid: ReturnType<typeof gridAndWalls>, closed: boolean]}
 */
function lineOnGrid(points, grid) {
  const given = options(grid);
  checkOptions('wallCrossings', given);
  const { width, height, walls, closed } = given;
  return [coordinates('points', points, 2), ...gridAndWalls(width, height, walls), flag('closed', closed)];
}

/**
 * The centres of cells: `x + 0.5, y + 0.5`.
 * @param {Cells} list
 * @param {CellsToPointsOptions} grid
 * @returns {Float64Array}
 */
export function cellsToPoints(list, grid) {
  return call(() => {
    const given = options(grid);
    checkOptions('cellsToPoints', given);
    return [whole('width', given['width']), cells('cells', list)];
  }, wasm.cellsToPoints);
}

/**
 * The lines around cells, closed, along their sides: one around each connected part and one in each hole, with the cells
 * to the right as seen on a screen, where y points down. A line has a point at each corner of a cell.
 * @param {Cells} list
 * @param {OutlinesOptions} grid
 * @returns {Float64Array[]}
 */
export function outlines(list, grid) {
  const flat = call(() => {
    const given = options(grid);
    checkOptions('outlines', given);
    const { neighborhood = 4 } = given;
    const [width, inside] = [number('width', given['width']), cells('cells', list)];
    const height = Math.floor(inside.reduce((last, cell) => Math.max(last, cell), 0) / width) + 1;
    return [width, height, number('neighborhood', neighborhood), inside];
  }, wasm.outlines);
  return listsIn(flat).map((line) => Float64Array.from(line));
}

/**
 * How many points a polyline has, how long it is, and its largest and mean turn in degrees; closed, back to its first point.
 * @param {Points} points
 * @param {PolylineOptions} [request]
 * @returns {{ points: number, length: number, maxTurn: number, meanTurn: number }}
 */
export function measure(points, request = {}) {
  const [count = 0, length = 0, maxTurn = 0, meanTurn = 0] = call(() => line(points, request), wasm.measure);
  return { points: count, length, maxTurn, meanTurn };
}

/**
 * Where a polyline leaves the open cells: the first segment that crosses a blocked cell or leaves the grid, the place
 * where it does so, and every blocked cell that the polyline crosses, each once, in the order in which it comes to them.
 * Null: it keeps to the open cells. Closed, the polyline has a segment more, from its last point to its first.
 * @param {Points} points
 * @param {WallOptions} grid
 * @returns {{ segment: number, x: number, y: number, cells: Uint32Array } | null}
 */
export function wallCrossings(points, grid) {
  const found = call(() => lineOnGrid(points, grid), wasm.wallCrossings);
  const [segment, x, y] = found;
  return segment < 0 ? null : { segment, x, y, cells: Uint32Array.from(found.subarray(3)) };
}

/**
 * The Hausdorff distance between two polylines: the furthest that any place on either, between vertices too, lies from the
 * other. Closed, both lead back to their first points.
 * @param {Points} points
 * @param {Points} reference
 * @param {PolylineOptions} [request]
 * @returns {number}
 */
export function deviation(points, reference, request = {}) {
  return call(() => {
    const { size, closed } = polyline(request);
    const lines = /** @type {const} */ ([
      coordinates('points', points, size),
      coordinates('reference', reference, size),
    ]);
    return [size, ...lines, closed];
  }, wasm.deviation);
}

/**
 * The place on a polyline that is nearest to a given one, the first of several; null without points.
 * @param {Points} points
 * @param {import('./arguments.js').Place} place the coordinates of one point
 * @param {PolylineOptions} [request]
 * @returns {{ point: Float64Array, distance: number, segment: number, along: number } | null} `along` is the arc length
 *   from the first point, which `Follower` takes
 */
export function nearest(points, place, request = {}) {
  const found = call(() => {
    const { size, closed } = polyline(request);
    return [size, coordinates('points', points, size), onePoint('place', place, size), closed];
  }, wasm.nearest);
  if (found.length === 0) return null;
  const [segment = 0, distance = 0, along = 0] = found;
  return { point: found.slice(3), distance, segment, along };
}

/**
 * The index of the first segment that crosses a blocked cell or leaves the grid, of a closed polyline perhaps the one
 * from its last point to its first; -1: none.
 * @param {Points} points
 * @param {WallOptions} grid
 * @returns {number}
 */
export function firstWallHit(points, grid) {
  return call(() => lineOnGrid(points, grid), wasm.firstWallHit) ?? -1;
}

/**
 * The blocked cells that a polyline crosses, each once, in the order in which it comes to them.
 * @param {Points} points
 * @param {WallOptions} grid
 * @returns {Uint32Array}
 */
export function wallsCrossed(points, grid) {
  return wallCrossings(points, grid)?.cells ?? new Uint32Array();
}

/**
 * The curvature at each point, in 1 / the points' unit: one over the radius of the circle through it
 * and its neighbours.
 * @param {Points} points
 * @param {PolylineOptions} [request]
 * @returns {Float64Array}
 */
export function curvature(points, request = {}) {
  return call(() => line(points, request), wasm.curvature);
}

/**
 * By how many degrees a polyline turns at each point: 0 straight on, 180 straight back. 0 at the ends of an open one and
 * beside repeated points.
 * @param {Points} points
 * @param {PolylineOptions} [request]
 * @returns {Float64Array}
 */
export function turnAngles(points, request = {}) {
  return call(() => line(points, request), wasm.turnAngles);
}

/**
 * Where the points come from that one pass of corner cutting makes of a polyline: for each the segment that it lies on, and
 * whether it is nearer to the end of that than to its start. Points that are vertices of the polyline, and those whose
 * nearer vertex is no corner, are left out.
 * @param {Points} points
 * @param {Points} pass what `chaikin` or `refine` makes of them in one pass
 * @param {PolylineOptions} [request]
 * @returns {{ point: Float64Array, segment: number, isNearEnd: boolean }[]}
 */
export function cornerCuts(points, pass, request = {}) {
  return call(
    () => {
      const { size, closed } = polyline(request);
      return [size, coordinates('points', points, size), coordinates('pass', pass, size), closed];
    },
    (size, ...lines) => {
      const flat = wasm.cornerCuts(size, ...lines);
      return Array.from({ length: flat.length / (size + 2) }, (_, i) => {
        const at = i * (size + 2);
        return { point: flat.slice(at + 2, at + 2 + size), segment: flat[at], isNearEnd: flat[at + 1] === 1 };
      });
    },
  );
}
