/** The functions that are for the whole module alone. */
export { branches } from './branches.js';
export { Follower } from './follower.js';
export {
  catmullRomBezier,
  guard,
  refineRejected,
  simplifyIndices,
  smoothInto,
  soften,
} from './more-curves.js';
export { curvature, deviation, firstWallHit, resample, wallsCrossed } from './more-measures.js';
export { astar, blob } from './routes.js';
export { readTrack, writeTrack } from './tracks.js';
