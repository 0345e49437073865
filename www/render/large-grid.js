import { isLarge } from '../model/grid-size.js';
import { createGridImage } from './grid-image.js';
import { createThinnedCurves } from './thinned-curves.js';

/**
 * How a large grid is drawn: as an image, under curves without the points that would not be seen.
 * @param {import('../model/scene.js').Engine} engine
 * @param {ReturnType<typeof import('../model/scene.js').createScene>} scene
 */
export function createLargeGrid(engine, scene) {
  const gridImage = createGridImage();
  const thin = createThinnedCurves(engine);
  const large = () => isLarge(scene.shownState());
  return {
    /** The grid as an image in these colours; null for a small one, and where there is no page. @param {import('../draw/types.js').Palette} palette */
    image(palette) {
      const grid = large() && globalThis.document ? scene.grid() : null;
      return grid && gridImage.of(grid, scene.shownState(), palette);
    },
    /**
     * The curves as they are drawn.
     * @param {readonly import('../draw/types.js').Curve[]} curves
     * @param {import('../view/grid-view.js').GridView} view
     * @param {{ width: number, height: number }} size device pixels
     */
    thin: (curves, view, size) => (large() ? curves.map((curve, i) => thin(i, curve, view, size)) : curves),
    /** Gives the memory back; what is needed is made again. */
    drop: gridImage.forget,
  };
}
