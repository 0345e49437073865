/** Workers that die, refuse or fall silent while they carve: the figure says so once, and what the reader made stays. */
import { expect, openFigure, test } from './figure.js';

const LARGE = { columns: 130, rows: 130, wiggliness: 1000 };

/** @param {import('@playwright/test').Page} page @param {string} program what a worker does with what it is sent */
async function openWith(page, program) {
  await page.addInitScript((text) => {
    const { setInterval, Worker } = window;
    // Seconds of waiting are over sooner.
    Object.assign(window, {
      setInterval: (/** @type {() => void} */ run, /** @type {number} */ ms) =>
        setInterval(run, ms === 1000 ? 20 : ms),
      native: { setInterval, Worker },
      workers: [],
      Worker: class {
        constructor() {
          Reflect.get(window, 'workers').push('made');
        }
        /** @param {unknown} message */
        postMessage(message) {
          if (text === 'refuses') throw new DOMException('of the platform', 'DataCloneError');
          const onerror = /** @type {(event: object) => void} */ (Reflect.get(this, 'onerror'));
          if (text === 'dies') setTimeout(() => onerror({ preventDefault() {}, message }));
        }
        terminate() {
          Reflect.get(window, 'workers').push('ended');
        }
      },
    });
  }, program);
  const figure = await openFigure(page, { seed: 3 });
  await figure.root.evaluate((element) => {
    Object.assign(element, { heard: [] });
    element.addEventListener('meander-error', (event) =>
      Reflect.get(element, 'heard').push(Reflect.get(event, 'detail')),
    );
  });
  return figure;
}

test('a silent worker is told of in one sentence, with a retry that carves', async ({ page }) => {
  const figure = await openWith(page, 'is silent');
  await figure.drag([1.5, 1.5], [6.5, 5.5]);
  await figure.root.evaluate((element, given) => Object.assign(element, given), { ...LARGE, wiggliness: 1 });
  await figure.settle();
  const before = await figure.look();
  await figure.root.evaluate((element, given) => Object.assign(element, given), LARGE);
  await expect(figure.status).toHaveText('The calculation does not answer any more.');
  expect(await figure.get('heard')).toEqual([
    { code: 'TimedOut', message: 'the worker has not answered for 20 seconds' },
  ]);
  expect(await page.evaluate(() => Reflect.get(window, 'workers'))).toEqual(['made', 'ended']);
  expect(await figure.look(), 'the picture stays').toBe(before);
  expect(await figure.get('terminals')).toEqual([6, 5, 18, 18]);

  // A worker that answers is given its whole time.
  await page.evaluate(() => Object.assign(window, Reflect.get(window, 'native')));
  const done = await figure.event('done');
  await figure.root.getByRole('button', { name: 'Try again' }).click();
  await done();
  await expect.poll(() => figure.look()).not.toBe(before);
  await expect(figure.root.locator('.waiting')).toBeHidden();
  expect(await figure.get('heard')).toHaveLength(1);
});

for (const program of ['dies', 'refuses'])
  test(`where a worker ${program} the page carves, and says nothing of it`, async ({ page }) => {
    const figure = await openWith(page, program);
    const done = await figure.event('done');
    await figure.root.evaluate((element, given) => Object.assign(element, given), LARGE);
    await done();
    expect(await figure.get('heard')).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'workers'))).toEqual(['made', 'ended']);
  });
