import { LINE_STYLES } from './line-styles.js';
import { drawVertices } from './vertices.js';

const BANDS = 12;
const CASING = 1.5;
const FAINTEST = 0.4;

/**
 * How clearly a thing shows at a depth: what is far fades into the paper.
 * @param {number} near 1 in the middle of the box, more before it, less behind it
 */
function clarity(near) {
  return Math.min(1, Math.max(FAINTEST, 0.75 + 1.1 * (near - 1)));
}

/**
 * One curve of space in its own line style; what is near is thicker and clearer.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {import('./types.js').Curve & { near: ArrayLike<number> }} curve as seen
 * @param {import('./types.js').Palette} palette
 */
export function drawDeepCurve(pen, view, { id, points, near, closed }, palette) {
  const { width, dash, cap, vertex } = LINE_STYLES[id];
  const { ratio } = view;
  pen.lineJoin = 'round';
  for (const run of runsOf(points, near, closed)) {
    const size = run.near * ratio;
    if (id !== 'raw') {
      pen.setLineDash([]);
      pen.lineCap = 'butt';
      stroke(pen, view, run.points, (width + 2 * CASING) * size, palette.paper, 0.7);
    }
    pen.setLineDash(dash.map((length) => length * ratio));
    pen.lineDashOffset = run.start * view.cell;
    pen.lineCap = cap;
    stroke(pen, view, run.points, width * size, palette[id], clarity(run.near));
  }
  pen.setLineDash([]);
  pen.lineDashOffset = 0;
  if (vertex === 0) return;
  for (let i = 0; i < near.length; i++) {
    pen.globalAlpha = clarity(near[i]);
    const point = [points[2 * i], points[2 * i + 1]];
    drawVertices(pen, view, point, vertex * near[i], palette[id], palette.paper);
  }
  pen.globalAlpha = 1;
}

/**
 * Stretches of a curve that lie about equally deep, the farthest first; each knows how far along the curve it starts.
 * @param {ArrayLike<number>} points
 * @param {ArrayLike<number>} near
 * @param {boolean} closed
 */
function runsOf(points, near, closed) {
  const count = near.length;
  /** @type {{ near: number, start: number, points: number[] }[]} */
  const runs = [];
  let along = 0;
  for (let i = 0; i + 1 < count + Number(closed && count > 2); i++) {
    const next = (i + 1) % count;
    const [ax, ay, bx, by] = [points[2 * i], points[2 * i + 1], points[2 * next], points[2 * next + 1]];
    const depth = Math.round(((near[i] + near[next]) / 2) * BANDS) / BANDS;
    const last = runs[runs.length - 1];
    if (last?.near === depth) last.points.push(bx, by);
    else runs.push({ near: depth, start: along, points: [ax, ay, bx, by] });
    along += Math.hypot(bx - ax, by - ay);
  }
  return runs.sort((a, b) => a.near - b.near);
}

/**
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {number[]} points
 * @param {number} width
 * @param {string} tone
 * @param {number} alpha
 */
function stroke(pen, view, points, width, tone, alpha) {
  pen.beginPath();
  pen.moveTo(view.left + points[0] * view.cell, view.top + points[1] * view.cell);
  for (let i = 2; i < points.length; i += 2) {
    pen.lineTo(view.left + points[i] * view.cell, view.top + points[i + 1] * view.cell);
  }
  pen.lineWidth = width;
  pen.strokeStyle = tone;
  pen.globalAlpha = alpha;
  pen.stroke();
  pen.globalAlpha = 1;
}
