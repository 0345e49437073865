/** What sentences ask of a figure: numbers by name with their ranges, values that it shows, and parts that stand out. */

/** The build draws without a page: there a figure has attributes, and nothing else of an element. */
class Unplaced {
  /** @type {Record<string, string>} */
  #attributes = {};

  /** @param {string} name */
  getAttribute(name) {
    return this.#attributes[name] ?? null;
  }

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.#attributes[name] = value;
  }

  addEventListener() {}
  dispatchEvent() {}
}

const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (Unplaced));

/** @typedef {{ min: number, max: number, step: number, start: number, label: string }} Range */

export class SteeredFigure extends Base {
  /** What a sentence may set. @type {Record<string, Range>} */
  static parameters = {};

  /** What sentences have set. @protected @type {Record<string, number>} */
  numbers = Object.fromEntries(
    Object.entries(this.#class.parameters).map(([name, { start }]) => [name, start]),
  );

  /** @type {Readonly<Record<string, number>>} */
  #values = {};
  /** @type {string[]} */
  #lit = [];
  /** The part under the pointer. */
  #pointed = '';

  constructor() {
    super();
    this.addEventListener('pointermove', ({ target }) => this.#point(target));
    this.addEventListener('pointerleave', () => this.#point(null));
  }

  /** Makes it an element, with a property for each of its numbers. @param {string} name */
  static define(name) {
    for (const key of Object.keys(this.parameters))
      Object.defineProperty(this.prototype, key, {
        configurable: true,
        enumerable: true,
        /** @this {SteeredFigure} */
        get() {
          return this.numbers[key];
        },
        /** @this {SteeredFigure} @param {unknown} value */
        set(value) {
          this.set(key, value);
        },
      });
    customElements.define(name, this);
  }

  get #class() {
    return /** @type {typeof SteeredFigure} */ (this.constructor);
  }

  /** What sentences may show. */
  get values() {
    return this.#values;
  }

  /** Tells sentences what is drawn now. @protected @param {Record<string, number>} values */
  tell(values) {
    const isNew = Object.keys(values).some((name) => !Object.is(values[name], this.#values[name]));
    this.#values = values;
    if (isNew) this.announce('values', {});
  }

  /** Names of parts that stand out. */
  get highlight() {
    return this.#lit;
  }

  set highlight(parts) {
    this.#lit = typeof parts === 'string' ? String(parts).split(' ') : [...(parts ?? [])];
    this.redraw();
  }

  /** @protected @param {string} part */
  isLit(part) {
    return this.#lit.includes(part);
  }

  /** What sentences may set, and what it is called. @param {string} name @returns {Partial<Range>} */
  parameter(name) {
    return this.rangeOf(name) ?? {};
  }

  /** @protected @param {string} name @returns {Range | undefined} */
  rangeOf(name) {
    const { parameters } = this.#class;
    return Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  }

  /** Sentences call this. @param {string} name @param {unknown} value */
  change(name, value) {
    if (name === 'highlight') this.highlight = /** @type {string[]} */ (value);
    else this.set(name, value);
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
    const before = this.numbers[name];
    if (next === before) return;
    this.numbers[name] = next;
    this.numberChanged(name, before);
    this.changed();
  }

  /** Something that sentences show was set: draws, and says so. @protected */
  changed() {
    this.redraw();
    this.announce('change', { source: 'api' });
  }

  /** Takes the numbers that its attributes have. @protected */
  readNumbers() {
    for (const name of Object.keys(this.#class.parameters)) this.set(name, this.getAttribute(name) ?? NaN);
  }

  connectedCallback() {
    this.readNumbers();
    for (const name of Object.keys(this.#class.parameters)) {
      // A property that was set before the class was known hides the real one.
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      this.set(name, value);
    }
    // Sentences that were known before it learn what it has.
    this.announce('change', { source: 'api' });
  }

  /** Marks say which part they belong to by `data-part`. @param {EventTarget | null} target */
  #point(target) {
    const mark = target instanceof Element ? target.closest('[data-part]') : null;
    const part = mark?.getAttribute('data-part') ?? '';
    if (part === this.#pointed) return;
    this.#pointed = part;
    this.announce('point', { parts: part ? [part] : [] });
  }

  /** @protected @param {string} type @param {object} detail */
  announce(type, detail) {
    this.dispatchEvent(new CustomEvent(`meander-${type}`, { detail, bubbles: true, composed: true }));
  }

  /** Draws in the next frame, however often it is asked for. */
  redraw() {}
  /** A sentence has set a number. @protected @param {string} _name @param {number} _before */
  numberChanged(_name, _before) {}
}
