import { drawCross } from './cross.js';
import { drawBlobs } from './blobs.js';

const RADIUS = 7;
const ARM = 3;

/**
 * Marks the place where a curve first cuts into a wall: a cross in the curve's own colour, on a disc of paper.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {{ x: number, y: number }} place in cells
 * @param {string} tone
 * @param {import('./types.js').Palette} palette
 */
export function drawCrossing(pen, view, { x, y }, tone, palette) {
  const { ratio } = view;
  const [cx, cy] = [view.left + x * view.cell, view.top + y * view.cell];
  drawBlobs(pen, [[cx, cy, (RADIUS + 1.5) * ratio]], palette.ink);
  drawBlobs(pen, [[cx, cy, RADIUS * ratio]], palette.paper);
  drawCross(pen, [[cx, cy]], ARM * ratio, tone, 2.25 * ratio);
}
