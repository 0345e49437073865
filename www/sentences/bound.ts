/** An element of a sentence, bound to the elements that its sentence is about. */
import { CURVE_TONE_NAMES, pageTone } from '../drawing/look.ts';
import type { Parameter } from './number.ts';
import styleText from './style.css?inline';

/**
 * The target of a sentence: a custom element with `change(name, value)`, such as `<meander-path>`. A sentence sets no
 * property itself, so an author's attributes can change only properties that the target accepts. Sentences read the
 * properties that they name, and listen to events that bubble:
 *
 * - `meander-ready`, `meander-change`: properties may have changed
 * - `meander-values`: `values` may have changed
 * - `meander-words`: labels may have changed
 * - `meander-point` with `{ parts }`: the pointer or the focus moved to these parts
 */
export interface Target extends HTMLElement {
  /** Changes until `commit` are one step of undo. `<meander-word>` changes `highlight`, which undo must ignore. */
  change(name: string, value: unknown): void;
  commit?(): void;
  /** The range of a property; without it, the sentence sets the range. */
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

/** A server has no elements, but can still import the classes. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Documents and shadow roots that listen to targets for the elements in them. */
const listening = new WeakSet<Node>();

/** One listener per root: a long article has hundreds of elements, and a show fires events in each frame. */
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

/** Its document or shadow root listens, so targets may appear later, move and disappear. */
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

  /** Its target elements, without those that do not exist yet. */
  get targets(): Target[] {
    const ids = (this.getAttribute('for') ?? '').split(/\s+/).filter(Boolean);
    return ids.map((id) => this.#root?.getElementById(id) ?? null).filter(isTarget);
  }

  /** The property or value that it names. */
  get name() {
    return this.getAttribute('name') ?? '';
  }

  /** Its name for screen readers. */
  get label() {
    const own = this.getAttribute('label') ?? this.getAttribute('aria-label');
    return own ?? this.targets[0]?.parameter?.(this.name).label ?? this.name;
  }

  /** Called once it is connected and its content is parsed. */
  begin() {
    this.update();
  }

  end() {}

  hear(event: Event) {
    if (event.type !== 'meander-point') this.update();
  }

  /** Shows the current values of the targets. */
  abstract update(): void;
}

/** Curves whose words have their colour. The raw line has the colour of text. */
const COLOURED = CURVE_TONE_NAMES.filter((name) => name !== 'raw');
/** Parts whose words have an underline in the colour of the path. */
const ON_PATH = ['path', 'kept', 'forced'];

const colours = [
  ...COLOURED.map((name) => `:where(meander-word[shows~='${name}']) { color: ${pageTone(name)}; }`),
  ...ON_PATH.map(
    (part) => `:where(meander-word[shows~='${part}']) { text-decoration-color: ${pageTone('dot')}; }`,
  ),
].join('\n');

/** One sheet for each window: a constructed sheet belongs to one document. */
const sheets = new WeakMap<Window, CSSStyleSheet>();

/** Styles sentences in a document or shadow root. `:where` has no specificity, so any rule of the page wins. */
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
