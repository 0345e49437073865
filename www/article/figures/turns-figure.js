/** How sharply a line turns at each of its points, and which of these turns an angle limit leaves as they are. */
import { makeSvg } from '../../dom.js';
import { PointsFigure } from './points-figure.js';
import { clamp, dot, line, text } from './svg.js';

/** A line with gentle and sharp turns, in shares of the width: down from the middle. */
const START = [
  0.04, 0.048, 0.16, 0, 0.29, -0.02, 0.41, 0, 0.5, -0.136, 0.62, -0.12, 0.69, 0.128, 0.8, 0.112, 0.88, 0.06,
  0.96, -0.08,
];
const PASSES = 3;
const FAN = 30;

export class TurnsFigure extends PointsFigure {
  static parameters = { limit: { min: 0, max: 180, step: 1, label: 'angle limit' } };

  #limit = 30;

  constructor() {
    super(START);
  }

  /** Of the width as well, so that turns stay as they are in any shape. @protected @returns {[number, number]} */
  get down() {
    return [this.height / 2, this.width];
  }

  get limit() {
    return this.#limit;
  }

  set limit(limit) {
    this.#limit = clamp(limit, 0, 180);
    this.changed();
  }

  draw() {
    const points = this.placePoints();
    const options = { passes: PASSES, outlierAngle: Infinity };
    const cut = this.engine.refine(points, { ...options, angleLimit: this.#limit });
    const everywhere = this.engine.chaikin(points, { passes: PASSES });
    const turns = this.engine.turnAngles(points).subarray(1, -1);
    const left = turns.filter((turn) => turn < this.#limit).length;
    this.tell({ points: cut.length / 2, all: everywhere.length / 2, left, turns: turns.length });
    return [
      line(points, 'raw'),
      ...Array.from(turns, (turn, i) => this.#drawFan(points.slice(2 * i, 2 * i + 6), turn)),
      line(cut, 'chaikin'),
      ...Array.from({ length: cut.length / 2 }, (_, i) => dot(cut[2 * i], cut[2 * i + 1], 2, 'cut')),
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
    const middle = before + ((isRight ? 1 : -1) * (turn * Math.PI)) / 360;
    const [labelX, labelY] = at(middle, FAN + 15)
      .split(' ')
      .map(Number);
    const isLeft = turn < this.#limit;
    return this.marks(
      isLeft ? 'gentle' : 'sharp',
      makeSvg('path', { d, class: isLeft ? 'fan gentle' : 'fan' }),
      text(labelX, labelY + 4, `${Math.round(turn)}°`, 'degrees'),
    );
  }
}
