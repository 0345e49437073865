/** The element for the loader: it is defined once the compiled module is there, so that until then the poster stays. */
import { MeanderPath } from '../element/meander-path.js';
import { readyForFigure } from '../engine/figure-module.js';
import { defineSentences } from '../sentences/index.js';

/** @param {Response} module */
export async function start(module) {
  await readyForFigure(module);
  if (!customElements.get('meander-path')) customElements.define('meander-path', MeanderPath);
  defineSentences();
}
