/** Corner cutting on three points: what each pass leaves, and the curve that the passes tend to. */
import type { Look } from '../../drawing/look.ts';
import type { Pen } from '../../drawing/pen.ts';
import { bspline, chaikin } from '../../engine.js';
import type { Points } from '../../geometry/view.ts';
import { dots, fill, stroke, strokeCurve, write } from './kit.ts';
import { PointsDrawing } from './points.ts';

/** The three points, in shares of the width and the height. */
const START = [0.14, 0.8, 0.44, 0.18, 0.88, 0.76];
const NAMES = ['A', 'B', 'C'];
/** Pixels from the middle of a mark to that of its name. */
const [AWAY_FROM_HANDLE, AWAY_FROM_POINT] = [24, 20];
/** Points that are nearer share a name. */
const ROOM_FOR_NAME = 18;
/** Enough that the B-spline looks round. */
const SUBDIVISIONS = 24;

const closed = (points: Points) => [...Array.from(points), points[0], points[1]];

export class Corners extends PointsDrawing<'ratio' | 'passes'> {
  constructor() {
    const ratio = { min: 0, max: 0.5, step: 0.01, start: 0.25, label: 'ratio' };
    super({ ratio, passes: { min: 0, max: 6, step: 1, start: 1, label: 'passes' } }, START, NAMES);
  }

  #cut = (passes: number) => chaikin(this.points, { ratio: this.now.ratio, passes, closed: true });

  override values() {
    return { points: this.#cut(this.now.passes).length / 2, passes: this.now.passes };
  }

  draw(pen: Pen, look: Look) {
    const corners = this.points;
    const { passes } = this.now;
    const cut = this.#cut(passes);
    const spline = closed(bspline(corners, { degree: 2, subdivisions: SUBDIVISIONS, closed: true }));
    stroke(pen, look, [closed(corners)], 'quiet', 1, [3, 3]);
    const alpha = pen.globalAlpha;
    pen.globalAlpha = 0.4 * alpha;
    const before = Array.from({ length: Math.max(0, passes - 1) }, (_, i) => closed(this.#cut(i + 1)));
    if (before.length) stroke(pen, look, before, 'chaikin');
    pen.globalAlpha = 0.1 * alpha;
    fill(pen, look, 'chaikin', () => {
      for (let i = 0; i < spline.length; i += 2)
        if (i) pen.lineTo(spline[i], spline[i + 1]);
        else pen.moveTo(spline[i], spline[i + 1]);
    });
    pen.globalAlpha = alpha;
    strokeCurve(pen, look, 'chaikin', closed(cut));
    const isLit = this.isLit('spline');
    stroke(pen, look, [spline], 'ink', isLit ? 4 : 1.5);
    this.part('spline', spline);
    if (cut.length <= 100) dots(pen, look, cut, 2.75, 'paper', 'chaikin');
    if (passes > 0) this.#drawQandR(pen, look, corners, this.#cut(1));
    NAMES.forEach((name, i) =>
      nameOutside(pen, look, corners, corners.slice(2 * i, 2 * i + 2), AWAY_FROM_HANDLE, name),
    );
  }

  /** The two new points of the side from A to B. */
  #drawQandR(pen: Pen, look: Look, corners: Points, cut: Float64Array) {
    const [q, r] = [cut.slice(0, 2), cut.slice(2, 4)];
    const isOne = Math.hypot(r[0] - q[0], r[1] - q[1]) < ROOM_FOR_NAME;
    for (const [name, at] of [['Q', q] as const, ['R', r] as const]) {
      dots(pen, look, at, this.isLit(name) ? 8 : 4.5, 'paper', this.isLit(name) ? 'ink' : 'quiet', 2);
      this.part(name, at, 14);
      if (!isOne) nameOutside(pen, look, corners, at, AWAY_FROM_POINT, name);
    }
    const middle = [(q[0] + r[0]) / 2, (q[1] + r[1]) / 2];
    if (isOne) nameOutside(pen, look, corners, middle, 32, this.now.ratio === 0.5 ? 'Q = R' : 'Q, R');
  }
}

/** Writes a name beside a place, on the side that is away from the middle of the corners. */
function nameOutside(
  pen: Pen,
  look: Look,
  corners: Points,
  [x, y]: Float64Array | number[],
  far: number,
  name: string,
) {
  const [middleX, middleY] = [0, 1].map(
    (axis) => (corners[axis] + corners[axis + 2] + corners[axis + 4]) / 3,
  );
  const length = Math.hypot(x - middleX, y - middleY) || 1;
  const [across, down] = [(x - middleX) / length, (y - middleY) / length];
  write(pen, look, x + far * across, y + far * down, name, { size: 16, align: 'center', halo: 'ground' });
}
