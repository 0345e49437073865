/** The flood against the published way: the same stones in the same order, each in a worker, by the reader's clock. */
import { signal } from '@preact/signals-core';
import type { Look } from '../../drawing/look.ts';
import type { Pen } from '../../drawing/pen.ts';
import { Drawing } from './drawing.ts';
import { fill, write } from './kit.ts';

/** What the reader does not stop by then stops by itself, in milliseconds. */
const LONGEST = 60_000;
/** The scale begins with so many milliseconds and doubles when it is full. */
const SCALE = 500;
/** Pixels of a bar that can be seen, however short its time was. */
const THINNEST = 4;

interface Runner {
  /** How long it took, or has taken so far, in milliseconds. */
  ms: number;
  /** Stones that had their turn. */
  stones: number;
  path: Uint32Array | null;
  stage: 'waits' | 'runs' | 'done' | 'stopped';
}
const WAITING: Runner = { ms: 0, stones: 0, path: null, stage: 'waits' };
type Way = 'flood' | 'written';

export class Race extends Drawing<'side'> {
  readonly #runners = { flood: signal(WAITING), written: signal(WAITING) };
  readonly #running = signal<Way | null>(null);
  #worker: Worker | null = null;
  #started = 0;

  constructor() {
    super({ side: { min: 50, max: 1000, step: 10, start: 200, label: 'stones a side' } });
  }

  override set(name: string, given: unknown) {
    super.set(name, given);
    this.#reset();
  }

  override end() {
    this.#stop('stopped');
  }

  #reset() {
    this.#stop('stopped');
    for (const runner of Object.values(this.#runners)) runner.value = WAITING;
  }

  override get button() {
    return this.#running.value ? 'Stop' : this.#runners.flood.value.stage === 'waits' ? 'Start' : 'Again';
  }

  override press() {
    if (this.#running.peek()) return this.#stop('stopped');
    this.#reset();
    this.#run('flood');
  }

  #run(way: Way) {
    const runner = this.#runners[way];
    this.#worker = new Worker(new URL('./race-worker.ts', import.meta.url), { type: 'module' });
    this.#running.value = way;
    runner.value = { ...WAITING, stage: 'runs' };
    this.#started = performance.now();
    this.#worker.onmessage = ({ data }) => {
      runner.value = { ...runner.peek(), ...data };
      if (data.stones) return;
      this.#stop('done');
      if (way === 'flood') this.#run('written');
    };
    this.#worker.onerror = () => this.#stop('stopped');
    this.#worker.postMessage({ way, side: this.now.side });
  }

  #stop(stage: Runner['stage']) {
    const way = this.#running.peek();
    this.#worker?.terminate();
    this.#worker = null;
    this.#running.value = null;
    if (way) this.#runners[way].value = { ...this.#runners[way].peek(), stage };
  }

  override get pending() {
    return this.#running.value === 'written';
  }

  override work() {
    const ms = performance.now() - this.#started;
    this.#runners.written.value = { ...this.#runners.written.peek(), ms };
    if (ms > LONGEST) this.#stop('stopped');
  }

  override values() {
    const { flood, written } = { flood: this.#runners.flood.value, written: this.#runners.written.value };
    const isDone = written.stage === 'done';
    return {
      flood: flood.ms || NaN,
      written: written.ms || NaN,
      times: isDone ? written.ms / flood.ms : NaN,
    };
  }

  override get status() {
    const [one, other] = [this.#runners.flood.value.path, this.#runners.written.value.path];
    if (!one || !other) return '';
    return String(one) === String(other)
      ? `Both found the same path of ${one.length} stones.`
      : 'The paths differ.';
  }

  override describe() {
    const [flood, written] = [this.#runners.flood.value, this.#runners.written.value];
    return `The flood: ${this.#said(flood)}. The published way: ${this.#said(written)}. ${this.status}`;
  }

  draw(pen: Pen, look: Look) {
    const { width, height } = this.size.value;
    const [flood, written] = [this.#runners.flood.value, this.#runners.written.value];
    let scale = SCALE;
    while (scale < written.ms) scale *= 2;
    const row = (height - 20) / 2;
    const draw = (top: number, name: string, runner: Runner, tone: 'path' | 'edge') => {
      const tall = row - 40;
      write(pen, look, 0, top + 9, name);
      write(pen, look, width, top + 9, this.#said(runner), { align: 'right' });
      fill(pen, look, 'socket', () => pen.rect(0, top + 24, width, tall));
      const long = runner.ms ? Math.max(THINNEST, (width * runner.ms) / scale) : 0;
      fill(pen, look, tone, () => pen.rect(0, top + 24, long, tall));
    };
    draw(0, 'the flood', flood, 'path');
    draw(row, 'as published', written, 'edge');
    const whole = flood.stage === 'waits' ? '' : `${scale / 1000} s`;
    write(pen, look, width, height - 10, whole, { tone: 'quiet', size: 13, align: 'right' });
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
