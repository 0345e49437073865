/** Of a tree's attributes, only this one. */
const LANGUAGES = Object.freeze({ attributes: true, attributeFilter: ['lang'], subtree: true });

/**
 * The language that the page gives a figure, through every tree that it stands in, also when that changes.
 * @param {Element} figure
 * @param {() => void} onChange
 */
export function createLanguage(figure, onChange) {
  /** @type {string | undefined} */
  let language;
  const observer = new MutationObserver(look);

  /** The figure, then whatever it is in the shadow of. */
  function hosts() {
    const found = [figure];
    for (const one of found) {
      const { host } = /** @type {Partial<ShadowRoot>} */ (one.getRootNode());
      if (host) found.push(host);
    }
    return found;
  }

  function look() {
    const named = hosts().map((host) => host.closest('[lang]')?.getAttribute('lang'));
    const found = named.find((name) => name != null) || undefined;
    if (found === language) return;
    language = found;
    onChange();
  }

  return {
    get now() {
      return language;
    },
    connect() {
      for (const host of hosts()) observer.observe(host.getRootNode(), LANGUAGES);
      look();
    },
    disconnect: () => observer.disconnect(),
  };
}
