import { drawLine } from './line.js';

const BANDS = 12;
const CASING = 1.5;
const FAINTEST = 0.4;

/**
 * How clearly a thing shows at a depth: what is far fades into the paper.
 * @param {number} near 1 in the middle of the box, more before it, less behind it
 */
export function clarity(near) {
  return Math.min(1, Math.max(FAINTEST, 0.75 + 1.1 * (near - 1)));
}

/**
 * One curve of space in its own line style; what is near is thicker and clearer.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {import('./types.js').Curve & { near: ArrayLike<number> }} curve as seen
 * @param {import('./types.js').Palette} palette
 */
export function drawDeepCurve(pen, view, { id, style, reference, points, near, closed }, palette) {
  const { width } = style;
  for (const run of runsOf(points, near, closed)) {
    const line = { points: run.points, closed: false };
    if (!reference) {
      const casing = (width + 2 * CASING) * run.near;
      drawLine(pen, view, line, { width: casing, tone: palette.paper, alpha: 0.7, cap: 'butt' });
    }
    drawLine(pen, view, line, { width: width * run.near, tone: palette[id], alpha: clarity(run.near) });
  }
}

/**
 * Stretches of a curve that lie about equally deep, the farthest first.
 * @param {ArrayLike<number>} points
 * @param {ArrayLike<number>} near
 * @param {boolean} closed
 */
function runsOf(points, near, closed) {
  const count = near.length;
  /** @type {{ near: number, points: number[] }[]} */
  const runs = [];
  for (let i = 0; i + 1 < count + Number(closed && count > 2); i++) {
    const next = (i + 1) % count;
    const [ax, ay, bx, by] = [points[2 * i], points[2 * i + 1], points[2 * next], points[2 * next + 1]];
    const depth = Math.round(((near[i] + near[next]) / 2) * BANDS) / BANDS;
    const last = runs[runs.length - 1];
    if (last?.near === depth) last.points.push(bx, by);
    else runs.push({ near: depth, points: [ax, ay, bx, by] });
  }
  return runs.sort((a, b) => a.near - b.near);
}
