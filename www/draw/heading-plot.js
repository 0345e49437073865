import { climbsAlong, headingsAlong } from '../view/heading.js';
import { LINE_STYLES } from './line-styles.js';

const QUARTER = 90;
const MARGIN = 5;
/** Of the height, for the climb of curves in space. */
const CLIMB_SHARE = 0.36;

/**
 * @typedef {{ from: number, share: number }} Stretch of the plot's width
 * @typedef {Stretch & { id: import('./types.js').CurveId, pairs: readonly number[] }} Line
 * @typedef {{ top: number, height: number, width: number, ratio: number }} Lane device pixels
 */

/**
 * The heading along each curve, from its start to its end: where the line jumps, the curve has a corner. In space the
 * climb has a lane of its own below. Of several ways each has a stretch of the plot, one after the other.
 * @param {import('./types.js').Pen} pen
 * @param {{ width: number, height: number, ratio: number }} size device pixels
 * @param {readonly (import('./types.js').Curve & { side?: boolean })[]} curves
 * @param {import('./types.js').Palette} palette
 */
export function drawHeadingPlot(pen, { width, height, ratio }, curves, palette) {
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.fillStyle = palette.ground;
  pen.fill();
  // The raw path jumps furthest and is dotted: on top it hides nothing.
  const stretches = stretchesOf(curves);
  let way = 0;
  const laid = curves.map((curve) => ({ ...curve, ...stretches[(way = curve.side ? way + 1 : 0)] }));
  const order = laid.sort((a, b) => Number(a.id === 'raw') - Number(b.id === 'raw'));
  const deep = curves.some(({ space }) => space);
  const split = deep ? Math.round((1 - CLIMB_SHARE) * height) : height;
  const headings = order.map(({ id, from, share, points, space }) => ({
    ...{ id, from, share },
    pairs: headingsAlong(space ?? points, space ? 3 : 2),
  }));
  drawLane(pen, { top: 0, height: split, width, ratio }, headings, [0, 0], palette);
  if (!deep) return;
  const climbs = order.map(({ id, from, share, space }) => ({
    id,
    from,
    share,
    pairs: climbsAlong(space ?? []),
  }));
  const lane = { top: split, height: height - split, width, ratio };
  drawLane(pen, lane, climbs, [-QUARTER / 2, QUARTER / 2], palette);
  pen.beginPath();
  pen.rect(0, split, width, Math.max(1, ratio));
  pen.fillStyle = palette.joint;
  pen.fill();
}

/**
 * As long as the ways of the first curve are.
 * @param {readonly { points: ArrayLike<number>, side?: boolean }[]} curves
 * @returns {Stretch[]}
 */
function stretchesOf(curves) {
  const count = curves.findIndex(({ side }, i) => i > 0 && !side);
  const lengths = curves.slice(0, count < 0 ? undefined : count).map(({ points }) => {
    let length = 0;
    for (let i = 2; i + 1 < points.length; i += 2)
      length += Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
    return length;
  });
  const total = lengths.reduce((a, b) => a + b, 0) || 1;
  let from = 0;
  return lengths.map((length) => {
    const share = lengths.length > 1 ? length / total : 1;
    return { from: (from += share) - share, share };
  });
}

/**
 * Degrees along the way, with a hairline for every quarter turn.
 * @param {import('./types.js').Pen} pen
 * @param {Lane} lane
 * @param {readonly Line[]} lines
 * @param {readonly [number, number]} least what the lane shows at least; a quarter turn, too
 * @param {import('./types.js').Palette} palette
 */
function drawLane(pen, { top, height, width, ratio }, lines, least, palette) {
  const values = lines.flatMap(({ pairs }) => pairs.filter((_, i) => i % 2 === 1));
  const lowest = values.reduce((a, b) => Math.min(a, b), least[0]);
  const highest = values.reduce((a, b) => Math.max(a, b), Math.max(least[1], lowest + QUARTER));
  const margin = MARGIN * ratio;
  // Headings turn clockwise as they grow, and so go down; a climb goes up.
  const up = least[0] < 0;
  const y = (/** @type {number} */ value) => {
    const share = (value - lowest) / (highest - lowest);
    return top + margin + (up ? 1 - share : share) * (height - 2 * margin);
  };
  pen.beginPath();
  for (let at = Math.ceil(lowest / QUARTER) * QUARTER; at <= highest; at += QUARTER) {
    const level = Math.round(y(at)) + 0.5;
    pen.moveTo(0, level);
    pen.lineTo(width, level);
  }
  for (const { from } of lines.filter(({ from }) => from > 0)) {
    const border = Math.round(from * width) + 0.5;
    pen.moveTo(border, top);
    pen.lineTo(border, top + height);
  }
  pen.setLineDash([]);
  pen.lineWidth = 1;
  pen.strokeStyle = palette.dot;
  pen.stroke();
  for (const { id, pairs, from: start, share } of lines) {
    const { dash, cap } = LINE_STYLES[id];
    pen.beginPath();
    let from = start * width;
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      const level = y(pairs[i + 1]);
      if (i === 0) pen.moveTo(from, level);
      else pen.lineTo(from, level);
      from = (start + pairs[i] * share) * width;
      pen.lineTo(from, level);
    }
    pen.setLineDash(dash.map((length) => length * ratio));
    pen.lineCap = cap;
    pen.lineJoin = 'round';
    pen.lineWidth = (id === 'chaikin' || id === 'raw' ? 2.25 : 1.75) * ratio;
    pen.strokeStyle = palette[id];
    pen.stroke();
  }
  pen.setLineDash([]);
}
