import { drawLine } from './line.js';

const CASING = 1.5;

/**
 * A pale band along a curve, like the casing of a road on a map, so that the curve stands off what lies beneath.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {import('./types.js').Curve} curve
 * @param {import('./types.js').Palette} palette
 */
export function drawCasing(pen, view, curve, palette) {
  const width = curve.style.width + 2 * CASING;
  drawLine(pen, view, curve, { width, tone: palette.paper, alpha: 0.8 });
}

/**
 * What a curve was before it was kept off the walls, pale.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {import('./types.js').Curve} curve
 * @param {import('./types.js').Palette} palette
 */
export function drawLooseCurve(pen, view, { id, style, loose, closed }, palette) {
  const { width } = style;
  if (loose) drawLine(pen, view, { points: loose, closed }, { width, tone: palette[id], alpha: 0.55 });
}

/**
 * One curve in its own line style.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {import('./types.js').Curve} curve
 * @param {import('./types.js').Palette} palette
 */
export function drawCurve(pen, view, curve, palette) {
  drawLine(pen, view, curve, { width: curve.style.width, tone: palette[curve.id] });
}
