import { climbsAlong, headingsAlong } from '../view/heading.js';

const QUARTER = 90;
const MARGIN = 5;
/** In CSS pixels: so little higher or lower is not seen. */
const UNSEEN = 0.2;
/** Of the height, for the climb of curves in space. */
const CLIMB_SHARE = 0.36;

/**
 * @typedef {{ id: string, style: import('./types.js').LineStyle, from: number, pairs: readonly number[] }} Line
 *   `from` is a share of the width
 * @typedef {{ top: number, height: number, width: number, ratio: number, share: number }} Lane device pixels,
 *   and the share of the width that each way has
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
  const share = 1 / (curves.filter(({ id }) => id === curves[0].id).length || 1);
  let from = 0;
  const order = curves
    .map((curve) => ({ ...curve, from: (from = curve.side ? from + share : 0) }))
    // The raw path jumps furthest and is dotted: on top it hides nothing.
    .sort((a, b) => Number(a.reference ?? false) - Number(b.reference ?? false));
  const deep = curves.some(({ space }) => space);
  const split = deep ? Math.round((1 - CLIMB_SHARE) * height) : height;
  const headings = order.map(({ id, style, from, points, space }) => ({
    ...{ id, style, from },
    pairs: headingsAlong(space ?? points, space ? 3 : 2),
  }));
  drawLane(pen, { top: 0, height: split, width, ratio, share }, headings, [0, 0], palette);
  if (!deep) return;
  const climbs = order.map(({ id, style, from, space }) => ({
    ...{ id, style, from },
    pairs: climbsAlong(space ?? []),
  }));
  const lane = { top: split, height: height - split, width, ratio, share };
  drawLane(pen, lane, climbs, [-QUARTER / 2, QUARTER / 2], palette);
  pen.beginPath();
  pen.rect(0, split, width, Math.max(1, ratio));
  pen.fillStyle = palette.joint;
  pen.fill();
}

/**
 * Degrees along the way, with a hairline for every quarter turn.
 * @param {import('./types.js').Pen} pen
 * @param {Lane} lane
 * @param {readonly Line[]} lines
 * @param {readonly [number, number]} least what the lane shows at least; a quarter turn, too
 * @param {import('./types.js').Palette} palette
 */
function drawLane(pen, { top, height, width, ratio, share }, lines, least, palette) {
  let [lowest, highest] = least;
  for (const { pairs } of lines)
    for (let i = 1; i < pairs.length; i += 2) {
      lowest = Math.min(lowest, pairs[i]);
      highest = Math.max(highest, pairs[i]);
    }
  highest = Math.max(highest, lowest + QUARTER);
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
  for (const { from } of lines) {
    const border = Math.round(from * width) - 0.5;
    pen.moveTo(border, top);
    pen.lineTo(border, top + height);
  }
  pen.setLineDash([]);
  pen.lineWidth = 1;
  pen.strokeStyle = palette.dot;
  pen.stroke();
  for (const { id, style, pairs, from: start } of lines) {
    const { dash, cap, plotWidth } = style;
    pen.beginPath();
    let from = start * width;
    let drawn = y(pairs[1]);
    if (pairs.length > 0) pen.moveTo(from, drawn);
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      const level = y(pairs[i + 1]);
      if (Math.abs(level - drawn) > UNSEEN * ratio) {
        pen.lineTo(from, drawn);
        pen.lineTo(from, level);
        drawn = level;
      }
      from = (start + pairs[i] * share) * width;
    }
    if (pairs.length > 0) pen.lineTo(from, drawn);
    pen.setLineDash(dash.map((length) => length * ratio));
    pen.lineCap = cap;
    pen.lineJoin = 'round';
    pen.lineWidth = plotWidth * ratio;
    pen.strokeStyle = palette[id];
    pen.stroke();
  }
  pen.setLineDash([]);
}
