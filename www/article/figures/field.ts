/** A figure of a large grid, with its size as one number and the time that carving it takes on this device. */
import type { MeanderPath } from '../../element/meander-path.ts';
import { clamp } from './kit.ts';

/** Milliseconds until the number rests. */
const REST = 300;
const SIDE = { min: 100, max: 2000, step: 100, label: 'stones a side' };

/** `<field-figure>`: what a sentence asks of the `<meander-path>` in it. */
export class FieldFigure extends HTMLElement {
  values: Readonly<Record<string, number>> = {};
  #side = 1000;
  #timer = 0;
  #worker: Worker | null = null;
  readonly #sight = new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting) return;
    this.#sight.disconnect();
    this.#measureLater();
  });

  connectedCallback() {
    this.#sight.observe(this);
    // Sentences that were here before learn what it has.
    this.#announce('change');
  }

  disconnectedCallback() {
    this.#sight.disconnect();
    clearTimeout(this.#timer);
    this.#worker?.terminate();
  }

  /** Called by sentences, as is the next one. */
  change(name: string, value: unknown) {
    if (name === 'side') this.side = Number(value);
  }
  parameter(name: string) {
    return name === 'side' ? SIDE : {};
  }

  get side() {
    return this.#side;
  }

  set side(given: number) {
    const side = clamp(Math.round(given / SIDE.step) * SIDE.step, SIDE.min, SIDE.max);
    if (Number.isNaN(side) || side === this.#side) return;
    this.#side = side;
    const near = Math.round(side / 8);
    const terminals = [near, near, side - near, side - near];
    const figure = this.querySelector<MeanderPath>('meander-path')!;
    // Ends that lie within both grids, so that no moment has ends beyond its grid.
    figure.terminals = terminals.map((at) => Math.min(at, figure.columns - 1));
    [figure.columns, figure.rows] = [side, side];
    figure.terminals = terminals;
    this.#measureLater();
    this.#announce('change');
  }

  #measureLater() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.isConnected && this.#measure(), REST);
  }

  #measure() {
    this.#worker?.terminate();
    const worker = new Worker(new URL('./race-worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      worker.terminate();
      this.values = { ms: data.ms, stones: this.#side ** 2 };
      this.#announce('values');
    };
    worker.postMessage({ way: 'seeded', side: this.#side });
  }

  #announce(type: string) {
    this.dispatchEvent(new CustomEvent(`meander-${type}`, { detail: { source: 'api' }, bubbles: true }));
  }
}
