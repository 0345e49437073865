/** One leg of a uniform Catmull-Rom curve in one dimension: the values 1, 2, 2, 1 and what lies between the middle two. */
import { computed } from '@preact/signals-core';
import type { FigureLook as Look } from './tones.ts';
import type { Pen } from '../../drawing/pen.ts';
import { catmullRom, Curve } from '../../engine.js';
import { Drawing } from './drawing.ts';
import { dots, fill, stroke, strokeCurve, write } from './kit.ts';

const VALUES = [1, 2, 2, 1];
/** As flat points: a uniform curve through equal steps goes through them in equal steps. */
const POINTS = VALUES.flatMap((value, i) => [i, value]);
const [LOWEST, HIGHEST] = [0.8, 2.35];
const INSET = 40;

export class Hump extends Drawing<'t'> {
  readonly #curve = computed(() => new Curve('catmullRom', POINTS, { alpha: 0 }));

  constructor() {
    super({ t: { min: 0, max: 1, step: 0.05, start: 0.5, label: 't' } });
  }

  override values() {
    return { q: this.#curve.value.point(1 + this.now.t)?.[1] ?? 0 };
  }

  draw(pen: Pen, look: Look) {
    const { width, height } = this.size.value;
    const [now, { q }] = [1 + this.now.t, this.values()];
    const x = (at: number) => INSET + (at / 3) * (width - 2 * INSET);
    const y = (value: number) => height * (1 - (value - LOWEST) / (HIGHEST - LOWEST));
    fill(pen, look, 'socket', () => pen.rect(x(1), 0, x(2) - x(1), height));
    stroke(pen, look, [[x(now), height, x(now), y(q)]], 'ink', 1.5, [3, 3]);
    const curve = catmullRom(POINTS, { alpha: 0, subdivisions: 24 });
    strokeCurve(
      pen,
      look,
      'catmull-rom',
      curve.map((value, i) => (i % 2 ? y(value) : x(value))),
    );
    dots(
      pen,
      look,
      POINTS.map((value, i) => (i % 2 ? y(value) : x(value))),
      5,
      'paper',
      'ink',
      2.5,
    );
    VALUES.forEach((value, i) => {
      // Outside of the curve.
      const [across, down] = i === 0 || i === 3 ? [0, 20] : [i === 1 ? -38 : 38, -6];
      write(pen, look, x(i) + across, y(value) + down, `p${'₀₁₂₃'[i]} = ${value}`, {
        size: 15,
        align: 'center',
      });
    });
    dots(pen, look, [x(now), y(q)], 7, 'ink', 'paper', 2.5);
  }
}
