/** A Catmull-Rom curve through points of uneven spacing, with a loupe on the shortest leg. */
import { INSET, PointsFigure } from './points-figure.js';
import { dot, dots, line } from './svg.js';
import { svg } from './svg-tree.js';

/** In shares of the width and the height; the third leg is the short one. */
const START = [0.05, 0.72, 0.2, 0.3, 0.42, 0.62, 0.42, 0.56, 0.5, 0.2, 0.74, 0.86, 0.95, 0.62];
const ENLARGED = 4;
/** The diameter of the loupe as a share of the height. */
const LOUPE = 0.5;
/** A picture that is less wide has the loupe above the curve. */
const ROOM_BESIDE = 480;

export class SplineFigure extends PointsFigure {
  static parameters = {
    alpha: { min: 0, max: 1, step: 0.05, start: 0.5, label: 'alpha' },
    subdivisions: { min: 1, max: 24, step: 1, start: 8, label: 'points a leg' },
  };

  constructor() {
    super(START);
  }

  /** @protected @returns {[number, number]} */
  get down() {
    const top = this.width < ROOM_BESIDE ? 0.7 * LOUPE * this.height : 0;
    return [top, this.height - top];
  }

  get #curve() {
    return this.engine.catmullRom(this.points, this.numbers);
  }

  measures() {
    const curve = this.#curve;
    return { points: curve.length / 2, largestTurn: this.engine.measure(curve).maxTurn };
  }

  draw() {
    const { points } = this;
    const curve = this.#curve;
    const parts = [
      line(points, 'raw'),
      this.#drawTangents(this.engine.catmullRomBezier(points, this.numbers)),
      line(curve, 'catmull-rom'),
      ...dots(curve, 1.75, 'sample'),
    ];
    return [...parts, ...this.#drawLoupe(points, parts)];
  }

  /** From each point to the control points beside it. @param {Float64Array} bezier */
  #drawTangents(bezier) {
    const last = bezier.length / 2 - 1;
    const at = (/** @type {number} */ i) => bezier.subarray(2 * i, 2 * i + 2);
    const tangents = Array.from({ length: last / 3 + 1 }, (_, i) =>
      line([...at(Math.max(0, 3 * i - 1)), ...at(Math.min(last, 3 * i + 1))], 'tangent'),
    );
    return this.marks('tangents', ...tangents);
  }

  /** @param {number[]} points @param {import('./svg-tree.js').SvgNode[]} parts */
  #drawLoupe(points, parts) {
    const radius = (LOUPE * this.height) / 2;
    const [atX, atY] = [this.width - radius - INSET, radius + INSET];
    const [x, y] = shortestLeg(points);
    const clip = `${this.getAttribute('id')}-loupe`;
    const inside = svg(
      'g',
      { transform: `translate(${atX} ${atY}) scale(${ENLARGED}) translate(${-x} ${-y})`, class: 'enlarged' },
      ...parts,
      ...dots(points, 1.6, 'through'),
    );
    return [
      svg('clipPath', { id: clip }, dot(atX, atY, radius, '')),
      dot(x, y, radius / ENLARGED, 'rim'),
      dot(atX, atY, radius, 'ground'),
      svg('g', { 'clip-path': `url(#${clip})` }, inside),
      dot(atX, atY, radius, 'rim'),
    ];
  }
}

/** The middle of it. @param {number[]} points */
function shortestLeg(points) {
  let [shortest, middle] = [Infinity, [points[0], points[1]]];
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x, y, nextX, nextY] = points.slice(i, i + 4);
    const length = Math.hypot(nextX - x, nextY - y);
    if (length < shortest) [shortest, middle] = [length, [(x + nextX) / 2, (y + nextY) / 2]];
  }
  return middle;
}
