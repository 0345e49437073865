/** Whether two results are one. */

/**
 * @param {ArrayLike<number> | null | undefined} a
 * @param {ArrayLike<number> | null | undefined} b
 */
export const equal = (a, b) =>
  Boolean(a && b && a.length === b.length && Array.from(a).every((x, i) => x === b[i]));

/**
 * @param {ArrayLike<number>} a
 * @param {ArrayLike<number>} b
 */
export const close = (a, b) =>
  a.length === b.length && Array.from(a).every((x, i) => Math.abs(x - (b[i] ?? NaN)) < 1e-6);
