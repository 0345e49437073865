import { drawNearTrail } from './near-trail.js';
import { drawCellStates } from './cell-states.js';

/**
 * A large grid: images of it, each half as wide as the one before, and the number of each cell's tone.
 * @typedef {object} GridImage
 * @property {readonly { canvas: HTMLCanvasElement, scale: number }[]} levels from the finest to the coarsest, each painted when it is first looked at
 * @property {Uint8Array} codes
 * @property {readonly import('./types.js').Tone[]} tones of each code: open, gone, wall, witness, forced
 * @property {boolean} trail seen as a trail
 */

/** In CSS pixels: from this size on a cell is a stone to look at, or has plants. */
const SMALLEST_STONE = 8;
const SMALLEST_PLANT = 12;
/** So many cells around those in sight something may reach into them. */
const REACH = 4;

/**
 * From afar the image whose pixels are just finer than the picture's; from nearby the stones that are in sight.
 * @param {CanvasRenderingContext2D} pen
 * @param {import('./types.js').GridView} view
 * @param {GridImage} image
 * @param {import('./types.js').Palette} palette
 * @param {{ width: number, height: number }} size device pixels
 * @param {number} seed of a trail
 */
export function drawGridImage(pen, view, { levels, codes, tones, trail }, palette, { width, height }, seed) {
  const { left, top, cell, columns, rows, ratio } = view;
  pen.fillStyle = palette[tones[1]];
  pen.fillRect(0, 0, width, height);
  if (!trail && cell >= SMALLEST_STONE * ratio) {
    const sight = inSight(view, codes, { width, height });
    drawCellStates(pen, sight.view, sight.cells, palette);
    return;
  }
  if (trail && cell >= SMALLEST_PLANT * ratio) {
    const sight = widened(boundsOf(view, { width, height }), view);
    drawNearTrail(pen, view, sight, sorted(view, codes, sight), seed, palette, { width, height });
    return;
  }
  const { canvas, scale } = levels.findLast((level) => level.scale * cell <= 1) ?? levels[0];
  pen.imageSmoothingEnabled = scale * cell < 2;
  pen.imageSmoothingQuality = 'medium';
  // The last block of a row may stand out beyond the grid.
  pen.drawImage(canvas, 0, 0, columns / scale, rows / scale, left, top, columns * cell, rows * cell);
}

/**
 * The cells that lie on the picture.
 * @param {import('./types.js').GridView} view
 * @param {{ width: number, height: number }} size
 * @returns {import('./meadow.js').Sight}
 */
function boundsOf({ left, top, cell, columns, rows }, { width, height }) {
  return {
    west: Math.max(0, Math.floor(-left / cell)),
    north: Math.max(0, Math.floor(-top / cell)),
    east: Math.min(columns, Math.ceil((width - left) / cell)),
    south: Math.min(rows, Math.ceil((height - top) / cell)),
  };
}

/**
 * @param {import('./meadow.js').Sight} sight
 * @param {import('./types.js').GridView} view
 */
function widened({ west, north, east, south }, { columns, rows }) {
  return {
    west: Math.max(0, west - REACH),
    north: Math.max(0, north - REACH),
    east: Math.min(columns, east + REACH),
    south: Math.min(rows, south + REACH),
  };
}

/**
 * The cells in sight by what they are.
 * @param {import('./types.js').GridView} view
 * @param {Uint8Array} codes
 * @param {import('./meadow.js').Sight} sight
 */
function sorted({ columns }, codes, { west, north, east, south }) {
  /** @type {number[][]} */
  const [open, gone, walls, witness, forced] = [[], [], [], [], []];
  const lists = [open, gone, walls, witness, forced];
  for (let row = north; row < south; row++)
    for (let cell = row * columns + west; cell < row * columns + east; cell++) lists[codes[cell]].push(cell);
  return { open, walls, witness, forced };
}

/**
 * The part of a grid that lies on the picture, as a grid of its own.
 * @param {import('./types.js').GridView} view
 * @param {Uint8Array} codes
 * @param {{ width: number, height: number }} size
 */
function inSight(view, codes, size) {
  const sight = boundsOf(view, size);
  const { west, north, east, south } = sight;
  const [columns, rows] = [east - west, south - north];
  const own = (/** @type {number} */ cell) =>
    (Math.floor(cell / view.columns) - north) * columns + (cell % view.columns) - west;
  const { open, walls, witness, forced } = sorted(view, codes, sight);
  const cells = {
    ...{ open: open.map(own), walls: walls.map(own) },
    ...{ witness: witness.map(own), forced: forced.map(own), fading: [] },
  };
  const part = { columns, rows, left: view.left + west * view.cell, top: view.top + north * view.cell };
  return { view: { ...view, ...part }, cells };
}
