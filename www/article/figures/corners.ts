/** Corner cutting on three points: one pass after another, and the curve that the passes tend to. */
import { computed } from '@preact/signals-core';
import { addLine } from '../../drawing/pen.ts';
import { chaikin, measure } from '../../engine.ts';
import { looped, type Points } from '../../geometry/view.ts';
import { type Sketch, tick } from './kit.ts';
import { PointsDrawing } from './points.ts';

/** The three points, in shares of the width and the height. */
const START = [0.17, 0.88, 0.48, 0.11, 0.85, 0.79];
const NAMES = ['A', 'B', 'C'];
/** Points nearer than this, in pixels, share a name. */
const ROOM_FOR_NAME = 18;
/** Pixels that the words beside a side need. */
const ROOM = 290;
/** Lines of more points have no dots. */
const MOST_DOTS = 48;
/** After this many passes the line looks the same as its limit. */
const MANY = 8;
const PHONE = 480;

export class Corners extends PointsDrawing<'ratio' | 'passes'> {
  readonly #slide = this.slide(500);
  #passesBefore = 1;

  override readonly ranges = {
    ratio: { min: 0, max: 0.5, step: 0.01, start: 0.25, label: 'ratio' },
    passes: { min: 0, max: 6, step: 1, start: 1, label: 'passes' },
  };
  protected override readonly shares = this.list('points', START);
  protected override readonly names = NAMES;

  override set(name: string, given: unknown) {
    const shown = this.#shownPasses.value;
    const { passes } = this.now;
    super.set(name, given);
    if (this.now.passes === passes) return;
    this.#passesBefore = shown;
    this.#slide.start();
  }

  /** A fraction while the new corners slide from one pass to the next. */
  readonly #shownPasses = computed(
    () => this.#passesBefore + this.#slide.share * (this.now.passes - this.#passesBefore),
  );

  /** The line after whole passes and part of one: its corners have slid that far along their sides. */
  #cut(passes: number, { ratio } = this.now): Float64Array | number[] {
    const whole = Math.floor(passes);
    const line = whole ? chaikin(this.points, { ratio, passes: whole, closed: true }) : this.points;
    return passes > whole
      ? chaikin(line, { ratio: (passes - whole) * ratio, passes: 1, closed: true })
      : line;
  }

  override values() {
    const line = this.#cut(6, { ...this.now, ratio: 0.4 });
    const { passes, ratio } = this.now;
    return {
      points: this.#cut(passes).length / 2,
      ...{ nearer: 1 - ratio, farther: ratio },
      turnAt40: measure(line, { closed: true }).maxTurn,
    };
  }

  override describe() {
    return `${super.describe()}. Pass ${this.now.passes}: ${this.values().points} points`;
  }

  draw(sketch: Sketch) {
    const { points } = this;
    const passes = this.#shownPasses.value;
    const line = this.#cut(passes);
    const before = passes > 1 ? this.#cut(Math.ceil(passes) - 1) : [];
    const thin = this.width < PHONE ? 0.7 : 1;
    const limit = looped(this.#cut(MANY));
    const isLit = this.isLit('spline');
    sketch.stroke([looped(points)], 'quiet', 1, [3, 3]);
    sketch.faded(0.4, () => sketch.stroke([looped(before)], 'chaikin'));
    if (isLit) sketch.faded(0.1, () => sketch.fill('chaikin', (pen) => addLine(pen, limit)));
    sketch.stroke([looped(line)], 'case', 10 * thin);
    sketch.stroke([looped(line)], 'chaikin', 5 * thin);
    if (line.length <= 2 * MOST_DOTS) sketch.dots(line, 3.2 * thin, 'paper', 'chaikin', 2 * thin);
    if (before.length <= MOST_DOTS) sketch.dots(before, 4 * thin, 'paper', 'quiet', 1.75 * thin);
    if (isLit) this.#drawLimit(sketch, limit);
    this.part('spline', limit);
    this.#drawQandR(sketch, thin);
    NAMES.forEach((name, i) => this.#write(sketch, points.slice(2 * i, 2 * i + 2), 24, name));
  }

  /** Draws the curve that the passes approach, and marks where it touches the sides. */
  #drawLimit(sketch: Sketch, limit: Points) {
    const { points } = this;
    const ends = looped(points);
    sketch.stroke([limit], 'ink');
    const ticks = NAMES.map((_, i) => {
      const [x, y, nextX, nextY] = ends.slice(2 * i, 2 * i + 4);
      return tick([(x + nextX) / 2, (y + nextY) / 2], [nextX - x, nextY - y], -9);
    });
    sketch.stroke(ticks, 'ink');
    const [x, y] = [(ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2];
    if (x < ROOM) return;
    sketch.label(x - 13, y, -63, 'touches every side halfway');
  }

  /** Draws the two points of the first pass on the side from A to B. */
  #drawQandR(sketch: Sketch, thin: number) {
    const isAsked = this.isLit('Q') || this.isLit('R');
    const share = isAsked ? 1 : Math.min(1, this.#shownPasses.value);
    if (!share) return;
    const [x, y, nextX, nextY] = this.points;
    const at = (ratio: number) => [x + ratio * (nextX - x), y + ratio * (nextY - y)];
    const ratio = share * this.now.ratio;
    const both = { Q: at(ratio), R: at(1 - ratio) };
    const isOne = Math.hypot(both.R[0] - both.Q[0], both.R[1] - both.Q[1]) < ROOM_FOR_NAME;
    for (const [name, place] of Object.entries(both)) {
      const isLit = this.isLit(name);
      sketch.dots(place, isLit ? 8 : 4 * thin, 'paper', isLit ? 'ink' : 'quiet', isLit ? 2.5 : 1.75);
      this.part(name, place, 14);
      if (!isOne) this.#write(sketch, place, 22, name, true);
    }
    if (isOne) this.#write(sketch, at(0.5), 32, this.now.ratio === 0.5 ? 'Q = R' : 'Q, R', true);
  }

  /** Writes a name beside a point, away from the middle of the triangle; `isOnSide`: straight away from AB. */
  #write(sketch: Sketch, [x, y]: number[], far: number, name: string, isOnSide = false) {
    const { points } = this;
    let [across, down] = [0, 1].map(
      (axis) => [x, y][axis] - (points[axis] + points[axis + 2] + points[axis + 4]) / 3,
    );
    if (isOnSide) {
      const [right, below] = [points[2] - points[0], points[3] - points[1]];
      const side = Math.sign(below * across - right * down) || 1;
      [across, down] = [side * below, -side * right];
    }
    const length = Math.hypot(across, down) || 1;
    sketch.writeSerif(x + (far * across) / length, y + (far * down) / length, name);
  }
}
