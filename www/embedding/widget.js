/** The element for the loader: it is defined once the compiled module is there, so that until then the poster stays. */
import { MeanderPath } from '../element/meander-path.js';
import { readyForFigure } from '../engine/figure.js';
import { vouch } from './vouched.js';

/** @param {Response} module @param {Parameters<typeof vouch>[0]} preload */
export async function start(module, preload) {
  vouch(preload);
  await readyForFigure(module);
  if (!customElements.get('meander-path')) customElements.define('meander-path', MeanderPath);
}
