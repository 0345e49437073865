import { table } from '../../engine/table.js';
import * as engine from '../../engine.js';
import { badArgument, MeanderError } from '../../errors.js';
import { createFigure } from '../figure/figure.js';
import { CURVES, REFERENCE } from '../curves/registry.js';
import { styleSheet } from '../styles/stylesheet.js';
import { createAttributeInput, rowOf } from './attribute-input.js';
import { ATTRIBUTES, startingState } from './attributes.js';
import { createParameters } from './parameters.js';
import { defineProperties, readProperty, upgradeProperties } from './properties.js';
import { createStarted } from './started.js';
import { beginsState, lacksVersion, readState, writeState } from './state-string.js';
import { createSteering } from './steering.js';

/** A server has no elements: there the class exists, and nothing more. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

const REMEMBERED = ATTRIBUTES.filter(({ remembered }) => remembered);
const SHOWN = REMEMBERED.map(({ key }) => key);
const UNDONE = REMEMBERED.filter(({ undone }) => undone !== false).map(({ key }) => key);
const parameters = createParameters(table);

/** @param {string} argument @param {number} steps all of them, if infinite */
function mindWhole(argument, steps) {
  if (typeof steps !== 'number' || Math.round(steps) !== steps)
    throw badArgument(argument, steps, 'a whole number');
}

/**
 * `<meander-path>`: a figure that carves and smooths a path, and lets the reader take hold of it. Attributes, properties
 * and methods are here; what they do is the figure's.
 */
export class MeanderPath extends Base {
  /** Texts for every figure that is made from now on. @type {object} */
  static strings = {};
  static observedAttributes = ATTRIBUTES.map(({ name }) => name);

  #figure = createFigure({
    host: this,
    start: startingState(),
    shown: SHOWN,
    undone: UNDONE,
    announce: (type, detail) => this.#announce(type, detail),
    parameter: parameters.find,
    // Only from now on it is said what makes no sense.
    onStart: () => {
      for (const row of ATTRIBUTES)
        if (this.hasAttribute(row.name)) this.#take(row, this.getAttribute(row.name));
    },
    beforeDraw: () => this.#attributes.checkGrid(),
    openState: (text, cause) => {
      if (!beginsState(text)) return false;
      const state = readState(text, parameters.rangeOf);
      if (!state) throw new MeanderError('BadText', this.#figure.words.status.noFigure, 'text');
      this.#show(state, cause);
      return true;
    },
  });
  #store = this.#figure.store;
  #attributes = createAttributeInput({
    host: this,
    store: this.#store,
    words: () => this.#figure.words,
    rangeOf: parameters.rangeOf,
    announce: (type, detail) => this.#announce(type, detail),
  });
  #steering = createSteering({ figure: this.#figure, attributes: this.#attributes, parameters });
  #started = createStarted(this.#figure);

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    Reflect.set(this, 'strings', Reflect.get(this.constructor, 'strings'));
    shadow.append(...this.#figure.roots);
    this.adoptedCallback();
  }

  /** Another document takes no style sheet along. */
  adoptedCallback() {
    const root = this.shadowRoot;
    const { defaultView } = this.ownerDocument;
    // One without a window, like a template's, shows nothing.
    if (root && defaultView) root.adoptedStyleSheets = [styleSheet(defaultView)];
  }

  connectedCallback() {
    upgradeProperties(this);
    this.#figure.connect();
  }

  disconnectedCallback() {
    this.#figure.disconnect();
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
    return this.#figure.words;
  }

  set strings(given) {
    try {
      this.#figure.setWords(given);
    } catch {
      throw badArgument('strings', given, 'an object of texts by their names');
    }
  }

  /** The numbers of the figure by name, each found when it is read; none before it has started. @returns {import('../model/values.js').Values} */
  get values() {
    return this.#figure.controller?.values() ?? {};
  }

  /** The step at which the carving stands. */
  get position() {
    return this.#figure.controller?.position() ?? this.#store.state.position ?? 0;
  }

  set position(step) {
    this.seek(step);
  }

  /**
   * Sets a property as the reader would: all changes until `commit` are one step to undo. Highlighting is no such step.
   * @param {string} name
   * @param {unknown} value
   */
  change(name, value) {
    if (name === 'highlight') Reflect.set(this, 'highlight', value);
    else this.#steering.change(name, value);
  }

  /** Ends the step that `change` began. */
  commit() {
    this.#steering.commit();
  }

  /** The range of a property that is a number, where one is known, and what it is called. @param {string} name */
  parameter(name) {
    return this.#steering.parameter(name);
  }

  play() {
    this.#figure.whenStarted(({ transport }) => transport.play());
  }

  pause() {
    this.#figure.whenStarted(({ transport }) => transport.pause());
  }

  /** @param {number} [n] steps to take; back when negative */
  step(n = 1) {
    mindWhole('n', n);
    this.#figure.whenStarted(({ transport }) => transport.step(n, performance.now()));
  }

  /** @param {number} position the number of steps taken from the start */
  seek(position) {
    mindWhole('position', position);
    this.#figure.whenStarted(({ transport }) => transport.seek(position));
  }

  /** Carves from solid stone again; with `challenge`, puts back what the reader took away. */
  restart() {
    this.#figure.whenStarted(({ restart }) => restart('api'));
  }

  /** @param {number} [seed] a fresh one if left out */
  regenerate(seed) {
    if (seed !== undefined && (typeof seed !== 'number' || seed >>> 0 !== seed))
      throw badArgument('seed', seed, 'a whole number from 0 to 4294967295');
    this.#figure.whenStarted(() => this.#store.set({ seed: seed ?? engine.randomSeed() }));
  }

  undo() {
    if (!this.#figure.giveUp()) this.#store.undo('api');
  }

  redo() {
    if (!this.#figure.giveUp()) this.#store.redo('api');
  }

  /** The whole figure as one short string. */
  getState() {
    return writeState(this.#store.state);
  }

  /** Shows what `getState` told of, and stays there: a carving that plays stops. @param {string} text */
  setState(text) {
    this.#figure.whenStarted(({ importer }) => {
      const state = readState(text, parameters.rangeOf);
      if (!state) {
        const { badState, noVersion } = this.#figure.words;
        const message = typeof text === 'string' && lacksVersion(text) ? noVersion : badState;
        this.#figure.say(message);
        this.#announce('error', { code: 'BadArgument', argument: 'state', message });
        return;
      }
      importer.cancel();
      this.#show(state, 'api');
    });
  }

  /** The figure as a drawing: the text of an SVG file. */
  toSVG() {
    return this.#started.exporter().toSVG();
  }

  /**
   * The figure as a picture file.
   * @param {string} [type] image/png, image/jpeg, image/webp or image/svg+xml
   * @param {number} [ratio] pixels of the picture in one of the page; 2, or the screen's own if that is more
   * @returns {Promise<Blob>}
   */
  async toBlob(type = 'image/png', ratio = undefined) {
    return (await this.#started.saver()).toBlob(type, ratio);
  }

  /**
   * The points of one curve, as `importText` reads them; several paths are separated by an empty line, the main one first.
   * @param {import('../curves/registry.js').CurveId} [curve]
   */
  toCSV(curve = REFERENCE.id) {
    return this.#started.exporter().toText('csv', curve);
  }

  /** The same as JSON; it is called by `JSON.stringify` too, which hands in a name of its own. @param {string} [curve] */
  toJSON(curve = REFERENCE.id) {
    const id = CURVES.find(({ id }) => id === curve)?.id ?? REFERENCE.id;
    return this.#started.exporter().toText('json', id);
  }

  /**
   * The points of one curve as a list in a program, or a program that makes them.
   * @param {string} language rust, javascript, gdscript or csharp; of a program rust or javascript
   * @param {import('../curves/registry.js').CurveId} [curve]
   * @param {string} [what] points or program
   * @returns {Promise<string>}
   */
  async toCode(language, curve = REFERENCE.id, what = 'points') {
    return (await this.#started.saver()).toCode(language, curve, what);
  }

  /**
   * Shows the track that a text tells of: CSV, JSON, GPX or an SVG path; of several lines the longest, and says so. What
   * `getState` wrote is shown as by `setState`. With a text that tells of neither the promise is rejected with a `BadText`
   * error that has `.line` and `.column`, and the figure stays as it was.
   * @param {string} text
   * @param {'api' | 'user'} [cause] 'user': as the reader would, one step to undo
   */
  async importText(text, cause = 'api') {
    await this.#started.importText(text, cause);
  }

  /**
   * @param {Record<string, any>} state
   * @param {import('../model/store.js').Cause} cause
   */
  #show({ position, ...rest }, cause) {
    this.#store.set(rest, cause);
    this.#store.set({ position, playing: false, selected: -1, active: -1, note: '' });
  }

  /**
   * @param {import('./attributes.js').AttributeRow} row
   * @param {string | null} text
   */
  #take(row, text) {
    const value = this.#attributes.take(row, text);
    const { controller } = this.#figure;
    if (row.key === 'state' && text && controller) this.setState(text);
    if (row.key === 'loading' && value === 'eager' && this.isConnected) this.#figure.start();
    if (value === undefined && controller) this.#attributes.refuse(row, text);
  }

  /** @param {string} type @param {object} detail */
  #announce(type, detail) {
    this.dispatchEvent(new CustomEvent(`meander-${type}`, { detail, bubbles: true, composed: true }));
  }

  static {
    defineProperties(
      this.prototype,
      (element, row) => readProperty(row, element.#store.state),
      (element, row) => element.#take(row, null),
    );
  }
}
