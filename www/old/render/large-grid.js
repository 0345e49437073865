import { isLarge } from '../model/grid-size.js';
import { createGridImage } from './grid-image.js';
import { drawnShare } from './drawn-share.js';
import { createThinnedCurves } from './thinned-curves.js';

/**
 * How a large grid is drawn: as an image, under curves without the points that would not be seen.
 * @param {import('../curves/types.js').Engine} engine
 */
export function createLargeGrid(engine) {
  const gridImage = createGridImage();
  const thinned = createThinnedCurves(engine);
  return {
    /**
     * The grid as an image in these colours; null for a small one, and where there is no page.
     * @param {import('../model/snapshot.js').Snapshot} snapshot
     * @param {import('../draw/types.js').Palette} palette
     */
    image({ grid, shownState }, palette) {
      const wanted = grid && isLarge(shownState) && globalThis.document;
      return wanted ? gridImage.of(grid, shownState, palette) : null;
    },
    /**
     * The curves as they are drawn.
     * @param {import('../model/snapshot.js').Snapshot} snapshot
     * @param {readonly import('../draw/types.js').Curve[]} curves
     * @param {import('../view/grid-view.js').GridView} view
     * @param {{ width: number, height: number }} size device pixels
     */
    thin: ({ shownState }, curves, view, size) =>
      isLarge(shownState)
        ? curves.map((curve, i) => thinned.inSight(i, curve, view, size))
        : drawnShare(curves, view, thinned.withoutUnseen),
    /** Gives the memory back; what is needed is made again. */
    drop: gridImage.forget,
  };
}
