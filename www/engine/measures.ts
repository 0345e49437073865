/** Measuring polylines, and where they meet cells. */
import {
  cells,
  coordinates,
  flag,
  listsIn,
  nearestOf,
  number,
  onePoint,
  optionsOf,
  polyline,
  whole,
  type Cells,
  type Place,
  type Points,
  type PolylineOptions,
  type Walls,
} from './arguments.ts';
import { gridAndWalls, rowsOf } from './maps.ts';
import { call, wasm } from './module.ts';

export type CellsToPointsOptions = { width: number };
/** `neighborhood`: with 8, cells that touch at a corner belong together. */
export type OutlinesOptions = { width: number; neighborhood?: 4 | 8 };
export type FirstWallHitOptions = { width: number; height: number; walls: Walls; closed?: boolean };
export type { FirstWallHitOptions as WallCrossingsOptions, FirstWallHitOptions as WallsCrossedOptions };
export type {
  PolylineOptions as CurvatureOptions,
  PolylineOptions as DeviationOptions,
  PolylineOptions as MeasureOptions,
  PolylineOptions as NearestOptions,
  PolylineOptions as TurnAnglesOptions,
};

/** The centres of cells: `x + 0.5, y + 0.5`. */
export const cellsToPoints = (list: Cells, grid: CellsToPointsOptions): Float64Array =>
  call(
    () => [whole('width', optionsOf('cellsToPoints', grid)['width']), cells('cells', list)],
    wasm.cellsToPoints,
  );

/**
 * The lines around cells, closed, along their sides: one around each connected part and one in each hole, with the cells
 * to the right as seen on a screen, where y points down. A line has a point at each corner of a cell.
 */
export function outlines(list: Cells, grid: OutlinesOptions): Float64Array[] {
  const flat = call(() => {
    const { width: given, neighborhood = 4 } = optionsOf('outlines', grid);
    const [width, inside] = [number('width', given), cells('cells', list)];
    return [width, rowsOf(width, inside), number('neighborhood', neighborhood), inside];
  }, wasm.outlines);
  return listsIn(flat).map((line) => Float64Array.from(line));
}

/**
 * How many points a polyline has, how long it is, and its largest and mean turn in degrees; closed, back to its first point.
 */
export function measure(points: Points, request: PolylineOptions = {}) {
  const [count, length, maxTurn, meanTurn] = call(() => polyline(points, request), wasm.measure);
  return { points: count, length, maxTurn, meanTurn };
}

/**
 * Where a polyline leaves the open cells: the first segment that crosses a blocked cell or leaves the grid, the place
 * where it does so, and every blocked cell that the polyline crosses, each once, in the order in which it comes to them.
 * Null: it keeps to the open cells. Closed, the polyline has a segment more, from its last point to its first.
 */
export function wallCrossings(
  points: Points,
  grid: FirstWallHitOptions,
): { segment: number; x: number; y: number; cells: Uint32Array } | null {
  const found = call(() => {
    const { width, height, walls, closed } = optionsOf('wallCrossings', grid);
    return [coordinates('points', points, 2), ...gridAndWalls(width, height, walls), flag('closed', closed)];
  }, wasm.wallCrossings);
  const [segment, x, y] = found;
  return segment < 0 ? null : { segment, x, y, cells: Uint32Array.from(found.subarray(3)) };
}

/**
 * The Hausdorff distance between two polylines: the furthest that any place on either, between vertices too, lies from the
 * other. Closed, both lead back to their first points.
 */
export const deviation = (points: Points, reference: Points, request: PolylineOptions = {}): number =>
  call(() => {
    const [size, line, closed] = polyline(points, request);
    return [size, line, coordinates('reference', reference, size), closed];
  }, wasm.deviation);

/** The place on a polyline that is nearest to a given one, the first of several; null without points. */
export const nearest = (
  points: Points,
  place: Place,
  request: PolylineOptions = {},
): ReturnType<typeof nearestOf> =>
  nearestOf(
    call(() => {
      const [size, line, closed] = polyline(points, request);
      return [size, line, onePoint('place', place, size), closed];
    }, wasm.nearest),
  );

/**
 * The index of the first segment that crosses a blocked cell or leaves the grid, of a closed polyline perhaps the one
 * from its last point to its first; -1: none.
 */
export const firstWallHit = (points: Points, grid: FirstWallHitOptions): number =>
  wallCrossings(points, grid)?.segment ?? -1;

/** The blocked cells that a polyline crosses, each once, in the order in which it comes to them. */
export const wallsCrossed = (points: Points, grid: FirstWallHitOptions): Uint32Array =>
  wallCrossings(points, grid)?.cells ?? new Uint32Array();

/**
 * The curvature at each point, in 1 / the points' unit: one over the radius of the circle through it
 * and its neighbours.
 */
export const curvature = (points: Points, request: PolylineOptions = {}): Float64Array =>
  call(() => polyline(points, request), wasm.curvature);

/**
 * By how many degrees a polyline turns at each point: 0 straight on, 180 straight back. 0 at the ends of an open one and
 * beside repeated points.
 */
export const turnAngles = (points: Points, request: PolylineOptions = {}): Float64Array =>
  call(() => polyline(points, request), wasm.turnAngles);
