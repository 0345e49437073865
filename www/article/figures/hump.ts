/** One leg of a uniform Catmull-Rom curve in one dimension: the values 1, 2, 2, 1 and the curve between the middle two. */
import { computed } from '@preact/signals-core';
import { catmullRom, Curve } from '../../engine.ts';
import type { Place } from '../../geometry/view.ts';
import { BEAD_KEYS, Drawing, type Grip } from './drawing.ts';
import type { Sketch } from './kit.ts';

const VALUES = [1, 2, 2, 1];
/** As flat points: where the points advance in equal steps, so does a uniform curve. */
const POINTS = VALUES.flatMap((value, i) => [i, value]);
const [LOWEST, HIGHEST] = [0.8, 2.35];
const INSET = 40;

export class Hump extends Drawing<'t'> {
  override readonly ranges = { t: { min: 0, max: 1, step: 0.05, start: 0.5, label: 't' } };
  readonly #curve = computed(() => new Curve('catmullRom', POINTS, { alpha: 0 }));

  override values() {
    return { q: this.#curve.value.point(1 + this.now.t)?.[1] ?? 0 };
  }

  override describe() {
    return `${super.describe()}. At t = ${this.now.t} it is ${this.values().q}`;
  }

  #x = (at: number) => INSET + (at / 3) * (this.width - 2 * INSET);
  #y = (value: number) => this.height * (1 - (value - LOWEST) / (HIGHEST - LOWEST));
  #place = (flat: ArrayLike<number>) =>
    Array.from(flat, (value, i) => (i % 2 ? this.#y(value) : this.#x(value)));

  override grips(): Grip[] {
    const [x, y] = this.#place([1 + this.now.t, this.values().q]);
    return [{ x, y, letter: '', label: 't', keys: BEAD_KEYS }];
  }

  override move(_: number, { x }: Place) {
    this.now.t = (3 * (x - INSET)) / (this.width - 2 * INSET) - 1;
  }

  draw(sketch: Sketch) {
    const { height } = this;
    const [{ x, y }] = this.grips();
    sketch.fill('socket', (pen) => pen.rect(this.#x(1), 0, this.#x(2) - this.#x(1), height));
    sketch.stroke([[x, height, x, y]], 'ink', 1.5, [3, 3]);
    const curve = catmullRom(POINTS, { alpha: 0, subdivisions: 24 });
    sketch.strokeCurve('catmull-rom', this.#place(curve));
    sketch.dots(this.#place(POINTS), 5, 'paper', 'ink', 2.5);
    VALUES.forEach((value, i) => {
      // Labels go outside the curve.
      const [across, down] = i === 0 || i === 3 ? [0, 20] : [i === 1 ? -38 : 38, -6];
      const [labelX, labelY] = [this.#x(i) + across, this.#y(value) + down];
      sketch.writeSerif(labelX - 14, labelY - 2, 'p', String(i));
      sketch.write(labelX, labelY, `= ${value}`, { size: 15 });
    });
  }

  protected override drawGrips(sketch: Sketch, grips: readonly Grip[]) {
    super.drawGrips(sketch, grips);
    const [{ x, y }] = grips;
    sketch.dots([x, y], 9, 'ink', 'paper', 2.5);
  }
}
