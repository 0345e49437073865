/** Where memory ends in a call the module is started anew, and what figures had borrowed from it is borrowed again. */
import { expect, openFigure, test } from './figure.js';

test('a carving that stands half-way and its moving arrows outlive the end of memory', async ({ page }) => {
  await page.addInitScript(() => {
    const memories = /** @type {WebAssembly.Memory[]} */ ([]);
    /** @param {WebAssembly.Instance} instance */
    const keep = (instance) => {
      const { memory } = instance.exports;
      if (memory instanceof WebAssembly.Memory) memories.push(memory);
      return instance;
    };
    const { Instance, instantiate } = WebAssembly;
    // The first start, and those after it.
    Object.assign(WebAssembly, {
      /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
      instantiate: async (module, imports) => keep(await instantiate(module, imports)),
    });
    WebAssembly.Instance = new Proxy(Instance, {
      construct: (target, source) => keep(Reflect.construct(target, source)),
    });
    Object.assign(globalThis, { memories });
  });
  const figure = await openFigure(page, { seed: 5, overlays: 'raw chaikin', follow: '' });
  await figure.call('seek', 60);
  const [states, state] = [await figure.call('toSVG'), await figure.call('getState')];
  const begun = await page.evaluate(() => Reflect.get(globalThis, 'memories').length);

  const code = await figure.root.evaluate((element) => {
    const told = /** @type {string[]} */ ([]);
    element.addEventListener('meander-error', (event) => told.push(Reflect.get(event, 'detail').code));
    Object.assign(globalThis, { told });
    for (const memory of Reflect.get(globalThis, 'memories')) {
      // As if the figures of the page had taken all of it: nobody writes there.
      const pages = memory.buffer.byteLength >> 16;
      memory.grow(2 ** 16 - pages);
    }
    try {
      Reflect.get(element, 'engine').chaikin(new Float64Array(8e6));
      return 'nothing';
    } catch (error) {
      return Reflect.get(Object(error), 'code');
    }
  });
  expect(code).toBe('TooLarge');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'memories').length)).toBeGreaterThan(begun);
  const before = await figure.look();
  await expect.poll(() => figure.look(), { message: 'the arrows move' }).not.toBe(before);
  await figure.call('seek', 61);
  expect(await figure.get('position')).toBe(61);
  await figure.call('seek', 60);
  expect(await figure.call('toSVG')).toBe(states);
  expect(await figure.call('getState')).toBe(state);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'told'))).toEqual([]);
});
