const LARGEST = 22;

/**
 * A corner: where it is, the direction in which the path arrives, and by how much it turns, in radians.
 * @typedef {{ index: number, x: number, y: number, arrival: number, turn: number, cut: boolean }} Turn
 */

/**
 * The angle of each turn, between the way straight on and the way that is taken; tinted where the corner is cut.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {readonly Turn[]} turns
 * @param {number} reach how large they may be, in cells
 * @param {import('./types.js').Palette} palette
 */
export function drawTurns(pen, view, turns, reach, palette) {
  const radius = Math.min(LARGEST * view.ratio, reach * view.cell);
  for (const { x, y, arrival, turn, cut } of turns) {
    const [cx, cy] = [view.left + x * view.cell, view.top + y * view.cell];
    const on = [cx + radius * Math.cos(arrival), cy + radius * Math.sin(arrival)];
    pen.beginPath();
    pen.moveTo(cx, cy);
    pen.lineTo(on[0], on[1]);
    pen.arc(cx, cy, radius, arrival, arrival + turn, turn < 0);
    pen.closePath();
    pen.fillStyle = pen.strokeStyle = cut ? palette.chaikin : palette.raw;
    pen.globalAlpha = 0.22;
    pen.fill();
    pen.globalAlpha = 1;
    pen.setLineDash([]);
    pen.lineJoin = 'round';
    pen.lineWidth = view.ratio;
    pen.stroke();
  }
}
