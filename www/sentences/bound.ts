/** An element of a sentence, bound to the elements that its sentence is about. */
import { CURVE_TONE_NAMES, pageTone } from '../drawing/look.ts';
import type { Parameter } from './number.ts';
import styleText from './style.css?inline';

/**
 * An element that sentences speak about: a custom element with `change(name, value)`, such as `<meander-path>`. A sentence
 * sets no property itself, so text from an author's attributes reaches only what the target chooses to accept. Sentences
 * read the properties that they name, and listen to events that bubble:
 *
 * - `meander-ready`, `meander-change`: properties may have other values
 * - `meander-values`: `values` may be others
 * - `meander-words`: labels may be others
 * - `meander-point` with `{ parts }`: other parts are under the pointer or at the focus
 */
export interface Target extends HTMLElement {
  /** Changes until `commit` are one step of undo. `<meander-word>` changes `highlight`, which is none. */
  change(name: string, value: unknown): void;
  commit?(): void;
  /** The range of a property; without it, that of the sentence. */
  parameter?(name: string): Parameter;
  readonly values?: Readonly<Record<string, number>>;
  readonly highlight?: readonly string[];
}

/** Only names of custom elements have a hyphen. In a form, `localName` and `change` may be fields of that name. */
export function isTarget(element: Element | null): element is Target {
  if (!String(element?.localName).includes('-')) return false;
  return typeof (element as Partial<Target>).change === 'function';
}

/** Reads a property that a sentence names. */
export const read = (target: Target | undefined, name: string): unknown =>
  target && (target as unknown as Record<string, unknown>)[name];

const CHANGES = ['meander-ready', 'meander-change', 'meander-values', 'meander-words', 'meander-point'];

/** A server has no elements: the classes exist there, and nothing more. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Documents and shadow roots that tell the elements in them what their targets announce. */
const listening = new WeakSet<Node>();

/** One listener a root: a long article has hundreds of elements, and a show announces values in each frame. */
function listenIn(root: Document | ShadowRoot) {
  if (listening.has(root)) return;
  listening.add(root);
  const tell = (event: Event) => {
    const target = event.target as Element | null;
    if (!isTarget(target)) return;
    for (const element of root.querySelectorAll(`[for~='${CSS.escape(target.getAttribute('id') ?? '')}']`))
      if (element instanceof BoundElement && element.targets.includes(target)) element.hear(event);
  };
  for (const type of CHANGES) root.addEventListener(type, tell);
}

/** Its document or shadow root listens, so that targets may come later, move and go. */
export abstract class BoundElement extends Base {
  #root: Document | ShadowRoot | null = null;

  connectedCallback() {
    const root = this.getRootNode() as Document | ShadowRoot;
    adoptSheet(root, this.ownerDocument.defaultView);
    this.#root = root;
    listenIn(root);
    const begin = () => this.isConnected && this.begin();
    // While a page loads, an element may be defined before its content is there.
    if (this.ownerDocument.readyState === 'loading')
      this.ownerDocument.addEventListener('DOMContentLoaded', begin, { once: true });
    else begin();
  }

  disconnectedCallback() {
    this.#root = null;
    this.end();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.update();
  }

  /** The elements it is about, as far as they are there. */
  get targets(): Target[] {
    const ids = (this.getAttribute('for') ?? '').split(/\s+/).filter(Boolean);
    return ids.map((id) => this.#root?.getElementById(id) ?? null).filter(isTarget);
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

  /** It is connected, and its content is there. */
  begin() {
    this.update();
  }

  end() {}

  hear(event: Event) {
    if (event.type !== 'meander-point') this.update();
  }

  /** Shows what the targets have now. */
  abstract update(): void;
}

/** Words whose text has a colour: those of curves. The raw line has that of text. */
const COLOURED = CURVE_TONE_NAMES.filter((name) => name !== 'raw');
/** Parts whose line has the colour of a path. */
const ON_PATH = ['path', 'kept', 'forced'];

const colours = [
  ...COLOURED.map((name) => `:where(meander-word[shows~='${name}']) { color: ${pageTone(name)}; }`),
  ...ON_PATH.map(
    (part) => `:where(meander-word[shows~='${part}']) { text-decoration-color: ${pageTone('path-side')}; }`,
  ),
].join('\n');

/** One sheet for each window: a constructed sheet belongs to one document. */
const sheets = new WeakMap<Window, CSSStyleSheet>();

/** Styles sentences in a document or shadow root. `:where` weighs nothing, so any rule of the page wins. */
function adoptSheet(root: Document | ShadowRoot, view: (Window & typeof globalThis) | null) {
  if (!view || !root.adoptedStyleSheets) return;
  let sheet = sheets.get(view);
  if (!sheet) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(`${styleText}\n${colours}`);
    sheets.set(view, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
