/** The flood against the published way: the same stones in the same order, each in a worker, by the reader's clock. */
import { make } from '../dom.js';
import { DrawnFigure } from './drawn-figure.js';
import { svg } from './svg-tree.js';

/** In milliseconds: what the reader does not stop by then stops by itself. */
const LONGEST = 60_000;
/** In milliseconds: the scale begins with so much and doubles when it is full. */
const SCALE = 500;
/** In pixels: a bar that can be seen, however short its time was. */
const THINNEST = 3;

/**
 * @typedef {object} Runner
 * @property {number} ms how long it took, or has taken so far
 * @property {number} stones that had their turn
 * @property {Uint32Array | null} path
 * @property {'waits' | 'runs' | 'done' | 'stopped'} stage
 */

/** @returns {Runner} */
const waiting = () => ({ ms: 0, stones: 0, path: null, stage: 'waits' });

export class RaceFigure extends DrawnFigure {
  static parameters = {
    side: { min: 50, max: 1000, step: 10, start: 200, label: 'stones a side' },
  };

  /** How far it is, is told whatever the reader's motion: it was asked for, and can be stopped. */
  isStill = false;
  /** @type {{ flood: Runner, written: Runner }} */
  #runners = { flood: waiting(), written: waiting() };
  /** @type {Worker | null} */
  #worker = null;
  #started = 0;
  /** @type {HTMLButtonElement | null} */
  #button = null;

  connectedCallback() {
    super.connectedCallback();
    if (this.#button) return;
    this.#button = make('button', { type: 'button', onclick: () => this.toggle() }, 'Start');
    this.append(make('div', { className: 'bar' }, this.#button));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop();
  }

  numberChanged() {
    this.stop();
    this.#runners = { flood: waiting(), written: waiting() };
  }

  get #isRunning() {
    return this.#worker !== null;
  }

  toggle() {
    if (this.#isRunning) this.stop();
    else this.start();
  }

  start() {
    this.#runners = { flood: waiting(), written: waiting() };
    this.#run('flood', () => this.#run('written', () => this.redraw()));
  }

  stop() {
    this.#worker?.terminate();
    this.#worker = null;
    for (const runner of Object.values(this.#runners)) if (runner.stage === 'runs') runner.stage = 'stopped';
    this.redraw();
  }

  /** @param {'flood' | 'written'} way @param {() => void} then */
  #run(way, then) {
    const runner = this.#runners[way];
    const worker = new Worker(new URL('./race-worker.js', import.meta.url), { type: 'module' });
    this.#worker = worker;
    runner.stage = 'runs';
    this.#started = performance.now();
    worker.onmessage = ({ data }) => {
      Object.assign(runner, data);
      if (data.stones) return;
      runner.stage = 'done';
      this.stop();
      then();
    };
    worker.onerror = () => this.stop();
    worker.postMessage({ way, side: this.numbers.side });
    this.redraw();
  }

  advance() {
    const { written } = this.#runners;
    if (written.stage === 'runs') {
      written.ms = performance.now() - this.#started;
      if (written.ms > LONGEST) this.stop();
    }
    return this.#isRunning;
  }

  shown() {
    const idle = this.#runners.flood.stage === 'waits' ? 'Start' : 'Again';
    if (this.#button) this.#button.textContent = this.#isRunning ? 'Stop' : idle;
  }

  measures() {
    const { flood, written } = this.#runners;
    const times = flood.ms && written.stage === 'done' ? written.ms / flood.ms : NaN;
    return { flood: flood.stage === 'done' ? flood.ms : NaN, written: written.ms || NaN, times };
  }

  describe() {
    const { flood, written } = this.#runners;
    return `The flood: ${this.#said(flood)}. The published way: ${this.#said(written)}.${this.#verdict}`;
  }

  get #verdict() {
    const { flood, written } = this.#runners;
    if (!flood.path || !written.path) return '';
    const isSame = String(flood.path) === String(written.path);
    return isSame ? ` Both found the same path of ${flood.path.length} stones.` : ' The paths differ.';
  }

  draw(/** @type {number} */ width, /** @type {number} */ height) {
    const { flood, written } = this.#runners;
    let scale = SCALE;
    while (scale < written.ms) scale *= 2;
    const row = height / 2.6;
    const whole = flood.stage === 'waits' ? '' : `${scale / 1000} s`;
    const rows = /** @type {const} */ ([
      ['flood', 'the flood', flood],
      ['written', 'as published', written],
    ]);
    return [
      ...rows.map(([id, name, runner], i) =>
        svg(
          'g',
          { class: id, transform: `translate(0 ${Math.round(i * row)})` },
          svg('text', { class: 'name', x: 0, y: 14 }, name),
          svg('text', { class: 'time', x: width, y: 14, 'text-anchor': 'end' }, this.#said(runner)),
          svg('rect', { class: 'track', x: 0, y: 22, width, height: row - 34, rx: 4 }),
          svg('rect', {
            class: 'bar',
            ...{ x: 0, y: 22, height: row - 34, rx: Math.min(4, (width * runner.ms) / scale / 2) },
            width: runner.ms ? Math.max(THINNEST, (width * runner.ms) / scale) : 0,
          }),
        ),
      ),
      svg('text', { class: 'tick', x: 0, y: height - 4 }, this.#verdict.trim()),
      svg('text', { class: 'tick', x: width, y: height - 4, 'text-anchor': 'end' }, whole),
    ];
  }

  /** @param {Runner} runner */
  #said({ stage, ms, stones }) {
    if (stage === 'waits') return '';
    if (stage === 'done') return inWords(ms);
    const part = `${Math.floor((100 * stones) / this.numbers.side ** 2)} % in ${inWords(ms)}`;
    return stage === 'stopped' ? `stopped: ${part}` : ms ? part : '…';
  }
}

/** @param {number} ms */
function inWords(ms) {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`;
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}
