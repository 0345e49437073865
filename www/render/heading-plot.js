import { drawHeadingPlot } from '../draw/heading-plot.js';
import { memoize } from '../memoize.js';

/**
 * The heading plot on its canvas, painted again only when what it shows has changed.
 * @param {ReturnType<typeof import('./canvas.js').createCanvas>} canvas
 */
export function createHeadingPlot(canvas) {
  const repaint = memoize(drawHeadingPlot);
  return {
    /** @param {readonly import('../draw/types.js').Curve[]} curves @param {import('../draw/types.js').Palette} palette */
    show(curves, palette) {
      const { width, height } = canvas.root;
      if (width === 0 || height === 0) {
        repaint.forget();
        return;
      }
      const key = [
        width,
        height,
        curves.length,
        ...Object.values(palette),
        ...curves.map(({ points, space }) => space ?? points),
      ];
      repaint(key, canvas.pen, { width, height, ratio: canvas.ratio }, curves, palette);
    },
    /** It was out of sight: it is painted anew when it comes back. */
    forget: repaint.forget,
  };
}
