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
  smoothInto,
  wallCrossings,
  writeTrack,
} from '../glue/meander.js';
import source from '../wasm-source.js';

/**
 * The module stops where it gets no memory, and a list is not made. The class is handed in, or it would be a file of its
 * own that a figure waits for.
 * @param {Error} thrown
 * @param {typeof import('../errors.js').MeanderError} MeanderError
 */
function stopped(thrown, MeanderError) {
  if (thrown instanceof WebAssembly.RuntimeError || thrown instanceof RangeError)
    return new MeanderError('TooLarge', 'there is too little memory', undefined, { cause: thrown });
}

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
  smoothInto,
  wallCrossings,
  writeTrack,
  stopped,
};
export const all = true;
export { source };
