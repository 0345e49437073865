import { BoundElement } from './bound-element.js';

/** How many words a key goes on. @type {Readonly<Record<string, number>>} */
const KEYS = Object.freeze({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });

/**
 * `<meander-choice>`: words of a sentence of which one holds. Each has the value of a property in `data-value`; of a
 * property that is true or false, '' and 'false' are false and anything else is true.
 */
export class MeanderChoice extends BoundElement {
  static observedAttributes = ['for', 'name', 'label'];

  constructor() {
    super();
    this.addEventListener('click', ({ target }) =>
      this.#choose(this.#words.find((word) => word.contains(/** @type {Node} */ (target)))),
    );
    this.addEventListener('keydown', (event) => {
      if (this.#key(event)) event.preventDefault();
    });
  }

  get #words() {
    return /** @type {HTMLElement[]} */ ([...this.querySelectorAll('[data-value]')]);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.update();
  }

  update() {
    const [target] = this.targets;
    const words = this.#words;
    const chosen = target ? words.findIndex((word) => holds(target[this.name], word)) : -1;
    this.setAttribute('role', 'radiogroup');
    this.setAttribute('aria-label', this.label);
    words.forEach((word, i) => {
      word.setAttribute('role', 'radio');
      word.setAttribute('aria-checked', String(i === chosen));
      word.tabIndex = i === Math.max(0, chosen) ? 0 : -1;
    });
  }

  /** @param {HTMLElement | undefined} word */
  #choose(word) {
    if (!word) return;
    for (const target of this.targets) {
      target.change(this.name, valueOf(target[this.name], word));
      target.commit?.();
    }
    this.update();
    word.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event @returns {boolean} it had a meaning */
  #key({ key, target, ctrlKey, metaKey, altKey }) {
    const words = this.#words;
    const at = words.indexOf(/** @type {HTMLElement} */ (target));
    if (at < 0 || ctrlKey || metaKey || altKey) return false;
    const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
    const sign = sideways && getComputedStyle(this).direction === 'rtl' ? -1 : 1;
    if (key in KEYS) this.#choose(words[(at + sign * KEYS[key] + words.length) % words.length]);
    else if (key === ' ' || key === 'Enter') this.#choose(words[at]);
    else return false;
    return true;
  }
}

/** The value that a word stands for, of the kind that the property has now. @param {unknown} now @param {HTMLElement} word */
function valueOf(now, word) {
  const text = word.dataset['value'] ?? '';
  if (typeof now === 'boolean') return text !== '' && text !== 'false';
  return typeof now === 'number' ? Number(text) : text;
}

/** The property has the value that a word stands for. @param {unknown} now @param {HTMLElement} word */
function holds(now, word) {
  const value = valueOf(now, word);
  if (Array.isArray(now) && typeof value === 'string')
    return now.join(' ') === value.trim().split(/\s+/).join(' ');
  return now === value;
}
