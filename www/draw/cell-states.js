import { drawCells } from './cells.js';
import { drawFadingCells } from './fading-cells.js';
import { drawDots } from './dots.js';

const SMALLEST_JOINED_CELL = 6;

/**
 * What carving knows of a grid.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Omit<import('./picture.js').CellSets, 'route'>} cells
 * @param {import('./types.js').Palette} palette
 */
export function drawCellStates(pen, view, cells, palette) {
  drawDots(pen, view, palette.dot);
  drawCells(pen, view, cells.walls, palette.wall);
  drawFadingCells(pen, view, cells.fading, palette.stone);
  drawJoinedCells(pen, view, cells.open, palette.stone, palette.joint);
  drawJoinedCells(pen, view, cells.forced, palette.forced, palette.joint);
  drawJoinedCells(pen, view, cells.witness, palette.witness, palette.joint);
}

/**
 * Cells with a hairline joint around each, where they are large enough for it.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {readonly number[]} cells
 * @param {string} tone
 * @param {string} joint
 */
function drawJoinedCells(pen, view, cells, tone, joint) {
  if (view.cell < SMALLEST_JOINED_CELL * view.ratio) {
    drawCells(pen, view, cells, tone);
    return;
  }
  drawCells(pen, view, cells, joint, -0.5);
  drawCells(pen, view, cells, tone, 0.5);
}
