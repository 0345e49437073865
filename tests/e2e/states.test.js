import { expect, openFigure, takeFigure, test } from './figure.js';

const GRID = { columns: 14, rows: 12, seed: 7 };

test.describe('when the module cannot be loaded', () => {
  test.use({
    expectedNoise:
      /^(console error: (Failed to load resource|the module cannot be loaded: nothing answered)|failed: .*\.wasm$)/,
  });

  test('the figure shows a message, keeps its poster, and starts on a retry', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto('embed.html');
    const root = page.locator('meander-path');
    await expect(root.locator('.status')).toContainText('Not everything could be loaded. ');
    await expect(root.locator('.poster')).toBeAttached();
    await expect(root.locator('.handle')).toHaveCount(0);
    await page.unroute('**/*.wasm');
    await root.getByRole('button', { name: 'Try again' }).click();
    await expect(root.locator('.handle')).toHaveCount(2);
    await expect(root.locator('.status')).toHaveText('Drag an end: a new path is carved.');
  });
});

test.describe('when the whole module cannot be loaded', () => {
  test.use({
    expectedNoise:
      /^(console error: (Failed to load resource|the module cannot be loaded: nothing answered)|failed: .*meander.*\.wasm$)/,
  });

  test('the figure stays as it was, shows one message, and continues on a retry', async ({ page }) => {
    await page.route('**/meander*.wasm', (route) => route.abort());
    const figure = await openFigure(page, { seed: 7, columns: 14, rows: 12 });
    const before = await figure.look();
    await figure.root.evaluate((element) => {
      Reflect.set(element, 'told', []);
      element.addEventListener('meander-error', (event) => Reflect.get(element, 'told').push(event.type));
    });
    await figure.set('marks', true);
    await expect(figure.root.getByRole('button', { name: 'Try again' })).toBeVisible();
    await figure.set('seed', 8);
    expect(await figure.look()).toBe(before);
    expect(await figure.get('told')).toHaveLength(1);
    await page.unroute('**/meander*.wasm');
    await figure.root.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => figure.look()).not.toBe(before);
    await expect(figure.root.getByRole('button', { name: 'Try again' })).toBeHidden();
  });
});

test('ends separated by walls give a message, and the figure stays interactive', async ({ page }) => {
  const wall = Array.from({ length: 12 }, () => '6 1 7')
    .join(' ')
    .replaceAll(' 7 6 ', ' 13 ');
  const figure = await openFigure(page, { ...GRID, walls: wall });
  await expect(figure.status).toHaveText('The ends cannot be connected: walls are in between.');
  await expect(figure.root.getByRole('button', { name: 'Play' })).toBeDisabled();
  await figure.drag([12.5, 10.5], [4.5, 10.5]);
  await expect(figure.status).not.toHaveText('The ends cannot be connected: walls are in between.');
});

test('a curve too large to draw gives one message, which disappears again', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, overlays: 'chaikin' });
  const told = await figure.event('error');
  await figure.set('passes', 24);
  expect(await told()).toMatchObject({ code: 'TooLarge' });
  await figure.set('passes', 3);
  await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
});

test('a figure without a size waits for one', async ({ page }) => {
  await page.goto('/tests/posts/sample.html');
  const figure = await takeFigure(page, 'meander-path >> nth=0');
  await figure.root.evaluate((element) => element.setAttribute('style', 'display: none'));
  await figure.settle();
  await figure.set('seed', 77);
  await figure.root.evaluate((element) => element.removeAttribute('style'));
  const canvas = figure.root.locator('canvas').first();
  await expect.poll(() => canvas.evaluate((one) => Reflect.get(one, 'width'))).toBeGreaterThan(100);
});

test('fifty figures on one page all load', async ({ page }) => {
  await page.goto('/tests/posts/sample.html');
  await page.evaluate(() => {
    const figures = Array.from({ length: 50 }, (_, i) => {
      const figure = document.createElement('meander-path');
      figure.setAttribute('seed', String(i));
      figure.setAttribute('ui', 'none');
      figure.setAttribute('loading', 'eager');
      return figure;
    });
    document.body.replaceChildren(...figures);
  });
  await expect(page.locator('meander-path .handle')).toHaveCount(100);
});

test('forced colours are used', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const figure = await openFigure(page, GRID);
  const colours = new Set(await figure.cellColours());
  expect(colours).toContain('000000');
});

test('a figure with another theme than the page has a background of its own', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, theme: 'dark' });
  const inner = figure.root.locator('.figure');
  await expect(inner).toHaveCSS('background-color', 'rgb(20, 24, 28)');
  await figure.set('theme', 'auto');
  await expect(inner).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
