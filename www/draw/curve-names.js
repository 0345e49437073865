import { placeLabel, reachOf } from '../view/label-place.js';

/** All in CSS pixels. */
const LETTERS = 12;
const ROW = 16;
const SAMPLE = 14;
const GAP = 5;
/** From the end of a curve, past the handle that may be there. */
const FAR = 13;
/** Ends that are nearer share a place for their names. */
const NEAR = 14;
const HALO = 3.5;
/** Around names. */
const ROOM = 4;
/** In a narrower figure names would hide what they name. */
const NARROWEST = 240;
/** Among more segments there is no room, and finding that out takes long. */
const MOST_LINES = 2000;

/** @typedef {import('./types.js').Curve} Curve */
/** @typedef {import('../view/label-place.js').Box} Box */

/**
 * The name of each curve at its end, after a sample of its line; ends that lie together share a list. One curve alone
 * needs no name, and where every place would cover a line there is none.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {readonly Curve[]} curves
 * @param {Readonly<Record<string, string>>} names by the ids of curves
 * @param {import('./types.js').Palette} palette
 * @param {{ width: number, height: number }} size device pixels
 * @param {readonly Box[]} avoided what they cover only where there is no other room, in cells
 */
export function drawCurveNames(pen, view, curves, names, palette, size, avoided) {
  const { ratio } = view;
  const named = curves.filter(({ side, points }) => !side && points.length >= 4);
  const boxes = avoided.map((box) => inPixels(view, box));
  if (named.length < 2 || size.width < NARROWEST * ratio) return;
  for (const [place, group] of groupByEnd(view, named)) {
    const width = (SAMPLE + GAP + Math.max(...group.map(({ id }) => widthOf(names[id])))) * ratio;
    const box = { width, height: ROW * ratio * group.length };
    const reach = reachOf(box, FAR * ratio) + ROOM * ratio;
    const around = { left: place[0] - reach, top: place[1] - reach, width: 2 * reach, height: 2 * reach };
    /** @type {import('../view/label-place.js').Segment[]} */
    const lines = [];
    for (const curve of curves) addSegments(lines, view, curve, around);
    if (lines.length > MOST_LINES) continue;
    const found = placeLabel(place, box, FAR * ratio, size, lines, ROOM * ratio, boxes);
    if (!found) continue;
    boxes.push(found);
    group.forEach((curve, row) => {
      const middle = found.top + (row + 0.5) * ROW * ratio;
      drawName(pen, ratio, curve, names[curve.id], [found.left, middle], palette);
    });
  }
}

/**
 * @param {import('./types.js').Pen} pen
 * @param {number} ratio
 * @param {Curve} curve
 * @param {string} name
 * @param {[number, number]} place of its left end, in the middle of its height
 * @param {import('./types.js').Palette} palette
 */
function drawName(pen, ratio, { id, style }, name, [left, middle], palette) {
  const thick = style.width * ratio;
  const sample = (/** @type {number} */ more, /** @type {string} */ tone) => {
    pen.beginPath();
    pen.rect(left - more, middle - thick / 2 - more, SAMPLE * ratio + 2 * more, thick + 2 * more);
    pen.fillStyle = tone;
    pen.fill();
  };
  sample(1.5 * ratio, palette.paper);
  sample(0, palette[id]);
  pen.font = `${LETTERS * ratio}px system-ui, sans-serif`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = HALO * ratio;
  pen.strokeStyle = palette.paper;
  pen.strokeText(name, left + (SAMPLE + GAP) * ratio, middle);
  pen.fillStyle = palette.ink;
  pen.fillText(name, left + (SAMPLE + GAP) * ratio, middle);
}

/**
 * @param {import('./types.js').GridView} view
 * @param {readonly Curve[]} curves
 * @returns {[place: [number, number], group: Curve[]][]}
 */
function groupByEnd({ left, top, cell, ratio }, curves) {
  /** @type {[[number, number], Curve[]][]} */
  const groups = [];
  for (const curve of curves) {
    // A closed one ends where it begins.
    const end = curve.closed ? 0 : curve.points.length - 2;
    const [endX, endY] = [curve.points[end], curve.points[end + 1]];
    const [x, y] = [left + endX * cell, top + endY * cell];
    const near = groups.find(([place]) => Math.hypot(place[0] - x, place[1] - y) < NEAR * ratio);
    if (near) near[1].push(curve);
    else groups.push([[x, y], [curve]]);
  }
  return groups;
}

/**
 * Adds the segments of a curve that come near a box, until there are too many.
 * @param {import('../view/label-place.js').Segment[]} lines
 * @param {import('./types.js').GridView} view
 * @param {Curve} curve
 * @param {import('../view/label-place.js').Box} box device pixels
 */
function addSegments(lines, { left, top, cell }, { points, closed }, box) {
  const [west, east] = [(box.left - left) / cell, (box.left + box.width - left) / cell];
  const [north, south] = [(box.top - top) / cell, (box.top + box.height - top) / cell];
  const { length } = points;
  for (let i = 0; i < length - (closed ? 0 : 2) && lines.length <= MOST_LINES; i += 2) {
    const next = (i + 2) % length;
    const ax = points[i];
    const ay = points[i + 1];
    const bx = points[next];
    const by = points[next + 1];
    if ((ax < west && bx < west) || (ax > east && bx > east)) continue;
    if ((ay < north && by < north) || (ay > south && by > south)) continue;
    lines.push([left + ax * cell, top + ay * cell, left + bx * cell, top + by * cell]);
  }
}

/** @param {import('./types.js').GridView} view @param {Box} box in cells @returns {Box} */
const inPixels = ({ left, top, cell }, box) => ({
  left: left + box.left * cell,
  top: top + box.top * cell,
  width: box.width * cell,
  height: box.height * cell,
});

/** About how wide a text is: not every pen can measure one. @param {string} text */
function widthOf(text) {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.64), 0) * LETTERS;
}
