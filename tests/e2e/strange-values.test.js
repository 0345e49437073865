/** Values of kinds that mean nothing, given to every property and method: refused by the figure's own error, or taken; never a bare one. */
import { expect, openFigure, test } from './figure.js';

test.use({ expectedNoise: /^console warning: The attribute \S+="[^]*" has no meaning here/ });

test('properties and methods throw no error of the platform or of the caller', async ({ page }) => {
  const figure = await openFigure(page, { seed: 7 });
  const before = await figure.look();
  const { bare, thrown } = await figure.root.evaluate(async (element) => {
    const revoked = Proxy.revocable([], {});
    revoked.revoke();
    const detached = new Float64Array(8);
    structuredClone(detached, { transfer: [detached.buffer] });
    const fails = () => {
      throw new RangeError('of the caller');
    };
    const strange = [
      ...[5, 10n, Symbol('a'), Object.create(null), revoked.proxy, detached, () => {}, [Object.create(null)]],
      ...[
        [Symbol('b')],
        { toString: fails, valueOf: fails },
        { [Symbol.iterator]: fails },
        new Proxy({}, { get: fails }),
      ],
    ];
    const figure = /** @type {any} */ (element);
    const state = figure.getState();
    /** @type {((value: any) => unknown)[]} */
    const calls = [
      ...['points', 'terminals', 'walls', 'missing', 'order', 'origin', 'overlays', 'highlight'],
      ...['seed', 'columns', 'source', 'theme', 'label', 'state', 'closed', 'strings', 'position'],
    ].map((name) => Object.assign((/** @type {any} */ value) => void (figure[name] = value), { of: name }));
    for (const name of [
      'seek',
      'step',
      'regenerate',
      'setState',
      'toCSV',
      'toJSON',
      'toBlob',
      'toCode',
      'importText',
      'change',
      'parameter',
    ])
      calls.push(Object.assign((/** @type {any} */ value) => figure[name](value), { of: name }));
    calls.push((value) => figure.change('points', value));
    calls.push((value) => figure.change('position', value));
    calls.push((value) => figure.toBlob('image/png', value));
    calls.push((value) => figure.toCode('rust', value));
    calls.push((value) => figure.toCode('rust', 'raw', value));
    /** @type {string[]} */
    const bare = [];
    let thrown = 0;
    for (const call of calls)
      for (const value of strange)
        try {
          await call(value);
        } catch (error) {
          const { name, code, message } = Object(error);
          thrown += 1;
          if (name !== 'MeanderError' || !code || /of the caller|Cannot|revoked/.test(message))
            bare.push(`${Reflect.get(call, 'of') ?? call} ${strange.indexOf(value)}: ${message}`);
        }
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    figure.setState(state);
    return { bare, thrown };
  });
  expect(bare).toEqual([]);
  expect(thrown).toBeGreaterThan(100);
  await figure.settle();
  expect(await figure.look(), 'it works as before').toBe(before);
});
