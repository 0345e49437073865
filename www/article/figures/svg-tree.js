/** SVG as plain data: put on the page, or written as text when the page is built. */
import { makeSvg } from '../dom.js';
import { near } from './grid-lines.js';

/**
 * @typedef {object} SvgNode
 * @property {string} tag
 * @property {Record<string, string | number>} attributes
 * @property {(SvgNode | string)[]} children
 */

/**
 * @param {string} tag
 * @param {Record<string, string | number | null>} [attributes] null: it has none of this name
 * @param {...(SvgNode | string | null | (SvgNode | string | null)[])} children null: nothing
 * @returns {SvgNode}
 */
export function svg(tag, attributes = {}, ...children) {
  const given = Object.entries(attributes).filter((entry) => entry[1] !== null);
  return {
    tag,
    attributes: /** @type {Record<string, string | number>} */ (Object.fromEntries(given)),
    children: children.flat().filter((child) => child !== null),
  };
}

/** @param {string | number} value */
const written = (value) => String(typeof value === 'number' ? near(value) : value);

/**
 * Makes an element be what a node tells; children of the same kind are kept, so that style sheets can move them.
 * @param {Element} element of the node's kind
 * @param {SvgNode} node
 */
export function patch(element, node) {
  for (const { name } of [...element.attributes])
    if (!(name in node.attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(node.attributes)) {
    const text = written(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  patchChildren(element, node.children);
}

/** @param {Element} parent @param {(SvgNode | string)[]} nodes */
function patchChildren(parent, nodes) {
  nodes.forEach((node, i) => {
    const there = parent.childNodes[i];
    if (typeof node === 'string') {
      if (!(there instanceof Text)) put(parent, there, document.createTextNode(node));
      else if (there.data !== node) there.data = node;
      return;
    }
    const isSame = there instanceof SVGElement && there.localName === node.tag;
    const element = isSame ? there : makeSvg(node.tag);
    if (!isSame) put(parent, there, element);
    patch(element, node);
  });
  while (parent.childNodes.length > nodes.length) parent.lastChild?.remove();
}

/** @param {Element} parent @param {ChildNode | undefined} there @param {Node} node */
function put(parent, there, node) {
  if (there) there.replaceWith(node);
  else parent.append(node);
}

/** @param {SvgNode | string} node @returns {string} */
export function textOf(node) {
  if (typeof node === 'string') return escape(node);
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${escape(written(value))}"`,
  );
  return `<${node.tag}${attributes.join('')}>${node.children.map(textOf).join('')}</${node.tag}>`;
}

/** @param {string} text */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
