import { drawBand } from './band.js';
import { drawBlobs } from './blobs.js';
import { places } from './places.js';
import { drawTurns } from './turns.js';

const SMALLEST_MARKED_CELL = 9;

/**
 * How a curve came about, each part only where its curve is shown. Points are flat, in cells.
 * @typedef {object} Marks
 * @property {import('./turns.js').Turn[]} turns of the raw path
 * @property {number} reach how large a turn's mark may be, in cells
 * @property {{ near: ArrayLike<number>, far: ArrayLike<number> } | null} cuts the points of the first pass of corner cutting, behind a corner and before the next
 * @property {import('./band.js').Band | null} band
 * @property {ArrayLike<number> | null} controls a point, then for each segment two control points and its end
 */

/**
 * What belongs beneath the curves: the band within which points may be dropped, and the turns.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Marks} marks
 * @param {import('./types.js').Palette} palette
 */
export function drawMarksBeneath(pen, view, { band, turns, reach }, palette) {
  if (band && band.tolerance > 0) drawBand(pen, view, band, palette.rdp);
  if (view.cell >= SMALLEST_MARKED_CELL * view.ratio) drawTurns(pen, view, turns, reach, palette);
}

/**
 * What belongs over them: the points that made them.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Marks} marks
 * @param {import('./types.js').Palette} palette
 */
export function drawMarksAbove(pen, view, { cuts, controls }, palette) {
  if (view.cell < SMALLEST_MARKED_CELL * view.ratio) return;
  const { ratio } = view;
  if (controls) drawControls(pen, view, controls, palette);
  if (cuts) {
    const [near, far] = [places(view, cuts.near), places(view, cuts.far)];
    drawBlobs(pen, spots([...near, ...far], 4.25 * ratio), palette.paper);
    drawBlobs(pen, spots([...near, ...far], 3.25 * ratio), palette.chaikin);
    drawBlobs(pen, spots(far, 1.75 * ratio), palette.paper);
  }
}

/**
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {ArrayLike<number>} controls
 * @param {import('./types.js').Palette} palette
 */
function drawControls(pen, view, controls, palette) {
  const all = places(view, controls);
  const tone = palette['catmull-rom'];
  pen.beginPath();
  for (let i = 0; i + 3 < all.length; i += 3) {
    const [from, leave, arrive, to] = all.slice(i, i + 4);
    pen.moveTo(...from);
    pen.lineTo(...leave);
    pen.moveTo(...arrive);
    pen.lineTo(...to);
  }
  pen.setLineDash([]);
  pen.lineCap = 'butt';
  pen.lineWidth = view.ratio;
  pen.strokeStyle = tone;
  pen.stroke();
  const ends = all.filter((_, i) => i % 3 !== 0);
  drawBlobs(pen, spots(ends, 3 * view.ratio), palette.paper);
  drawBlobs(pen, spots(ends, 2 * view.ratio), tone);
}

/**
 * @param {readonly [number, number][]} centres
 * @param {number} radius
 */
function spots(centres, radius) {
  return centres.map(([x, y]) => /** @type {[number, number, number]} */ ([x, y, radius]));
}
