/** The language of a figure's texts, taken from `lang`, and the texts that a page replaces. */
import { checked } from '../engine/load.ts';
import type { Figure } from '../figure/figure.ts';
import { fetchTexts, replacements, textsFor, wordsIn } from '../words/say.ts';

const LANGUAGES = { attributes: true, attributeFilter: ['lang'], subtree: true };

export class Speech {
  readonly #host: Element;
  readonly #figure: Figure;
  readonly #onChange: () => void;
  readonly #observer = new MutationObserver(() => void this.#follow());
  /** Texts set on this figure; they override those set for all figures. */
  #own: readonly unknown[] = [];
  #tag = 'en';

  constructor(host: Element, figure: Figure, onChange: () => void) {
    this.#host = host;
    this.#figure = figure;
    this.#onChange = onChange;
  }

  connect() {
    for (const one of withHosts(this.#host)) this.#observer.observe(one.getRootNode(), LANGUAGES);
    void this.#follow();
  }

  disconnect() {
    this.#observer.disconnect();
  }

  replace(...lists: readonly unknown[]) {
    this.#own = lists;
    this.#speak();
  }

  /** Switches numbers and texts together, once the texts are fetched. */
  async #follow() {
    const tag = languageAt(this.#host);
    if (tag === this.#tag) return;
    this.#tag = tag;
    if (!textsFor(tag)) await fetchTexts(tag, checked);
    if (tag === this.#tag) this.#speak();
  }

  #speak() {
    this.#figure.say.value = wordsIn(this.#tag, textsFor(this.#tag), replacements(...this.#own));
    this.#onChange();
  }
}

/** An element, followed by the hosts of the shadow roots around it. */
function withHosts(element: Element): Element[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [element, ...withHosts(root.host)] : [element];
}

/** The nearest `lang`, across shadow roots. */
const languageAt = (element: Element) =>
  withHosts(element)
    .map((one) => one.closest('[lang]')?.getAttribute('lang'))
    .find((tag) => tag) ?? 'en';
