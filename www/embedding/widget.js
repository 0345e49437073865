/** The element for the loader: it is defined once the compiled module is there, so that until then the poster stays. */
import { MeanderPath } from '../element/meander-path.js';
import { readyForFigure } from '../engine/figure.js';

/**
 * @param {Response} module
 * @param {(file: string) => Promise<unknown>} vouched stands for each import while running (`scripts/vouch.mjs`)
 */
export async function start(module, vouched) {
  Object.assign(import.meta, { vouched });
  await readyForFigure(module);
  if (!customElements.get('meander-path')) customElements.define('meander-path', MeanderPath);
}
