import { clamp } from '../view/grid-view.js';
import { drawDisc } from './disc.js';

/** The radius in CSS pixels: in keeping with a cell, between these. */
const SMALLEST = 6;
export const LARGEST = 9.5;

/**
 * @typedef {{ x: number, y: number, chosen: boolean, above?: boolean, near?: number | null }} Handle
 *   `above`: a hand has it, or had it last; `near`: in space, the nearer the larger and the darker
 */

/**
 * The far ones first, so that the near ones lie over them; the one that a hand has, over all.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {readonly Handle[]} handles
 * @param {import('./types.js').Palette} palette
 */
export function drawHandles(pen, view, handles, palette) {
  const inOrder = [...handles].sort(
    (a, b) => Number(a.above) - Number(b.above) || Number(a.near) - Number(b.near),
  );
  for (const handle of inOrder) drawHandle(pen, view, handle, palette);
}

/**
 * A point that can be taken hold of: a ring with a filled middle; chosen, it wears a second ring.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Handle} handle
 * @param {import('./types.js').Palette} palette
 */
function drawHandle(pen, view, { x, y, chosen, near }, palette) {
  const ratio = view.ratio * (near ?? 1);
  const cx = view.left + x * view.cell;
  const cy = view.top + y * view.cell;
  const r = clamp(0.45 * view.cell, SMALLEST * ratio, LARGEST * ratio);
  const tone = near && near < 1 ? palette.raw : palette.ink;
  if (chosen) drawDisc(pen, cx, cy, r + 4 * ratio, palette.ink);
  drawDisc(pen, cx, cy, r + (chosen ? 2.5 : 1.5) * ratio, palette.paper);
  drawDisc(pen, cx, cy, r, tone);
  drawDisc(pen, cx, cy, r - 2.25 * ratio, palette.paper);
  drawDisc(pen, cx, cy, r - 4.5 * ratio, tone);
}
