/** SVG parts as the article's own figures use them. */
import { makeSvg } from '../../dom.js';

/** @param {ArrayLike<number>} points flat, in the plane @param {string} className @param {boolean} [closed] */
export function line(points, className, closed = false) {
  let text = '';
  for (let i = 0; i + 1 < points.length; i += 2)
    text += `${points[i].toFixed(2)},${points[i + 1].toFixed(2)} `;
  return makeSvg(closed ? 'polygon' : 'polyline', { points: text, class: className });
}

/** @param {number} x @param {number} y @param {number} r @param {string} className */
export const dot = (x, y, r, className) => makeSvg('circle', { cx: x, cy: y, r, class: className });

/** A square around a place. @param {number} x @param {number} y @param {number} r half a side @param {string} className */
export const square = (x, y, r, className) =>
  makeSvg('rect', { x: x - r, y: y - r, width: 2 * r, height: 2 * r, class: className });

/** @param {number} x @param {number} y @param {string} words @param {string} className */
export function text(x, y, words, className) {
  const element = makeSvg('text', { x, y, class: className });
  element.textContent = words;
  return element;
}

/** @param {number} value @param {number} low @param {number} high */
export const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
