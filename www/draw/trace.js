/**
 * Puts a flat polyline into the pen's current path.
 * @param {import('./types.js').Pen} pen
 * @param {ArrayLike<number>} points in cells
 * @param {import('./types.js').GridView} view
 * @param {boolean} closed
 */
export function trace(pen, points, view, closed) {
  const { left, top, cell } = view;
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = left + points[i] * cell;
    const y = top + points[i + 1] * cell;
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  if (closed && points.length > 4) pen.closePath();
}
