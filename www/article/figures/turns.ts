/** How sharply a line turns at each of its points, and which of these turns an angle limit leaves as they are. */
import type { Look } from '../../drawing/look.ts';
import type { Pen } from '../../drawing/pen.ts';
import { chaikin, refine, turnAngles } from '../../engine.js';
import { clamp, dots, fill, stroke, strokeCurve, write } from './kit.ts';
import { INSET, PointsDrawing } from './points.ts';

/** A line with gentle and sharp turns, in shares of the width: down from the middle. */
const START = [
  0.04, 0.048, 0.16, 0, 0.29, -0.02, 0.41, 0, 0.5, -0.136, 0.62, -0.12, 0.69, 0.128, 0.8, 0.112, 0.88, 0.06,
  0.96, -0.08,
];
const PASSES = 3;
/** Pixels of a fan, and from its point to its number. */
const [FAN, AWAY] = [30, 24];

export class Turns extends PointsDrawing<'limit'> {
  constructor() {
    super({ limit: { min: 0, max: 180, step: 1, start: 30, label: 'angle limit' } }, START);
  }

  /** Of the width as well, so that turns stay as they are in any shape. */
  protected override get down(): [number, number] {
    return [this.height / 2, this.width];
  }

  get #degrees() {
    return turnAngles(this.points).subarray(1, -1);
  }
  get #cut() {
    return refine(this.points, { passes: PASSES, outlierAngle: Infinity, angleLimit: this.now.limit });
  }

  override values() {
    const degrees = this.#degrees;
    return {
      points: this.#cut.length / 2,
      all: chaikin(this.points, { passes: PASSES }).length / 2,
      left: degrees.filter((turn) => turn < this.now.limit).length,
      turns: degrees.length,
    };
  }

  draw(pen: Pen, look: Look) {
    const { points } = this;
    const cut = this.#cut;
    const unit = this.width < 480 ? 19 : 34;
    stroke(pen, look, [points], 'quiet', 1, [3, 3]);
    strokeCurve(pen, look, 'chaikin', cut, unit);
    dots(pen, look, cut, unit < 20 ? 1.75 : 2.5, 'paper', 'chaikin');
    this.#degrees.forEach((degrees, i) => this.#fan(pen, look, points.slice(2 * i, 2 * i + 6), degrees));
  }

  /** From the direction in which the line arrives to the one in which it leaves. Its number is where the corner points to. */
  #fan(pen: Pen, look: Look, [fromX, fromY, x, y, toX, toY]: number[], degrees: number) {
    const from = Math.atan2(y - fromY, x - fromX);
    const turn = Math.atan2(toY - y, toX - x) - from;
    const by = Math.atan2(Math.sin(turn), Math.cos(turn));
    const isCut = degrees >= this.now.limit;
    const at = (angle: number, far: number) =>
      [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const;
    const alpha = pen.globalAlpha;
    pen.globalAlpha = alpha * (isCut ? 0.32 : 0.12);
    const edge = Array.from({ length: 13 }, (_, i) => at(from + (i / 12) * by, FAN));
    fill(pen, look, 'chaikin', () =>
      [[x, y] as const, ...edge].forEach((to, i) => (i ? pen.lineTo(...to) : pen.moveTo(...to))),
    );
    pen.globalAlpha = alpha;
    const [labelX, labelY] = at(from + by / 2 - (Math.sign(by) * Math.PI) / 2, AWAY);
    const words = { size: 13, align: 'center', tone: isCut ? 'ink' : 'quiet', halo: 'ground' } as const;
    write(pen, look, clamp(labelX, INSET, this.width - INSET), labelY, `${Math.round(degrees)}°`, words);
  }
}
