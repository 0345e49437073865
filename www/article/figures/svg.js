/** SVG parts as the article's own figures use them. */
import { near } from './grid-lines.js';
import { svg } from './svg-tree.js';

/**
 * @param {ArrayLike<number>} points flat, in the plane
 * @param {string} className
 * @param {Record<string, string | number>} [more]
 */
export const line = (points, className, more = {}) =>
  svg('polyline', { points: written(points), class: className, ...more });

/** @param {ArrayLike<number>} points flat, in the plane @param {string} className */
export const ring = (points, className) => svg('polygon', { points: written(points), class: className });

/** @param {ArrayLike<number>} points */
const written = (points) =>
  Array.from(
    points,
    (value, i) => near(value) + (i % 2 && i + 1 < points.length ? ' ' : i % 2 ? '' : ','),
  ).join('');

/** @param {number} x @param {number} y @param {number} r @param {string} className */
export const dot = (x, y, r, className) => svg('circle', { cx: x, cy: y, r, class: className });

/** A dot at each. @param {ArrayLike<number>} points flat, in the plane @param {number} r @param {string} className */
export const dots = (points, r, className) =>
  Array.from({ length: points.length / 2 }, (_, i) => dot(points[2 * i], points[2 * i + 1], r, className));

/** A square around a place. @param {number} x @param {number} y @param {number} r half a side @param {string} className */
export const square = (x, y, r, className) =>
  svg('rect', { x: x - r, y: y - r, width: 2 * r, height: 2 * r, class: className });

/** @param {number} x @param {number} y @param {string} words @param {string} [className] */
export const text = (x, y, words, className) => svg('text', { x, y, class: className ?? null }, words);

/** @param {number} value @param {number} low @param {number} high */
export const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
