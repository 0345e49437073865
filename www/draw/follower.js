const LENGTH = 8;
const CHASE_ALPHA = [0.65, 0.4, 0.2];

/**
 * Who travels a curve: an arrow in its colour, and behind it smaller ones that show where it turned.
 * @typedef {{ x: number, y: number, heading: readonly [number, number] }} Post
 * @typedef {{ id: import('./types.js').CurveId, lead: Post, chase: readonly Post[] }} Traveller
 *
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Traveller} traveller
 * @param {import('./types.js').Palette} palette
 */
export function drawFollower(pen, view, { id, lead, chase }, palette) {
  const size = LENGTH * view.ratio;
  chase.forEach((post, index) => {
    pen.globalAlpha = CHASE_ALPHA[index] ?? 0;
    traceArrow(pen, view, post, 0.55 * size);
    pen.fillStyle = palette[id];
    pen.fill();
  });
  pen.globalAlpha = 1;
  traceArrow(pen, view, lead, size);
  pen.setLineDash([]);
  pen.lineJoin = 'round';
  pen.lineWidth = 4 * view.ratio;
  pen.strokeStyle = palette.paper;
  pen.stroke();
  pen.lineWidth = 1.5 * view.ratio;
  pen.strokeStyle = pen.fillStyle = palette[id];
  pen.stroke();
  pen.fill();
}

/**
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Post} post
 * @param {number} size device pixels from the middle to the tip
 */
function traceArrow(pen, view, { x, y, heading: [hx, hy] }, size) {
  const cx = view.left + x * view.cell;
  const cy = view.top + y * view.cell;
  pen.beginPath();
  pen.moveTo(cx + hx * size, cy + hy * size);
  for (const [along, across] of [
    [-0.75, 0.7],
    [-0.4, 0],
    [-0.75, -0.7],
  ]) {
    pen.lineTo(cx + (along * hx - across * hy) * size, cy + (along * hy + across * hx) * size);
  }
  pen.closePath();
}
