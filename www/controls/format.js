/**
 * How to speak to the reader: the words, and ways to write numbers in the reader's language, each of a steady length.
 * @param {string | undefined} asked
 * @param {import('../strings.js').Words} words
 */
export function numberFormats(asked, words) {
  const language = supported(asked);
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // Between coordinates a point or comma for thousands would be read as another one.
  const short = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  return {
    words,
    /** What was typed, in the reader's digits or in ours. A comma is a decimal point to many. @param {string} text */
    read(text) {
      let plain = text.trim().replace(/[,٫]/, '.');
      for (let digit = 0; digit < 10; digit++) plain = plain.replaceAll(short.format(digit), String(digit));
      return Number(plain || NaN);
    },
    /** @param {number} value */
    whole: (value) => whole.format(value),
    /** @param {number} value */
    tenths: (value) => tenths.format(value),
    /** @param {number} value */
    short: (value) => short.format(value),
    /**
     * Written with as many decimals as a slider's step has.
     * @param {number} step
     */
    likeStep(step) {
      const digits = Math.min(4, (String(step).split('.')[1] ?? '').length);
      const fixed = new Intl.NumberFormat(language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      return (/** @type {number} */ value) => fixed.format(value);
    },
  };
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
