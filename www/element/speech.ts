/** The language of a figure's texts, taken from `lang`, and the texts that a page replaces. */
import { checked } from '../engine/load.ts';
import type { Figure } from '../figure/figure.ts';
import { fetchTexts, replacements, textsFor, wordsIn } from '../words/say.ts';

const LANGUAGES = { attributes: true, attributeFilter: ['lang'], subtree: true };

export function speechOf(host: Element, figure: Figure, onChange: () => void) {
  const observer = new MutationObserver(() => void follow());
  /** Texts set on this figure; they override those set for all figures. */
  let own: readonly unknown[] = [];
  let tag = 'en';

  function connect() {
    for (const one of withHosts(host)) observer.observe(one.getRootNode(), LANGUAGES);
    void follow();
  }

  function replace(...lists: readonly unknown[]) {
    own = lists;
    speak();
  }

  /** Switches numbers and texts together, once the texts are fetched. */
  async function follow() {
    const next = languageAt(host);
    if (next === tag) return;
    tag = next;
    if (!textsFor(tag)) await fetchTexts(tag, checked);
    if (next === tag) speak();
  }

  function speak() {
    figure.say.value = wordsIn(tag, textsFor(tag), replacements(...own));
    onChange();
  }

  return { connect, replace, disconnect: () => observer.disconnect() };
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
