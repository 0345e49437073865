import { CHANGED, isTarget } from './protocol.js';
import { sentenceSheet } from './sheet.js';

/** A server has no elements: there the classes exist, and nothing more. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * An element of a sentence, bound to the elements of the same document or shadow root whose ids `for` lists. It listens
 * to all of that root, so that targets may come later, move and go.
 */
export class BoundElement extends Base {
  /** The events that it listens to. */
  static events = CHANGED;
  /** @type {Document | ShadowRoot | null} */
  #root = null;
  #hear = (/** @type {Event} */ event) => {
    if (this.targets.some((target) => target === event.target)) this.hear(event);
  };

  connectedCallback() {
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    const { defaultView } = this.ownerDocument;
    if (defaultView && root.adoptedStyleSheets) {
      const sheet = sentenceSheet(defaultView);
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    }
    this.#root = root;
    for (const type of this.#events) root.addEventListener(type, this.#hear);
    // While a page is read the element may be known before what stands in it.
    if (this.ownerDocument.readyState === 'loading')
      this.ownerDocument.addEventListener('DOMContentLoaded', () => this.isConnected && this.begin(), {
        once: true,
      });
    else this.begin();
  }

  disconnectedCallback() {
    for (const type of this.#events) this.#root?.removeEventListener(type, this.#hear);
    this.#root = null;
    this.end();
  }

  get #events() {
    return /** @type {typeof BoundElement} */ (this.constructor).events;
  }

  /** What it speaks about: those of the elements that are there. @returns {import('./protocol.js').Target[]} */
  get targets() {
    const root = this.#root;
    const ids = (this.getAttribute('for') ?? '').split(/\s+/).filter(Boolean);
    return ids.map((id) => root?.getElementById(id) ?? null).filter(isTarget);
  }

  /** The property or value that it names. */
  get name() {
    return this.getAttribute('name') ?? '';
  }

  /** What screen readers call it. */
  get label() {
    const own = this.getAttribute('label') ?? this.getAttribute('aria-label');
    return own ?? this.targets[0]?.parameter?.(this.name).label ?? this.name;
  }

  /** It is connected, and all that stands in it is there. */
  begin() {
    this.update();
  }

  end() {}

  /** @param {Event} _event of a target */
  hear(_event) {
    this.update();
  }

  /** Shows what the targets have now. */
  update() {}
}
