/** What a grid too large to draw cell by cell wants. */
import { createDrawnCurves } from './drawn-curves.js';
import { createGeneration } from './generation.js';
import { createGridImage } from './image.js';

export { drawGridImage } from '../../draw/grid-image.js';
export { createLooking } from './looking.js';
export { createWaiting } from './waiting.js';

/**
 * @param {import('../content.js').Engine} engine
 * @param {import('../content.js').Store} store
 * @param {Parameters<typeof createGeneration>[2]} optionsOf
 * @param {Parameters<typeof createGeneration>[3]} later
 */
export function createLarge(engine, store, optionsOf, later) {
  const generation = createGeneration(engine, store, optionsOf, later);
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
