/**
 * Meander's functions for JavaScript: random winding paths, A* routes and the curves that smooth them.
 *
 * Call `ready()` once and wait for it; what does not end in `Later` is synchronous. Points are flat and interleaved
 * (`x, y` or `x, y, z`; what is taken may be lists or objects of `x` and `y`, too), cells are indexes `y * width + x`, angles are in degrees. Inputs are never
 * changed. Every failure throws a `MeanderError`, and the next call works as if it had not been made.
 *
 * @module
 */
export { MeanderError } from './errors.js';
export { branches, unreachableTerminals } from './engine/branches.js';
export { Chiseler, chisel, randomSeed } from './engine/carving.js';
export { Curve } from './engine/curve.js';
export {
  bspline,
  catmullRom,
  catmullRomBezier,
  chaikin,
  derive,
  guard,
  interpolate,
  resample,
  simplify,
  simplifyIndices,
  smoothInto,
  soften,
  visvalingam,
} from './engine/curves.js';
export { Follower } from './engine/follower.js';
export { astarLater, callLater, chiselLater } from './engine/later.js';
export {
  cellsToPoints,
  cornerCuts,
  curvature,
  deviation,
  firstWallHit,
  measure,
  nearest,
  turnAngles,
  wallCrossings,
  wallsCrossed,
} from './engine/measures.js';
export { ready } from './engine/ready.js';
export { refine, refineRejected, refineTimes, rejectOutliers } from './engine/refining.js';
export { cellRoles, reachable } from './engine/roles.js';
export { Router } from './engine/router.js';
export { astar, blob, cheapestRoute, route } from './engine/routes.js';
export { params } from './engine/table.js';
export { readTrack, writeTrack } from './engine/tracks.js';

/** @typedef {import('./errors.js').ErrorCode} ErrorCode */
/** @typedef {import('./engine/curves.js').SmootherOptions} SmootherOptions */
/** @typedef {import('./engine/table.js').Param} Param */
/** @typedef {import('./engine/table.js').Algorithm} Algorithm */
/** @typedef {import('./engine/table.js').ParamTable} ParamTable */
/** @typedef {import('./engine/carving.js').ChiselOptions} ChiselOptions */
/** @typedef {import('./engine/carving.js').Carving} Carving */
/** @typedef {import('./engine/roles.js').CellRoles} CellRoles */
/** @typedef {import('./engine/graph.js').Graph} Graph */
/** @typedef {import('./engine/later.js').Watch} Watch */
/** @typedef {import('./engine/arguments.js').Numbers} Numbers */
/** @typedef {import('./engine/arguments.js').Points} Points */
/** @typedef {import('./engine/arguments.js').Place} Place */
/** @typedef {import('./engine/arguments.js').Cells} Cells */
/** @typedef {import('./engine/arguments.js').Walls} Walls */
