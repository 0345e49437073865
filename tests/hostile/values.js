/** Arbitrary values of the kinds that callers might pass. */
import fc from 'fast-check';

const EDGES = [
  ...[0, -0, 1, -1, 0.5, 2, 3, 255, 2 ** 24, 2 ** 24 + 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53],
  ...[1e9, 1e100, 1e150, 1.1e150, 1e300, 5e-324, NaN, Infinity, -Infinity],
];

export const numbers = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -3, max: 30 }) },
  { weight: 2, arbitrary: fc.double() },
  { weight: 2, arbitrary: fc.constantFrom(...EDGES) },
);

/** Texts of any UTF-16 units, including lone surrogates and control characters. */
export const texts = fc.string({
  unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)),
  maxLength: 20,
});

/** Wraps a value that throws when inspected, because fast-check inspects the values it generates. */
class Boxed {
  /** @param {string} name @param {unknown} value */
  constructor(name, value) {
    this.name = name;
    this.open = () => value;
  }
}

const traps = fc.constantFrom(
  ...Object.entries({
    'a revoked proxy': revoked(),
    'an object that fails': failing(),
    'a detached list': detached(),
    'an endless list': { length: 2 ** 53, [Symbol.iterator]: undefined },
    'an object without toString': Object.create(null),
    'a list behind a proxy': new Proxy([1, 2], {}),
    'a list that fails': failing([1, 2]),
  }).map(([name, value]) => new Boxed(name, value)),
);

/** Unwraps a boxed value. @param {unknown} value */
export const open = (value) => (value instanceof Boxed ? value.open() : value);

function revoked() {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

/** A proxy that throws on any access. @param {object} [target] */
function failing(target = {}) {
  const fail = () => {
    throw new RangeError('of the caller');
  };
  return new Proxy(target, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail });
}

function detached() {
  const list = new Float64Array([1, 2, 3, 4]);
  structuredClone(list, { transfer: [list.buffer] });
  return list;
}

const list = fc.array(numbers, { maxLength: 12 });

const typedLists = fc.oneof(
  ...[Float64Array, Float32Array, Uint32Array, Uint8Array, Int16Array, Uint8ClampedArray].map((List) =>
    list.map((values) => new List(values)),
  ),
);

const points = fc.array(fc.record({ x: numbers, y: numbers, z: numbers }, { requiredKeys: ['x'] }), {
  maxLength: 8,
});

/** Any value; pass it through `open` before use. */
export const anything = fc.oneof(
  { weight: 3, arbitrary: numbers },
  { weight: 2, arbitrary: list },
  ...[
    typedLists,
    points,
    fc.array(fc.array(numbers, { maxLength: 4 }), { maxLength: 6 }),
    fc.array(fc.boolean(), { maxLength: 30 }),
    texts,
    fc.anything({
      withBigInt: true,
      withDate: true,
      withTypedArray: true,
      withSparseArray: true,
      withNullPrototype: true,
    }),
    fc.constantFrom(
      undefined,
      null,
      Symbol('s'),
      () => 1,
      new DataView(new ArrayBuffer(8)),
      'csv',
      'chaikin',
    ),
    traps,
  ].map((arbitrary) => ({ weight: 1, arbitrary })),
);
