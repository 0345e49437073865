import { drawLine } from './line.js';
import { places } from './places.js';

const FULL_TURN = 2 * Math.PI;
const ALPHA = 0.16;

/**
 * The band around a line within which its points may lie; in space a tube, seen thinner where it is far.
 * @typedef {{ points: ArrayLike<number>, tolerance: number, closed: boolean, sizes: ArrayLike<number> | null }} Band
 *   `sizes`: how large a cell looks at each point, in space
 *
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Band} band
 * @param {string} tone
 */
export function drawBand(pen, view, { points, tolerance, closed, sizes }, tone) {
  if (sizes) {
    pen.beginPath();
    traceTube(pen, view, points, (i) => tolerance * sizes[i] * view.cell, closed);
    pen.globalAlpha = ALPHA;
    pen.fillStyle = tone;
    pen.fill();
    pen.globalAlpha = 1;
  } else {
    drawLine(
      pen,
      view,
      { points, closed },
      { width: (2 * tolerance * view.cell) / view.ratio, tone, alpha: ALPHA },
    );
  }
}

/**
 * One shape of discs and the strips between them, all wound the same way, so that none cuts a hole into another.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {ArrayLike<number>} points
 * @param {(i: number) => number} radius device pixels
 * @param {boolean} closed
 */
function traceTube(pen, view, points, radius, closed) {
  const centres = places(view, points);
  const count = centres.length;
  for (let i = 0; i < count; i++) {
    const [x, y] = centres[i];
    pen.moveTo(x + radius(i), y);
    pen.arc(x, y, radius(i), 0, FULL_TURN);
    if (i === count - 1 && !closed) return;
    const next = (i + 1) % count;
    const [toX, toY] = centres[next];
    const far = Math.hypot(toX - x, toY - y) || 1;
    const [across, down] = [(toY - y) / far, (x - toX) / far];
    pen.moveTo(x + across * radius(i), y + down * radius(i));
    pen.lineTo(toX + across * radius(next), toY + down * radius(next));
    pen.lineTo(toX - across * radius(next), toY - down * radius(next));
    pen.lineTo(x - across * radius(i), y - down * radius(i));
  }
}
