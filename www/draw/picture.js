import { drawCellMark } from './cell-mark.js';
import { drawScaledHandles } from './scaled-handles.js';
import { drawCross } from './cross.js';
import { drawCrossing } from './crossing.js';
import { drawCasing, drawCurve, drawLooseCurve } from './curve.js';
import { drawCurveNames } from './curve-names.js';
import { drawCurvePoints } from './curve-points.js';
import { drawDeepCurve } from './deep-curve.js';
import { drawDots } from './dots.js';
import { drawFloor } from './floor.js';
import { drawGridImage } from './grid-image.js';
import { drawMarksAbove, drawMarksBeneath } from './marks.js';
import { drawLitCells, drawLitPoints, paleOf } from './lit.js';
import { drawParting } from './parting.js';
import { places } from './places.js';
import { drawCellStates } from './cell-states.js';
import { drawTrail } from './trail.js';

/**
 * All that a figure shows at one moment.
 * @typedef {object} Picture
 * @property {CellSets | null} cells none for a figure without a carved grid
 * @property {import('./grid-image.js').GridImage | null} [image] a large grid, drawn on anything that takes images
 * @property {readonly import('./marks.js').Marks[]} marks how the curves came about
 * @property {number | null} trail draw the grid as a trail, with this seed
 * @property {number} seed the same, for a large grid
 * @property {readonly import('./types.js').Curve[]} curves from the lowest to the topmost
 * @property {Readonly<Record<string, string>> | null} names of curves by their ids; null: they are not written
 * @property {readonly import('./handles.js').Handle[]} handles
 * @property {Parameters<typeof import('./floor.js').drawFloor>[2] | null} floor the floor of a picture of space
 * @property {ArrayLike<number> | null} rejected points that were thrown out
 * @property {import('./lit.js').Lit | null} [lit] what stands out; null: nothing more than the rest
 * @property {number} brush the cell that the keyboard's brush stands on; -1: none
 * @property {number} marked the cell decided last; -1: none
 * @property {Parameters<typeof drawParting>[2] | null} [parting] what a stone would separate that cannot go
 *
 * @typedef {{ open: readonly number[], gone: readonly number[], forced: readonly number[], witness: readonly number[],
 *   walls: readonly number[], route: ArrayLike<number>, fading: Iterable<readonly [number, number]> }} CellSets
 *   `gone`: carved away
 */

/**
 * Ways to draw that keep what was drawn before; without them all is drawn anew.
 * @typedef {object} Caches
 * @property {DrawHandles} [drawHandles]
 * @property {import('./trail.js').Growth} [growth]
 *
 * @typedef {(pen: import('./types.js').Pen, view: import('./types.js').GridView,
 *   handles: readonly import('./handles.js').Handle[], palette: import('./types.js').Palette,
 *   size: { width: number, height: number }) => void} DrawHandles
 */

/**
 * Draws a picture over whatever the pen held before.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Picture} picture
 * @param {import('./types.js').Palette} palette
 * @param {{ width: number, height: number }} size device pixels
 * @param {Caches} [caches]
 */
export function drawPicture(
  pen,
  view,
  picture,
  palette,
  size,
  { growth, drawHandles = drawScaledHandles } = {},
) {
  if (picture.image && 'drawImage' in pen) {
    const canvas = /** @type {CanvasRenderingContext2D} */ (pen);
    drawGridImage(canvas, view, picture.image, palette, size, picture.seed);
  } else if (picture.cells && picture.trail !== null) {
    drawTrail(pen, view, picture.cells, picture.trail, palette, size, growth);
  } else {
    pen.beginPath();
    pen.rect(0, 0, size.width, size.height);
    pen.fillStyle = palette.ground;
    pen.fill();
    if (picture.cells) drawCellStates(pen, view, picture.cells, palette);
    else if (picture.floor) drawFloor(pen, view, picture.floor, palette);
    else drawDots(pen, view, palette.dot);
  }
  if (picture.parting) drawParting(pen, view, picture.parting, palette);
  const { lit } = picture;
  if (lit)
    drawLitCells(
      pen,
      view,
      lit.cells,
      picture.image?.trail || picture.trail !== null ? 'grass' : 'ground',
      palette,
      size,
    );
  const pale = lit ? paleOf(pen) : pen;
  const penOf = (/** @type {string} */ id) => (lit?.curves.has(id) ? pen : pale);
  if (picture.marked >= 0) drawCellMark(pale, view, picture.marked, palette.ink);
  for (const marks of picture.marks) drawMarksBeneath(pale, view, marks, palette);
  for (const curve of picture.curves) drawLooseCurve(penOf(curve.id), view, curve, palette);
  for (const curve of picture.curves) {
    if (!curve.reference && !curve.near) drawCasing(penOf(curve.id), view, curve, palette);
  }
  for (const curve of rawOnTop(picture.curves)) {
    if (curve.near) drawDeepCurve(penOf(curve.id), view, { ...curve, near: curve.near }, palette);
    else drawCurve(penOf(curve.id), view, curve, palette);
  }
  for (const { id, crossing } of picture.curves) {
    if (crossing) drawCrossing(penOf(id), view, crossing, palette[id], palette);
  }
  for (const marks of picture.marks) drawMarksAbove(pale, view, marks, palette);
  // Where a handle lies on it, a cross reaches out from beneath.
  const arm = picture.handles.length > 0 ? 12 : 6;
  if (picture.rejected) drawRejected(pale, view, picture.rejected, arm * view.ratio, palette);
  if (picture.brush >= 0) drawCellMark(pen, view, picture.brush, palette.ink);
  drawHandles(lit?.handles ? pen : pale, view, picture.handles, palette, size);
  // A handle hides no point that is kept or dropped.
  for (const curve of picture.curves) drawCurvePoints(penOf(curve.id), view, curve, palette);
  if (picture.names) drawCurveNames(pale, view, picture.curves, picture.names, palette, size);
  if (lit) drawLitPoints(pen, view, lit, palette);
}

/**
 * The raw line is thin: over the others it hides nothing, and under them only bits of its corners would be seen.
 * @param {readonly import('./types.js').Curve[]} curves
 */
function rawOnTop(curves) {
  return [...curves].sort((a, b) => Number(a.reference ?? false) - Number(b.reference ?? false));
}

/**
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {ArrayLike<number>} points in cells
 * @param {number} arm
 * @param {import('./types.js').Palette} palette
 */
function drawRejected(pen, view, points, arm, palette) {
  drawCross(pen, places(view, points), arm, palette.paper, 5 * view.ratio);
  drawCross(pen, places(view, points), arm, palette.ink, 2.25 * view.ratio);
}
