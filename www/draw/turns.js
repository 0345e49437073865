const LARGEST = 22;

/**
 * A corner: where it is, and the directions from the way straight on to the way that is taken, as flat pairs of offsets.
 * @typedef {{ index: number, x: number, y: number, fan: readonly number[], cut: boolean, tone: string }} Turn
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
  pen.setLineDash([]);
  pen.lineJoin = 'round';
  pen.lineWidth = view.ratio;
  // Those of one tone are one shape, all wound the same way, so that none cuts a hole into another.
  for (const cut of [false, true]) {
    const alike = turns.filter((turn) => turn.cut === cut);
    if (alike.length === 0) continue;
    pen.beginPath();
    for (const { x, y, fan } of alike) {
      const [cx, cy] = [view.left + x * view.cell, view.top + y * view.cell];
      pen.moveTo(cx, cy);
      const last = fan.length - 2;
      const left = fan[0] * fan[last + 1] < fan[1] * fan[last];
      for (let i = 0; i <= last; i += 2) {
        const at = left ? last - i : i;
        pen.lineTo(cx + radius * fan[at], cy + radius * fan[at + 1]);
      }
      pen.closePath();
    }
    pen.fillStyle = pen.strokeStyle = palette[alike[0].tone];
    pen.globalAlpha = 0.22;
    pen.fill();
    pen.globalAlpha = 1;
    pen.stroke();
  }
}
