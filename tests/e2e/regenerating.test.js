/** Ten thousand paths, one after the other, take no more memory than one thousand. */
import { expect, openFigure, test } from './figure.js';

test('memory stays flat over 10,000 regenerations', async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => {
    const { instantiate } = WebAssembly;
    /** @type {WebAssembly.Memory[]} */
    const memories = [];
    Object.assign(window, { bytes: () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) });
    Object.assign(WebAssembly, {
      /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
      instantiate: async (module, imports) => {
        const made = await instantiate(module, imports);
        memories.push(/** @type {WebAssembly.Memory} */ (made.exports.memory));
        return made;
      },
    });
  });
  const figure = await openFigure(page, { seed: 1, overlays: 'raw chaikin rdp catmull-rom' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  /** @param {number} count */
  const regenerate = (count) =>
    figure.root.evaluate(async (element, times) => {
      const figure = /** @type {any} */ (element);
      for (let i = 0; i < times; i++) {
        figure.regenerate();
        // All is found anew, as for a frame; a frame for each would take minutes.
        figure.toCSV('chaikin');
        if (i % 50 === 0) await new Promise((done) => requestAnimationFrame(done));
      }
    }, count);
  async function use() {
    await figure.settle();
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? 0;
    return {
      heap: metric('JSHeapUsedSize'),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      module: /** @type {number} */ (await page.evaluate(() => Reflect.get(window, 'bytes')())),
    };
  }

  await regenerate(1000);
  const before = await use();
  await regenerate(9000);
  const after = await use();
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ before, after }) });
  expect(before.module).toBeGreaterThan(0);
  expect(after.module).toBe(before.module);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 10);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 10);
  expect(after.heap).toBeLessThan(before.heap + 500_000);
});
