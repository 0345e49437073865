/** How sharply a line turns at each of its points, and which of these turns an angle limit leaves as they are. */
import { PointsFigure } from './points-figure.js';
import { clamp, dots, line, text } from './svg.js';
import { svg } from './svg-tree.js';

/** A line with gentle and sharp turns, in shares of the width: down from the middle. */
const START = [
  0.04, 0.048, 0.16, 0, 0.29, -0.02, 0.41, 0, 0.5, -0.136, 0.62, -0.12, 0.69, 0.128, 0.8, 0.112, 0.88, 0.06,
  0.96, -0.08,
];
const PASSES = 3;
/** In pixels. */
const FAN = 30;
const AWAY = 22;
/** Half of what a label takes. */
const BREADTH = 14;

export class TurnsFigure extends PointsFigure {
  static parameters = { limit: { min: 0, max: 180, step: 1, start: 30, label: 'angle limit' } };

  constructor() {
    super(START);
  }

  /** Of the width as well, so that turns stay as they are in any shape. @protected @returns {[number, number]} */
  get down() {
    return [this.height / 2, this.width];
  }

  get #turns() {
    return this.engine.turnAngles(this.points).subarray(1, -1);
  }

  get #cut() {
    const options = { passes: PASSES, outlierAngle: Infinity, angleLimit: this.numbers.limit };
    return this.engine.refine(this.points, options);
  }

  measures() {
    const turns = this.#turns;
    return {
      points: this.#cut.length / 2,
      all: this.engine.chaikin(this.points, { passes: PASSES }).length / 2,
      left: turns.filter((turn) => turn < this.numbers.limit).length,
      turns: turns.length,
    };
  }

  draw() {
    const { points } = this;
    const cut = this.#cut;
    return [
      line(points, 'raw'),
      ...Array.from(this.#turns, (turn, i) => this.#drawFan(points.slice(2 * i, 2 * i + 6), turn)),
      line(cut, 'chaikin'),
      ...dots(cut, 2, 'cut'),
    ];
  }

  /**
   * From the direction in which the line arrives to the one in which it leaves.
   * @param {number[]} points the corner and its neighbours
   * @param {number} turn degrees
   */
  #drawFan([fromX, fromY, x, y, toX, toY], turn) {
    const before = Math.atan2(y - fromY, x - fromX);
    const behind = Math.atan2(toY - y, toX - x);
    const isRight = Math.sin(behind - before) > 0 ? 1 : 0;
    const at = (/** @type {number} */ angle, /** @type {number} */ far) =>
      `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
    const d = `M${x.toFixed(1)} ${y.toFixed(1)} L${at(before, FAN)} A${FAN} ${FAN} 0 0 ${isRight} ${at(behind, FAN)} Z`;
    // On the side that the corner points to, and in the picture.
    const out = before + ((isRight ? 1 : -1) * (turn - 180) * Math.PI) / 360;
    const [labelX, labelY] = [x + AWAY * Math.cos(out), y + AWAY * Math.sin(out) + 4];
    const isLeft = turn < this.numbers.limit;
    return this.marks(
      isLeft ? 'gentle' : 'sharp',
      svg('path', { d, class: isLeft ? 'fan gentle' : 'fan' }),
      text(clamp(labelX, BREADTH, this.width - BREADTH), labelY, `${Math.round(turn)}°`, 'degrees'),
    );
  }
}
