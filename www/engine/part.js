/** The compiled module that a figure begins with: some of the functions of the whole one. */
import * as part from '../glue/figure.js';
import source from '../figure-source.js';

export const glue = /** @type {import('./module.js').Glue} */ (/** @type {unknown} */ (part));
export const all = false;
export { source };
