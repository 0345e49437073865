import { hash } from '../view/hash.js';
import { drawBlobs } from './blobs.js';

/** Smaller than the first, a bush is one ball with one leaf; smaller than the second, the ball alone. */
const SMALLEST_LOBED_CELL = 13;
const SMALLEST_LEAFY_CELL = 8;
const STONY = 0.22;
const LOBES = [
  [-0.19, 0.09, 0.26],
  [0.19, 0.11, 0.24],
  [0.0, -0.13, 0.28],
];
const BALL = [[0, 0, 0.4]];
/** How far a shade falls, in cells. */
export const SHADE = Object.freeze({ right: 0.05, down: 0.09 });

/** From the lowest to the topmost. */
const TONES = /** @type {const} */ (['shade', 'bush', 'leaf', 'rock', 'facet']);
/** Without their shades, which lie under all of them. */
export const PLANTS = TONES.slice(1);

/**
 * What still stands in the way: a bush in most cells, a stone in some, each within its own cell but for its shade.
 * Each shrinks to nothing as its `progress` goes to 1.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Iterable<readonly [cell: number, progress: number]>} growths
 * @param {number} seed
 * @param {import('./types.js').Palette} palette
 * @param {readonly (typeof TONES[number])[]} [tones] only what has these
 */
export function drawThicket(pen, view, growths, seed, palette, tones = TONES) {
  const lobes = view.cell >= SMALLEST_LOBED_CELL * view.ratio ? LOBES : BALL;
  const leafy = view.cell >= SMALLEST_LEAFY_CELL * view.ratio;
  /** @type {Record<typeof TONES[number], [number, number, number][]>} */
  const spots = { shade: [], bush: [], leaf: [], rock: [], facet: [] };
  for (const [cell, progress] of growths) {
    const size = view.cell * (1 - progress);
    const x = view.left + ((cell % view.columns) + 0.5 + 0.1 * (hash(seed, cell, 6) - 0.5)) * view.cell;
    const y =
      view.top + (Math.floor(cell / view.columns) + 0.5 + 0.1 * (hash(seed, cell, 7) - 0.5)) * view.cell;
    const [right, down] = [SHADE.right * size, SHADE.down * size];
    if (hash(seed, cell, 8) < STONY) {
      const r = (0.25 + 0.09 * hash(seed, cell, 9)) * size;
      spots.shade.push([x + right, y + down, r * 1.04]);
      spots.rock.push([x, y, r], [x + 0.62 * r, y + 0.35 * r, 0.66 * r]);
      if (leafy) spots.facet.push([x - 0.22 * r, y - 0.26 * r, 0.58 * r]);
      continue;
    }
    const flip = hash(seed, cell, 9) < 0.5 ? -1 : 1;
    const grown = 0.9 + 0.2 * hash(seed, cell, 11);
    for (const [dx, dy, r] of lobes) {
      const [bx, by] = [x + flip * dx * size, y + dy * size];
      const radius = r * grown * size;
      spots.shade.push([bx + right, by + down, radius]);
      spots.bush.push([bx, by, radius]);
      if (leafy) spots.leaf.push([bx - 0.28 * radius, by - 0.3 * radius, 0.48 * radius]);
    }
  }
  for (const tone of tones) drawBlobs(pen, spots[tone], palette[tone]);
}
