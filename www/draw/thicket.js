import { hash } from '../view/hash.js';
import { drawBlobs } from './blobs.js';

const SMALLEST_LEAFY_CELL = 9;
const STONY = 0.22;
const LOBES = [
  [-0.2, 0.1, 0.27],
  [0.2, 0.12, 0.25],
  [0.0, -0.14, 0.29],
];

/**
 * What still stands in the way: a bush in most cells, a stone in some. Each shrinks to nothing as its `progress` goes to 1.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Iterable<readonly [cell: number, progress: number]>} growths
 * @param {number} seed
 * @param {import('./types.js').Palette} palette
 */
export function drawThicket(pen, view, growths, seed, palette) {
  const leafy = view.cell >= SMALLEST_LEAFY_CELL * view.ratio;
  /** @type {Record<'shade' | 'bush' | 'leaf' | 'rock' | 'facet', [number, number, number][]>} */
  const spots = { shade: [], bush: [], leaf: [], rock: [], facet: [] };
  for (const [cell, progress] of growths) {
    const size = view.cell * (1 - progress);
    const x = view.left + ((cell % view.columns) + 0.5 + 0.16 * (hash(seed, cell, 6) - 0.5)) * view.cell;
    const y =
      view.top + (Math.floor(cell / view.columns) + 0.5 + 0.16 * (hash(seed, cell, 7) - 0.5)) * view.cell;
    if (hash(seed, cell, 8) < STONY) {
      const r = (0.25 + 0.09 * hash(seed, cell, 9)) * size;
      spots.shade.push([x + 0.05 * size, y + 0.09 * size, r * 1.04]);
      spots.rock.push([x, y, r], [x + 0.62 * r, y + 0.35 * r, 0.66 * r]);
      if (leafy) spots.facet.push([x - 0.22 * r, y - 0.26 * r, 0.58 * r]);
      continue;
    }
    const flip = hash(seed, cell, 9) < 0.5 ? -1 : 1;
    const grown = 0.9 + 0.25 * hash(seed, cell, 11);
    for (const [dx, dy, r] of leafy ? LOBES : [[0, 0, 0.4]]) {
      const [bx, by] = [x + flip * dx * size, y + dy * size];
      const radius = r * grown * size;
      spots.shade.push([bx + 0.05 * size, by + 0.09 * size, radius]);
      spots.bush.push([bx, by, radius]);
      if (leafy) spots.leaf.push([bx - 0.28 * radius, by - 0.3 * radius, 0.48 * radius]);
    }
  }
  drawBlobs(pen, spots.shade, palette.shade);
  drawBlobs(pen, spots.bush, palette.bush);
  drawBlobs(pen, spots.leaf, palette.leaf);
  drawBlobs(pen, spots.rock, palette.rock);
  drawBlobs(pen, spots.facet, palette.facet);
}
