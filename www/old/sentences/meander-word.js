import { BoundElement } from './bound-element.js';
import { CHANGED, POINTED } from './protocol.js';

/**
 * `<meander-word>`: a word that names parts of its targets. They stand out while the pointer is over it or the keyboard
 * has come to it, and from a tap to the next thing that the reader does; while the pointer is over one of them, the word is lit.
 */
export class MeanderWord extends BoundElement {
  static events = [...CHANGED, POINTED];
  static observedAttributes = ['for', 'shows'];

  #hovered = false;
  #focused = false;
  #pinned = false;
  #pointed = false;
  /** What this word made stand out, by target. @type {Map<import('./protocol.js').Target, string[]>} */
  #lit = new Map();
  #elsewhere = (/** @type {Event} */ event) => {
    if (!event.composedPath().includes(this)) this.#pin(false);
  };

  constructor() {
    super();
    this.addEventListener('pointerenter', ({ pointerType }) => this.#hover(pointerType !== 'touch'));
    this.addEventListener('pointerleave', () => this.#hover(false));
    this.addEventListener('focus', () => this.#focus(this.matches(':focus-visible')));
    this.addEventListener('blur', () => this.#focus(false));
    this.addEventListener('click', () => this.#pin(!this.#pinned));
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') this.#pin(!this.#pinned);
      else if (event.key === 'Escape' && this.#pinned) this.#pin(false);
      else return;
      event.preventDefault();
    });
  }

  get #names() {
    return (this.getAttribute('shows') ?? '').split(/[\s,]+/).filter(Boolean);
  }

  begin() {
    this.setAttribute('role', 'button');
    this.tabIndex = 0;
    this.#show();
  }

  end() {
    [this.#hovered, this.#focused, this.#pointed] = [false, false, false];
    this.#pin(false);
  }

  attributeChangedCallback() {
    if (!this.isConnected) return;
    this.#dim();
    this.#show();
  }

  /** @param {Event} event */
  hear(event) {
    const detail = /** @type {CustomEvent} */ (event).detail ?? {};
    const isByReader = detail.source && detail.source !== 'api';
    if (isByReader && this.#pinned) this.#pin(false);
    if (event.type !== POINTED) return;
    /** @type {readonly string[]} */
    const parts = detail.parts ?? [];
    this.#pointed = this.#names.some((name) => parts.includes(name));
    this.#show();
  }

  /** @param {boolean} on */
  #hover(on) {
    this.#hovered = on;
    this.#show();
  }

  /** @param {boolean} on */
  #focus(on) {
    this.#focused = on;
    this.#show();
  }

  /** A scroll is no click: the figure may be out of sight. @param {boolean} on */
  #pin(on) {
    this.#pinned = on;
    if (on) this.ownerDocument.addEventListener('click', this.#elsewhere);
    else this.ownerDocument.removeEventListener('click', this.#elsewhere);
    this.#show();
  }

  #show() {
    const shines = this.#hovered || this.#focused || this.#pinned;
    if (shines) this.#light();
    else this.#dim();
    this.toggleAttribute('lit', shines || this.#pointed);
    if (this.isConnected) this.ariaPressed = String(this.#pinned);
  }

  #light() {
    for (const target of this.targets) {
      if (this.#lit.has(target)) continue;
      const before = [...(target.highlight ?? [])];
      const added = this.#names.filter((name) => !before.includes(name));
      this.#lit.set(target, added);
      if (added.length > 0) target.change('highlight', [...before, ...added]);
    }
  }

  /** What the page or another word made stand out goes on doing so. */
  #dim() {
    for (const [target, added] of this.#lit)
      if (added.length > 0)
        target.change(
          'highlight',
          (target.highlight ?? []).filter((name) => !added.includes(name)),
        );
    this.#lit.clear();
  }
}
