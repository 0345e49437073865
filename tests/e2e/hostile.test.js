/** Attributes, properties, files and messages of strangers, in a real page. */
import fc from 'fast-check';
import { checkLater } from '../hostile/check.js';
import { texts } from '../hostile/values.js';
import { expect, frames, openFigure, test } from './figure.js';
import { ATTRIBUTES } from '../../www/element/attributes.js';

/** Refused attributes are told of on the console, as a warning. */
test.use({ expectedNoise: /^console warning: / });
test.setTimeout(600_000);

const words = fc.oneof(
  fc.constantFrom(...ATTRIBUTES.flatMap(({ choices = [], infinite = '' }) => [...choices, infinite])),
  fc.constantFrom(
    '',
    '0',
    '1',
    '3',
    '7',
    '40',
    '-1',
    '2.5',
    'NaN',
    '1e9',
    '3,4 5,6 9,2',
    '1,2,3 4,5,6',
    '5 3 12 1',
  ),
  fc.array(fc.integer({ min: -2, max: 30 }), { maxLength: 12 }).map((list) => list.join(' ')),
  fc
    .array(fc.tuple(fc.integer({ min: -5, max: 30 }), fc.double({ min: -9, max: 40 })), { maxLength: 9 })
    .map((list) => list.join(' ')),
  texts,
);

/** What crosses into a page as it is; the page makes the rest of it. */
const values = fc.oneof(
  words,
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.double(), { maxLength: 9 }),
  fc.constantFrom('@undefined', '@symbol', '@revoked', '@detached', '@fails', '@bare', '@function'),
);

// Sizes are the matter of other tests: a large grid takes seconds to carve.
const names = ATTRIBUTES.filter(({ name }) => !['columns', 'rows', 'autoplay'].includes(name));
const changes = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('attribute'),
      name: fc.constantFrom(...names.map(({ name }) => name)),
      value: words,
    }),
    fc.record({
      kind: fc.constant('property'),
      name: fc.constantFrom(...names.map(({ key }) => key)),
      value: values,
    }),
    fc.record({
      kind: fc.constant('remove'),
      name: fc.constantFrom(...names.map(({ name }) => name)),
      value: fc.constant(''),
    }),
    fc.record({
      kind: fc.constant('call'),
      name: fc.constantFrom(
        'play',
        'pause',
        'step',
        'seek',
        'restart',
        'regenerate',
        'undo',
        'redo',
        'setState',
        'toSVG',
        'toCSV',
        'toJSON',
        'getState',
      ),
      value: values,
    }),
  ),
  { minLength: 1, maxLength: 12 },
);

/** @typedef {{ kind: string, name: string, value: unknown }} Change */

/** Makes the changes, and says what came out that was no `MeanderError`. @param {Element} element @param {Change[]} changes */
function change(element, changes) {
  /** @type {Record<string, () => unknown>} */
  const strange = {
    '@undefined': () => undefined,
    '@symbol': () => Symbol('s'),
    '@function': () => () => 1,
    '@bare': () => Object.create(null),
    '@revoked': () => {
      const { proxy, revoke } = Proxy.revocable([], {});
      revoke();
      return proxy;
    },
    '@detached': () => {
      const list = new Float64Array(4);
      structuredClone(list, { transfer: [list.buffer] });
      return list;
    },
    '@fails': () => ({
      get [Symbol.iterator]() {
        throw new RangeError('of the caller');
      },
      toString() {
        throw new RangeError('of the caller');
      },
    }),
  };
  /** @type {string[]} */
  const faults = [];
  for (const { kind, name, value } of changes) {
    const given = typeof value === 'string' && strange[value] ? strange[value]() : value;
    try {
      if (kind === 'attribute') element.setAttribute(name, String(value));
      else if (kind === 'remove') element.removeAttribute(name);
      else if (kind === 'property') Reflect.set(element, name, given);
      else Reflect.get(element, name).call(element, given);
    } catch (error) {
      const { name: type, code } = /** @type {{ name: string, code: string }} */ (error);
      if (type !== 'MeanderError' || !code) faults.push(`${kind} ${name}: ${error}`);
    }
  }
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(faults))));
}

test('attributes, properties and calls of any kind leave a figure that draws', async ({ page }) => {
  const figure = await openFigure(page, { source: 'waypoints' });
  /** @type {Error[]} */
  const uncaught = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await checkLater(
    fc.asyncProperty(changes, async (list) => {
      expect(await figure.root.evaluate(change, list)).toEqual([]);
      expect(uncaught).toEqual([]);
    }),
    80,
  );
  await figure.root.evaluate((element) => {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    element.setAttribute('source', 'waypoints');
  });
  await frames(page);
  expect(await figure.root.evaluate((element) => Reflect.get(element, 'toSVG').call(element))).toContain(
    '<svg',
  );
});
