import { hash } from '../view/hash.js';
import { linkNeighbours, linkRoute } from '../view/links.js';
import { drawBlobs } from './blobs.js';
import { drawBoulders } from './boulders.js';
import { drawMeadow } from './meadow.js';
import { drawRoad } from './road.js';
import { drawPlants } from './plants.js';

const SMALLEST_RUTTED_CELL = 10;

/**
 * How grass and plants come onto the picture, and all of a trail where nothing crumbles: drawn, or taken from where they
 * were drawn before.
 * @typedef {object} Growth
 * @property {(pen: any, view: import('./types.js').GridView, cells: import('./picture.js').CellSets, seed: number,
 *   palette: import('./types.js').Palette, size: { width: number, height: number },
 *   draw: (pen: import('./types.js').Pen) => void) => void} all
 * @property {typeof drawMeadow} meadow
 * @property {Growth['plants']} stumps
 * @property {(pen: any, view: import('./types.js').GridView, cells: readonly number[], seed: number,
 *   palette: import('./types.js').Palette, size: { width: number, height: number }) => void} plants
 */

/** @type {Growth} */
export const DRAWN = Object.freeze({
  all: (pen, _view, _cells, _seed, _palette, _size, draw) => draw(pen),
  meadow: drawMeadow,
  stumps: (pen, view, cells, seed, palette) => drawStumps(pen, view, cells, seed, palette),
  plants: (pen, view, cells, seed, palette) => drawPlants(pen, view, standing(cells), seed, palette),
});

/**
 * What is left to be seen of plants that are gone: where they stood, barely darker than the grass.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {readonly number[]} cells
 * @param {number} seed
 * @param {import('./types.js').Palette} palette
 */
export function drawStumps(pen, view, cells, seed, palette) {
  const { stump } = palette;
  drawPlants(pen, view, standing(cells), seed, { ...palette, bush: stump, rock: stump }, ['bush', 'rock']);
}

/** Cells where nothing crumbles. @param {readonly number[]} cells */
export const standing = (cells) => cells.map((cell) => /** @type {const} */ ([cell, 0]));

/**
 * A road through grass. What is decided to stay is road, what may still go has plants, what has gone is grass;
 * the way that is known so far is a footpath.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {import('./picture.js').CellSets} cells
 * @param {number} seed
 * @param {import('./types.js').Palette} palette
 * @param {{ width: number, height: number }} size device pixels
 * @param {Growth} [growth]
 */
export function drawTrail(pen, view, cells, seed, palette, size, growth = DRAWN) {
  growth.all(pen, view, cells, seed, palette, size, (own) =>
    drawAll(own, view, cells, seed, palette, size, growth),
  );
}

/** @type {(...given: Required<Parameters<typeof drawTrail>>) => void} */
function drawAll(pen, view, cells, seed, palette, size, growth) {
  growth.meadow(pen, view, seed, palette, size);
  growth.stumps(pen, view, cells.gone, seed, palette, size);
  const { cell, ratio } = view;
  // Where nothing is left to decide it lies beneath the road.
  const foot = cells.witness.length > 0 ? footpath(cells, view.columns) : new Map();
  const road = linkNeighbours(cells.forced, view.columns);
  drawRoad(pen, view, foot, palette.verge, 0.26 * cell);
  drawRoad(pen, view, foot, palette.rut, 0.16 * cell);
  drawRoad(pen, view, road, palette.verge, 0.7 * cell + Math.max(0.08 * cell, ratio));
  drawRoad(pen, view, road, palette.road, 0.68 * cell);
  if (cell >= SMALLEST_RUTTED_CELL * ratio) {
    drawRoad(pen, view, road, palette.rut, 0.36 * cell);
    drawRoad(pen, view, road, palette.road, 0.22 * cell);
    drawBlobs(pen, pebbles(view, road.keys(), seed), palette.verge);
  }
  const known = new Set(cells.witness);
  const open = cells.open.filter((one) => !known.has(one));
  growth.plants(pen, view, open, seed, palette, size);
  drawPlants(pen, view, cells.fading, seed, palette);
  drawBoulders(pen, view, cells.walls, seed, palette);
}

/**
 * Two ends are joined by a path; more by a tree, which is all that is forced or still on the path.
 * @param {import('./picture.js').CellSets} cells
 * @param {number} columns
 */
function footpath({ route, witness, forced }, columns) {
  const path = new Set(Array.from(route));
  return witness.every((cell) => path.has(cell))
    ? linkRoute(route, columns)
    : linkNeighbours([...witness, ...forced], columns);
}

/**
 * @param {import('./types.js').GridView} view
 * @param {Iterable<number>} cells
 * @param {number} seed
 * @returns {[number, number, number][]}
 */
function pebbles(view, cells, seed) {
  return [...cells].map((cell) => {
    const x = view.left + ((cell % view.columns) + 0.35 + 0.3 * hash(seed, cell, 12)) * view.cell;
    const y = view.top + (Math.floor(cell / view.columns) + 0.35 + 0.3 * hash(seed, cell, 13)) * view.cell;
    return [x, y, (0.02 + 0.035 * hash(seed, cell, 14)) * view.cell];
  });
}
