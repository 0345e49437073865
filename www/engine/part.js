/** The compiled module that a figure begins with: some of the functions of the whole one. */
import { Chiseler, initSync, measure, smooth, wallCrossings } from '../glue/figure.js';
import source from '../figure-source.js';

/** More steps than there can be. */
const ALL = 2 ** 32 - 1;

/** Carving at once, which the compiled module only knows how to do step by step. */
class CarvingJob {
  /** @type {any[]} */
  #asked;

  /** @param {any[]} asked */
  constructor(...asked) {
    this.#asked = asked;
  }

  finish() {
    const [, , terminals] = this.#asked;
    try {
      const chiseler = new Chiseler(.../** @type {[any, any, any, any, any]} */ (this.#asked));
      chiseler.seek(ALL);
      const path = chiseler.witness();
      const cells = Uint32Array.from(new Set(path)).sort();
      const list = [chiseler.stepCount, cells.length, ...cells, ...(terminals.length === 2 ? path : [])];
      chiseler.free();
      return Uint32Array.from(list);
    } catch (refusal) {
      if (/** @type {any} */ (refusal)[0] === 'NoPath') return undefined;
      throw refusal;
    }
  }
}

/** @param {number} width @param {ArrayLike<number>} cells */
const cellsToPoints = (width, cells) =>
  Float64Array.from({ length: 2 * cells.length }, (_, i) => {
    const cell = cells[i >> 1];
    return (i & 1 ? Math.floor(cell / width) : cell % width) + 0.5;
  });

// By name, so that what nobody calls is left out of the page.
const part = { CarvingJob, Chiseler, cellsToPoints, initSync, measure, smooth, wallCrossings };

export const glue = /** @type {import('./module.js').Glue} */ (/** @type {unknown} */ (part));
export const all = false;
export { source };
