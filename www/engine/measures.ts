/** Measures lines, and finds where they cross walls. */
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
/** `neighborhood`: with 8, cells that touch at a corner belong together; 4 by default. */
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

/** Returns the centres of cells, `x + 0.5, y + 0.5`, in the same order. */
export const cellsToPoints = (list: Cells, grid: CellsToPointsOptions): Float64Array =>
  call(
    () => [whole('width', optionsOf('cellsToPoints', grid)['width']), cells('cells', list)],
    wasm.cellsToPoints,
  );

/**
 * Returns the lines around cells, along their sides: one around each connected part and one in each hole. Each line is
 * closed, has a point at each cell corner, and keeps the cells on its right (as seen on a screen, where y points down).
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
 * Returns the number of points, the length of the line, and its largest and mean turn in degrees. Skips legs without
 * length, so it sees the turn at repeated points.
 */
export function measure(points: Points, request: PolylineOptions = {}) {
  const [count, length, maxTurn, meanTurn] = call(() => polyline(points, request), wasm.measure);
  return { points: count, length, maxTurn, meanTurn };
}

/**
 * Finds the first leg that crosses a wall or leaves the grid, the position where it does so, and all walls that the line
 * crosses: each once, in the order in which the line meets them. Returns null if the line stays on open cells. Touching
 * a wall is not crossing it.
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
 * Returns the Hausdorff distance: the greatest distance from any position on one line to the other line, in either
 * direction. Positions between points count, too. `closed` closes both lines.
 */
export const deviation = (points: Points, reference: Points, request: PolylineOptions = {}): number =>
  call(() => {
    const [size, line, closed] = polyline(points, request);
    return [size, line, coordinates('reference', reference, size), closed];
  }, wasm.deviation);

/** Finds the point on a line nearest to `place`, the first if several are equally near; null without points. */
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

/** Returns the index of the first leg that crosses a wall or leaves the grid, or -1. Touching a wall is not crossing it. */
export const firstWallHit = (points: Points, grid: FirstWallHitOptions): number =>
  wallCrossings(points, grid)?.segment ?? -1;

/** Returns the walls that a line crosses, each once, in the order in which the line meets them. */
export const wallsCrossed = (points: Points, grid: FirstWallHitOptions): Uint32Array =>
  wallCrossings(points, grid)?.cells ?? new Uint32Array();

/**
 * Returns for each point one over the radius of the circle through it and its neighbours; 0 at the ends and beside
 * repeated points, infinite where the line turns back.
 */
export const curvature = (points: Points, request: PolylineOptions = {}): Float64Array =>
  call(() => polyline(points, request), wasm.curvature);

/**
 * Returns the turn at each point in degrees: 0 straight on, 180 straight back; 0 at the ends of an open line and beside
 * repeated points.
 */
export const turnAngles = (points: Points, request: PolylineOptions = {}): Float64Array =>
  call(() => polyline(points, request), wasm.turnAngles);
