import { decimalsOf, numberAttribute } from './numbers.js';

/**
 * The values that a number in a sentence takes, and how far a pointer has to go from one to the next.
 * @typedef {{ min: number, max: number, step: number, decimals: number, pixels: number }} Range
 */

/** All of a range takes so many CSS pixels, with bounds for one step. */
const WHOLE = 240;
const NEAREST = 2;
const FURTHEST = 14;

/**
 * What the element says of it; else what its target says; else that of an input of the type range.
 * @param {Element} element
 * @param {import('./protocol.js').Parameter} [known]
 * @returns {Range}
 */
export function rangeOf(element, known = {}) {
  const min = numberAttribute(element, 'min') ?? known.min ?? 0;
  const max = Math.max(min, numberAttribute(element, 'max') ?? known.max ?? 100);
  const step = numberAttribute(element, 'step') || known.step || 1;
  const pixels = Math.min(FURTHEST, Math.max(NEAREST, (WHOLE * step) / (max - min)));
  const decimals = numberAttribute(element, 'digits') ?? decimalsOf(step);
  return { min, max, step, decimals, pixels };
}

/**
 * So many steps from a value, within the range and without what floating point adds.
 * @param {Range} range
 * @param {number} value
 * @param {number} steps
 */
export function stepFrom({ min, max, step }, value, steps) {
  const wanted = Math.min(max, Math.max(min, value + Math.round(steps) * step));
  return Number(wanted.toFixed(10));
}
