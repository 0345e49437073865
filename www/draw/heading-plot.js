import { headingsAlong } from '../view/heading.js';
import { LINE_STYLES } from './line-styles.js';

const QUARTER = 90;
const MARGIN = 5;

/**
 * The heading along each curve, from its start to its end: where the line jumps, the curve has a corner.
 * A hairline stands for every quarter turn.
 * @param {import('./types.js').Pen} pen
 * @param {{ width: number, height: number, ratio: number }} size device pixels
 * @param {readonly import('./types.js').Curve[]} curves
 * @param {import('./types.js').Palette} palette
 */
export function drawHeadingPlot(pen, { width, height, ratio }, curves, palette) {
  const lines = curves.map(({ id, points }) => ({ id, pairs: headingsAlong(points) }));
  const headings = lines.flatMap(({ pairs }) => pairs.filter((_, i) => i % 2 === 1));
  const lowest = headings.reduce((a, b) => Math.min(a, b), 0);
  const highest = headings.reduce((a, b) => Math.max(a, b), lowest + QUARTER);
  const margin = MARGIN * ratio;
  const y = (/** @type {number} */ heading) =>
    margin + ((heading - lowest) / (highest - lowest)) * (height - 2 * margin);

  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.fillStyle = palette.ground;
  pen.fill();
  pen.beginPath();
  for (let at = Math.ceil(lowest / QUARTER) * QUARTER; at <= highest; at += QUARTER) {
    const level = Math.round(y(at)) + 0.5;
    pen.moveTo(0, level);
    pen.lineTo(width, level);
  }
  pen.setLineDash([]);
  pen.lineWidth = 1;
  pen.strokeStyle = palette.dot;
  pen.stroke();

  // The raw path jumps furthest and is dotted: on top it hides nothing.
  lines.sort((a, b) => Number(a.id === 'raw') - Number(b.id === 'raw'));
  for (const { id, pairs } of lines) {
    const { dash, cap } = LINE_STYLES[id];
    pen.beginPath();
    let from = 0;
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      const level = y(pairs[i + 1]);
      if (i === 0) pen.moveTo(from, level);
      else pen.lineTo(from, level);
      from = pairs[i] * width;
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
