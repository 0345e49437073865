import assert from 'node:assert/strict';

/**
 * A call is refused with an error that has these properties.
 * @param {() => unknown} run
 * @param {Partial<import('../../dist/meander.js').MeanderError>} expected
 */
export const refuses = (run, expected) => assert.throws(run, { name: 'MeanderError', ...expected });
