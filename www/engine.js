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
export { MeanderError } from './errors.js';
export { Chiseler, chisel, randomSeed } from './engine/carving.js';
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
  resample,
  simplify,
  simplifyIndices,
  smoothInto,
  soften,
  visvalingam,
} from './engine/curves.js';
export { GridMap, Router } from './engine/grid-map.js';
export { astarLater, callLater, chiselLater } from './engine/later.js';
export { Curve, Follower, LineIndex, Stroke } from './engine/lines.js';
export { ready } from './engine/load.js';
export {
  cellsToPoints,
  cornerCuts,
  curvature,
  deviation,
  firstWallHit,
  measure,
  nearest,
  outlines,
  turnAngles,
  wallCrossings,
  wallsCrossed,
} from './engine/measures.js';
export { refine, refineRejected, refineTimes, rejectOutliers } from './engine/refining.js';
export {
  astar,
  blob,
  branches,
  cellRoles,
  cheapestRoute,
  reachable,
  route,
  unreachableTerminals,
} from './engine/routes.js';
export { params } from './engine/table.js';
export { readTrack, writeTrack } from './engine/tracks.js';

/** @typedef {import('./errors.js').ErrorCode} ErrorCode */
/** @typedef {import('./engine/table.js').Param} Param */
/** @typedef {import('./engine/table.js').Algorithm} Algorithm */
/** @typedef {import('./engine/table.js').ParamTable} ParamTable */
/** @typedef {import('./engine/carving.js').Carving} Carving */
/** @typedef {import('./engine/routes.js').CellRoles} CellRoles */
/** @typedef {import('./engine/maps.js').Graph} Graph */
/** @typedef {import('./engine/grid-map.js').GridMapOptions} GridMapOptions */
/** @typedef {import('./engine/grid-map.js').GridRoute} GridRoute */
/** @typedef {import('./engine/later.js').Watch} Watch */

/* The options of each function. */
/** @typedef {import('./engine/carving.js').ChiselOptions & Partial<import('./engine/carving.js').LengthOption>} ChiselOptions */
/** @typedef {import('./engine/routes.js').BranchesOptions} BranchesOptions */
/** @typedef {import('./engine/routes.js').CellRolesOptions} UnreachableTerminalsOptions */
/** @typedef {import('./engine/routes.js').CellRolesOptions} CellRolesOptions */
/** @typedef {import('./engine/routes.js').ReachableOptions} ReachableOptions */
/** @typedef {import('./engine/routes.js').BlobOptions} BlobOptions */
/** @typedef {import('./engine/routes.js').AstarOptions} AstarOptions */
/** @typedef {import('./engine/routes.js').RouteOptions} RouteOptions */
/** @typedef {import('./engine/routes.js').CheapestRouteOptions} CheapestRouteOptions */
/** @typedef {import('./engine/grid-map.js').GridMapOptions} RouterOptions */
/** @typedef {import('./engine/grid-map.js').GridMapRouteOptions} RouterRouteOptions */
/** @typedef {import('./engine/grid-map.js').GridMapRouteOptions} GridMapRouteOptions */
/** @typedef {import('./engine/measures.js').CellsToPointsOptions} CellsToPointsOptions */
/** @typedef {import('./engine/measures.js').OutlinesOptions} OutlinesOptions */
/** @typedef {import('./engine/curves.js').ChaikinOptions} ChaikinOptions */
/** @typedef {import('./engine/refining.js').RefineOptions} RefineOptions */
/** @typedef {import('./engine/refining.js').RefineOptions} RefineRejectedOptions */
/** @typedef {import('./engine/refining.js').RefineTimesOptions} RefineTimesOptions */
/** @typedef {import('./engine/refining.js').RejectOutliersOptions} RejectOutliersOptions */
/** @typedef {import('./engine/curves.js').SimplifyOptions} SimplifyOptions */
/** @typedef {import('./engine/curves.js').SimplifyOptions} SimplifyIndicesOptions */
/** @typedef {import('./engine/curves.js').VisvalingamOptions} VisvalingamOptions */
/** @typedef {import('./engine/curves.js').CatmullRomOptions} CatmullRomOptions */
/** @typedef {import('./engine/curves.js').CatmullRomOptions} CatmullRomBezierOptions */
/** @typedef {import('./engine/curves.js').BsplineOptions} BsplineOptions */
/** @typedef {import('./engine/curves.js').SoftenOptions} SoftenOptions */
/** @typedef {import('./engine/curves.js').SmootherOptions} SmootherOptions */
/** @typedef {import('./engine/curves.js').GuardOptions} GuardOptions */
/** @typedef {import('./engine/arguments.js').PolylineOptions} MeasureOptions */
/** @typedef {import('./engine/arguments.js').PolylineOptions} DeviationOptions */
/** @typedef {import('./engine/arguments.js').PolylineOptions} NearestOptions */
/** @typedef {import('./engine/arguments.js').PolylineOptions} TurnAnglesOptions */
/** @typedef {import('./engine/arguments.js').PolylineOptions} CurvatureOptions */
/** @typedef {import('./engine/arguments.js').PolylineOptions} CornerCutsOptions */
/** @typedef {import('./engine/curves.js').ResampleOptions} ResampleOptions */
/** @typedef {import('./engine/measures.js').WallOptions} FirstWallHitOptions */
/** @typedef {import('./engine/measures.js').WallOptions} WallsCrossedOptions */
/** @typedef {import('./engine/measures.js').WallOptions} WallCrossingsOptions */
/** @typedef {import('./engine/curves.js').OffsetOptions} OffsetOptions */
/** @typedef {import('./engine/arguments.js').PolylineOptions} FilletOptions */
/** @typedef {import('./engine/arguments.js').PolylineOptions} LineIndexOptions */
/** @typedef {import('./engine/lines.js').StrokeOptions} StrokeOptions */
/** @typedef {import('./engine/lines.js').FollowerOptions} FollowerOptions */
/** @typedef {import('./engine/lines.js').CurveOptions} CurveOptions */
/** @typedef {import('./engine/tracks.js').ReadTrackOptions} ReadTrackOptions */
/** @typedef {import('./engine/tracks.js').WriteTrackOptions} WriteTrackOptions */

/** @typedef {import('./engine/arguments.js').Numbers} Numbers */
/** @typedef {import('./engine/arguments.js').Points} Points */
/** @typedef {import('./engine/arguments.js').Place} Place */
/** @typedef {import('./engine/arguments.js').Cells} Cells */
/** @typedef {import('./engine/arguments.js').Walls} Walls */
