import { drawCells } from './cells.js';
import { drawFadingCells } from './fading-cells.js';
import { drawDots } from './dots.js';
import { drawStone } from './stone.js';

/**
 * What the chisel knows of a grid.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Omit<import('./picture.js').CellSets, 'route'>} cells
 * @param {import('./types.js').Palette} palette
 */
export function drawStones(pen, view, cells, palette) {
  drawDots(pen, view, palette.dot);
  drawCells(pen, view, cells.walls, palette.wall);
  drawFadingCells(pen, view, cells.fading, palette.stone);
  drawStone(pen, view, cells.open, palette.stone, palette.joint);
  drawStone(pen, view, cells.forced, palette.forced, palette.joint);
  drawStone(pen, view, cells.witness, palette.witness, palette.joint);
}
