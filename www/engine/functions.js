/** The functions of the package that every figure has at hand; those for maps come with the package alone. */
export { MeanderError } from '../errors.js';
export { branches, unreachableTerminals } from './branches.js';
export { Chiseler, chisel, randomSeed } from './carving.js';
export { Curve } from './curve.js';
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
} from './curves.js';
export { Follower } from './follower.js';
export { astarLater, callLater, chiselLater } from './later.js';
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
} from './measures.js';
export { ready } from './ready.js';
export { refine, refineRejected, refineTimes, rejectOutliers } from './refining.js';
export { cellRoles, reachable } from './roles.js';
export { astar, blob, cheapestRoute, route } from './routes.js';
export { params } from './table.js';
export { readTrack, writeTrack } from './tracks.js';
