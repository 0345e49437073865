/** How the mean length of carved paths grows with the board: points on logarithmic scales, as they are measured. */
import { signal } from '@preact/signals-core';
import { FORCED } from '../../drawing/stones.ts';
import { chisel } from '../../engine.ts';
import { Drawing, viewAt } from './drawing.ts';
import type { Sketch } from './kit.ts';

const SIDES = [10, 20, 40, 80, 160];
const CARVINGS = 400;
/** The slope that physicists have measured. */
const SLOPE = 1.22;
/** The ranges of the scales, with some room at the ends. */
const ACROSS = [10, 160];
const UP = [8, 4000];
const LENGTHS = [10, 100, 1000];
const GUIDES = [
  { name: 'straight', slope: 1, words: 'straight', tight: { share: 1, right: 0, down: 46 } },
  { name: 'full', slope: 2, words: 'every stone', tight: { share: 0.8, right: -12, down: -4 } },
];
/** Where a guide has its words, as a share of the line and in pixels from there; `tight`: in a narrow drawing. */
const ROOMY = { share: 1, right: 16, down: 0 };
/** How long a point falls, in milliseconds, and from how far above, in pixels. */
const [DROP, ABOVE] = [220, 40];

type Measured = readonly [side: number, mean: number];

export class Growth extends Drawing {
  readonly #points = signal<readonly Measured[]>([]);
  #sum = 0;
  #count = 0;
  /** Drops the newest point into its position. */
  readonly #slide = this.slide(DROP);

  override get pending() {
    return super.pending || this.#points.value.length < SIDES.length;
  }

  override get isBlank() {
    return this.#points.value.length === 0;
  }

  /** Measures one board after the other. */
  override work(until: number) {
    super.work(until);
    const side = SIDES[this.#points.value.length];
    if (!side) return;
    const field = { width: side, height: side, terminals: [0, side * side - 1] };
    while (this.#count < CARVINGS && performance.now() < until)
      this.#sum += chisel({ ...field, seed: this.#count++ })!.path.length;
    if (this.#count < CARVINGS) return;
    this.#points.value = [...this.#points.value, [side, this.#sum / CARVINGS]];
    this.#sum = this.#count = 0;
    this.#slide.start();
  }

  override values(): Record<string, number> {
    const points = this.#points.value;
    if (points.length < 2) return {};
    const slope = slopeOf(points);
    return { slope, factor: 2 ** slope };
  }

  override describe() {
    const list = this.#points.value.map(([side, mean]) => `${side} a side: ${mean.toFixed(1)} stones`);
    return [super.describe(), ...list].join('; ');
  }

  draw(sketch: Sketch) {
    const { width, height } = this;
    // In an aside the figure is only as wide as the text.
    const isNarrow = width < 480;
    const [left, right, top, bottom] = [66, width - (isNarrow ? 20 : 196), 24, height - 46];
    const x = (side: number) => left + (right - left) * share(side, ACROSS);
    const y = (length: number) => bottom - (bottom - top) * share(length, UP);
    const size = isNarrow ? 11.5 : 14;
    const align = isNarrow ? 'right' : 'left';
    const quiet = { tone: 'quiet', size, halo: 'ground' } as const;
    for (const n of LENGTHS) {
      sketch.write(left - 30, y(n), n.toLocaleString('en'), { ...quiet, align: 'right' });
      sketch.stroke([[left - 24, y(n), left - 16, y(n)]], 'edge', 1);
    }
    sketch.fill('path-side', (pen) => pen.rect(left - 24, bottom, right - left + 48, 4));
    for (const n of SIDES) sketch.write(x(n), bottom + 22, String(n), { ...quiet, align: 'center' });
    if (isNarrow) sketch.write(right, bottom + 40, 'stones a side', { ...quiet, align: 'right' });
    else sketch.write(right + 40, bottom + 22, 'stones a side', quiet);
    sketch.write(left - 24, top - 14, 'stones on the path', quiet);
    const points = this.#points.value;
    const [first, mean] = points[0];
    for (const { name, slope, words, tight } of GUIDES) {
      const end = Math.min(ACROSS[1], first * (UP[1] / mean) ** (1 / slope));
      const line = [x(first), y(mean), x(end), y(mean * (end / first) ** slope)];
      const isLit = this.isLit(name);
      sketch.stroke([line], isLit ? 'ink' : 'edge', isLit ? 2.5 : 1.5);
      this.part(name, line);
      const { share, right, down } = isNarrow ? tight : ROOMY;
      const [atX, atY] = [0, 1].map((axis) => line[axis] + share * (line[axis + 2] - line[axis]));
      const style = { ...quiet, align, tone: isLit ? 'ink' : 'quiet' } as const;
      sketch.write(atX + right, atY + down, `${words}: slope ${slope}`, style);
    }
    const factor = Math.exp(
      points.reduce((sum, [n, length]) => sum + Math.log(length / n ** SLOPE), 0) / points.length,
    );
    const ends = ACROSS.map((n) => [x(n), y(factor * n ** SLOPE)]);
    sketch.stroke([ends.flat()], 'ink', 2);
    const [, [atX, atY]] = ends;
    const style = { size: isNarrow ? size : 15, halo: 'ground', align } as const;
    if (isNarrow) sketch.write(right, atY - 20, `slope ${SLOPE}`, style);
    else sketch.write(atX + 20, atY, `a carved path: slope ${SLOPE}`, style);
    const stone = isNarrow ? 11 : 18;
    // Where the next ones are likely to be.
    const missing = SIDES.slice(points.length).flatMap((n) => [x(n), y(factor * n ** SLOPE)]);
    sketch.squares(missing, stone / 2, 'ground', 'edge');
    points.forEach(([n, length], i) => {
      const fallen = i === points.length - 1 ? this.#slide.share : 1;
      const above = ABOVE * (1 - fallen);
      const view = viewAt(stone, x(n) - stone / 2, y(length) - stone / 2 - above, this.size.value);
      sketch.faded(fallen, () => sketch.stones(view, Uint8Array.of(FORCED)));
    });
  }
}

/** The share of a logarithmic scale below a value. */
const share = (value: number, [from, to]: readonly number[]) => Math.log(value / from) / Math.log(to / from);

/** The slope of the least-squares line through points on logarithmic scales. */
function slopeOf(points: readonly Measured[]) {
  const logs = points.map((point) => point.map(Math.log));
  const [meanX, meanY] = [0, 1].map((axis) => logs.reduce((sum, log) => sum + log[axis], 0) / logs.length);
  const over = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
