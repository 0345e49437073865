/** Numbers as sentences write them. */
import { say } from '../dom.js';

/** @param {number} step @returns {number} how many decimals it has */
export const decimalsOf = (step) => Math.min(6, (String(step).split('.')[1] ?? '').length);

/**
 * Writes numbers in the language of a place, with so many decimals.
 * @param {Element} place
 * @param {number} fewest
 * @param {number} [most]
 * @returns {(value: number) => string}
 */
export function writerAt(place, fewest, most = fewest) {
  const options = { minimumFractionDigits: fewest, maximumFractionDigits: most, useGrouping: false };
  const language = place.closest('[lang]')?.getAttribute('lang') || undefined;
  try {
    return new Intl.NumberFormat(language, options).format;
  } catch {
    // A page may name a language that does not exist.
    return new Intl.NumberFormat(undefined, options).format;
  }
}

/** How long a number was when its place in the line began to be kept. */
const LETTERS = '--_letters';

/**
 * Writes a number. In a place that is kept it takes as much of the line as before, and stays in the middle of that.
 * @param {HTMLElement} element
 * @param {string} text
 */
export function write(element, text) {
  say(element, text);
  const letters = element.style.getPropertyValue(LETTERS);
  element.style.marginInline = letters ? `calc(${Number(letters) - text.length} * 0.5ch)` : '';
}

/**
 * Keeps the places of all numbers in sentences, so that no line moves while one of them is dragged; at rest each is as
 * wide as a word.
 * @param {ParentNode} root
 */
export function keepPlaces(root) {
  for (const element of numbersIn(root))
    if (!element.style.getPropertyValue(LETTERS))
      element.style.setProperty(LETTERS, String(element.textContent?.length));
}

/** Gives each number the place that it needs. @param {ParentNode} root */
export function releasePlaces(root) {
  for (const element of numbersIn(root)) {
    element.style.removeProperty(LETTERS);
    element.style.marginInline = '';
  }
}

/** @param {ParentNode} root @returns {NodeListOf<HTMLElement>} */
const numbersIn = (root) => root.querySelectorAll('.meander-slider, meander-output');

/** The number attribute of an element; undefined: there is none. @param {Element} element @param {string} name */
export function numberAttribute(element, name) {
  const text = element.getAttribute(name);
  const value = text ? Number(text) : NaN;
  return Number.isFinite(value) ? value : undefined;
}
