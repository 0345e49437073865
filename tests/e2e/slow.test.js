/** Routes that take longer than a frame, on grids of any size: the page goes on. */
import { expect, openFigure, test } from './figure.js';
import { csv as path } from './large-grid.js';
import { keepWorkers } from './watched-page.js';

/** Below the size of large grids, and slow for its windings. */
const WINDING = { columns: 120, rows: 120, seed: 3, overlays: 'raw', wiggliness: 100 };

/** @param {import('./figure.js').Figure} figure */
const waiting = (figure) => figure.root.locator('.waiting');

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

test('a winding grid is carved beside the page, with a way to give it up', async ({ page }) => {
  const workers = await keepWorkers(page);
  const figure = await openFigure(page, { ...WINDING, wiggliness: 1 });
  const before = await figure.look();
  await workers.hold();
  await figure.root.evaluate((element) =>
    Object.assign(element, { columns: 128, rows: 128, wiggliness: 1e6 }),
  );
  await waiting(figure).getByRole('button', { name: 'Cancel' }).click();
  await expect(waiting(figure)).toBeHidden();
  await figure.settle();
  expect(await workers.atWork()).toBe(0);
  expect(await figure.get('columns')).toBe(120);
  expect(await figure.get('wiggliness')).toBe(1);
  expect(await figure.look()).toBe(before);

  const done = await figure.event('done');
  await figure.set('wiggliness', 1e5);
  await expect(figure.status).toHaveText('Carving…');
  await expect.poll(workers.found).toBe(true);
  expect(await figure.look()).toBe(before);
  await workers.letGo();
  await done();
  await expect.poll(() => path(figure)).toBe(await expected(figure));
});

test('a link to the middle of a winding carving goes there while the page goes on', async ({ page }) => {
  // What a frame can spare is over sooner, so that a quick machine, too, needs several on the way.
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    performance.now = () => 4 * real();
  });
  const figure = await openFigure(page, { ...WINDING, wiggliness: 1 });
  const words = await figure.root.evaluate((element) => {
    const { engine, columns: width, rows: height, terminals } = /** @type {any} */ (element);
    const cells = [0, 2].map((i) => terminals[i + 1] * width + terminals[i]);
    const chiseler = new engine.Chiseler({ width, height, seed: 3, wiggliness: 1e6, terminals: cells });
    chiseler.seek(12000);
    const cell = chiseler.last.cell;
    return `Cell ${cell % width}, ${Math.floor(cell / width)}, `;
  });
  // How many frames the page shows on the way: a page that stands still shows none.
  const frames = await figure.root.evaluate(
    (element, wanted) =>
      new Promise((resolve) => {
        const status = element.shadowRoot?.querySelector('.status');
        let shown = 0;
        const look = () => {
          shown += 1;
          if (status?.textContent?.includes(wanted)) resolve(shown);
          else requestAnimationFrame(look);
        };
        element.addEventListener('meander-done', () => requestAnimationFrame(look), { once: true });
        /** @type {any} */ (element).setState('v=1&c=120&r=120&n=3&w=1000000&o=raw&at=12000');
      }),
    words,
  );
  // The steps are taken in portions.
  expect(frames).toBeGreaterThan(4);
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
  const workers = await keepWorkers(page);
  const figure = await openFigure(page, { source: 'astar', columns: 900, rows: 900, overlays: 'raw' });
  const route = () =>
    figure.root.evaluate((element) => {
      const { engine, columns: width, rows: height, seed, terminals } = /** @type {any} */ (element);
      const [from, to] = [0, 2].map((i) => terminals[i + 1] * width + terminals[i]);
      const cells = engine.astar({ width, height, seed, from, to });
      return engine.writeTrack(engine.cellsToPoints(cells, { width }), { format: 'csv' });
    });
  await expect.poll(() => path(figure)).toBe(await route());
  const before = await workers.begun();
  await figure.set('seed', 77);
  await expect.poll(() => path(figure)).toBe(await route());
  expect(await workers.begun()).toBe(before + 1);
});
