/**
 * Races the flood against carving: the same stones in the same order, one after another in a worker, by the reader's
 * clock. The library's own carving runs between them, to separate the gain of the algorithm from that of the compiler.
 */
import { signal } from '@preact/signals-core';
import type { FigureLook as Look } from './tones.ts';
import { Drawing, viewAt } from './drawing.ts';
import { middles, type Sketch } from './kit.ts';
import type { Progress, Task, Method } from './worker.ts';
import { flood, raceField } from './order-flood.ts';
import { drawRuns, paintCells, pixelsOf } from './ramp.ts';

/** Milliseconds after which a run stops by itself. */
const LONGEST = 60_000;
/** Stones a side in the build's drawing: few keep it small. */
const FEW = 50;
/** Tones of cells by their state. */
const TONES = ['stone', 'ground', 'path', 'seen-3'] as const;
const [REMOVED, PATH, WET] = [1, 2, 3];
/** Columns and rows of A and B, as shares of the side. */
const ENDS = [0.1, 0.9];
/** The ends are as large as in cells of this many pixels. */
const END = 22;
/** Pixels from the boards to the edges on a phone, which leaves no other margin. */
const EDGE = 12;
/** Share of the width between two boards. */
const GAP = 0.03;
/** Width of a board in pixels below which its time goes under its name. */
const ROOM_FOR_TIME = 260;
/** Pixels from a board to its bar and to its name, between two lines of words, and for a last bar. */
const BELOW = { bar: 16, name: 48, line: 20, last: 48 };

interface Runner extends Omit<Progress, 'ms'> {
  /** How long it took, or has taken so far, in milliseconds. */
  ms: number;
  stage: 'waits' | 'runs' | 'done' | 'stopped';
}
const NOTHING = { stones: 0, cells: new Uint8Array(), path: new Uint32Array() };
const WAITING: Runner = { ...NOTHING, ms: 0, stage: 'waits' };
const START = { flood: WAITING, steps: WAITING, written: WAITING };
const METHODS = Object.keys(START) as Method[];
const NAMES: Record<Method, string> = {
  flood: 'The flood',
  steps: 'Carving, compiled',
  written: 'Carving as published',
};
/** A phone has room for two boards; compiled, carving leaves the same as in the second one. */
const PAIR: readonly Method[] = ['flood', 'written'];

export class Race extends Drawing<'side'> {
  override readonly ranges = { side: { min: 50, max: 400, step: 10, start: 200, label: 'stones a side' } };
  readonly #runners = signal<Readonly<Record<Method, Runner>>>(START);
  readonly #running = signal<Method | null>(null);
  readonly #images = new WeakMap<Uint8Array, { look: Look; canvas: HTMLCanvasElement }>();
  #worker: Worker | null = null;
  #started = 0;

  override set(name: string, given: unknown) {
    super.set(name, given);
    this.#reset();
  }

  override end() {
    this.#stop('stopped');
  }

  /** Shows finished boards in the build's drawing, which has no times. */
  override finish() {
    const { taken, path } = flood(raceField(FEW));
    const onPath = new Set(path);
    const board = (cells: Uint8Array) => ({ ...WAITING, stones: this.now.side ** 2, cells, path });
    const wet = board(taken.map((isTaken) => isTaken * WET));
    const carved = board(taken.map((_, cell) => (onPath.has(cell) ? PATH : REMOVED)));
    this.#runners.value = { flood: wet, steps: carved, written: carved };
  }

  #reset() {
    this.#stop('stopped');
    this.#runners.value = START;
  }

  override get button() {
    return this.#running.value ? 'Stop' : this.#runners.value.flood.stage === 'waits' ? 'Start' : 'Again';
  }

  override press() {
    if (this.#running.peek()) return this.#stop('stopped');
    this.#reset();
    this.#run('flood');
  }

  #run(method: Method) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#running.value = method;
    this.#tell(method, { ...WAITING, stage: 'runs' });
    this.#started = performance.now();
    this.#worker.onmessage = ({ data }: MessageEvent<Progress>) => {
      this.#tell(method, data);
      if (data.ms === undefined) return;
      this.#stop('done');
      const next = METHODS[METHODS.indexOf(method) + 1];
      if (next) this.#run(next);
    };
    this.#worker.onerror = () => this.#stop('stopped');
    this.#worker.postMessage({ method, side: this.now.side } satisfies Task);
  }

  #tell(method: Method, news: Partial<Runner>) {
    const before = this.#runners.peek();
    this.#runners.value = { ...before, [method]: { ...before[method], ...news } };
  }

  #stop(stage: Runner['stage']) {
    const method = this.#running.peek();
    this.#worker?.terminate();
    this.#worker = null;
    this.#running.value = null;
    if (method) this.#tell(method, { stage });
  }

  /** The flood measures itself, so only the others need a clock. */
  override get pending() {
    return this.#running.value !== null && this.#running.value !== 'flood';
  }

  override work() {
    const ms = performance.now() - this.#started;
    this.#tell(this.#running.peek()!, { ms });
    if (ms > LONGEST) this.#stop('stopped');
  }

  override get status() {
    const runners = Object.values(this.#runners.value);
    if (runners[0].stage === 'waits')
      return `${(this.now.side ** 2).toLocaleString('en')} stones on each board.`;
    if (!this.#running.value && runners.some(({ stage }) => stage === 'stopped')) return 'Stopped.';
    if (runners.some(({ stage }) => stage !== 'done'))
      return runners[0].stage === 'done' ? 'The flood is home.' : '';
    return new Set(runners.map(({ path }) => String(path))).size === 1
      ? `All three found the same path of ${runners[0].path.length} stones. The bars show their times.`
      : 'The paths differ.';
  }

  /** How many times as long as the flood carving takes, both compiled. */
  override values() {
    const { flood, steps, written } = this.#runners.value;
    return { times: written.stage === 'done' ? steps.ms / flood.ms : NaN };
  }

  override describe() {
    const said = METHODS.map((method) => {
      const text = this.#said(this.#runners.value[method]);
      return text && `${NAMES[method]}: ${text}.`;
    });
    return [super.describe(), ...said, this.status].filter(Boolean).join(' ');
  }

  /** Draws the boards side by side, and below each a bar as long as its time so far. */
  draw(sketch: Sketch) {
    const { width, height, isTall } = this;
    const boards = isTall ? PAIR : METHODS;
    const gap = GAP * width;
    const most = (width - (isTall ? 2 * EDGE : 0) - (boards.length - 1) * gap) / boards.length;
    // Stacks name and time where a line has no room for both.
    const isStacked = most < ROOM_FOR_TIME;
    const below = BELOW.name + (isStacked ? BELOW.line : 0) + 10;
    const size = Math.min(most, height - below - (isTall ? BELOW.last : 0));
    const left = (width - boards.length * size - (boards.length - 1) * gap) / 2;
    const bar = (method: Method, x: number, y: number, wordsX = x, wordsY = y + BELOW.name) => {
      this.#drawBar(sketch, method, [x, y + BELOW.bar], size);
      sketch.write(wordsX, wordsY, NAMES[method], { size: 15 });
      const [right, down, align] = isStacked
        ? ([0, BELOW.line, 'left'] as const)
        : ([size, 0, 'right'] as const);
      const words = { size: 15, tone: 'quiet', align } as const;
      sketch.write(wordsX + right, wordsY + down, this.#said(this.#runners.value[method]), words);
    };
    boards.forEach((method, i) => {
      const x = left + i * (size + gap);
      this.#drawBoard(sketch, this.#runners.value[method], x, size);
      bar(method, x, size);
    });
    // The bar without a board has its words beside it.
    if (isTall) bar('steps', left, size + below + 8, left + size + gap, size + below + (isStacked ? 22 : 32));
  }

  #drawBar(sketch: Sketch, method: Method, [x, y]: readonly number[], size: number) {
    const times = Object.values(this.#runners.value).map(({ ms }) => ms);
    const { ms } = this.#runners.value[method];
    const tone = method === 'flood' ? 'seen-1' : method === 'steps' ? 'path' : 'path-side';
    const long = ms && Math.max(2, (ms / Math.max(...times)) * size);
    sketch.fill(tone, (pen) => pen.rect(x, y, long, 14));
    sketch.fill('edge', (pen) => pen.rect(x, y + 14, size, 3));
  }

  #drawBoard(sketch: Sketch, { cells, path }: Runner, x: number, size: number) {
    const side = Math.sqrt(cells.length) || this.now.side;
    const unit = size / side;
    const { canvas, look } = sketch;
    if (canvas && cells.length) {
      canvas.imageSmoothingEnabled = unit * devicePixelRatio < 4;
      canvas.drawImage(this.#imageOf(look, cells), x, 0, size, size);
    } else {
      const tones = Array.from({ length: side ** 2 }, (_, cell) => TONES[cells[cell] ?? 0]);
      drawRuns(sketch, { x, y: 0, unit }, tones, 'stone');
    }
    const edge = [x, 0, x + size, 0, x + size, size, x, size, x, 0];
    sketch.stroke([edge], 'edge', 1);
    const line = middles(viewAt(unit, x, 0, this.size.value, side, side), path);
    const thick = Math.max(Math.min(3, size / 60), unit);
    sketch.stroke([line], 'field-case', thick + 2);
    sketch.stroke([line], 'path', thick);
    const end = Math.min(END, size / 8);
    const ends = ENDS.map((share, i) => {
      const at = (Math.round(share * side) + 0.5) * unit;
      return { x: (x + at) / end, y: at / end, letter: 'AB'[i] };
    });
    sketch.ends(viewAt(end, 0, 0, this.size.value), ends);
  }

  /** The cells as an image, a pixel each. */
  #imageOf(look: Look, cells: Uint8Array): HTMLCanvasElement {
    const before = this.#images.get(cells);
    if (before?.look === look) return before.canvas;
    const canvas = document.createElement('canvas');
    paintCells(canvas, cells, pixelsOf(TONES.map((tone) => look.tones[tone])));
    this.#images.set(cells, { look, canvas });
    return canvas;
  }

  #said({ stage, ms, stones }: Runner) {
    if (stage === 'waits') return '';
    if (stage === 'done') return inWords(ms);
    const part = `${Math.floor((100 * stones) / this.now.side ** 2)} % in ${inWords(ms)}`;
    return stage === 'stopped' ? `stopped: ${part}` : ms ? part : '…';
  }
}

const inWords = (ms: number) =>
  ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
