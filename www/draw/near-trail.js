import { drawMeadow } from './meadow.js';
import { DRAWN, drawTrail } from './trail.js';

/**
 * The part of a large trail that is in sight, as it is drawn on a small grid: what grows in a cell depends on the cell,
 * not on what is seen around it.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {import('./meadow.js').Sight} sight
 * @param {Pick<import('./picture.js').CellSets, 'open' | 'forced' | 'witness' | 'walls'>} cells those in sight
 * @param {number} seed
 * @param {import('./types.js').Palette} palette
 * @param {{ width: number, height: number }} size device pixels
 */
export function drawNearTrail(pen, view, sight, cells, seed, palette, size) {
  drawTrail(pen, view, { ...cells, route: [], fading: [] }, seed, palette, size, {
    ...DRAWN,
    meadow: () => drawMeadow(pen, view, seed, palette, size, sight),
  });
}
