const LARGEST = 22;

/**
 * A corner: where it is, and the directions from the way straight on to the way that is taken, as flat pairs of offsets.
 * @typedef {{ index: number, x: number, y: number, fan: readonly number[], cut: boolean }} Turn
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
  for (const { x, y, fan, cut } of turns) {
    const [cx, cy] = [view.left + x * view.cell, view.top + y * view.cell];
    pen.beginPath();
    pen.moveTo(cx, cy);
    for (let i = 0; i < fan.length; i += 2) pen.lineTo(cx + radius * fan[i], cy + radius * fan[i + 1]);
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
