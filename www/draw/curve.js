import { LINE_STYLES } from './line-styles.js';
import { strokeAlong } from './trace.js';
import { drawVertices } from './vertices.js';

const CASING = 1.5;

/**
 * A pale band along a curve, like the casing of a road on a map, so that the curve stands off what lies beneath.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {import('./types.js').Curve} curve
 * @param {import('./types.js').Palette} palette
 */
export function drawCasing(pen, view, { id, points, closed }, palette) {
  if (points.length < 4) return;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.lineWidth = (LINE_STYLES[id].width + 2 * CASING) * view.ratio;
  pen.strokeStyle = palette.paper;
  pen.globalAlpha = 0.8;
  strokeAlong(pen, points, view, closed);
  pen.globalAlpha = 1;
}

/**
 * What a curve was before it was kept off the walls, pale.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {import('./types.js').Curve} curve
 * @param {import('./types.js').Palette} palette
 */
export function drawLooseCurve(pen, view, { id, loose, closed }, palette) {
  if (!loose || loose.length < 4) return;
  pen.globalAlpha = 0.55;
  pen.setLineDash([]);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.lineWidth = LINE_STYLES[id].width * view.ratio;
  pen.strokeStyle = palette[id];
  strokeAlong(pen, loose, view, closed);
  pen.globalAlpha = 1;
}

/**
 * One curve in its own line style.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {import('./types.js').Curve} curve
 * @param {import('./types.js').Palette} palette
 */
export function drawCurve(pen, view, { id, points, closed, bare }, palette) {
  if (points.length < 4) return;
  const { width, dash, cap, vertex } = LINE_STYLES[id];
  const { ratio } = view;
  pen.setLineDash(dash.map((length) => length * ratio));
  pen.lineJoin = 'round';
  pen.lineCap = cap;
  pen.lineWidth = width * ratio;
  pen.strokeStyle = palette[id];
  strokeAlong(pen, points, view, closed);
  pen.setLineDash([]);
  if (vertex > 0 && !bare) drawVertices(pen, view, points, vertex, palette[id], palette.paper);
}
