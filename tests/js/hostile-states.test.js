/** States and attributes of any text: a value or none, and the value is written and read unchanged. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import fc from 'fast-check';
import { params, ready } from '../../www/engine.js';
import { ATTRIBUTES } from '../../www/old/element/attributes.js';
import { formatAttribute, parseAttribute } from '../../www/old/element/attribute-text.js';
import { createParameters } from '../../www/old/element/parameters.js';
import { defineProperties } from '../../www/old/element/properties.js';
import { readState, writeState } from '../../www/old/element/state-string.js';
import { MeanderError } from '../../www/errors.js';
import { check } from '../hostile/check.js';
import { anything, numbers, open, texts } from '../hostile/values.js';
import { makeFigure } from './make-figure.js';

await ready();
const { rangeOf } = createParameters(params());
/** @type {{ state: string }[]} */
const PINNED = JSON.parse(readFileSync(new URL('../golden/states-v1.json', import.meta.url), 'utf8'));

/** Words of attributes, and numbers as people write them. */
const words = fc.oneof(
  fc.constantFrom(
    ...ATTRIBUTES.flatMap(({ choices = [], infinite = '' }) => [...choices, infinite]),
    'false',
  ),
  numbers.map(String),
  fc.constantFrom('1e5', '0x10', '-0', '+1', '1_0', ' 7 ', '٣', '½', '1,2', '1,2,3', ',', '1e999'),
  texts,
);
const values = fc
  .tuple(fc.array(words, { maxLength: 8 }), fc.constantFrom(' ', ',', '+', '\n'))
  .map(([list, between]) => list.join(between));

const codes = ATTRIBUTES.filter(({ remembered }) => remembered).map(({ code }) => code);
const names = fc.oneof(fc.constantFrom(...codes, 'at', 'turn', 'columns'), texts);
const states = fc
  .array(fc.tuple(names, values), { maxLength: 8 })
  .chain((pairs) =>
    fc.constantFrom(
      `v=1&${new URLSearchParams(pairs)}`,
      `v=1&${pairs.map((pair) => pair.join('=')).join('&')}`,
      `v=1&amp;${pairs.map((pair) => pair.join('=')).join('&amp;')}`,
      pairs.map((pair) => pair.join('=')).join('&'),
    ),
  );

/** The states that links of version 1 have, with a piece of another text inside. */
const spoiled = fc
  .tuple(
    fc.constantFrom(...PINNED.map(({ state }) => state)),
    fc.nat(1000),
    fc.nat(9),
    fc.oneof(words, states),
  )
  .map(([state, where, cut, piece]) => {
    const at = where % (state.length + 1);
    return state.slice(0, at) + piece + state.slice(at + cut);
  });

test('any text is no state, or one that is written, read and shown', () => {
  let read = 0;
  check(
    fc.property(fc.oneof(states, spoiled, texts), (text) => {
      const state = readState(text, rangeOf);
      if (!state) return;
      read += 1;
      const written = writeState(state);
      const again = readState(written, rangeOf);
      assert.ok(again, written);
      assert.equal(writeState(again), written);
      assert.deepEqual(again, state);
      if (state.columns * state.rows > 2500) return;
      const { seen, rest } = makeFigure(state);
      try {
        seen();
      } catch (error) {
        assert.ok(error instanceof MeanderError, `${error}`);
      }
      rest();
    }),
    3,
  );
  assert.ok(read > 100, `${read} of them are states`);
  assert.equal(Reflect.get({}, 'seed'), undefined);
});

for (const row of ATTRIBUTES)
  test(`any text is no ${row.name}, or one that is written and read unchanged`, () => {
    check(
      fc.property(fc.oneof(values, words), (text) => {
        const range = row.kind === 'tuples' ? { dimension: 2 } : rangeOf(row);
        const value = parseAttribute(row, text, range);
        if (value === undefined) return;
        const written = formatAttribute(row, value);
        assert.deepEqual(parseAttribute(row, written, range), value);
        assert.equal(formatAttribute(row, parseAttribute(row, written, range)), written);
      }),
    );
  });

test('a property set to any value takes it or throws by its name', () => {
  const element = /** @type {HTMLElement} */ (
    /** @type {unknown} */ ({ setAttribute() {}, hasAttribute: () => false })
  );
  defineProperties(
    element,
    () => 2,
    () => {},
  );
  check(
    fc.property(fc.constantFrom(...ATTRIBUTES.map(({ key }) => key)), anything, (key, value) => {
      try {
        Reflect.set(element, key, open(value));
      } catch (error) {
        assert.ok(error instanceof MeanderError, `${error}`);
        assert.equal(error.code, 'BadArgument');
        assert.equal(error.argument, key);
      }
    }),
  );
});
