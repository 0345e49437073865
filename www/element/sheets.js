/**
 * A style sheet that every figure of a page shares; null where there are none to make.
 * @param {string} css
 */
export function makeSheet(css) {
  if (!globalThis.CSSStyleSheet) return null;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
