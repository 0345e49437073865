/**
 * What the article's own figures have in common: one SVG in CSS pixels whose room the style sheet keeps, a start
 * once it comes into view, at most one drawing a frame, and what sentences ask of a figure: numbers by name,
 * parameters with their ranges, and parts that can be lit.
 */
import * as engine from '../../engine.js';
import { makeSvg } from '../../dom.js';

/** @typedef {{ min: number, max: number, step: number, label: string }} Range */

export class Companion extends HTMLElement {
  /** What a sentence may set, with its range. @type {Record<string, Range>} */
  static parameters = {};
  static observedAttributes = ['loading'];

  /** The functions of the package. @protected */
  engine = engine;
  /** In CSS pixels. @protected */
  width = 0;
  /** @protected */
  height = 0;

  #drawing = makeSvg('g', {});
  #handles = makeSvg('g', {});
  #svg = makeSvg('svg', {}, this.#drawing, this.#handles);
  /** @type {Record<string, number>} */
  #values = {};
  /** @type {Set<string>} */
  #lit = new Set();
  /** The part under the pointer. */
  #pointed = '';
  #frame = 0;
  #isNear = false;
  #isReady = false;
  #isStarting = false;
  #whenSeen = new IntersectionObserver(
    (entries) => this.#come(entries.some((entry) => entry.isIntersecting)),
    {
      rootMargin: '200px 0px',
    },
  );
  #whenSized = new ResizeObserver(() => this.redraw());

  constructor() {
    super();
    this.#svg.addEventListener('pointermove', ({ target }) => this.#point(target));
    this.#svg.addEventListener('pointerleave', () => this.#point(null));
  }

  /** @protected */
  get svg() {
    return this.#svg;
  }

  /** @returns {Readonly<Record<string, number>>} */
  get values() {
    return this.#values;
  }

  /** Names of parts that stand out. @returns {readonly string[]} */
  get highlight() {
    return [...this.#lit];
  }

  set highlight(names) {
    this.#lit = new Set(names);
    this.redraw();
  }

  /** @param {string} name */
  parameter(name) {
    return /** @type {typeof Companion} */ (this.constructor).parameters[name] ?? {};
  }

  connectedCallback() {
    this.#svg.setAttribute('role', 'group');
    this.#svg.setAttribute('aria-label', this.getAttribute('label') ?? '');
    this.#whenSeen.observe(this);
    this.#whenSized.observe(this);
    // Sentences that were known before it learn what it has.
    this.changed();
  }

  disconnectedCallback() {
    this.#whenSeen.disconnect();
    this.#whenSized.disconnect();
    this.#come(false);
  }

  /** `loading="eager"` starts it wherever it is. @param {string} _name @param {string | null} _before @param {string | null} value */
  attributeChangedCallback(_name, _before, value) {
    if (value === 'eager') this.#load();
  }

  /** @param {boolean} isNear */
  #come(isNear) {
    this.#isNear = isNear;
    if (this.#isReady) this.seen(isNear);
    else if (isNear) this.#load();
  }

  async #load() {
    if (this.#isReady || this.#isStarting) return;
    this.#isStarting = true;
    try {
      await engine.ready();
      this.#isReady = true;
      this.start();
      // Until now it was the drawing of the build.
      this.replaceChildren(this.#svg);
      this.redraw();
      this.seen(this.#isNear);
      this.dispatchEvent(new CustomEvent('meander-ready', { bubbles: true, detail: {} }));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.replaceChildren(message);
      this.dispatchEvent(new CustomEvent('meander-error', { bubbles: true, detail: { message } }));
    }
    this.#isStarting = false;
  }

  /** Marks say which part they belong to by `data-part`. @param {EventTarget | null} target */
  #point(target) {
    const mark = target instanceof Element ? target.closest('[data-part]') : null;
    const part = mark?.getAttribute('data-part') ?? '';
    if (part === this.#pointed) return;
    this.#pointed = part;
    const detail = { parts: part ? [part] : [] };
    this.dispatchEvent(new CustomEvent('meander-point', { bubbles: true, detail }));
  }

  /** Draws in the next frame, however often it is asked for. */
  redraw() {
    if (!this.#isReady || this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const { width, height } = this.getBoundingClientRect();
      if (!width || !height) return;
      [this.width, this.height] = [width, height];
      this.#svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      this.#drawing.replaceChildren(...this.draw());
    });
  }

  /** Called once, when the functions can be called. @protected */
  start() {}

  /** The parts of the drawing, from back to front. @protected @returns {Element[]} */
  draw() {
    return [];
  }

  /** Told when it comes near the window and when it leaves. @protected @param {boolean} _isNear */
  seen(_isNear) {}

  /** The marks of one part, which a word can make stand out. @protected @param {string} name @param {...Element} marks */
  marks(name, ...marks) {
    return makeSvg('g', { 'data-part': name, ...(this.#lit.has(name) && { class: 'lit' }) }, ...marks);
  }

  /** What stays from one drawing to the next, in front of it. @protected @param {...Element} handles */
  hold(...handles) {
    this.#handles.replaceChildren(...handles);
  }

  /** Tells sentences the numbers of what is drawn. @protected @param {Record<string, number>} values */
  tell(values) {
    const isSame = Object.keys(values).every((name) => Object.is(values[name], this.#values[name]));
    if (isSame) return;
    this.#values = values;
    this.dispatchEvent(new CustomEvent('meander-values', { bubbles: true }));
  }

  /** Something that sentences show was set: draws, and says so. @protected */
  changed() {
    this.redraw();
    this.dispatchEvent(new CustomEvent('meander-change', { bubbles: true, detail: { source: 'api' } }));
  }
}
