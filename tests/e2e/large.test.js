/** Grids and routes that take longer than a frame: a worker finds them, and the reader can cancel. */
import { pathToFileURL } from 'node:url';
import { expect, openFigure, takeFigure, test } from './figure.js';
import { carved, expected, path, SLOW, waiting } from './large-grid.js';
import { keepWorkers } from './watched-page.js';

test('large grid: a worker reports progress, and Cancel restores the figure', async ({ page }) => {
  const workers = await keepWorkers(page);
  const figure = await openFigure(page, SLOW);
  await carved(figure);
  const before = await figure.look();
  await workers.hold();
  await figure.set('seed', 5);
  await expect(figure.status).toHaveText('Carving…');
  expect(await path(figure), 'there is nothing to save yet').toBe(0);
  await expect.poll(workers.found).toBe(true);
  await workers.tellHalf();
  const bar = figure.root.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await waiting(figure).getByRole('button', { name: 'Cancel' }).click();
  await expect(waiting(figure)).toBeHidden();
  await figure.settle();
  expect(await workers.atWork()).toBe(0);
  expect(await figure.get('seed')).toBe(3);
  expect(await figure.look()).toBe(before);
  await workers.letGo();
  await figure.set('seed', 4);
  await carved(figure);
  expect(await figure.look()).not.toBe(before);
});

test('large grid: a removed figure ends its worker, and restarts it later', async ({ page }) => {
  const workers = await keepWorkers(page, { held: true });
  const figure = await openFigure(page, SLOW);
  await expect.poll(workers.atWork).toBe(1);
  const away = await figure.root.evaluateHandle((element) => {
    const { parentNode } = element;
    element.remove();
    return { comeBack: () => void parentNode?.append(element) };
  });
  await expect.poll(workers.atWork).toBe(0);
  await workers.letGo();
  await away.evaluate(({ comeBack }) => comeBack());
  await carved(figure);
  expect(await workers.begun()).toBe(2);
});

test('300 × 300 cells: the path follows a dragged end, without a timeline', async ({ page }) => {
  const size = { columns: 300, rows: 300, seed: 3, overlays: 'raw' };
  const figure = await openFigure(page, { ...size, terminals: '100,150 200,150' });
  const before = await path(figure);
  await figure.drag([100.5, 150.5], [60.5, 100.5], { drop: false });
  await expect(waiting(figure)).toBeHidden();
  expect(await path(figure)).not.toBe(before);
  expect(await path(figure)).toBe(await expected(figure));
  await page.mouse.up();
  await expect(figure.root.locator('.timeline')).toHaveCount(0);
  await expect(figure.root.locator('.panel')).toContainText(
    'too large to play step by step: 256 cells a side at most',
  );
});

test('large route: a worker finds it, and the figure draws and exports it', async ({ page }) => {
  const workers = await keepWorkers(page);
  const figure = await openFigure(page, { ...SLOW, source: 'astar' });
  await expect.poll(() => path(figure)).toBeGreaterThan(1000);
  await expect(waiting(figure)).toBeHidden();
  expect(await workers.begun()).toBe(1);
  await figure.settle();
  const states = await figure.look();
  await figure.set('view', 'trail');
  expect(await figure.look()).not.toBe(states);
  const drawing = String(await figure.call('toSVG'));
  expect(drawing).toContain('<path');
  expect(drawing.length).toBeLessThan(2e6);
});

test('one-file script: opened from a folder, it carves in a worker', async ({ page }) => {
  const workers = await keepWorkers(page);
  await page.goto(pathToFileURL('tests/posts/sample.html').href);
  const figure = await takeFigure(page, 'meander-path >> nth=0');
  await figure.root.evaluate((element) =>
    Object.assign(element, { source: 'chisel', columns: 1024, rows: 1024 }),
  );
  await carved(figure);
  expect(await workers.begun()).toBe(1);
});

test.describe('where the page forbids workers', () => {
  test.use({ expectedNoise: /worker-src|Content Security Policy|failed: .*(blob:|worker-)/ });

  test('large grid: the page carves in portions, and can cancel', async ({ page }) => {
    await page.route('**/embed.html*', async (route) => {
      const response = await route.fetch();
      const policy = "worker-src 'none'";
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    const figure = await openFigure(page, SLOW);
    await carved(figure);
    // Carving this would take minutes.
    await figure.set('wiggliness', 1e6);
    await waiting(figure).getByRole('button', { name: 'Cancel' }).click();
    await expect(waiting(figure)).toBeHidden();
    expect(await figure.get('wiggliness')).toBe(1);
  });
});

test('silent worker: one sentence after 20 s, and a retry that carves', async ({ page }) => {
  await page.addInitScript(() => {
    const { setInterval, Worker } = window;
    Object.assign(window, {
      setInterval: (/** @type {() => void} */ run, /** @type {number} */ ms) =>
        setInterval(run, ms === 1000 ? 20 : ms),
      native: { setInterval, Worker },
      Worker: class {
        postMessage() {}
        terminate() {}
      },
    });
  });
  const figure = await openFigure(page, { columns: 130, rows: 130, seed: 3 });
  const before = await figure.look();
  const error = await figure.event('error');
  await figure.root.evaluate((element) => Object.assign(element, { wiggliness: 1000 }));
  await expect(figure.status).toHaveText('The calculation does not answer any more.');
  expect(await error()).toMatchObject({ code: 'TimedOut' });
  expect(await figure.look(), 'the picture stays').toBe(before);
  await page.evaluate(() => Object.assign(window, Reflect.get(window, 'native')));
  await figure.root.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => figure.look()).not.toBe(before);
  await expect(waiting(figure)).toBeHidden();
});
