/** How the mean length of carved paths grows with the grid: points on logarithmic scales, as they are measured. */
import { signal } from '@preact/signals-core';
import type { Look } from '../../drawing/look.ts';
import type { Pen } from '../../drawing/pen.ts';
import { drawStones, FORCED } from '../../drawing/stones.ts';
import { chisel } from '../../engine.js';
import { Drawing, viewAt } from './drawing.ts';
import { fill, stroke, write } from './kit.ts';

const SIDES = [10, 20, 40, 80, 160];
const CARVINGS = 400;
/** What the scales show, with some room at the ends. */
const ACROSS = [8, 200];
const UP = [10, 2600];
const LENGTHS = [10, 100, 1000];
const GUIDES = [
  { name: 'straight', slope: 1, words: 'straight: slope 1' },
  { name: 'full', slope: 2, words: 'all stones: slope 2' },
];

type Measured = readonly [side: number, mean: number];

export class Growth extends Drawing {
  readonly #sums = SIDES.map(() => ({ sum: 0, count: 0 }));
  readonly #carved = signal(0);

  override get pending() {
    return this.#carved.value < CARVINGS * SIDES.length;
  }

  override work(until: number) {
    for (const [i, side] of SIDES.entries()) {
      const sums = this.#sums[i];
      const field = { width: side, height: side, terminals: [0, side * side - 1] };
      while (sums.count < CARVINGS && performance.now() < until)
        sums.sum += chisel({ ...field, seed: sums.count++ })?.path.length ?? 0;
    }
    this.#carved.value = this.#sums.reduce((sum, { count }) => sum + count, 0);
  }

  /** Sides with the mean length there, as far as they are measured. */
  get #points(): Measured[] {
    void this.#carved.value;
    return this.#sums.flatMap(({ sum, count }, i) => (count ? [[SIDES[i], sum / count] as const] : []));
  }

  override values() {
    const { slope } = fit(this.#points);
    return { slope, factor: 2 ** slope };
  }

  override describe() {
    const list = this.#points.map(([side, mean]) => `${side} a side: ${mean.toFixed(1)} cells`);
    return `Mean lengths of carved paths. ${list.join('; ')}`;
  }

  draw(pen: Pen, look: Look) {
    const { width, height } = this.size.value;
    const isNarrow = width < 480;
    const [left, right, top, bottom] = [40, width - (isNarrow ? 8 : 150), 30, height - 44];
    const x = (side: number) => left + (right - left) * share(side, ACROSS);
    const y = (length: number) => bottom - (bottom - top) * share(length, UP);
    const points = this.#points;
    const [side, mean] = points[0] ?? [SIDES[0], 20];
    fill(pen, look, 'path-side', () => pen.rect(left, bottom, right - left, 4));
    const quiet = { tone: 'quiet', size: 13, halo: 'ground' } as const;
    for (const n of LENGTHS) write(pen, look, left - 8, y(n), String(n), { ...quiet, align: 'right' });
    for (const n of SIDES) write(pen, look, x(n), bottom + 18, String(n), { ...quiet, align: 'center' });
    write(pen, look, right, bottom + 36, 'stones a side', { ...quiet, align: 'right' });
    write(pen, look, 0, 10, 'cells on the path', quiet);
    for (const { name, slope, words } of GUIDES) {
      const end = Math.min(190, side * (UP[1] / mean) ** (1 / slope));
      const line = [x(side), y(mean), x(end), y(mean * (end / side) ** slope)];
      const isLit = this.isLit(name);
      stroke(pen, look, [line], isLit ? 'ink' : 'edge', isLit ? 2.5 : 1.5);
      this.part(name, line);
      const at = isNarrow
        ? ([line[2], line[3] + (slope > 1 ? -10 : 50), 'right'] as const)
        : ([line[2] + 10, line[3], 'left'] as const);
      write(pen, look, at[0], at[1], words, { ...quiet, tone: isLit ? 'ink' : 'quiet', align: at[2] });
    }
    if (points.length > 1) {
      const { at } = fit(points);
      stroke(pen, look, [[8.5, 190].flatMap((n) => [x(n), y(at(n))])], 'ink', 2);
    }
    const size = isNarrow ? 11 : 18;
    for (const [n, length] of points)
      drawStones(
        pen,
        viewAt(size, x(n) - size / 2, y(length) - size / 2, this.size.value),
        look,
        Uint8Array.of(FORCED),
      );
    points.slice(1).forEach(([n, length], i) => {
      const [, before] = points[i];
      const words = `× ${(length / before).toFixed(2)}`;
      write(pen, look, x(n / Math.SQRT2) - 6, y(Math.sqrt(length * before)) - 14, words, {
        align: 'right',
        halo: 'ground',
      });
    });
  }
}

/** Where on a logarithmic scale. */
const share = (value: number, [from, to]: readonly number[]) => Math.log(value / from) / Math.log(to / from);

/** The line through points on logarithmic scales that misses them least. */
function fit(points: readonly Measured[]) {
  const logs = points.map((point) => point.map(Math.log));
  const [meanX, meanY] = [0, 1].map((axis) => logs.reduce((sum, log) => sum + log[axis], 0) / logs.length);
  const over = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const slope = over / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return { slope, at: (side: number) => Math.exp(meanY + slope * (Math.log(side) - meanX)) };
}
