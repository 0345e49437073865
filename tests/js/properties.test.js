/** Whatever a property is set to, it is taken or refused by the element's own error. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ATTRIBUTES } from '../../www/element/attributes.js';
import { defineProperties } from '../../www/element/properties.js';
import { MeanderError } from '../../www/errors.js';

const revoked = Proxy.revocable([], {});
revoked.revoke();
const detached = new Float64Array([1, 2, 3, 4]);
structuredClone(detached, { transfer: [detached.buffer] });

const STRANGE = {
  'a number': 5,
  'a boolean': true,
  'an object': {},
  'an object without toString': Object.create(null),
  'a symbol': Symbol('points'),
  'a list of lists': [[1, 2], null],
  'a revoked proxy': revoked.proxy,
  'a detached list': detached,
  'a list that fails when it is read': {
    *[Symbol.iterator]() {
      yield 1;
      throw new RangeError('of the caller');
    },
  },
};

function makeElement() {
  const prototype = /** @type {HTMLElement} */ (
    /** @type {unknown} */ ({ setAttribute() {}, hasAttribute: () => false })
  );
  defineProperties(
    prototype,
    () => 2,
    () => {},
  );
  return prototype;
}

for (const [name, value] of Object.entries(STRANGE))
  test(`a property that is set to ${name} throws no error of the platform`, () => {
    const element = makeElement();
    for (const { key } of ATTRIBUTES) {
      try {
        Reflect.set(element, key, value);
      } catch (error) {
        assert.ok(error instanceof MeanderError, `${key}: ${error}`);
        assert.equal(error.code, 'BadArgument');
        assert.equal(error.argument, key);
        assert.ok(error.message.startsWith(`${key} was `), error.message);
      }
    }
  });

test('points that are a number are refused with what is allowed', () => {
  assert.throws(() => Reflect.set(makeElement(), 'points', 5), {
    name: 'MeanderError',
    message: 'points was 5; it must be points such as "1,2 4,5"',
  });
});
