import assert from 'node:assert/strict';

/**
 * Asserts that a call throws a `MeanderError` with these properties.
 * @param {() => unknown} run
 * @param {Partial<import('../../dist/meander.js').MeanderError>} expected
 */
export const refuses = (run, expected) => assert.throws(run, { name: 'MeanderError', ...expected });

/** Removes the type, as for a caller without TypeScript. @param {unknown} value */
export const any = (value) => /** @type {any} */ (value);
