/** The whole compiled module. */
import {
  CarvingJob,
  Chiseler,
  Follower,
  astar,
  blob,
  carve,
  catmullRomBezier,
  cellsToPoints,
  curvature,
  deviation,
  firstWallHit,
  guard,
  initSync,
  measure,
  paint,
  readTrack,
  refineRejected,
  resample,
  simplifyIndices,
  smooth,
  wallCrossings,
  writeTrack,
} from '../glue/meander.js';
import source from '../wasm-source.js';

// By name, so that what nobody calls is left out of the page.
export const glue = {
  CarvingJob,
  Chiseler,
  Follower,
  astar,
  blob,
  carve,
  catmullRomBezier,
  cellsToPoints,
  curvature,
  deviation,
  firstWallHit,
  guard,
  initSync,
  measure,
  paint,
  readTrack,
  refineRejected,
  resample,
  simplifyIndices,
  smooth,
  wallCrossings,
  writeTrack,
};
export const all = true;
export { source };
