/** Numbers as sentences write them. */

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

/**
 * Keeps room for a text, so that the line does not move while its digits change; room once taken stays.
 * @param {HTMLElement} element
 * @param {number} letters
 */
export function reserve(element, letters) {
  const taken = parseInt(element.style.getPropertyValue('--_room')) || 0;
  if (letters > taken) element.style.setProperty('--_room', `${letters}ch`);
}

/** The number attribute of an element; undefined: there is none. @param {Element} element @param {string} name */
export function numberAttribute(element, name) {
  const text = element.getAttribute(name);
  const value = text ? Number(text) : NaN;
  return Number.isFinite(value) ? value : undefined;
}
