const FULL_TURN = 2 * Math.PI;
const SMALLEST = 6;
const LARGEST = 9.5;

/**
 * A point that can be taken hold of: a ring with a filled middle; chosen, it wears a second ring.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {{ x: number, y: number, chosen: boolean, near?: number | null }} handle in space, the nearer the larger and the darker
 * @param {import('./types.js').Palette} palette
 */
export function drawHandle(pen, view, { x, y, chosen, near }, palette) {
  const ratio = view.ratio * (near ?? 1);
  const cx = view.left + x * view.cell;
  const cy = view.top + y * view.cell;
  const r = Math.min(LARGEST * ratio, Math.max(SMALLEST * ratio, 0.45 * view.cell));
  const tone = near && near < 1 ? palette.raw : palette.ink;
  if (chosen) disc(pen, cx, cy, r + 4 * ratio, palette.ink);
  disc(pen, cx, cy, r + (chosen ? 2.5 : 1.5) * ratio, palette.paper);
  disc(pen, cx, cy, r, tone);
  disc(pen, cx, cy, r - 2.25 * ratio, palette.paper);
  disc(pen, cx, cy, r - 4.5 * ratio, tone);
}

/**
 * @param {import('./types.js').Pen} pen
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} tone
 */
function disc(pen, x, y, radius, tone) {
  if (radius <= 0) return;
  pen.beginPath();
  pen.arc(x, y, radius, 0, FULL_TURN);
  pen.fillStyle = tone;
  pen.fill();
}
