/**
 * Ways to write numbers in the reader's language, each of a steady length.
 * @param {string | undefined} language
 */
export function numberFormats(language) {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const short = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return {
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
