import { drawCells } from './cells.js';

/**
 * Cells that are being carved away: each shrinks from its full size (0) to nothing (1).
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Iterable<readonly [cell: number, progress: number]>} crumbs
 * @param {string} tone
 */
export function drawCrumbs(pen, view, crumbs, tone) {
  for (const [cell, progress] of crumbs) {
    drawCells(pen, view, [cell], tone, (view.cell / 2) * progress);
  }
}
