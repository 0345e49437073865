import { hash } from '../view/hash.js';
import { drawBlobs } from './blobs.js';

const SMALLEST_TUFTED_CELL = 9;
const TUFTED = 0.42;
const FLOWERING = 0.045;
const PATCHY = 0.03;

/**
 * The cells that are looked at.
 * @typedef {{ west: number, north: number, east: number, south: number }} Sight the last two are the first beyond it
 */

/**
 * Grass: a ground with darker patches, tufts and a few flowers, each where the seed has put it.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {number} seed
 * @param {import('./types.js').Palette} palette
 * @param {{ width: number, height: number }} size device pixels
 * @param {Sight} [sight] the whole grid
 */
export function drawMeadow(
  pen,
  view,
  seed,
  palette,
  { width, height },
  { west, north, east, south } = { west: 0, north: 0, east: view.columns, south: view.rows },
) {
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.fillStyle = palette.grass;
  pen.fill();
  /** @type {[number, number, number][]} */
  const patches = [];
  /** @type {[number, number, number][]} */
  const flowers = [];
  /** @type {[number, number, number][]} */
  const tufts = [];
  const across = east - west;
  for (let i = 0; i < across * (south - north); i++) {
    const [column, row] = [west + (i % across), north + Math.floor(i / across)];
    const cell = row * view.columns + column;
    const x = view.left + (column + 0.15 + 0.7 * hash(seed, cell, 1)) * view.cell;
    const y = view.top + (row + 0.25 + 0.6 * hash(seed, cell, 2)) * view.cell;
    const chance = hash(seed, cell, 3);
    if (chance < PATCHY) {
      for (let lobe = 0; lobe < 7; lobe++) {
        const radius = (0.4 + 0.6 * hash(seed, cell, 10 + lobe)) * view.cell;
        const drift = 1.6 * (hash(seed, cell, 20 + lobe) - 0.5) * view.cell;
        patches.push([x + (lobe - 3) * 0.75 * view.cell, y + drift, radius]);
      }
    }
    if (hash(seed, cell, 4) < FLOWERING) flowers.push([x, y, 0.055 * view.cell]);
    else if (hash(seed, cell, 5) < TUFTED) tufts.push([x, y, (0.14 + 0.1 * chance) * view.cell]);
  }
  drawBlobs(pen, patches, palette.meadow);
  if (view.cell < SMALLEST_TUFTED_CELL * view.ratio) return;
  drawTufts(pen, view, tufts, palette.tuft);
  drawBlobs(pen, flowers, palette.flower);
}

/**
 * Three blades each.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {readonly (readonly [x: number, y: number, height: number])[]} tufts
 * @param {string} tone
 */
function drawTufts(pen, view, tufts, tone) {
  pen.beginPath();
  for (const [x, y, height] of tufts) {
    for (const lean of [-0.7, 0, 0.7]) {
      pen.moveTo(x + 0.25 * lean * height, y);
      pen.lineTo(x + lean * height, y - height * (lean === 0 ? 1.15 : 0.8));
    }
  }
  pen.setLineDash([]);
  pen.lineCap = 'round';
  pen.lineWidth = Math.max(0.045 * view.cell, 0.8 * view.ratio);
  pen.strokeStyle = tone;
  pen.stroke();
}
