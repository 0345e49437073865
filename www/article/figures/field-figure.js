/** A figure of a large grid, with its size as one number and the time that carving it takes on this device. */

/** In milliseconds: until the number rests. */
const REST = 300;
const SIDE = { min: 100, max: 2000, step: 100, label: 'stones a side' };

/** `<field-figure>`: what a sentence asks of the `<meander-path>` in it. */
export class FieldFigure extends (globalThis.HTMLElement ?? class {}) {
  #side = 1000;
  /** @type {Readonly<Record<string, number>>} */
  #values = {};
  #timer = 0;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {IntersectionObserver | null} */
  #whenSeen = null;

  connectedCallback() {
    this.#side = Number(this.getAttribute('side')) || this.#side;
    this.#whenSeen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#whenSeen?.disconnect();
      this.#measureLater();
    });
    this.#whenSeen.observe(this);
    this.#announceChange();
  }

  /** Also when it becomes known: sentences may have been known before it. */
  #announceChange() {
    this.dispatchEvent(new CustomEvent('meander-change', { detail: { source: 'api' }, bubbles: true }));
  }

  disconnectedCallback() {
    this.#whenSeen?.disconnect();
    clearTimeout(this.#timer);
    this.#worker?.terminate();
  }

  get values() {
    return this.#values;
  }

  /** @param {string} name */
  parameter(name) {
    return name === 'side' ? SIDE : {};
  }

  /** Sentences call this. @param {string} name @param {unknown} value */
  change(name, value) {
    if (name === 'side') this.side = Number(value);
  }

  get side() {
    return this.#side;
  }

  set side(given) {
    const steps = Math.round(Number(given) / SIDE.step);
    const side = Math.min(SIDE.max, Math.max(SIDE.min, steps * SIDE.step));
    if (Number.isNaN(side) || side === this.#side) return;
    this.#side = side;
    const figure = /** @type {any} */ (this.querySelector('meander-path'));
    if (figure) {
      const near = Math.round(side / 8);
      // Ends that lie within both grids, so that no moment has ends beyond its grid.
      figure.terminals = [near, near, side - near, side - near].map((at) => Math.min(at, figure.columns - 1));
      [figure.columns, figure.rows] = [side, side];
      figure.terminals = [near, near, side - near, side - near];
    }
    this.#measureLater();
    this.#announceChange();
  }

  #measureLater() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (this.isConnected) this.#measure();
    }, REST);
  }

  #measure() {
    this.#worker?.terminate();
    const worker = new Worker(new URL('./race-worker.js', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      worker.terminate();
      this.#values = { ms: data.ms, stones: this.#side ** 2 };
      this.dispatchEvent(new CustomEvent('meander-values', { bubbles: true }));
    };
    worker.postMessage({ way: 'seeded', side: this.#side });
  }
}
