/** How long carved paths are: a histogram that fills while paths are carved, and one of these paths. */
import { computed, signal } from '@preact/signals-core';
import { type Handle } from '../../drawing/handles.ts';
import { clamp, type Place, type View } from '../../geometry/view.ts';
import { carveThread, GRID, thread, threadEnds, threadList } from '../thread.ts';
import { Drawing, viewAt, type Grip } from './drawing.ts';
import { middles, type Sketch } from './kit.ts';

const CARVINGS = 2000;
/** Stones of a shortest path. Longer paths have an even number more: on a chessboard each step changes colour. */
const shortest = computed(() => carveThread({ ...thread.value, wiggliness: 0 })!.path.length);
/** What all paths have in common. */
const commonKey = computed(() => `${thread.value.ends} ${thread.value.walls}`);
/** Bars at wiggliness 1. One path in a hundred is longer and counts in the last bar. */
const BARS = 18;
/** Width of a letter of the words beside the board, in pixels. */
const LETTER = 6.8;
const BAR_KEYS = 'Arrow keys go from bar to bar.';
/** A number below every third bar. */
const TICK = 3;

interface Counts {
  wiggliness: number;
  /** The ends and walls. */
  common: string;
  /** Stones of each carved path, by its seed. */
  lengths: number[];
}

const lengthOf = (bar: number) => shortest.value + 2 * bar;
const barOf = (length: number) => (length - shortest.value) / 2;
const barsAt = (wiggliness: number) => BARS + Math.ceil(6 * Math.max(0, wiggliness - 1));

/** A histogram with its long tail in the last bar, as shares of all. */
function shares({ lengths }: Counts, count: number): number[] {
  const shown: number[] = Array(count).fill(0);
  for (const length of lengths) shown[Math.min(count - 1, barOf(length))]++;
  return shown.map((one) => one / Math.max(1, lengths.length));
}

export class Lengths extends Drawing<'wiggliness'> {
  override readonly ranges = { wiggliness: { min: 0, max: 4, step: 0.1, start: 1, label: 'wiggliness' } };
  override readonly lists = { thread: threadList };
  #counts: Counts = this.#empty();
  /** The last complete histogram with another wiggliness, for comparison. */
  #before: Counts | null = null;
  readonly #counted = signal(0);
  /** The bar under the pointer and the one that the reader chose, or -1. By default the bar of the article's path shows. */
  readonly #pointed = signal(-1);
  readonly #chosen = signal(-1);
  /** The frame of the shown bar, in pixels. */
  #frame: [x: number, y: number, width: number, height: number] = [0, 0, 0, 0];

  #empty(): Counts {
    return { wiggliness: this.now.wiggliness, common: commonKey.value, lengths: [] };
  }

  get #isOld() {
    const { wiggliness, common } = this.#counts;
    return wiggliness !== this.now.wiggliness || common !== commonKey.value;
  }
  /** The counts for these ends and walls, which may have moved while the figure was out of sight. */
  get #told() {
    void this.#counted.value;
    return this.#counts.common === commonKey.value ? this.#counts : this.#empty();
  }
  get #beside() {
    return this.#before?.common === this.#told.common ? this.#before : null;
  }
  override get pending() {
    return this.#isOld || this.#counted.value < CARVINGS;
  }
  override get isBlank() {
    return this.#counted.value === 0;
  }

  override work(until: number) {
    if (this.#isOld) {
      const before = this.#counts;
      this.#counts = this.#empty();
      if (before.lengths.length === CARVINGS) this.#before = before;
    }
    const { lengths } = this.#counts;
    do lengths.push(this.#path(lengths.length).length);
    while (lengths.length < CARVINGS && performance.now() < until);
    this.#counted.value = lengths.length;
  }

  #path = (seed: number) => carveThread({ ...thread.value, wiggliness: this.now.wiggliness, seed })!.path;

  override values(): Record<string, number> {
    const { lengths } = this.#told;
    const carved = lengths.length;
    // No mean before the first path, so the sentence keeps its last one.
    return carved ? { mean: lengths.reduce((sum, one) => sum + one) / carved, carved } : { carved };
  }

  override describe() {
    const { mean, carved } = this.values();
    if (!carved) return super.describe();
    return `${super.describe()}: ${mean.toFixed(1)} stones on average of ${carved} paths. ${this.#words}`;
  }

  get #words() {
    const { bar, count, path } = this.#shown;
    const { carved } = this.values();
    if (!carved) return 'Carving …';
    const more = bar === this.#chart.count - 1 ? ' or more' : '';
    return `${count} of ${carved} paths ${count === 1 ? 'has' : 'have'} ${more ? lengthOf(bar) : path.length} stones${more}, such as this`;
  }

  /** The bar to show, how many paths it counts, and one of them. */
  get #shown() {
    const { count } = this.#chart;
    const { lengths } = this.#told;
    const chosen = this.#pointed.value < 0 ? this.#chosen.value : this.#pointed.value;
    const found = chosen < 0 ? [] : lengths.filter((length) => barOf(length) >= chosen);
    const path = this.#path(found.length ? lengths.indexOf(Math.min(...found)) : thread.value.seed);
    const bar = Math.min(count - 1, barOf(path.length));
    return { bar, path, count: Math.round(lengths.length * shares(this.#told, count)[bar]) };
  }

  /** The position of the bars. The board is beside them, or below them on narrow screens. */
  get #chart() {
    const { isTall, width, height } = this;
    const unit = width / (GRID.width + 1);
    const count = Math.max(barsAt(this.now.wiggliness), barsAt(this.#beside?.wiggliness ?? 0));
    const left = isTall ? 8 : 4;
    const right = isTall ? width - 8 : left + 0.583 * width;
    return {
      isTall,
      count,
      left,
      right,
      step: (right - left) / count,
      bottom: isTall ? height - 64 - (GRID.height + 1.6) * unit : height - 34,
    };
  }

  #barAt(x: number) {
    const { count, left, step } = this.#chart;
    const bar = clamp(Math.floor((x - left) / step), 0, count - 1);
    return this.#told.lengths.some((length) => barOf(length) >= bar) ? bar : -1;
  }

  #at({ x, y }: Place) {
    const { right, bottom } = this.#chart;
    return x < right && y < bottom + 34 ? this.#barAt(x) : -1;
  }
  override hover(at: Place | null) {
    this.#pointed.value = at ? this.#at(at) : -1;
  }
  override tap(at: Place) {
    this.#chosen.value = this.#at(at);
  }
  override sweep = (_from: Place, to: Place) => this.tap(to);

  /** Measures in bars, from the foot of the first one. */
  override get view(): View {
    const { step, left, bottom } = this.#chart;
    return viewAt(step, left, bottom, this.size.value);
  }
  override grips(): Grip[] {
    return [{ x: this.#shown.bar + 0.5, y: 0, letter: '', label: this.#words, keys: BAR_KEYS }];
  }
  override move(_index: number, { x }: Place) {
    this.#pointed.value = -1;
    this.#chosen.value = this.#barAt(this.#chart.left + x * this.#chart.step);
  }

  draw(sketch: Sketch) {
    const { isTall, count, left, right, step, bottom } = this.#chart;
    const { bar, path } = this.#shown;
    const now = shares(this.#told, count);
    const earlier = this.#beside;
    const before = earlier ? shares(earlier, count) : [];
    const most = Math.max(...now, ...before, 1e-9);
    const y = (share: number) => bottom - (share / most) * (bottom - 34);
    const x = (at: number) => left + at * step;
    const unit = isTall ? this.width / (GRID.width + 1) : (this.width - right - 66) / (GRID.width + 1);
    const [across, down] = isTall ? [0, bottom + 62] : [right + 66, 24];
    if (isTall) sketch.write(left, bottom + 49, `${this.#words}:`, { size: 12 });
    else {
      const words = this.#words;
      const begin = Math.floor((across - 24 - LETTER * words.length - left) / step);
      const isBelow = (_: number, i: number) => i !== bar && i >= Math.min(begin, bar);
      const beyond = y(Math.max(0, ...now.filter(isBelow), ...before.filter(isBelow)));
      // The line leaves its bar at the side, or at the top where bars in between are as high.
      const top = y(now[bar]);
      const level = beyond > top + 16 ? top + 8 : Math.min(top, beyond) - 10;
      const line = [x(bar + 0.5), top, x(bar + 0.5), level, across - 16, level];
      sketch.stroke([line.slice(level > top ? 2 : 0)], 'ink', 1.25);
      sketch.write(across - 24, level - 14, words, { align: 'right', halo: 'ground' });
    }
    const trace = () =>
      now.forEach((share, i) => sketch.pen.rect(x(i) + 2, y(share), step - 4, bottom - y(share)));
    sketch.fill('path', trace);
    sketch.fill('path-side', (pen) => pen.rect(left - 4, bottom, right - left + 8, 4));
    if (earlier) {
      const edge = before.flatMap((share, i) => [x(i), y(share), x(i + 1), y(share)]);
      sketch.stroke([[left, bottom, ...edge, right, bottom]], 'ink');
      // Names the earlier histogram where it has come down from its peak.
      const peak = before.indexOf(Math.max(...before));
      const slope = before.findIndex((share, i) => i > peak && y(share) > y(before[peak]) + 20);
      const words = isTall ? '' : ', just before';
      const name = `w = ${earlier.wiggliness}${words}`;
      sketch.label(x(Math.max(slope, peak + 1)) + 5, y(before[peak]) + 6, 22, name);
    }
    this.#frame = [x(bar) + 0.5, y(now[bar]) - 1.5, step - 1, bottom - y(now[bar]) + 5];
    sketch.outline((pen) => pen.roundRect(...this.#frame, 3), 'ink');
    for (let i = 0; i < count; i++) {
      const isIn = i === bar;
      const isLast = i === count - 1;
      // Numbers beside each other would touch.
      const isNear = [bar, count - 1].some((other) => other !== i && Math.abs(other - i) < 2);
      if (!isIn && (isNear || (!isLast && i % TICK !== 0))) continue;
      const words = `${lengthOf(i)}${isLast ? '+' : ''}`;
      const style = { tone: isIn ? 'ink' : 'quiet', size: isTall ? 11.5 : 14, align: 'center' } as const;
      sketch.write(x(i + 0.5), bottom + 20, words, style);
    }
    const corner = { x: across + unit / 2, y: down + unit / 2 };
    const view = viewAt(unit, corner.x, corner.y, this.size.value, GRID.width, GRID.height);
    const { walls } = thread.value;
    sketch.sockets(view, (cell) => !walls.includes(cell));
    sketch.walls(view, walls);
    sketch.road(view, middles(view, path));
    sketch.ends(view, threadEnds.value);
  }

  /** The bar has a frame already; the keyboard's focus adds one around it. */
  protected override drawGrips(sketch: Sketch, [grip]: readonly Handle[]) {
    if (!grip.focused) return;
    const [x, y, width, height] = this.#frame;
    sketch.outline((pen) => pen.roundRect(x - 3.5, y - 3.5, width + 7, height + 7, 6), 'accent');
  }
}
