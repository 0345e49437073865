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
  drawLines(pen, view, lines, palette.dot, 1);
  pen.setLineDash([2 * view.ratio, 3 * view.ratio]);
  drawLines(pen, view, stems, palette.raw, 1);
  pen.setLineDash([]);
  pen.beginPath();
  for (const stem of stems) {
    const [x, y] = [stem[stem.length - 2], stem[stem.length - 1]];
    pen.moveTo(view.left + x * view.cell + 2.5 * view.ratio, view.top + y * view.cell);
    pen.arc(view.left + x * view.cell, view.top + y * view.cell, 2.5 * view.ratio, 0, 2 * Math.PI);
  }
  pen.fillStyle = palette.raw;
  pen.fill();
}

/**
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {readonly ArrayLike<number>[]} lines
 * @param {string} tone
 * @param {number} width CSS pixels
 */
function drawLines(pen, view, lines, tone, width) {
  pen.beginPath();
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i += 2) {
      const x = view.left + line[i] * view.cell;
      const y = view.top + line[i + 1] * view.cell;
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
  }
  pen.strokeStyle = tone;
  pen.lineWidth = width * view.ratio;
  pen.stroke();
}
