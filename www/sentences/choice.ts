import { BoundElement, read } from './bound.ts';

/** Words that a key advances by. */
const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * `<meander-choice>`: lets the reader choose one of several words in a sentence. Each word has a value of the property in
 * `data-value`; if the property is a boolean, '' and 'false' mean false.
 */
export class MeanderChoice extends BoundElement {
  static observedAttributes = ['for', 'name', 'label'] as const;

  constructor() {
    super();
    this.addEventListener('click', ({ target }) =>
      this.#choose(this.#words.find((word) => word.contains(target as Node))),
    );
    this.addEventListener('keydown', (event) => this.#key(event) && event.preventDefault());
  }

  get #words() {
    return [...this.querySelectorAll<HTMLElement>('[data-value]')];
  }

  override update() {
    const words = this.#words;
    const now = read(this.targets[0], this.name);
    const chosen = words.findIndex((word) => stands(now, word));
    this.setAttribute('role', 'radiogroup');
    this.setAttribute('aria-label', this.label);
    words.forEach((word, i) => {
      word.setAttribute('role', 'radio');
      word.setAttribute('aria-checked', String(i === chosen));
      word.tabIndex = i === Math.max(0, chosen) ? 0 : -1;
    });
  }

  #choose(word: HTMLElement | undefined) {
    if (!word) return;
    for (const target of this.targets) {
      target.change(this.name, valueOf(read(target, this.name), word));
      target.commit?.();
    }
    this.update();
    word.focus({ preventScroll: true });
  }

  /** Returns true if the key was handled. */
  #key({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const words = this.#words;
    const at = words.indexOf(target as HTMLElement);
    if (at < 0 || ctrlKey || metaKey || altKey) return false;
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    const sign = isSideways && getComputedStyle(this).direction === 'rtl' ? -1 : 1;
    if (key in KEYS) this.#choose(words[(at + sign * KEYS[key] + words.length) % words.length]);
    else if (key === ' ' || key === 'Enter') this.#choose(words[at]);
    else return false;
    return true;
  }
}

/** The value of a word, converted to the property's type. */
function valueOf(now: unknown, word: HTMLElement) {
  const text = word.dataset.value ?? '';
  if (typeof now === 'boolean') return text !== '' && text !== 'false';
  return typeof now === 'number' ? Number(text) : text;
}

function stands(now: unknown, word: HTMLElement): boolean {
  const value = valueOf(now, word);
  return Array.isArray(now) && typeof value === 'string'
    ? now.toSorted().join(' ') === value.trim().split(/\s+/).sort().join(' ')
    : now === value;
}
