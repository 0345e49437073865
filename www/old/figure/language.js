/** Of a tree's attributes, only this one. */
const LANGUAGES = Object.freeze({ attributes: true, attributeFilter: ['lang'], subtree: true });

/** An element, then whatever it is in the shadow of. @param {Element} element */
function withHosts(element) {
  const found = [element];
  for (const one of found) {
    const { host } = /** @type {Partial<ShadowRoot>} */ (one.getRootNode());
    if (host) found.push(host);
  }
  return found;
}

/** The language that the page gives an element, through every tree that it stands in. @param {Element} element */
export function languageAt(element) {
  const named = withHosts(element).map((one) => one.closest('[lang]')?.getAttribute('lang'));
  return named.find((name) => name != null) || undefined;
}

/**
 * The language of a figure, also when that changes.
 * @param {Element} figure
 * @param {() => void} onChange
 */
export function createLanguage(figure, onChange) {
  /** @type {string | undefined} */
  let language;
  const observer = new MutationObserver(look);

  /** Finds out at once what has changed. */
  function look() {
    const found = languageAt(figure);
    if (found === language) return;
    language = found;
    onChange();
  }

  return {
    get now() {
      return language;
    },
    look,
    connect() {
      for (const one of withHosts(figure)) observer.observe(one.getRootNode(), LANGUAGES);
      look();
    },
    disconnect: () => observer.disconnect(),
  };
}
