import { BoundElement, type Target } from './bound.ts';

/**
 * `<meander-word>`: names parts of a picture, which stand out while the pointer or the focus is on the word, and from a tap
 * until the reader does something else. While the pointer is over one of these parts, the word has the attribute `lit`.
 */
export class MeanderWord extends BoundElement {
  static observedAttributes = ['for', 'shows'] as const;
  #isHovered = false;
  #isFocused = false;
  #isPinned = false;
  #isPointedAt = false;
  /** What this word made stand out, by target. */
  readonly #lit = new Map<Target, string[]>();
  readonly #elsewhere = (event: Event) => {
    if (!event.composedPath().includes(this)) this.#pin(false);
  };

  constructor() {
    super();
    this.addEventListener('pointerenter', ({ pointerType }) => this.#hover(pointerType !== 'touch'));
    this.addEventListener('pointerleave', () => this.#hover(false));
    this.addEventListener('focus', () => this.#focus(this.matches(':focus-visible')));
    this.addEventListener('blur', () => this.#focus(false));
    this.addEventListener('click', () => this.#pin(!this.#isPinned));
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') this.#pin(!this.#isPinned);
      else if (event.key === 'Escape' && this.#isPinned) this.#pin(false);
      else return;
      event.preventDefault();
    });
  }

  get #names() {
    return (this.getAttribute('shows') ?? '').split(/[\s,]+/).filter(Boolean);
  }

  override begin() {
    this.setAttribute('role', 'button');
    this.tabIndex = 0;
    this.#show();
  }

  override end() {
    this.#isHovered = this.#isFocused = this.#isPointedAt = false;
    this.#pin(false);
  }

  /** Its attributes name other parts. */
  override update() {
    this.#dim();
    this.#show();
  }

  override hear(event: Event) {
    const { source, parts } = ((event as CustomEvent).detail ?? {}) as {
      source?: string;
      parts?: readonly string[];
    };
    if (source && source !== 'api' && this.#isPinned) this.#pin(false);
    if (event.type !== 'meander-point') return;
    this.#isPointedAt = this.#names.some((name) => parts?.includes(name));
    this.#show();
  }

  #hover(on: boolean) {
    this.#isHovered = on;
    this.#show();
  }

  #focus(on: boolean) {
    this.#isFocused = on;
    this.#show();
  }

  /** A scroll is no click: the picture may be out of sight. */
  #pin(on: boolean) {
    this.#isPinned = on;
    if (on) this.ownerDocument.addEventListener('click', this.#elsewhere);
    else this.ownerDocument.removeEventListener('click', this.#elsewhere);
    this.#show();
  }

  #show() {
    const shines = this.#isHovered || this.#isFocused || this.#isPinned;
    if (shines) this.#light();
    else this.#dim();
    this.toggleAttribute('lit', shines || this.#isPointedAt);
    if (this.isConnected) this.ariaPressed = String(this.#isPinned);
  }

  #light() {
    for (const target of this.targets) {
      if (this.#lit.has(target)) continue;
      const before = [...(target.highlight ?? [])];
      const added = this.#names.filter((name) => !before.includes(name));
      this.#lit.set(target, added);
      if (added.length) target.change('highlight', [...before, ...added]);
    }
  }

  /** What the page or another word made stand out still does. */
  #dim() {
    for (const [target, added] of this.#lit)
      if (added.length)
        target.change(
          'highlight',
          (target.highlight ?? []).filter((name) => !added.includes(name)),
        );
    this.#lit.clear();
  }
}
