import { BoundElement, type Target } from './bound.ts';

/**
 * `<meander-word>`: highlights parts of a picture while the pointer or the focus is on the word, and from a tap until the
 * reader's next action. While the pointer is over one of these parts, the word has the attribute `lit`.
 */
export class MeanderWord extends BoundElement {
  static observedAttributes = ['for', 'shows'] as const;
  readonly #reasons = new Set<'hover' | 'focus' | 'tap'>();
  #isPointedAt = false;
  /** The parts that this word added to `highlight`, by target. */
  readonly #lit = new Map<Target, string[]>();
  readonly #elsewhere = (event: Event) => {
    if (!event.composedPath().includes(this)) this.#pin(false);
  };

  constructor() {
    super();
    this.addEventListener('pointerenter', ({ pointerType }) => this.#set('hover', pointerType !== 'touch'));
    this.addEventListener('pointerleave', () => this.#set('hover', false));
    this.addEventListener('focus', () => this.#set('focus', this.matches(':focus-visible')));
    this.addEventListener('blur', () => this.#set('focus', false));
    this.addEventListener('click', () => this.#pin(!this.#reasons.has('tap')));
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') this.click();
      else if (event.key === 'Escape' && this.#reasons.has('tap')) this.#pin(false);
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
    this.#isPointedAt = false;
    this.#reasons.clear();
    this.#pin(false);
  }

  /** Its attributes may name other parts now. */
  override update() {
    this.#dim();
    this.#show();
  }

  override hear(event: Event) {
    const { source, parts } = ((event as CustomEvent).detail ?? {}) as {
      source?: string;
      parts?: readonly string[];
    };
    if (source && source !== 'api' && this.#reasons.has('tap')) this.#pin(false);
    if (event.type !== 'meander-point') return;
    this.#isPointedAt = this.#names.some((name) => parts?.includes(name));
    this.#show();
  }

  #set(reason: 'hover' | 'focus' | 'tap', on: boolean) {
    if (on) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    this.#show();
  }

  /**
   * Opens the `<details>` around the picture. If clearly less than half of it is visible, scrolls to it, but just until
   * half is visible if the paragraph then stays in view.
   */
  #reveal() {
    const [target] = this.targets;
    if (!target) return;
    const fold = target.closest('details');
    if (fold) fold.open = true;
    const paragraph = this.closest('p') ?? this;
    const { top, bottom, height } = target.getBoundingClientRect();
    const words = paragraph.getBoundingClientRect();
    // Below a header that stays in view.
    const from = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const room = innerHeight - from;
    const half = Math.min(height, room) / 2;
    const seen = Math.min(bottom, innerHeight) - Math.max(top, from);
    if (seen >= 0.9 * half) return;
    const hidden = Math.max(bottom, words.bottom) - Math.min(top, words.top) - room;
    if (hidden <= 0 || hidden > height - half) target.scrollIntoView({ block: 'nearest' });
    else scrollerOf(paragraph).scrollBy(0, (half - seen) * Math.sign(top - words.top));
  }

  /** Listens for clicks, because a scroll must not end the highlight. */
  #pin(on: boolean) {
    if (on) this.#reveal();
    if (on) this.ownerDocument.addEventListener('click', this.#elsewhere);
    else this.ownerDocument.removeEventListener('click', this.#elsewhere);
    this.#set('tap', on);
  }

  #show() {
    const shines = this.#reasons.size > 0;
    if (shines) this.#light();
    else this.#dim();
    this.toggleAttribute('lit', shines || this.#isPointedAt);
    if (this.isConnected) this.ariaPressed = String(this.#reasons.has('tap'));
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

  /** Keeps the parts that the page or another word highlighted. */
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

/** The closest ancestor that scrolls, or the page. */
function scrollerOf(element: Element): Element {
  let at = element.parentElement;
  while (at && !(/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight))
    at = at.parentElement;
  return at ?? element.ownerDocument.scrollingElement!;
}
