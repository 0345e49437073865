/** Grids too large to draw cell by cell: how they are carved, and what they can do. */
import { pathToFileURL } from 'node:url';
import { STATES } from './bombs.js';
import { expect, openFigure, takeFigure, test } from './figure.js';
import { keepWorkers } from './watched-page.js';
import { carved, expected, path, SLOW, waiting } from './large-grid.js';

test('a large grid is carved beside the page, which says how far it is', async ({ page }) => {
  const workers = await keepWorkers(page);
  const figure = await openFigure(page, { ...SLOW, columns: 2048, rows: 2048 });
  await carved(figure);
  const before = await figure.look();
  const bar = figure.root.getByRole('progressbar');
  const share = async () => Number(await bar.getAttribute('aria-valuenow'));
  const done = await figure.event('done');
  await workers.hold();
  await figure.set('seed', 4);
  await expect(waiting(figure).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(figure.status).toHaveText('Carving…');
  expect(await share()).toBe(0);
  await expect.poll(workers.found).toBe(true);
  await workers.tellHalf();
  await expect.poll(share).toBeGreaterThan(0);
  const half = await share();
  expect(half).toBeLessThan(100);
  await workers.tellHalf();
  await expect.poll(share).toBeGreaterThan(half);
  expect(await figure.look()).toBe(before);
  await workers.letGo();
  expect((await done()).total).toBeGreaterThan(1e6);
  await carved(figure);
  expect(await figure.look()).not.toBe(before);
});

for (const [source, message] of [
  ['chisel', 'The path is still being carved: ask again later.'],
  ['astar', 'The route is still looked for: ask again later.'],
])
  test(`numbers asked for too early are not ready, said of the ${source}`, async ({ page }) => {
    await keepWorkers(page, { held: true });
    const figure = await openFigure(page, { ...SLOW, source });
    const refusals = await figure.root.evaluate((element) =>
      ['toCSV', 'toJSON'].map((name) => {
        try {
          return Reflect.get(element, name).call(element);
        } catch (error) {
          return `${Reflect.get(Object(error), 'code')}: ${Reflect.get(Object(error), 'message')}`;
        }
      }),
    );
    expect(refusals).toEqual([`NotReady: ${message}`, `NotReady: ${message}`]);
  });

test('what is carved can be given up, and the figure is as it was', async ({ page }) => {
  const workers = await keepWorkers(page);
  const figure = await openFigure(page, SLOW);
  await carved(figure);
  const before = await figure.look();
  await workers.hold();
  await figure.set('wiggliness', 2);
  await waiting(figure).getByRole('button', { name: 'Cancel' }).click();
  await expect(waiting(figure)).toBeHidden();
  await figure.settle();
  expect(await workers.atWork()).toBe(0);
  expect(await figure.get('wiggliness')).toBe(1);
  expect(await figure.look()).toBe(before);
});

test('given up before there is anything to see, it can be begun again', async ({ page }) => {
  const workers = await keepWorkers(page, { held: true });
  const figure = await openFigure(page, { ...SLOW, wiggliness: 2 });
  await waiting(figure).getByRole('button', { name: 'Cancel' }).click();
  await expect(waiting(figure)).toContainText('Stopped.');
  expect(await workers.atWork()).toBe(0);
  await workers.letGo();
  await figure.set('wiggliness', 1);
  await carved(figure);
});

test('a figure taken away gives up its carving, and carves when it is back', async ({ page }) => {
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

test('a grid that can be carved within a frame follows the hand', async ({ page }) => {
  const figure = await openFigure(page, {
    columns: 300,
    rows: 300,
    seed: 3,
    overlays: 'raw',
    terminals: '100,150 200,150',
  });
  const before = await path(figure);
  await figure.drag([100.5, 150.5], [60.5, 100.5], { drop: false });
  await expect(waiting(figure)).toBeHidden();
  expect(await path(figure)).not.toBe(before);
  expect(await path(figure)).toBe(await expected(figure));
  await page.mouse.up();
});

test('steps are shown up to a size, and above it the figure says why not', async ({ page }) => {
  const figure = await openFigure(page, { columns: 200, rows: 200, seed: 3, overlays: 'raw' });
  const done = await figure.look();
  await figure.call('seek', 20_000);
  await expect(figure.root.locator('.timeline input')).toHaveValue('20000');
  await figure.settle();
  expect(await figure.look()).not.toBe(done);
  await figure.set('columns', 300);
  await figure.settle();
  await expect(figure.root.locator('.timeline')).toHaveCount(0);
  await expect(figure.root.locator('.panel')).toContainText(
    'too large to play step by step: 256 cells a side at most',
  );
});

test('crossings are marked on any grid, and curves kept off walls up to a size', async ({ page }) => {
  const figure = await openFigure(page, {
    ...{ columns: 300, rows: 300, seed: 3, overlays: 'raw rdp', tolerance: 3, compare: '' },
  });
  const table = figure.root.getByRole('table', { name: 'The curves compared' });
  const cut = table.getByRole('row', { name: /RDP/ }).getByRole('cell').nth(2);
  const count = async () => Number((await cut.textContent())?.replace(/\D/g, ''));
  await expect.poll(count).toBeGreaterThan(10);
  await figure.set('guarded', true);
  await expect.poll(count).toBe(0);
  await expect(figure.status).not.toContainText('Kept clear');
  await figure.set('columns', 600);
  await carved(figure);
  await expect.poll(count).toBeGreaterThan(10);
  await expect(figure.status).toHaveText(
    'This grid is too large to keep curves off walls: 512 cells a side at most.',
  );
});

test('a large route, a trail and a drawing to take away are there too', async ({ page }) => {
  const figure = await openFigure(page, { ...SLOW, source: 'astar' });
  await expect.poll(() => path(figure)).toBeGreaterThan(1000);
  await expect(waiting(figure)).toBeHidden();
  await figure.settle();
  const states = await figure.look();
  await figure.set('view', 'trail');
  await figure.settle();
  expect(await figure.look()).not.toBe(states);
  const drawing = String(await figure.call('toSVG'));
  expect(drawing).toContain('<path');
  expect(drawing.length).toBeLessThan(2e6);
  const size = await figure.root.evaluate(
    async (element) => (await /** @type {any} */ (element).toBlob()).size,
  );
  expect(size).toBeGreaterThan(1000);
});

test('the one file does all this from a folder', async ({ page }) => {
  await page.goto(pathToFileURL('tests/posts/sample.html').href);
  const figure = await takeFigure(page, 'meander-path >> nth=0');
  await figure.root.evaluate((element) =>
    Object.assign(element, { source: 'chisel', columns: 1024, rows: 1024 }),
  );
  await carved(figure);
});

test.describe('under a policy that refuses workers', () => {
  test.use({ expectedNoise: /worker-src|Content Security Policy|failed: .*(blob:|worker-)/ });

  test('the page carves in portions, and can still be given up', async ({ page }) => {
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
    // For minutes, if it were not given up.
    await figure.set('wiggliness', 1e6);
    await waiting(figure).getByRole('button', { name: 'Cancel' }).click();
    await expect(waiting(figure)).toBeHidden();
    expect(await figure.get('wiggliness')).toBe(1);
  });
});

test('a grid that is long and has few cells is large, too', async ({ page }) => {
  const figure = await openFigure(page, { columns: 200, rows: 3, terminals: '1,1 190,1' });
  await expect(figure.handles).toHaveCount(2);
  await expect(figure.status).toHaveText(/Drag an end/);
  expect((await figure.cellColours()).some((colour, _, [first]) => colour !== first)).toBe(true);
});

test('a narrow and tall grid keeps the height that is allowed', async ({ page }) => {
  const figure = await openFigure(page, {});
  await figure.call('setState', STATES['a grid of 2 by 2048']);
  const box = await figure.root.locator('canvas').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(640);
});
