import { drawStones } from './stones.js';

/**
 * A large grid: images of it, each half as wide as the one before, and the number of each cell's tone.
 * @typedef {object} GridImage
 * @property {readonly { canvas: HTMLCanvasElement, scale: number }[]} levels from the finest to the coarsest
 * @property {Uint8Array} codes
 * @property {readonly import('./types.js').Tone[]} tones of each code: open, gone, wall, witness, forced
 * @property {boolean} trail seen as a trail
 */

/** In CSS pixels: from this size on a cell is a stone to look at. */
const SMALLEST_STONE = 8;

/**
 * From afar the image whose pixels are just finer than the picture's; from nearby the stones that are in sight.
 * @param {CanvasRenderingContext2D} pen
 * @param {import('./types.js').GridView} view
 * @param {GridImage} image
 * @param {import('./types.js').Palette} palette
 * @param {{ width: number, height: number }} size device pixels
 */
export function drawGridImage(pen, view, { levels, codes, tones, trail }, palette, { width, height }) {
  const { left, top, cell, columns, rows, ratio } = view;
  pen.fillStyle = palette[tones[1]];
  pen.fillRect(0, 0, width, height);
  if (!trail && cell >= SMALLEST_STONE * ratio) {
    const sight = inSight(view, codes, { width, height });
    drawStones(pen, sight.view, sight.cells, palette);
    return;
  }
  const { canvas, scale } = levels.findLast((level) => level.scale * cell <= 1) ?? levels[0];
  pen.imageSmoothingEnabled = scale * cell < 2;
  pen.imageSmoothingQuality = 'medium';
  // The last block of a row may stand out beyond the grid.
  pen.drawImage(canvas, 0, 0, columns / scale, rows / scale, left, top, columns * cell, rows * cell);
}

/**
 * The part of a grid that lies on the picture, as a grid of its own.
 * @param {import('./types.js').GridView} view
 * @param {Uint8Array} codes
 * @param {{ width: number, height: number }} size
 */
function inSight(view, codes, { width, height }) {
  const { left, top, cell } = view;
  const [west, north] = [Math.max(0, Math.floor(-left / cell)), Math.max(0, Math.floor(-top / cell))];
  const columns = Math.min(view.columns, Math.ceil((width - left) / cell)) - west;
  const rows = Math.min(view.rows, Math.ceil((height - top) / cell)) - north;
  /** @type {number[][]} */
  const [open, gone, walls, witness, forced] = [[], [], [], [], []];
  const lists = [open, gone, walls, witness, forced];
  for (let y = 0; y < rows; y++) {
    const from = (north + y) * view.columns + west;
    for (let x = 0; x < columns; x++) lists[codes[from + x]].push(y * columns + x);
  }
  const part = { ...view, columns, rows, left: left + west * cell, top: top + north * cell };
  return { view: part, cells: { open, walls, witness, forced, crumbs: [] } };
}
