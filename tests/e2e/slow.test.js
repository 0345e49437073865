/** Routes that take longer than a frame, on grids of any size: the page goes on. */
import { expect, openFigure, test } from './figure.js';

/** Below the size of large grids, and slow for its windings. */
const WINDING = { columns: 120, rows: 120, seed: 3, overlays: 'raw', wiggliness: 100 };

/** @param {import('./figure.js').Figure} figure */
const waiting = (figure) => figure.root.locator('.waiting');

/** @param {import('./figure.js').Figure} figure */
const path = async (figure) => String(await figure.call('toCSV'));

/** What the core says. @param {import('./figure.js').Figure} figure */
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
    const found = engine.chisel({ width, height, seed, wiggliness, terminals: cells });
    return engine.writeTrack(engine.cellsToPoints(found.path, { width }), { format: 'csv' });
  });
}

/**
 * How many frames the page shows from when a figure is asked until the carving is found, and from then until its status
 * line says so: a page that stands still shows none.
 * @param {import('./figure.js').Figure} figure
 * @param {{ state?: string, wiggliness?: number, words?: string }} asked
 * @returns {Promise<{ before: number, after: number }>}
 */
function framesUntilDone(figure, asked) {
  return figure.root.evaluate(
    (element, { state, wiggliness, words = '' }) =>
      new Promise((resolve) => {
        const shadow = /** @type {ShadowRoot} */ (element.shadowRoot);
        const status = /** @type {Element} */ (shadow.querySelector('.status'));
        const frames = { before: 0, after: 0 };
        let done = false;
        element.addEventListener('meander-done', () => (done = true), { once: true });
        const look = () => {
          frames[done ? 'after' : 'before'] += 1;
          if (done && status.textContent?.includes(words)) resolve(frames);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        if (state) /** @type {any} */ (element).setState(state);
        else Object.assign(element, { wiggliness });
      }),
    asked,
  );
}

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

  const frames = await framesUntilDone(figure, { wiggliness: 1e5 });
  expect(frames.before).toBeGreaterThan(4);
  expect(await path(figure)).toBe(await expected(figure));
});

test('a link to the middle of a winding carving goes there while the page goes on', async ({ page }) => {
  const figure = await openFigure(page, { ...WINDING, wiggliness: 1 });
  const words = await figure.root.evaluate((element) => {
    const { engine, columns: width, rows: height, terminals } = /** @type {any} */ (element);
    const cells = [0, 2].map((i) => terminals[i + 1] * width + terminals[i]);
    const chiseler = new engine.Chiseler({ width, height, seed: 3, wiggliness: 1e6, terminals: cells });
    chiseler.seek(12000);
    const cell = chiseler.last.cell;
    return `Cell ${cell % width}, ${Math.floor(cell / width)} `;
  });
  const state = 'v=1&c=120&r=120&n=3&w=1000000&o=raw&at=12000';
  const frames = await framesUntilDone(figure, { state, words });
  // The steps on the way are taken in portions.
  expect(frames.after).toBeGreaterThan(4);
  await expect(figure.status).toContainText(words);
  // Back is near, and so is what was seen before.
  await figure.call('step', -1);
  await expect(figure.root.locator('.timeline input')).toHaveValue('11999');
  await expect(figure.status).not.toContainText(words);
  await figure.call('step', 1);
  await expect(figure.status).toContainText(words);
});

test('while an end is dragged over a winding grid, the path follows as fast as it can', async ({ page }) => {
  const figure = await openFigure(page, { ...WINDING, wiggliness: 20, terminals: '30,60 90,60' });
  const before = await expected(figure);
  await expect.poll(() => path(figure)).toBe(before);
  await expect(waiting(figure)).toBeHidden();
  await figure.drag([30.5, 60.5], [20.5, 30.5], { drop: false });
  await expect.poll(() => path(figure)).not.toBe(before);
  await expect(waiting(figure)).toBeHidden();
  await page.mouse.up();
  await expect.poll(() => path(figure)).toBe(await expected(figure));
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
