/** The compiled module that a figure begins with: some of the functions of the whole one. */
import {
  CarvingJob,
  Chiseler,
  cellsToPoints,
  firstWallHit,
  initSync,
  measure,
  smooth,
  wallsCrossed,
} from '../glue/figure.js';
import source from '../figure-source.js';

// By name, so that what nobody calls is left out of the page.
const part = { CarvingJob, Chiseler, cellsToPoints, firstWallHit, initSync, measure, smooth, wallsCrossed };

export const glue = /** @type {import('./module.js').Glue} */ (/** @type {unknown} */ (part));
export const all = false;
export { source };
