import { trace } from './trace.js';

/**
 * A path is traced once for all strokes along it, also in later pictures.
 * @type {WeakMap<object, { path: Path2D, key: string }>}
 */
const traced = new WeakMap();

/** In device pixels: of points that lie closer together a screen shows one. */
const NEAR = 1;

/**
 * How a line looks: lengths in CSS pixels, and how opaque it is.
 * @typedef {{ width: number, tone: string, alpha?: number, dash?: readonly number[], cap?: CanvasLineCap }} Look
 */

/**
 * A stroke along a flat polyline, if it has more than a point.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {{ points: ArrayLike<number>, closed: boolean }} line in cells
 * @param {Look} look
 */
export function drawLine(
  pen,
  view,
  { points, closed },
  { width, tone, alpha = 1, dash = [], cap = 'round' },
) {
  if (points.length < 4) return;
  pen.setLineDash(dash.map((length) => length * view.ratio));
  pen.lineJoin = 'round';
  pen.lineCap = cap;
  pen.lineWidth = width * view.ratio;
  pen.strokeStyle = tone;
  pen.globalAlpha = alpha;
  if ('drawImage' in pen) /** @type {CanvasRenderingContext2D} */ (pen).stroke(pathOf(points, view, closed));
  else {
    pen.beginPath();
    trace(pen, points, view, closed);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  pen.setLineDash([]);
}

/**
 * @param {ArrayLike<number>} points
 * @param {import('./types.js').GridView} view
 * @param {boolean} closed
 */
function pathOf(points, view, closed) {
  const key = [view.left, view.top, view.cell, closed].join();
  let known = traced.get(points);
  if (known?.key !== key) {
    known = { path: new Path2D(), key };
    trace(known.path, points, view, closed, NEAR);
    traced.set(points, known);
  }
  return known.path;
}
