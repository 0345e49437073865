/**
 * A small square on every point of a polyline.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {ArrayLike<number>} points
 * @param {number} size CSS pixels
 * @param {string} tone
 * @param {string} edge
 */
export function drawVertices(pen, view, points, size, tone, edge) {
  const side = Math.round(size * view.ratio);
  pen.beginPath();
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = Math.round(view.left + points[i] * view.cell - side / 2);
    const y = Math.round(view.top + points[i + 1] * view.cell - side / 2);
    pen.rect(x, y, side, side);
  }
  pen.fillStyle = tone;
  pen.strokeStyle = edge;
  pen.lineJoin = 'miter';
  pen.lineWidth = 2 * view.ratio;
  pen.stroke();
  pen.fill();
}
