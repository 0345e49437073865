/**
 * Makes an element: properties by name, attributes where the name has a dash or is `part`, `role` or `for`.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [props]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.includes('-') || name === 'part' || name === 'role') element.setAttribute(name, String(value));
    else Reflect.set(element, name, value);
  }
  element.append(...children);
  return element;
}

/** The window that something is shown in: a page may put it into another one. @param {Node} node */
export const windowOf = (node) => node.ownerDocument?.defaultView ?? window;

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 */
export function makeSvg(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * Writes a text only when it differs, so that nothing is laid out for nothing.
 * @param {Element} element
 * @param {string} text
 */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
