import { drawHeadingPlot } from '../draw/heading-plot.js';
import { memoize } from '../memoize.js';
import { every } from './drawn-share.js';

/** Points of one curve: of more, some share each pixel of the plot. */
const MOST_POINTS = 4000;

/**
 * The heading plot on its canvas, painted again only when what it shows has changed.
 * @param {ReturnType<typeof import('./canvas.js').createCanvas>} canvas
 */
export function createHeadingPlot(canvas) {
  /** @type {typeof drawHeadingPlot} */
  const paint = (pen, size, curves, palette) => drawHeadingPlot(pen, size, curves.map(coarse), palette);
  const repaint = memoize(paint);
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

/** With one point in so many where there are too many. @template {import('../draw/types.js').Curve} Curve @param {Curve} curve */
function coarse(curve) {
  const { points, space } = curve;
  const step = Math.ceil(points.length / 2 / MOST_POINTS);
  if (step <= 1) return curve;
  return { ...curve, points: every(points, 2, step), space: space && every(space, 3, step) };
}
