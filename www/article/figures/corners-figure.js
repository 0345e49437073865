/** Corner cutting on three points: what each pass leaves, and the curve that the passes tend to. */
import { PointsFigure } from './points-figure.js';
import { dot, dots, ring, text } from './svg.js';

/** The three points, in shares of the width and the height. */
const START = [0.14, 0.8, 0.44, 0.18, 0.88, 0.76];
const NAMES = ['A', 'B', 'C'];
/** In pixels, from the middle of a mark to that of its name. */
const AWAY_FROM_HANDLE = 21;
const AWAY_FROM_POINT = 18;
/** Points that are nearer share a name. */
const ROOM_FOR_NAME = 18;
/** Enough that the B-spline looks round. */
const SUBDIVISIONS = 24;

export class CornersFigure extends PointsFigure {
  static parameters = {
    ratio: { min: 0, max: 0.5, step: 0.01, start: 0.25, label: 'ratio' },
    passes: { min: 0, max: 6, step: 1, start: 1, label: 'passes' },
  };

  constructor() {
    super(START, NAMES);
  }

  /** @param {number} passes */
  #cut(passes) {
    return this.engine.chaikin(this.points, { ratio: this.numbers.ratio, passes, closed: true });
  }

  measures() {
    const { passes } = this.numbers;
    return { points: this.#cut(passes).length / 2, passes };
  }

  draw() {
    const { points: corners } = this;
    const { passes } = this.numbers;
    const lines = Array.from({ length: passes + 1 }, (_, i) => this.#cut(i));
    const cut = lines[passes];
    const spline = this.engine.bspline(corners, { degree: 2, subdivisions: SUBDIVISIONS, closed: true });
    return [
      this.marks('spline', ring(spline, 'spline')),
      ...lines.slice(0, -1).map((points) => ring(points, 'ghost')),
      ring(cut, 'chaikin'),
      ...dots(cut, cut.length > 100 ? 1.5 : 3, 'cut'),
      ...(passes > 0 ? this.#drawQandR(corners, lines[1]) : []),
      ...NAMES.map((name, i) => outside(corners, corners.slice(2 * i, 2 * i + 2), AWAY_FROM_HANDLE, name)),
    ];
  }

  /** The two new points of the side from A to B. @param {number[]} corners @param {Float64Array} cut */
  #drawQandR(corners, cut) {
    const [q, r] = [cut.slice(0, 2), cut.slice(2, 4)];
    const isOne = Math.hypot(r[0] - q[0], r[1] - q[1]) < ROOM_FOR_NAME;
    const middle = [(q[0] + r[0]) / 2, (q[1] + r[1]) / 2];
    return [
      this.marks('Q', dot(q[0], q[1], 5, 'new')),
      this.marks('R', dot(r[0], r[1], 5, 'new')),
      ...(isOne
        ? [outside(corners, middle, 30, this.numbers.ratio === 0.5 ? 'Q = R' : 'Q, R')]
        : [outside(corners, q, AWAY_FROM_POINT, 'Q'), outside(corners, r, AWAY_FROM_POINT, 'R')]),
    ];
  }
}

/**
 * A name beside a place, on the side that is away from the middle of the corners.
 * @param {number[]} corners @param {ArrayLike<number>} place @param {number} far @param {string} name
 */
function outside(corners, place, far, name) {
  const [x, y] = Array.from(place);
  const [middleX, middleY] = [0, 1].map(
    (axis) => (corners[axis] + corners[axis + 2] + corners[axis + 4]) / 3,
  );
  const length = Math.hypot(x - middleX, y - middleY) || 1;
  // The middle of a letter is above its line.
  return text(x + (far * (x - middleX)) / length, y + (far * (y - middleY)) / length + 5, name, 'name');
}
