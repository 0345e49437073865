import * as engine from '../engine.js';
import { make } from '../controls/dom.js';
import { STRINGS, fill } from '../strings.js';
import { ATTRIBUTES, formatAttribute, parseAttribute, startingState } from './attributes.js';
import { createFrames } from './frames.js';
import { createLife } from './life.js';
import { createParameters } from './parameters.js';
import { defineProperties, upgradeProperties } from './properties.js';
import { createSkeleton } from './skeleton.js';
import { endCells } from './sources/ends.js';
import { waypoints } from './sources/waypoints.js';
import { readState, writeState } from './state-string.js';
import { createStore } from './store.js';
import { styleSheet } from './styles.js';

/** A server has no elements: there the class exists, and nothing more. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

const SHOWN = ATTRIBUTES.filter(({ remembered }) => remembered).map(({ key }) => key);
/** What comes and goes while a figure is used, beside its attributes. */
const PASSING = { position: null, playing: false, selected: -1, touched: false, note: '' };
const VISIBLE_SHARE = 0.25;

/**
 * `<meander-path>`: a figure that carves and smooths a path, and lets the reader take hold of it.
 */
export class MeanderPath extends Base {
  static observedAttributes = ATTRIBUTES.map(({ name }) => name);

  #store = createStore(/** @type {Record<string, any>} */ ({ ...startingState(), ...PASSING }), SHOWN);
  #frames = createFrames((now) => this.#draw(now));
  #skeleton = createSkeleton({ onResize: () => this.#frames.flush(), onTint: () => this.#dress() });
  #seen = new IntersectionObserver((entries) => this.#look(entries), {
    threshold: [0, VISIBLE_SHARE],
    rootMargin: '64px 0px',
  });
  /** @type {ReturnType<typeof createLife> | null} */
  #life = null;
  /** Before the core can be asked, no range is known. @type {Pick<ReturnType<typeof createParameters>, 'rangeOf'>} */
  #parameters = { rangeOf: () => ({}) };
  #starting = false;
  #visible = false;
  #complaint = '';
  #autoplays = false;
  /** @type {(() => void)[]} */
  #waiting = [];

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    const { tint, figure, caption } = this.#skeleton;
    shadow.append(tint.root, figure, caption);
    if (styleSheet) shadow.adoptedStyleSheets = [styleSheet];
    this.#store.subscribe((state, changed, cause) => this.#changed(state, changed, cause));
  }

  connectedCallback() {
    upgradeProperties(this);
    this.#skeleton.canvas.connect();
    this.#seen.observe(this);
    this.#frames.wake();
    this.#dress();
    this.#start();
  }

  disconnectedCallback() {
    this.#life?.cancel();
    this.#frames.sleep();
    this.#seen.disconnect();
    this.#skeleton.canvas.disconnect();
    this.#life?.content.rest();
  }

  /**
   * @param {string} name
   * @param {string | null} _old
   * @param {string | null} text
   */
  attributeChangedCallback(name, _old, text) {
    const row = ATTRIBUTES.find((one) => one.name === name);
    if (row) this.#take(row, text);
  }

  /** The functions of the module, for a page that wants more than the figure. */
  get engine() {
    return engine;
  }

  play() {
    this.#whenAlive(({ transport }) => transport.play());
  }

  pause() {
    this.#whenAlive(({ transport }) => transport.pause());
  }

  /** @param {number} [n] steps to take; back when negative */
  step(n = 1) {
    this.#whenAlive(({ transport }) => transport.step(n, performance.now()));
  }

  /** @param {number} position the number of steps taken from the start */
  seek(position) {
    this.#whenAlive(({ transport }) => transport.seek(position));
  }

  /** Carves from solid stone again. */
  restart() {
    this.#whenAlive(({ transport }) => {
      transport.seek(0);
      transport.play();
    });
  }

  /** @param {number} [seed] a fresh one if left out */
  regenerate(seed) {
    this.#whenAlive(() => this.#store.set({ seed: seed ?? engine.randomSeed() }));
  }

  undo() {
    this.#store.undo('api');
  }

  redo() {
    this.#store.redo('api');
  }

  /** The whole figure as one short string. */
  getState() {
    return writeState(this.#store.state);
  }

  /** @param {string} text from `getState` */
  setState(text) {
    this.#whenAlive(() => {
      const state = readState(text, (row) => this.#parameters.rangeOf(row));
      if (!state) {
        this.#fire('error', { code: 'BadArgument', argument: 'state', message: STRINGS.badState });
        return;
      }
      const { position, ...rest } = state;
      this.#store.set(rest);
      this.#store.set({ position });
    });
  }

  async #start() {
    if (this.#life || this.#starting) return;
    this.#starting = true;
    try {
      await engine.ready();
      this.#begin();
    } catch (error) {
      this.#fail(error);
    }
    this.#starting = false;
  }

  #begin() {
    const parameters = createParameters(engine.params());
    this.#parameters = parameters;
    const language = this.closest('[lang]')?.getAttribute('lang') || undefined;
    this.#life = createLife({
      skeleton: this.#skeleton,
      store: this.#store,
      engine,
      parameter: parameters.find,
      announce: (type, detail) => this.#fire(type, detail),
      language,
    });
    for (const row of ATTRIBUTES)
      if (this.hasAttribute(row.name)) this.#take(row, this.getAttribute(row.name));
    this.#skeleton.poster.hidden = true;
    const { autoplay, source } = this.#store.state;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#autoplays = autoplay && !still && source === 'chisel';
    if (this.#autoplays) this.#store.set({ position: 0 });
    for (const act of this.#waiting.splice(0)) act();
    if (this.isConnected) {
      this.#seen.disconnect();
      this.#seen.observe(this);
    }
    this.#fire('ready', {});
  }

  /** @param {unknown} error */
  #fail(error) {
    const reason = error instanceof Error ? error.message : String(error);
    const { status } = this.#skeleton;
    status.hidden = false;
    const retry = make('button', { type: 'button', className: 'retry' }, STRINGS.retry);
    retry.addEventListener('click', () => this.#start());
    status.replaceChildren(fill(STRINGS.failed, { reason }), ' ', retry);
    this.#fire('error', { code: Reflect.get(Object(error), 'code') ?? 'NotReady', message: reason });
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #look(entries) {
    const { isIntersecting, intersectionRatio } = entries[entries.length - 1];
    if (!this.#life) return;
    this.#visible = isIntersecting;
    if (!isIntersecting) return;
    this.#life.transport.skip();
    this.#frames.request();
    if (this.#autoplays && intersectionRatio >= VISIBLE_SHARE) {
      this.#autoplays = false;
      this.#life.transport.play();
    }
  }

  /** @param {number} now */
  #draw(now) {
    if (!this.#life) return;
    try {
      const moves = this.#life.draw(now);
      if (moves && this.#visible) this.#frames.request();
      this.#complaint = '';
    } catch (error) {
      this.#complain(error);
    }
  }

  /**
   * A figure that cannot be drawn as asked says so, and stays usable.
   * @param {unknown} error
   */
  #complain(error) {
    const { code = 'Unknown', argument, message } = /** @type {engine.MeanderError} */ (error);
    this.#skeleton.status.textContent = message;
    if (message !== this.#complaint) this.#fire('error', { code, argument, message });
    this.#complaint = message;
  }

  /** Puts on the theme that the author asked for, or the page's own; against the page's it needs ground to stand on. */
  #dress() {
    const { theme } = this.#store.state;
    const { figure, tint } = this.#skeleton;
    const darkPage = tint.isDark();
    const dark = theme === 'auto' ? darkPage : theme === 'dark';
    figure.dataset.theme = dark ? 'dark' : 'light';
    figure.classList.toggle('card', dark !== darkPage);
    this.#frames.request();
  }

  /**
   * @param {Readonly<Record<string, any>>} state
   * @param {ReadonlySet<string>} changed
   * @param {import('./store.js').Cause} cause
   */
  #changed(state, changed, cause) {
    if (changed.has('columns') || changed.has('rows')) {
      this.#skeleton.figure.style.setProperty('--columns', state.columns);
      this.#skeleton.figure.style.setProperty('--rows', state.rows);
    }
    if (changed.has('theme') && this.isConnected) this.#dress();
    this.#frames.request();
    if (this.#life && SHOWN.some((key) => changed.has(key))) this.#fire('change', { source: cause });
  }

  /**
   * @param {import('./attributes.js').AttributeRow} row
   * @param {string | null} text
   */
  #take(row, text) {
    const value = parseAttribute(row, text, this.#parameters.rangeOf(row));
    this.#store.set({ [row.key]: value === undefined ? row.start : value });
    if (value !== undefined || !this.#life) return;
    const fallback = formatAttribute(row, row.start) || STRINGS.nothing;
    const message = fill(STRINGS.badAttribute, { name: row.name, value: text, fallback });
    this.#fire('error', { code: 'BadArgument', argument: row.name, message });
  }

  /** @param {(life: ReturnType<typeof createLife>) => void} act */
  #whenAlive(act) {
    const life = this.#life;
    if (life) act(life);
    else this.#waiting.push(() => this.#whenAlive(act));
  }

  /** @param {string} type @param {object} detail */
  #fire(type, detail) {
    this.dispatchEvent(new CustomEvent(`meander-${type}`, { detail, bubbles: true, composed: true }));
  }

  static {
    defineProperties(
      this.prototype,
      (element, { key }) => {
        const { state } = element.#store;
        if (key === 'terminals') return endCells(state);
        return key === 'points' ? waypoints(state) : state[key];
      },
      (element, row) => element.#take(row, null),
    );
  }
}
