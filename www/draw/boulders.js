import { hash } from '../view/hash.js';

const CORNERS = 7;
const FULL_TURN = 2 * Math.PI;

/**
 * Walls: a boulder in every cell, big enough that neighbours close up.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {readonly number[]} cells
 * @param {number} seed
 * @param {import('./types.js').Palette} palette
 */
export function drawBoulders(pen, view, cells, seed, palette) {
  const layers = /** @type {const} */ ([
    [palette.shade, 0.06, 0.1, 0.55],
    [palette.rock, 0, 0, 0.54],
    [palette.facet, -0.09, -0.11, 0.33],
  ]);
  for (const [tone, dx, dy, reach] of layers) {
    pen.beginPath();
    for (const cell of cells) {
      const x = view.left + ((cell % view.columns) + 0.5 + dx) * view.cell;
      const y = view.top + (Math.floor(cell / view.columns) + 0.5 + dy) * view.cell;
      for (let corner = 0; corner < CORNERS; corner++) {
        const angle = (FULL_TURN * (corner + 0.5 * hash(seed, cell, 30 + corner))) / CORNERS;
        const far = reach * (0.85 + 0.25 * hash(seed, cell, 40 + corner)) * view.cell;
        if (corner === 0) pen.moveTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
        else pen.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
      }
      // Filling closes it; closing it by hand makes browsers look at all of the path again.
    }
    pen.fillStyle = tone;
    pen.fill();
  }
}
