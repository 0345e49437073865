/**
 * Meander's functions for JavaScript: random winding paths, A* routes and the curves that smooth them.
 *
 * Call `ready()` once and wait for it. Calls that end in `Later` work in a worker; all others are synchronous. Points are flat
 * and interleaved (`x, y` or `x, y, z`; lists and objects of `x` and `y` are read, too), cells are indexes `y * width + x`,
 * angles are in degrees. Inputs are never changed. Every failure throws a `MeanderError`, and the next call works as if
 * nothing had happened.
 *
 * @module
 */
import type { ChiselOptions as CarvingOptions, LengthOption } from './engine/carving.ts';

export { MeanderError, type ErrorCode } from './errors.ts';
export { Chiseler, chisel, randomSeed, type Carving } from './engine/carving.ts';
export {
  bspline,
  catmullRom,
  catmullRomBezier,
  chaikin,
  derive,
  fillet,
  guard,
  interpolate,
  offset,
  refine,
  refineRejected,
  rejectOutliers,
  resample,
  simplify,
  simplifyIndices,
  smoothInto,
  visvalingam,
  type BsplineOptions,
  type CatmullRomOptions,
  type CatmullRomOptions as CatmullRomBezierOptions,
  type ChaikinOptions,
  type GuardOptions,
  type OffsetOptions,
  type ResampleOptions,
  type SimplifyOptions,
  type SimplifyOptions as SimplifyIndicesOptions,
  type SmootherOptions,
  type VisvalingamOptions,
  type RefineOptions,
  type RefineOptions as RefineRejectedOptions,
  type RejectOutliersOptions,
} from './engine/curves.ts';
export { GridMap, type GridMapOptions, type GridMapRouteOptions, type GridRoute } from './engine/grid-map.ts';
export { astarLater, callLater, chiselLater, type Watch } from './engine/later.ts';
export {
  Curve,
  Follower,
  LineIndex,
  Stroke,
  type CurveOptions,
  type FollowerOptions,
  type StrokeOptions,
} from './engine/lines.ts';
export { ready } from './engine/load.ts';
export {
  cellsToPoints,
  curvature,
  deviation,
  firstWallHit,
  measure,
  nearest,
  outlines,
  turnAngles,
  wallCrossings,
  wallsCrossed,
  type CellsToPointsOptions,
  type OutlinesOptions,
  type WallOptions as FirstWallHitOptions,
  type WallOptions as WallCrossingsOptions,
  type WallOptions as WallsCrossedOptions,
} from './engine/measures.ts';
export {
  astar,
  blob,
  branches,
  cellRoles,
  cheapestRoute,
  reachable,
  route,
  unreachableTerminals,
  type AstarOptions,
  type BlobOptions,
  type BranchesOptions,
  type CellRoles,
  type CellRolesOptions,
  type CellRolesOptions as UnreachableTerminalsOptions,
  type CheapestRouteOptions,
  type ReachableOptions,
  type RouteOptions,
} from './engine/routes.ts';
export { params, type Algorithm, type Param, type ParamTable } from './engine/table.ts';
export { readTrack, writeTrack, type ReadTrackOptions, type WriteTrackOptions } from './engine/tracks.ts';
export type { Graph } from './engine/maps.ts';
export type {
  Cells,
  Numbers,
  Place,
  Points,
  PolylineOptions as CornerCutsOptions,
  PolylineOptions as CurvatureOptions,
  PolylineOptions as DeviationOptions,
  PolylineOptions as FilletOptions,
  PolylineOptions as LineIndexOptions,
  PolylineOptions as MeasureOptions,
  PolylineOptions as NearestOptions,
  PolylineOptions as TurnAnglesOptions,
  Walls,
} from './engine/arguments.ts';

export type ChiselOptions = CarvingOptions & Partial<LengthOption>;
