/** @typedef {(view: Window & typeof globalThis) => CSSStyleSheet} SharedStyleSheet */

/**
 * A style sheet that every figure of a page shares. A document takes none but those of its own window, so it is made for
 * each where a figure comes.
 * @param {string} css
 * @returns {SharedStyleSheet}
 */
export function shareStyleSheet(css) {
  /** @type {WeakMap<object, CSSStyleSheet>} */
  const made = new WeakMap();
  return ({ CSSStyleSheet }) => {
    const sheet = made.get(CSSStyleSheet) ?? new CSSStyleSheet();
    if (!made.has(CSSStyleSheet)) sheet.replaceSync(css);
    made.set(CSSStyleSheet, sheet);
    return sheet;
  };
}
