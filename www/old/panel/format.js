/**
 * How to speak to the reader: the words, and ways to write numbers in the reader's language, each of a steady length.
 * @param {string | undefined} asked
 * @param {import('../strings.js').Words} words
 */
export const numberFormats = (asked, words) => ({ words, ...numbersIn(asked) });

const numbersIn = once(makeNumbers);

/** @param {string | undefined} asked */
function makeNumbers(asked) {
  const language = supported(asked);
  /** @param {number} fewest decimals @param {number} most @param {boolean} [useGrouping] */
  const writer = (fewest, most, useGrouping) =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: fewest,
      maximumFractionDigits: most,
      useGrouping,
    }).format;
  return {
    /** What was typed, in any script's digits. A comma is a decimal point to many. @param {string} text */
    read: (text) =>
      Number(
        text
          .trim()
          .replace(/[,٫．]/, '.')
          .replace(/\p{Nd}/gu, digitOf) || NaN,
      ),
    whole: writer(0, 0),
    tenths: writer(1, 1),
    // Between coordinates a point or comma for thousands would be read as another one.
    short: writer(0, 2, false),
    /**
     * Written with as many decimals as a slider's step has.
     * @param {number} step
     */
    likeStep(step) {
      const digits = Math.min(4, (String(step).split('.')[1] ?? '').length);
      return writer(digits, digits);
    },
  };
}

/**
 * Makes a thing once for each name: the browser takes milliseconds to find out how numbers are written in a language, and
 * all figures of a page speak one.
 * @template T
 * @param {(name: string | undefined) => T} create
 */
function once(create) {
  /** @type {Map<string | undefined, T>} */
  const made = new Map();
  return (/** @type {string | undefined} */ name) => {
    const known = made.get(name) ?? create(name);
    made.set(name, known);
    return known;
  };
}

/** Every script has its ten digits in a row; some rows follow one another. @param {string} digit @returns {any} */
function digitOf(digit) {
  const before = String.fromCodePoint(Number(digit.codePointAt(0)) - 1);
  return /\p{Nd}/u.test(before) ? (digitOf(before) + 1) % 10 : 0;
}

/**
 * A page may name a language that does not exist; then the reader's own is used.
 * @param {string | undefined} language
 */
function supported(language) {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language)[0];
  } catch {
    return undefined;
  }
}
