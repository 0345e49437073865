/** Routes that take longer than a frame, on grids of any size: the page goes on. */
import { expect, openFigure, test } from './figure.js';

/** Below the size of large grids, and slow for its windings. */
const WINDING = { columns: 120, rows: 120, seed: 3, overlays: 'raw', wiggliness: 100 };

/** @param {import('./figure.js').Figure} figure */
const waiting = (figure) => figure.root.locator('.waiting');

/** @param {import('./figure.js').Figure} figure */
const path = async (figure) => String(await figure.call('toCSV'));

/** What the core says, and how long it takes it to. @param {import('./figure.js').Figure} figure */
function expected(figure) {
  return figure.root.evaluate((element) => {
    const {
      engine,
      columns: width,
      rows: height,
      seed,
      wiggliness,
      terminals,
    } = /** @type {any} */ (element);
    const cells = [0, 2].map((i) => terminals[i + 1] * width + terminals[i]);
    const start = performance.now();
    const found = engine.chisel({ width, height, seed, wiggliness, terminals: cells });
    const ms = performance.now() - start;
    const points = engine.cellsToPoints(found.path, { width });
    return { ms, csv: engine.writeTrack(points, { format: 'csv' }) };
  });
}

/** Counts from now on for how long the page did not answer. @param {import('@playwright/test').Page} page */
async function watchTasks(page) {
  await page.evaluate(() => {
    let [last, longest] = [performance.now(), 0];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      Object.assign(window, { longest });
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
}

/** @param {import('@playwright/test').Page} page @returns {Promise<number>} */
const longest = (page) => page.evaluate(() => Reflect.get(window, 'longest'));

test('a winding grid is carved beside the page, with a way to give it up', async ({ page }) => {
  const figure = await openFigure(page, { ...WINDING, wiggliness: 1 });
  const before = await figure.look();
  // It is quick to come and go: who presses it is in the page.
  await figure.root.evaluate(
    (element) =>
      new Promise((done) => {
        const shadow = /** @type {ShadowRoot} */ (element.shadowRoot);
        const watch = new MutationObserver(() => {
          const button = shadow.querySelector('.waiting:not([hidden]) button');
          if (button?.textContent !== 'Cancel') return;
          watch.disconnect();
          done(/** @type {HTMLElement} */ (button).click());
        });
        watch.observe(shadow, { subtree: true, childList: true, attributes: true, characterData: true });
        Object.assign(element, { columns: 128, rows: 128, wiggliness: 1e6 });
      }),
  );
  await figure.settle();
  expect(await figure.get('columns')).toBe(120);
  expect(await figure.get('wiggliness')).toBe(1);
  expect(await figure.look()).toBe(before);

  await watchTasks(page);
  const done = await figure.event('done');
  await figure.set('wiggliness', 1e5);
  await done();
  const blocked = await longest(page);
  const { ms, csv } = await expected(figure);
  expect(await path(figure)).toBe(csv);
  expect(blocked).toBeLessThan(0.8 * ms);
});

test('a link to the middle of a winding carving goes there while the page goes on', async ({ page }) => {
  const figure = await openFigure(page, { ...WINDING, wiggliness: 1 });
  await watchTasks(page);
  const done = await figure.event('done');
  await figure.call('setState', 'v=1&c=120&r=120&n=3&w=1000000&o=raw&at=12000');
  await done();
  await expect(figure.root.locator('.timeline input')).toHaveValue('12000');
  const stands = figure.root.evaluate((element) => {
    const {
      engine,
      columns: width,
      rows: height,
      seed,
      wiggliness,
      terminals,
    } = /** @type {any} */ (element);
    const cells = [0, 2].map((i) => terminals[i + 1] * width + terminals[i]);
    const start = performance.now();
    const chiseler = new engine.Chiseler({ width, height, seed, wiggliness, terminals: cells });
    chiseler.seek(12000);
    const ms = performance.now() - start;
    const cell = chiseler.last.cell;
    return { ms, words: `Cell ${cell % width}, ${Math.floor(cell / width)} ` };
  });
  const blocked = await longest(page);
  const { ms, words } = await stands;
  await expect(figure.status).toContainText(words);
  expect(blocked).toBeLessThan(0.8 * ms);
  // Back is near, and so is what was seen before.
  await figure.call('step', -1);
  await expect(figure.root.locator('.timeline input')).toHaveValue('11999');
  await expect(figure.status).not.toContainText(words);
  await figure.call('step', 1);
  await expect(figure.status).toContainText(words);
});

test('while an end is dragged over a winding grid, the path follows as fast as it can', async ({ page }) => {
  const figure = await openFigure(page, { ...WINDING, wiggliness: 20, terminals: '30,60 90,60' });
  await expect(waiting(figure)).toBeHidden();
  await expect.poll(() => path(figure)).not.toBe('');
  const before = await path(figure);
  await figure.drag([30.5, 60.5], [20.5, 30.5], { drop: false });
  await expect.poll(() => path(figure)).not.toBe(before);
  await expect(waiting(figure)).toBeHidden();
  await page.mouse.up();
  await expect.poll(() => path(figure)).toBe((await expected(figure)).csv);
  await page.keyboard.press('Control+z');
  await expect.poll(() => path(figure)).toBe(before);
});

test('a route through a large grid is looked for beside the page', async ({ page }) => {
  const figure = await openFigure(page, { source: 'astar', columns: 900, rows: 900, overlays: 'raw' });
  const route = () =>
    figure.root.evaluate((element) => {
      const { engine, columns: width, rows: height, seed, terminals } = /** @type {any} */ (element);
      const [from, to] = [0, 2].map((i) => terminals[i + 1] * width + terminals[i]);
      const cells = engine.astar({ width, height, seed, from, to });
      return engine.writeTrack(engine.cellsToPoints(cells, { width }), { format: 'csv' });
    });
  await expect.poll(() => path(figure)).toBe(await route());
  await figure.root.evaluate((element) => {
    const { engine } = /** @type {any} */ (element);
    Object.assign(window, { later: 0 });
    const Native = Worker;
    window.Worker = class extends Native {
      /** @param {string | URL} address @param {WorkerOptions} [options] */
      constructor(address, options) {
        super(address, options);
        Object.assign(window, { later: Reflect.get(window, 'later') + 1 });
      }
    };
    return engine.astar({ width: 3, height: 1, from: 0, to: 2 }).length;
  });
  await figure.set('seed', 77);
  await expect.poll(() => path(figure)).toBe(await route());
  expect(await page.evaluate(() => Reflect.get(window, 'later'))).toBe(1);
});
