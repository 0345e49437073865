import { make } from '../dom.js';
import { listenToDrags } from '../input/pointer-drag.js';
import { fill, STRINGS } from '../strings.js';
import { BoundElement } from './bound-element.js';
import { keepPlaces, releasePlaces, write, writerAt } from './numbers.js';
import { rangeOf, stepFrom } from './range.js';

/** A page key goes so many steps. */
const PAGE = 10;

/** How many steps a key goes. @type {Readonly<Record<string, number>>} */
const KEYS = Object.freeze({
  ...{ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 },
  ...{ PageUp: PAGE, PageDown: -PAGE, Home: -Infinity, End: Infinity },
});

/** `<meander-number>`: a number in a sentence that sets a property of its targets, by drags, taps and keys. */
export class MeanderNumber extends BoundElement {
  static observedAttributes = ['for', 'name', 'min', 'max', 'step', 'digits', 'label'];

  /** A slider as soon as something is known of its target. */
  #slider = make('span', { className: 'meander-slider' });
  #mark = make('button', { type: 'button', className: 'meander-back', hidden: true });
  /** What it was before the reader changed it here, if that happened. @type {number | undefined} */
  #first = undefined;
  /** What it is; undefined: nothing is known of the target. @type {number | undefined} */
  #value = undefined;
  /** Whose lines it keeps while the reader changes it. @type {Document | ShadowRoot | null} */
  #changing = null;
  #drags = listenToDrags(this.#slider, (event) => this.#press(event));

  constructor() {
    super();
    this.#slider.addEventListener('keydown', (event) => {
      if (this.#key(event)) event.preventDefault();
    });
    this.#slider.addEventListener('keyup', ({ key }) => key in KEYS && this.#commit());
    this.#slider.addEventListener('blur', () => this.#commit());
    this.#mark.addEventListener('click', () => this.#setBack());
  }

  begin() {
    if (this.#slider.parentNode !== this) {
      this.#slider.textContent = this.textContent?.trim() ?? '';
      this.replaceChildren(this.#slider, this.#mark);
    }
    this.update();
  }

  end() {
    this.#drags.cancel();
    this.#commit();
  }

  attributeChangedCallback() {
    if (this.#slider.parentNode === this) this.update();
  }

  get #range() {
    return rangeOf(this, this.targets[0]?.parameter?.(this.name));
  }

  update() {
    const [target] = this.targets;
    const value = target?.[this.name];
    this.#slider.ariaDisabled = target ? null : 'true';
    if (typeof value !== 'number') return;
    this.#value = value;
    const range = this.#range;
    const inWords = writerAt(this, range.decimals);
    write(this.#slider, inWords(value));
    const { label } = this;
    const attributes = {
      role: 'slider',
      tabindex: '0',
      'aria-label': label,
      'aria-valuemin': String(range.min),
      'aria-valuemax': String(Math.max(range.max, value)),
      'aria-valuenow': String(value),
      'aria-valuetext': inWords(value),
    };
    for (const [name, text] of Object.entries(attributes))
      if (this.#slider.getAttribute(name) !== text) this.#slider.setAttribute(name, text);
    const first = this.#first ?? value;
    this.#mark.hidden = value === first;
    const words = target.strings?.setBack ?? STRINGS.setBack;
    this.#mark.setAttribute('aria-label', `${label}: ${fill(words, { n: inWords(first) })}`);
  }

  /** @param {number} value */
  #set(value) {
    if (value === this.#value) return;
    this.#first ??= this.#value;
    for (const target of this.targets) target.change(this.name, value);
    this.update();
  }

  /** Lines stay as they are until the reader is done. */
  #begin() {
    this.#changing ??= /** @type {Document | ShadowRoot} */ (this.getRootNode());
    keepPlaces(this.#changing);
  }

  #finish() {
    if (this.#changing) releasePlaces(this.#changing);
    this.#changing = null;
    for (const target of this.targets) target.commit?.();
  }

  #commit() {
    if (!this.#drags.holding) this.#finish();
  }

  /** The way on, in the direction of writing. */
  #sign() {
    return getComputedStyle(this).direction === 'rtl' ? -1 : 1;
  }

  /** @param {PointerEvent} press @returns {import('../input/pointer-drag.js').Drag | null} */
  #press({ clientX }) {
    const { left, width } = this.#slider.getBoundingClientRect();
    const side = clientX < left + width / 2 ? -1 : 1;
    this.update();
    const from = this.#value;
    if (from === undefined) return null;
    const range = this.#range;
    const sign = this.#sign();
    this.#begin();
    return {
      move: (now) => this.#set(stepFrom(range, from, (sign * (now.clientX - clientX)) / range.pixels)),
      // A press without a drag is one step towards its side.
      end: (moved) => {
        if (!moved) this.#set(stepFrom(range, from, sign * side));
        this.#finish();
      },
      cancel: () => {
        this.#set(from);
        this.#finish();
      },
    };
  }

  /** @param {KeyboardEvent} event @returns {boolean} it had a meaning */
  #key({ key, ctrlKey, metaKey, altKey }) {
    if (ctrlKey || metaKey || altKey) return false;
    if (key === 'Escape') return this.#drags.cancel();
    if (!(key in KEYS)) return false;
    this.update();
    if (this.#value === undefined) return false;
    this.#begin();
    const range = this.#range;
    const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
    const steps = KEYS[key] * (sideways ? this.#sign() : 1);
    if (steps === Infinity) this.#set(range.max);
    else if (steps === -Infinity) this.#set(range.min);
    else this.#set(stepFrom(range, this.#value, steps));
    return true;
  }

  #setBack() {
    if (this.#first === undefined) return;
    const focused = this.#mark.matches(':focus');
    this.#set(this.#first);
    this.#commit();
    // The mark goes, and the focus stays in the sentence.
    if (focused) this.#slider.focus({ preventScroll: true });
  }
}
