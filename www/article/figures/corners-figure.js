/** Corner cutting on three points: what each pass leaves, and the curve that the passes tend to. */
import { PointsFigure } from './points-figure.js';
import { clamp, dot, line, text } from './svg.js';

const MOST_PASSES = 6;
/** The three points, in shares of the width and the height. */
const START = [0.14, 0.8, 0.44, 0.18, 0.88, 0.76];
/** Enough that the B-spline looks round. */
const SUBDIVISIONS = 24;

export class CornersFigure extends PointsFigure {
  static parameters = {
    ratio: { min: 0, max: 0.5, step: 0.01, label: 'ratio' },
    passes: { min: 0, max: MOST_PASSES, step: 1, label: 'passes' },
  };

  #ratio = 0.25;
  #passes = 1;

  constructor() {
    super(START, ['P', 'N', 'third point']);
  }

  get ratio() {
    return this.#ratio;
  }

  set ratio(ratio) {
    this.#ratio = clamp(ratio, 0, 0.5);
    this.changed();
  }

  get passes() {
    return this.#passes;
  }

  set passes(passes) {
    this.#passes = clamp(Math.round(passes), 0, MOST_PASSES);
    this.changed();
  }

  draw() {
    const corners = this.placePoints();
    const options = { ratio: this.#ratio, closed: true };
    const lines = Array.from({ length: this.#passes + 1 }, (_, passes) =>
      this.engine.chaikin(corners, { ...options, passes }),
    );
    const cut = lines[this.#passes];
    this.tell({ points: cut.length / 2, passes: this.#passes });
    const spline = this.engine.bspline(corners, { degree: 2, subdivisions: SUBDIVISIONS, closed: true });
    return [
      this.marks('spline', line(spline, 'spline', true)),
      ...lines.slice(0, -1).map((points) => line(points, 'ghost', true)),
      line(cut, 'chaikin', true),
      ...dots(cut),
      ...(this.#passes > 0 ? this.#drawQandR(corners, lines[1]) : []),
      ...['P', 'N'].map((name, i) => text(corners[2 * i], corners[2 * i + 1] + (i ? -14 : 26), name, 'name')),
    ];
  }

  /** The two new points of the side from P to N. @param {number[]} corners @param {Float64Array} cut */
  #drawQandR(corners, cut) {
    const [across, down] = [corners[3] - corners[1], corners[0] - corners[2]];
    const far = Math.hypot(across, down) || 1;
    return ['Q', 'R'].flatMap((name, i) => {
      const [x, y] = cut.subarray(2 * i, 2 * i + 2);
      return [
        this.marks(name, dot(x, y, 5, 'new')),
        text(x + (18 * across) / far, y + (18 * down) / far + 4, name, 'name'),
      ];
    });
  }
}

/** @param {Float64Array} points */
function dots(points) {
  const radius = points.length > 100 ? 1.5 : 3;
  return Array.from({ length: points.length / 2 }, (_, i) =>
    dot(points[2 * i], points[2 * i + 1], radius, 'cut'),
  );
}
