import './order.js';
import { engine } from './functions.js';
import { numberFormats } from '../controls/format.js';
import { badArgument, MeanderError } from '../errors.js';
import { STRINGS, addWords, fill, mergeWords } from '../strings.js';
import { createArrival } from './arrival.js';
import { ATTRIBUTES, formatAttribute, parseAttribute, startingState } from './attributes.js';
import { OVERLAYS } from './curves.js';
import { table } from '../engine/table.js';
import { createDesk } from './desk.js';
import { createFrames } from './frames.js';
import { createLanguage } from './language.js';
import { createLife } from './life.js';
import { createParameters } from './parameters.js';
import { createParts } from './parts.js';
import { defineProperties, upgradeProperties } from './properties.js';
import { createSkeleton } from './skeleton.js';
import { endCells } from './sources/ends.js';
import { changeDimension, waypoints } from './sources/points.js';
import { readState, writeState } from './state-string.js';
import { createStore } from './store.js';
import { styleSheet } from './styles.js';

/** @typedef {ReturnType<typeof import('./saving.js').createSaving>} Saving */

/** A server has no elements: there the class exists, and nothing more. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

const SHOWN = ATTRIBUTES.filter(({ remembered }) => remembered).map(({ key }) => key);
/** What comes and goes while a figure is used, beside its attributes. */
const PASSING = {
  position: null,
  playing: false,
  selected: -1,
  active: -1,
  touched: false,
  keyed: false,
  note: '',
  tool: 'move',
  cursor: -1,
  orbit: null,
  lens: null,
  share: null,
};
const VISIBLE_SHARE = 0.25;
const parameters = createParameters(table);

/** @param {string} name of an attribute */
const rowOf = (name) => /** @type {typeof ATTRIBUTES[0]} */ (ATTRIBUTES.find((row) => row.name === name));

/** @param {string} argument @param {number} steps all of them, if infinite */
function mindWhole(argument, steps) {
  if (Math.round(steps) !== steps) throw badArgument(argument, steps, 'a whole number');
}

/**
 * `<meander-path>`: a figure that carves and smooths a path, and lets the reader take hold of it.
 */
export class MeanderPath extends Base {
  /** Texts for every figure that is made from now on. @type {object} */
  static strings = {};
  static observedAttributes = ATTRIBUTES.map(({ name }) => name);

  #store = createStore(/** @type {Record<string, any>} */ ({ ...startingState(), ...PASSING }), SHOWN);
  #frames = createFrames(this, (now) => this.#draw(now));
  #skeleton = createSkeleton({
    onResize: () => this.#frames.flush(),
    onTint: () => this.#dress(),
  });
  #seen = new IntersectionObserver((entries) => this.#look(entries), {
    threshold: [0, VISIBLE_SHARE],
    rootMargin: '64px 0px',
  });
  /** @type {ReturnType<typeof createLife> | null} */
  #life = null;
  #visible = false;
  #parts = createParts((part) => this.#put(part));
  #desk = createDesk({
    figure: this.#skeleton.figure,
    plot: this.#skeleton.plot.root,
    extras: this.#parts.here,
    parameter: parameters.find,
    formats: () => this.#speech(),
  });
  #language = createLanguage(this, () => this.#speakAnew());
  #fetching = false;
  #arrival = createArrival({
    host: this,
    status: this.#skeleton.status,
    load: () => this.#parts.begin(this.#store.state),
    begin: () => this.#begin(),
    alive: () => this.#life !== null,
    words: () => this.#words,
    fire: (type, detail) => this.#fire(type, detail),
  });
  /** The texts of the parts that have come, as they are and as the page wants them. */
  #ownWords = mergeWords(STRINGS, null);
  #words = /** @type {import('../strings.js').Words} */ (this.#ownWords);
  /** @type {unknown} */
  #givenWords = null;
  /** @type {import('../controls/panel.js').Formats | null} */
  #formats = null;
  /** @type {import('./sheets.js').Sheet[]} */
  #sheets = [];
  #complaint = '';
  /** The ends that were told to lie beyond the grid. @type {unknown} */
  #beyond = null;
  #autoplays = false;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    Reflect.set(this, 'strings', Reflect.get(this.constructor, 'strings'));
    const { tint, figure, caption } = this.#skeleton;
    shadow.append(tint.root, figure, caption);
    this.#wear(styleSheet);
    this.#store.subscribe((state, changed, cause) => this.#changed(state, changed, cause));
  }

  /** @param {import('./sheets.js').Sheet} [sheet] */
  #wear(sheet) {
    if (sheet) this.#sheets.push(sheet);
    this.adoptedCallback();
  }

  /** Another document takes none of the sheets along. */
  adoptedCallback() {
    const root = this.shadowRoot;
    const { defaultView } = this.ownerDocument;
    // One without a window, like a template's, shows nothing.
    if (root && defaultView) root.adoptedStyleSheets = this.#sheets.map((sheet) => sheet(defaultView));
  }

  /** A part brings along what it looks like and what it says. @param {import('./parts.js').Brought} part */
  #put({ sheet, words }) {
    this.#wear(sheet);
    if (!words) return;
    addWords(this.#ownWords, words);
    addWords(this.#words, words, this.#givenWords);
  }

  connectedCallback() {
    upgradeProperties(this);
    this.#skeleton.canvas.connect();
    this.#skeleton.plot.connect();
    this.#seen.observe(this);
    this.#frames.wake();
    this.#dress();
    this.#language.connect();
    this.#keepRoom();
    this.#arrival.connect(this.#store.state.loading === 'eager');
  }

  /** Until the controls are there the page is laid out as if they were. */
  #keepRoom() {
    const { state } = this.#store;
    if (this.#life || !this.isConnected || !globalThis.WebAssembly) return;
    this.#desk.keep(state);
    // How high the comparison is only itself knows. Where it cannot be had is said when the figure comes to live.
    if (state.compare && !this.#parts.here.plot)
      this.#parts.fetchAll(['plot']).then(
        () => this.#keepRoom(),
        () => {},
      );
  }

  /** The words and the numbers, as they are said now. */
  #speech() {
    return (this.#formats ??= numberFormats(this.#language.now, this.#words));
  }

  #speakAnew() {
    this.#formats = null;
    this.#keepRoom();
    this.#frames.request();
  }

  disconnectedCallback() {
    this.#life?.cancel();
    this.#frames.sleep();
    this.#seen.disconnect();
    this.#arrival.disconnect();
    this.#language.disconnect();
    this.#skeleton.canvas.disconnect();
    this.#skeleton.plot.disconnect();
    this.#desk.rest();
    this.#life?.rest();
  }

  /**
   * @param {string} name
   * @param {string | null} _old
   * @param {string | null} text
   */
  attributeChangedCallback(name, _old, text) {
    this.#take(rowOf(name), text);
  }

  /** The functions of the module, for a page that wants more than the figure. */
  get engine() {
    return engine;
  }

  /** The figure's texts. Set some of them, by the same names, and the others stay as they are. */
  get strings() {
    return this.#words;
  }

  set strings(given) {
    this.#givenWords = given;
    this.#words = /** @type {import('../strings.js').Words} */ (mergeWords(this.#ownWords, given));
    if (!this.#life) this.#skeleton.status.textContent = this.#words.status.loading;
    this.#speakAnew();
  }

  play() {
    this.#whenAlive(({ transport }) => transport.play());
  }

  pause() {
    this.#whenAlive(({ transport }) => transport.pause());
  }

  /** @param {number} [n] steps to take; back when negative */
  step(n = 1) {
    mindWhole('n', n);
    this.#whenAlive(({ transport }) => transport.step(n, performance.now()));
  }

  /** @param {number} position the number of steps taken from the start */
  seek(position) {
    mindWhole('position', position);
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
    if (seed !== undefined && seed >>> 0 !== seed)
      throw badArgument('seed', seed, 'a whole number from 0 to 4294967295');
    this.#whenAlive(() => this.#store.set({ seed: seed ?? engine.randomSeed() }));
  }

  undo() {
    if (!this.#life?.cancel()) this.#store.undo('api');
  }

  redo() {
    if (!this.#life?.cancel()) this.#store.redo('api');
  }

  /** The whole figure as one short string. */
  getState() {
    return writeState(this.#store.state);
  }

  /** Shows what `getState` told of, and stays there: a carving that plays stops. @param {string} text */
  setState(text) {
    this.#whenAlive(() => {
      const state = readState(text, parameters.rangeOf);
      if (!state) {
        const message = this.#words.badState;
        this.#store.set({ note: message });
        this.#skeleton.status.hidden = false;
        this.#fire('error', { code: 'BadArgument', argument: 'state', message });
        return;
      }
      const { position, ...rest } = state;
      this.#store.set(rest);
      this.#store.set({ position, playing: false, selected: -1, active: -1, note: '' });
    });
  }

  /** The figure as a drawing: the text of an SVG file. */
  toSVG() {
    const life = this.#alive();
    if (!this.#parts.suffice(this.#store.state)) throw this.#notReady();
    return life.takingOut.toSVG();
  }

  /**
   * The figure as a picture file.
   * @param {string} [type] image/png, image/jpeg, image/webp or image/svg+xml
   * @param {number} [ratio] pixels of the picture in one of the page; 2, or the screen's own if that is more
   * @returns {Promise<Blob>}
   */
  async toBlob(type = 'image/png', ratio = undefined) {
    return (await this.#saving()).toBlob(type, ratio);
  }

  /**
   * The points of one curve, as `importText` reads them; several ways are parted by an empty line, the main one first.
   * @param {import('../draw/types.js').CurveId} [curve]
   */
  toCSV(curve = 'raw') {
    return this.#pointed().toText('csv', curve);
  }

  /** The same as JSON; it is called by `JSON.stringify` too, which hands in a name of its own. @param {string} [curve] */
  toJSON(curve = 'raw') {
    const id = OVERLAYS.find(({ id }) => id === curve)?.id ?? 'raw';
    return this.#pointed().toText('json', id);
  }

  /**
   * The points of one curve as a list in a program.
   * @param {string} language rust, javascript, gdscript or csharp
   * @param {import('../draw/types.js').CurveId} [curve]
   * @returns {Promise<string>}
   */
  async toCode(language, curve = 'raw') {
    return (await this.#saving()).toCode(language, curve);
  }

  /**
   * Shows the track that a CSV, JSON or SVG path text tells of; of several ways the longest, and says so. With a text that
   * tells of none the promise is rejected with a `BadText` error that has `.line` and `.column`, and the figure stays as
   * it was.
   * @param {string} text
   */
  async importText(text) {
    const { intake } = this.#alive();
    await this.#parts.fetchAll(['points', 'whole']);
    intake()?.read(text, 'api');
  }

  async #saving() {
    const life = this.#alive();
    await Promise.all([this.#parts.bring(this.#store.state), this.#parts.fetchAll(['saving'])]);
    return /** @type {Saving} */ (life.saving());
  }

  /** What can tell of points, if all is there that they are made of. */
  #pointed() {
    const { takingOut } = this.#alive();
    if (!this.#parts.sufficeForPoints(this.#store.state)) throw this.#notReady();
    return takingOut;
  }

  #alive() {
    if (!this.#life) throw this.#notReady();
    return this.#life;
  }

  #notReady() {
    return new MeanderError('NotReady', this.#words.notReady);
  }

  #begin() {
    this.#life = createLife({
      skeleton: this.#skeleton,
      store: this.#store,
      engine,
      extras: this.#parts.here,
      bring: (part) => this.#bring(part),
      desk: this.#desk,
      announce: (type, detail) => this.#fire(type, detail),
      complain: (error) => this.#tell(error),
      formats: () => this.#speech(),
    });
    for (const row of ATTRIBUTES)
      if (this.hasAttribute(row.name)) this.#take(row, this.getAttribute(row.name));
    this.#skeleton.poster.hidden = true;
    this.#autoplay();
    this.#arrival.serve();
    this.#frames.request();
    this.#fire('ready', {});
  }

  /** Solid stone, which is carved as soon as it is seen. */
  #autoplay() {
    const { autoplay, source } = this.#store.state;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#autoplays = autoplay && !still && source === 'chisel';
    if (this.#autoplays) this.#store.set({ position: 0 });
    if (!this.isConnected) return;
    this.#seen.disconnect();
    this.#seen.observe(this);
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #look(entries) {
    const { isIntersecting, intersectionRatio } = entries[entries.length - 1];
    if (!this.#life) return;
    this.#visible = isIntersecting;
    if (!isIntersecting) {
      this.#life.unseen();
      return;
    }
    this.#life.transport.skip();
    this.#frames.request();
    if (this.#autoplays && intersectionRatio >= VISIBLE_SHARE) {
      this.#autoplays = false;
      this.#life.transport.play();
    }
  }

  /** @param {number} now */
  #draw(now) {
    if (!this.#life || !this.#complete()) return;
    this.#mindGrid();
    try {
      const moves = this.#life.draw(now);
      if (moves && this.#visible) this.#frames.request();
      this.#complaint = '';
    } catch (error) {
      this.#complain(error);
    }
  }

  /**
   * Fetches what a reader asked for; where it cannot be had, that is said, with a button to ask again.
   * @param {import('./parts.js').Part} part
   */
  async #bring(part) {
    try {
      await this.#parts.fetchAll([part]);
      this.#frames.request();
      return true;
    } catch (error) {
      this.#arrival.fail(error, () => this.#bring(part));
      return false;
    }
  }

  /** Nothing is missing to draw what is wanted; else it is fetched, and meanwhile the figure stays as it is. */
  #complete() {
    const { state } = this.#store;
    const { figure } = this.#skeleton;
    const complete = this.#parts.suffice(state);
    if (complete) {
      this.#fetching = false;
      figure.ariaBusy = null;
    } else if (!this.#fetching) {
      this.#fetching = true;
      figure.ariaBusy = 'true';
      const again = () => {
        this.#fetching = false;
        this.#frames.request();
      };
      this.#parts.bring(state).then(again, (error) => {
        figure.ariaBusy = null;
        this.#arrival.fail(error, again);
      });
    }
    return complete;
  }

  /**
   * A figure that cannot be drawn as asked says so, and stays usable.
   * @param {unknown} error
   */
  #complain(error) {
    const { message } = /** @type {Error} */ (error);
    this.#skeleton.status.textContent = message;
    if (message !== this.#complaint) this.#tell(error);
    this.#complaint = message;
  }

  /** @param {unknown} error */
  #tell(error) {
    const { code = 'Unknown', argument, message, line, column } = /** @type {MeanderError} */ (error);
    this.#fire('error', { code, argument, message, ...(line ? { line, column } : {}) });
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
    if (changed.has('ui')) this.#skeleton.status.hidden = state.ui === 'none';
    this.#keepRoom();
    this.#frames.request();
    if (this.#life && changed.has('autoplay')) this.#autoplay();
    if (this.#life && SHOWN.some((key) => changed.has(key))) this.#fire('change', { source: cause });
  }

  /**
   * @param {import('./attributes.js').AttributeRow} row
   * @param {string | null} text
   */
  #take(row, text) {
    const { state } = this.#store;
    const range = row.kind === 'tuples' ? state : parameters.rangeOf(row);
    const value = parseAttribute(row, text, range);
    const taken = value === undefined ? row.start : value;
    this.#store.set({ [row.key]: taken, ...(row.key === 'dimension' ? this.#inDimension(taken) : {}) });
    if (row.key === 'state' && text && this.#life) this.setState(text);
    if (row.key === 'loading' && taken === 'eager' && this.isConnected) this.#arrival.start();
    if (value === undefined && this.#life) this.#refuse(row, text);
  }

  /** What lies beyond the grid is known when all was said of it. Ends come back when the grid grows. */
  #mindGrid() {
    const { state } = this.#store;
    const { columns, rows, walls, terminals } = state;
    if (walls?.at(-1) >= columns * rows) {
      this.#refuse(rowOf('walls'), walls);
      this.#store.set({ walls: null });
    }
    const beyond = terminals && endCells(state) !== terminals && terminals;
    if (beyond && beyond !== this.#beyond) this.#refuse(rowOf('terminals'), beyond);
    this.#beyond = beyond;
  }

  /**
   * @param {import('./attributes.js').AttributeRow} row
   * @param {unknown} given
   */
  #refuse(row, given) {
    const value = formatAttribute(row, given);
    const fallback = formatAttribute(row, row.start) || this.#words.nothing;
    const message = fill(this.#words.badAttribute, { name: row.name, value, fallback });
    this.#fire('error', { code: 'BadArgument', argument: row.name, message });
    console.warn(message, this);
  }

  /** The points that there are, in another dimension. @param {number} dimension */
  #inDimension(dimension) {
    const { points, dimension: before } = this.#store.state;
    return points && dimension !== before ? { points: changeDimension(points, before, dimension) } : {};
  }

  /** @param {(life: ReturnType<typeof createLife>) => void} act */
  #whenAlive(act) {
    this.#arrival.ask(() => act(this.#alive()));
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
        if (key === 'state') return element.getState();
        if (key === 'terminals') return endCells(state);
        return key === 'points' ? waypoints(state) : state[key];
      },
      (element, row) => element.#take(row, null),
    );
  }
}
