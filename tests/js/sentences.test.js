import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimalsOf, writerAt } from '../../www/old/sentences/numbers.js';
import { rangeOf, stepFrom } from '../../www/old/sentences/range.js';

/** @param {Record<string, string>} attributes @param {string} [lang] */
const element = (attributes, lang = 'en') =>
  /** @type {any} */ ({
    getAttribute: (/** @type {string} */ name) => attributes[name] ?? null,
    closest: () => ({ getAttribute: () => lang }),
  });

test('a range comes from the sentence, then the figure, then is 0 to 100', () => {
  const known = { min: 1, max: 9, step: 0.5 };
  assert.deepEqual(
    { ...rangeOf(element({ min: '2', step: '0.25' }), known), pixels: 0 },
    { min: 2, max: 9, step: 0.25, decimals: 2, pixels: 0 },
  );
  const { min, max, step } = rangeOf(element({ max: 'many' }));
  assert.deepEqual([min, max, step], [0, 100, 1]);
  assert.equal(rangeOf(element({ step: '0' }), known).step, 0.5);
  assert.equal(rangeOf(element({ digits: '0' }), known).decimals, 0);
  // An empty range stands still.
  assert.equal(stepFrom(rangeOf(element({ min: '5', max: '3' })), 5, 9), 5);
});

test('a drag of a hand covers any range', () => {
  for (const [max, pixels] of [
    [4e9, 2],
    [60, 4],
    [2, 14],
  ])
    assert.equal(rangeOf(element({ max: String(max) })).pixels, pixels);
});

test('steps stay in the range and on its decimals', () => {
  const range = rangeOf(element({ min: '0', max: '1', step: '0.1' }));
  assert.equal(stepFrom(range, 0.1, 2), 0.3);
  assert.equal(stepFrom(range, 0.85, 0.6), 0.95);
  assert.equal(stepFrom(range, 0.5, 40), 1);
  assert.equal(stepFrom(range, 0.5, -40), 0);
});

test('numbers follow the language of their sentence', () => {
  assert.equal(writerAt(element({}, 'de'), 2)(1234.5), '1234,50');
  assert.equal(writerAt(element({}, 'no such language'), 1)(0.25).length, 3);
  assert.deepEqual([1, 0.5, 0.05].map(decimalsOf), [0, 1, 2]);
});
