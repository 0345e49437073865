/** How long carved paths are: a histogram that fills while it carves, and one of the paths that it counts. */
import { signal } from '@preact/signals-core';
import { drawHandles } from '../../drawing/handles.ts';
import type { Look } from '../../drawing/look.ts';
import type { Pen } from '../../drawing/pen.ts';
import { drawRoad } from '../../drawing/road.ts';
import { drawSockets } from '../../drawing/stones.ts';
import { chisel } from '../../engine.js';
import type { Place } from '../../geometry/view.ts';
import { Drawing, viewAt } from './drawing.ts';
import { fill, middles, stroke, write } from './kit.ts';

const SIDE = 20;
const ENDS = [SIDE + 1, SIDE * SIDE - SIDE - 2];
const HANDLES = ENDS.map((end, i) => ({
  x: (end % SIDE) + 0.5,
  y: Math.floor(end / SIDE) + 0.5,
  letter: 'AB'[i],
}));
const CARVINGS = 2000;
/** A histogram of fewer is nothing to compare with. */
const ENOUGH = 300;
/** Cells of a shortest path. */
const SHORTEST = 35;
/** Lengths are odd: four to a bar are two of them. */
const [BAR, BARS] = [4, 25];
const TICKS = [35, 55, 75, 95, 115];

interface Counts {
  wiggliness: number;
  total: number;
  sum: number;
  /** Carvings by bar, and the first seed of each. */
  bars: number[];
  seeds: number[];
}

export class Lengths extends Drawing<'wiggliness'> {
  #counts: Counts = this.#empty();
  /** The last histogram with another wiggliness, to compare. */
  #before: Counts | null = null;
  readonly #counted = signal(0);
  /** The bar that the pointer is on. */
  readonly #bar = signal(-1);

  constructor() {
    super({ wiggliness: { min: 0, max: 4, step: 0.1, start: 1, label: 'wiggliness' } });
  }

  #empty(): Counts {
    return {
      wiggliness: this.now.wiggliness,
      total: 0,
      sum: 0,
      bars: Array(BARS).fill(0),
      seeds: Array(BARS).fill(-1),
    };
  }

  override get pending() {
    return this.#counts.wiggliness !== this.now.wiggliness || this.#counted.value < CARVINGS;
  }

  override work(until: number) {
    if (this.#counts.wiggliness !== this.now.wiggliness) {
      if (this.#counts.total >= ENOUGH) this.#before = this.#counts;
      this.#counts = this.#empty();
    }
    const counts = this.#counts;
    do {
      const { length } = this.#path(counts.total);
      const bar = Math.min(BARS - 1, Math.floor((length - SHORTEST) / BAR));
      if (counts.seeds[bar] < 0) counts.seeds[bar] = counts.total;
      counts.bars[bar]++;
      counts.sum += length;
      counts.total++;
    } while (counts.total < CARVINGS && performance.now() < until);
    this.#counted.value = counts.total;
  }

  #path = (seed: number) =>
    chisel({ width: SIDE, height: SIDE, terminals: ENDS, wiggliness: this.now.wiggliness, seed })?.path ?? [];

  override values() {
    const carved = this.#counted.value;
    return { mean: this.#counts.sum / Math.max(1, this.#counts.total), carved };
  }

  override describe() {
    const { mean, carved } = this.values();
    return `How long ${carved} carved paths are: ${mean.toFixed(1)} cells on average, ${SHORTEST} at least`;
  }

  /** Beside the board, or above it where there is no room. */
  get #chart() {
    const { width, height } = this.size.value;
    const isNarrow = width < 480;
    const board = Math.min(isNarrow ? 0.42 * height : 0.86 * height, 0.45 * width);
    const right = isNarrow ? width : width - board - 40;
    return { board, right, top: isNarrow ? 24 : 0.06 * height, bottom: height - 26, step: right / BARS };
  }

  override hover(at: Place | null) {
    const { right, step } = this.#chart;
    const bar = at && at.x < right ? Math.floor(at.x / step) : -1;
    this.#bar.value = this.#counts.seeds[bar] >= 0 ? bar : -1;
  }
  override tap(at: Place) {
    this.hover(at);
  }

  draw(pen: Pen, look: Look) {
    const { right, top, bottom, step } = this.#chart;
    const { mean, carved } = this.values();
    const { bars } = this.#counts;
    const high = (counts: readonly number[]) => (i: number) =>
      bottom - (counts[i] / Math.max(1, ...counts)) * (bottom - top);
    const x = (length: number) => Math.min(right, ((length - SHORTEST + 1) / BAR) * step);
    const trace = () =>
      bars.forEach((_, i) => pen.rect(i * step + 1, high(bars)(i), step - 2, bottom - high(bars)(i)));
    fill(pen, look, 'path', trace);
    fill(pen, look, 'path-side', () => pen.rect(0, bottom, right, 4));
    if (this.#before) {
      const edge = this.#before.bars.flatMap((_, i) => {
        const y = high(this.#before!.bars)(i);
        return [i * step, y, (i + 1) * step, y];
      });
      stroke(pen, look, [[0, bottom, ...edge, right, bottom]], 'ink');
    }
    const isPointed = this.#bar.value >= 0;
    if (isPointed) {
      const [left, y] = [this.#bar.value * step, high(bars)(this.#bar.value)];
      pen.beginPath();
      pen.roundRect(left, y - 1, step, bottom - y + 5, 3);
      pen.strokeStyle = look.tones.ink;
      pen.lineWidth = 2.5;
      pen.stroke();
    }
    for (const length of TICKS)
      write(pen, look, Math.max(8, x(length)), bottom + 17, String(length), {
        tone: 'quiet',
        size: 13,
        align: 'center',
      });
    write(pen, look, right, bottom + 17, 'cells', { tone: 'quiet', size: 13, align: 'right' });
    stroke(pen, look, [[x(mean), bottom, x(mean), top - 6]], 'ink', 2);
    write(pen, look, x(mean) + 7, top, `mean ${mean.toFixed(1)}`, { halo: 'ground' });
    this.#board(
      pen,
      look,
      isPointed ? this.#counts.seeds[this.#bar.value] : Math.max(0, carved - 1),
      isPointed,
    );
  }

  /** A path of the histogram. */
  #board(pen: Pen, look: Look, seed: number, isPointed: boolean) {
    const { board, top } = this.#chart;
    const path = this.#path(seed);
    const view = viewAt(board / (SIDE + 0.5), this.width - board, top - 6, this.size.value, SIDE, SIDE);
    drawSockets(pen, view, look);
    drawRoad(pen, view, look, [middles(view, path)], 0);
    drawHandles(pen, view, look, HANDLES);
    const words = `${isPointed ? 'one of them' : `path ${this.#counted.value}`}: ${path.length} cells`;
    write(pen, look, this.width, top + board + 8, words, { tone: 'quiet', size: 13, align: 'right' });
  }
}
