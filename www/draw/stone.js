import { drawCells } from './cells.js';

const SMALLEST_JOINTED_CELL = 6;

/**
 * Standing cells: laid like stones, with a hairline joint around each.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {readonly number[]} cells
 * @param {string} tone
 * @param {string} joint
 */
export function drawStone(pen, view, cells, tone, joint) {
  if (view.cell < SMALLEST_JOINTED_CELL * view.ratio) {
    drawCells(pen, view, cells, tone);
    return;
  }
  drawCells(pen, view, cells, joint, -0.5);
  drawCells(pen, view, cells, tone, 0.5);
}
