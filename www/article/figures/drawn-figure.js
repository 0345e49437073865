/**
 * What the figures of these sections have in common: one SVG that is drawn when the page is built and kept up to date
 * on the page, a start once it is seen and the page is idle, and what sentences ask of a figure.
 */
import * as engine from '../../engine.js';
import { patch, svg, textOf } from './svg-tree.js';

/** The build draws without a page. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** In CSS pixels: how wide a drawing is that the build makes. */
const POSTER = 480;
/** In milliseconds: what a frame can spare. */
const SPARE = 6;

/** @typedef {{ min: number, max: number, step: number, start: number, label: string }} Range */

export class DrawnFigure extends Base {
  /** What a sentence may set. @type {Record<string, Range>} */
  static parameters = {};
  /** Width to height, at a width. @param {number} _width @returns {number} */
  static shape(_width) {
    return 1;
  }

  /** The functions of the package. @protected */
  engine = engine;
  /** What sentences have set. @protected @type {Record<string, number>} */
  numbers = Object.fromEntries(
    Object.entries(this.#class.parameters).map(([name, { start }]) => [name, start]),
  );
  /** Whether it is in sight. @protected */
  isSeen = false;
  /** Whether nothing should move by itself. @protected */
  isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

  /** @type {Readonly<Record<string, number>>} */
  #values = {};
  /** @type {string[]} */
  #lit = [];
  #frame = 0;
  #stage = '';
  /** @type {IntersectionObserver | null} */
  #whenSeen = null;
  /** @type {ResizeObserver | null} */
  #whenSized = null;

  get #class() {
    return /** @type {typeof DrawnFigure} */ (this.constructor);
  }

  /** What sentences may show. */
  get values() {
    return this.#values;
  }

  /** Names of parts that stand out. */
  get highlight() {
    return this.#lit;
  }

  set highlight(parts) {
    this.#lit = typeof parts === 'string' ? String(parts).split(' ') : [...(parts ?? [])];
    this.redraw();
  }

  /** What sentences may set, and what it is called. @param {string} name @returns {Partial<Range>} */
  parameter(name) {
    return this.rangeOf(name) ?? {};
  }

  /** @protected @param {string} name @returns {Range | undefined} */
  rangeOf(name) {
    return this.#class.parameters[name];
  }

  /**
   * @param {string} name
   * @param {unknown} given a number within its range; what is none is passed over
   */
  set(name, given) {
    const range = this.rangeOf(name);
    const value = Number(given);
    if (!range || Number.isNaN(value)) return;
    const steps = Math.round((value - range.min) / range.step);
    // Tenths that are added up are no tenths.
    const near = Number((range.min + steps * range.step).toFixed(6));
    const next = Math.min(range.max, Math.max(range.min, near));
    if (next === this.numbers[name]) return;
    this.numbers[name] = next;
    this.numberChanged(name);
    this.redraw();
    this.announce('change', { source: 'api' });
  }

  connectedCallback() {
    for (const name of Object.keys(this.#class.parameters)) {
      this.set(name, this.getAttribute(name) ?? NaN);
      // A property that was set before the class was known hides the real one.
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      this.set(name, value);
    }
    this.#whenSeen = new IntersectionObserver((entries) =>
      this.#saw(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    this.#whenSeen.observe(this);
    this.#whenSized = new ResizeObserver(() => this.redraw());
    this.#whenSized.observe(this);
    // Sentences that were known before it learn what it has.
    this.dispatchEvent(new CustomEvent('meander-change', { detail: { source: 'api' }, bubbles: true }));
  }

  disconnectedCallback() {
    this.#whenSeen?.disconnect();
    this.#whenSized?.disconnect();
    this.isSeen = false;
    this.leave();
  }

  /** @param {boolean} isSeen */
  #saw(isSeen) {
    this.isSeen = isSeen;
    if (isSeen && !this.#stage) {
      this.#stage = 'waiting';
      const idle = globalThis.requestIdleCallback ?? setTimeout;
      idle(() => this.#start());
    }
    if (this.#stage === 'begun') this.redraw();
  }

  async #start() {
    try {
      await engine.ready();
    } catch {
      // The drawing of the build stays, and the next time that it is seen it tries again.
      this.#stage = '';
      return;
    }
    if (!this.isConnected) return;
    this.begin();
    this.#stage = 'begun';
    this.redraw();
  }

  /** Draws in the next frame, however often it is asked for. */
  redraw() {
    if (this.#stage !== 'begun') return;
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.isConnected) return;
      const isMoving = this.isSeen && this.advance(performance.now() + SPARE);
      // Where nothing is to move, only what it comes to is shown.
      if (!isMoving || !this.isStill) this.#show();
      if (isMoving) this.redraw();
    });
  }

  #show() {
    const width = this.clientWidth;
    if (width === 0) return;
    const drawing = this.#drawing(width);
    const there = this.querySelector(':scope > svg');
    if (there) {
      for (const [name, value] of Object.entries(drawing.attributes)) there.setAttribute(name, String(value));
      patch(there, drawing.children);
    } else {
      const holder = document.createElement('div');
      patch(holder, [drawing]);
      this.prepend(...holder.childNodes);
    }
    const values = this.measures();
    const isNew = Object.keys(values).some((name) => !Object.is(values[name], this.#values[name]));
    this.#values = values;
    if (isNew) this.announce('values', {});
  }

  /** @param {number} width */
  #drawing(width) {
    const height = Math.round(width / this.#class.shape(width));
    return svg(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': this.describe() },
      ...this.draw(width, height),
    );
  }

  /**
   * What the figure shows when all is done, as the text of an SVG: for the build, where there is no page.
   * @param {Record<string, string>} attributes
   */
  poster(attributes) {
    for (const [name, text] of Object.entries(attributes)) this.set(name, text);
    this.begin();
    while (this.advance(Infinity));
    return textOf(this.#drawing(POSTER));
  }

  /** @param {string} type @param {object} detail */
  announce(type, detail) {
    if (!this.#stage) return;
    this.dispatchEvent(new CustomEvent(`meander-${type}`, { detail, bubbles: true, composed: true }));
  }

  /** @protected @param {string} part */
  isLit(part) {
    return this.#lit.includes(part);
  }

  /** The module is there. @protected */
  begin() {}
  /** It has left the page. @protected */
  leave() {}
  /** A sentence has set a number. @protected @param {string} _name */
  numberChanged(_name) {}
  /**
   * Computes until then, and says whether there is more to do or to move.
   * @protected @param {number} _until @returns {boolean}
   */
  advance(_until) {
    return false;
  }
  /** @protected @returns {Record<string, number>} */
  measures() {
    return {};
  }
  /** In words what is shown. @protected @returns {string} */
  describe() {
    return '';
  }
  /**
   * @protected @param {number} _width in CSS pixels @param {number} _height
   * @returns {import('./svg-tree.js').SvgNode[]}
   */
  draw(_width, _height) {
    return [];
  }
}

/**
 * Makes a figure an element, with a property for each of its numbers.
 * @param {string} name
 * @param {typeof DrawnFigure} Figure
 */
export function defineFigure(name, Figure) {
  for (const key of Object.keys(Figure.parameters))
    Object.defineProperty(Figure.prototype, key, {
      configurable: true,
      enumerable: true,
      /** @this {DrawnFigure} */
      get() {
        return this.numbers[key];
      },
      /** @this {DrawnFigure} @param {unknown} value */
      set(value) {
        this.set(key, value);
      },
    });
  if (!customElements.get(name)) customElements.define(name, Figure);
}
