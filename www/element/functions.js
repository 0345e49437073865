import { MeanderError } from '../errors.js';
import { Chiseler, chisel, randomSeed } from '../engine/carving.js';
import { catmullRom, chaikin, refine, simplify } from '../engine/curves.js';
import { astarLater, chiselLater } from '../engine/later.js';
import { cellsToPoints, measure, wallCrossings } from '../engine/measures.js';
import { params, ready, refuse } from '../engine/module.js';

/** What comes with the whole module, and is refused until then. */
const LATER =
  'Follower astar blob branches catmullRomBezier curvature deviation firstWallHit guard readTrack refineRejected resample ' +
  'simplifyIndices smoothInto soften wallsCrossed writeTrack';

/**
 * The functions of the module, as a figure has them.
 * @type {import('./content.js').Engine}
 */
export const engine = /** @type {any} */ ({
  ...Object.fromEntries(LATER.split(' ').map((name) => [name, refuse])),
  ...{ MeanderError, Chiseler, chisel, randomSeed, catmullRom, chaikin, refine, simplify },
  ...{ astarLater, chiselLater, cellsToPoints, measure, wallCrossings, params },
  /** @param {import('../engine/load.js').Source} [from] */
  async ready(from) {
    const [more] = await Promise.all([import('../engine/more.js'), ready(from)]);
    Object.assign(engine, more);
  },
});
