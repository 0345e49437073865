import { drawDisc } from './disc.js';
import { trace } from './trace.js';

/**
 * The ground under a picture of space: its lines, and a stem from each handle down to it.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {{ lines: readonly ArrayLike<number>[], stems: readonly ArrayLike<number>[] }} floor flat polylines, in cells
 * @param {import('./types.js').Palette} palette
 */
export function drawFloor(pen, view, { lines, stems }, palette) {
  pen.setLineDash([]);
  pen.lineCap = 'round';
  drawLines(pen, view, lines, palette.dot);
  pen.setLineDash([2 * view.ratio, 3 * view.ratio]);
  drawLines(pen, view, stems, palette.raw);
  pen.setLineDash([]);
  for (const stem of stems) {
    const [x, y] = [stem[stem.length - 2], stem[stem.length - 1]];
    drawDisc(pen, view.left + x * view.cell, view.top + y * view.cell, 2.5 * view.ratio, palette.raw);
  }
}

/**
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {readonly ArrayLike<number>[]} lines
 * @param {string} tone
 */
function drawLines(pen, view, lines, tone) {
  pen.beginPath();
  for (const line of lines) trace(pen, line, view, false);
  pen.strokeStyle = tone;
  pen.lineWidth = view.ratio;
  pen.stroke();
}
