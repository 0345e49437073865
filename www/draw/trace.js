/**
 * A path is traced once for all strokes along it, also in later pictures.
 * @type {WeakMap<object, { path: Path2D, key: string }>}
 */
const traced = new WeakMap();

/** In device pixels: of points that lie closer together a screen shows one. */
const NEAR = 1;

/**
 * Strokes along a flat polyline.
 * @param {import('./types.js').Pen} pen
 * @param {ArrayLike<number>} points in cells
 * @param {import('./types.js').GridView} view
 * @param {boolean} closed
 */
export function strokeAlong(pen, points, view, closed) {
  if (!('drawImage' in pen)) {
    pen.beginPath();
    trace(pen, points, view, closed);
    pen.stroke();
    return;
  }
  const key = [view.left, view.top, view.cell, closed].join();
  let known = traced.get(points);
  if (known?.key !== key) {
    known = { path: new Path2D(), key };
    trace(known.path, points, view, closed, NEAR);
    traced.set(points, known);
  }
  /** @type {CanvasRenderingContext2D} */ (pen).stroke(known.path);
}

/**
 * Puts a flat polyline into a path.
 * @param {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'closePath'>} path
 * @param {ArrayLike<number>} points in cells
 * @param {import('./types.js').GridView} view
 * @param {boolean} closed
 * @param {number} [near] points are left out that lie nearer to the one before
 */
export function trace(path, points, view, closed, near = 0) {
  const { left, top, cell } = view;
  let [lastX, lastY] = [NaN, NaN];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = left + points[i] * cell;
    const y = top + points[i + 1] * cell;
    if (i + 3 < points.length && Math.abs(x - lastX) + Math.abs(y - lastY) < near) continue;
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
    [lastX, lastY] = [x, y];
  }
  if (closed && points.length > 4) path.closePath();
}
