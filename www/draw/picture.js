import { drawCellMark } from './cell-mark.js';
import { drawCells } from './cells.js';
import { drawCrumbs } from './crumbs.js';
import { drawCasing, drawCurve } from './curve.js';
import { drawDots } from './dots.js';
import { drawHandle } from './handle.js';
import { drawStone } from './stone.js';

/**
 * All that a figure shows at one moment.
 * @typedef {object} Picture
 * @property {CellSets | null} cells none for a figure without a carved grid
 * @property {readonly import('./types.js').Curve[]} curves from the lowest to the topmost
 * @property {readonly { x: number, y: number, chosen: boolean }[]} handles
 * @property {number} marked the cell decided last; -1: none
 *
 * @typedef {{ open: readonly number[], forced: readonly number[], witness: readonly number[],
 *   walls: readonly number[], crumbs: Iterable<readonly [number, number]> }} CellSets
 */

/**
 * Draws a picture over whatever the pen held before.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Picture} picture
 * @param {import('./types.js').Palette} palette
 * @param {{ width: number, height: number }} size device pixels
 */
export function drawPicture(pen, view, picture, palette, { width, height }) {
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.fillStyle = palette.ground;
  pen.fill();
  if (picture.cells) drawGround(pen, view, picture.cells, palette);
  else drawDots(pen, view, palette.dot);
  if (picture.marked >= 0) drawCellMark(pen, view, picture.marked, palette.ink);
  for (const curve of picture.curves) if (curve.id !== 'raw') drawCasing(pen, view, curve, palette);
  for (const curve of picture.curves) drawCurve(pen, view, curve, palette);
  for (const handle of picture.handles) drawHandle(pen, view, handle, palette);
}

/**
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {CellSets} cells
 * @param {import('./types.js').Palette} palette
 */
function drawGround(pen, view, cells, palette) {
  drawDots(pen, view, palette.dot);
  drawCells(pen, view, cells.walls, palette.wall);
  drawCrumbs(pen, view, cells.crumbs, palette.stone);
  drawStone(pen, view, cells.open, palette.stone, palette.joint);
  drawStone(pen, view, cells.forced, palette.forced, palette.joint);
  drawStone(pen, view, cells.witness, palette.witness, palette.joint);
}
