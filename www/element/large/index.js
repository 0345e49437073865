/** What a grid wants that is too large to draw cell by cell, or takes longer than a frame. */
import { createDrawnCurves } from './drawn-curves.js';
import { createGeneration } from './generation.js';
import { createGridImage } from './image.js';

export { sheet } from './styles.js';
export { words } from '../../words/large.js';
export { drawGridImage } from '../../draw/grid-image.js';
export { createLooking } from './looking.js';
export { createWaiting } from './waiting.js';

/** @param {Parameters<typeof createGeneration>} given */
export function createLarge(...given) {
  const [engine] = given;
  const generation = createGeneration(...given);
  const image = createGridImage();
  const thin = createDrawnCurves(engine);
  return {
    generation,
    image,
    /**
     * @param {readonly import('../../draw/types.js').Curve[]} curves
     * @param {import('../../view/grid-view.js').GridView} view
     * @param {{ width: number, height: number }} size device pixels
     */
    drawn: (curves, view, size) => curves.map((curve, i) => thin(i, curve, view, size)),
    /** Gives back what was lent. */
    rest() {
      generation.rest();
      image.forget();
    },
  };
}
