/** A browser that starts no large module at once on a page, as Chrome did before version 115. */
import { expect, openFigure, test } from './figure.js';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
      construct() {
        throw new RangeError(
          'WebAssembly.Instance is disallowed on the main thread: use WebAssembly.instantiate',
        );
      },
    });
  }),
);

test('the figure begins with its part, and goes on with the whole module', async ({ page }) => {
  const figure = await openFigure(page, { seed: 7 });
  const whole = page.waitForResponse(/\/meander[^/]*\.wasm$/);
  await figure.set('follow', true);
  await whole;
  await figure.settle();
  await expect(figure.root.locator('.status')).not.toContainText('could be loaded');
});

test('the functions are ready', async ({ page }) => {
  await page.goto('embed.html');
  const path = await page.evaluate(async () => {
    const address = '/dist/meander.js';
    const { chisel, ready } = await import(address);
    await ready();
    return [...chisel({ width: 3, height: 1, terminals: [0, 2] }).path];
  });
  expect(path).toEqual([0, 1, 2]);
});

test('the one file brings its figure', async ({ page }) => {
  await page.route('**/one.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<link rel="icon" href="data:,"><script src="/dist/meander-path.js"></script><meander-path></meander-path>',
    }),
  );
  await page.goto('one.html');
  await expect(page.locator('meander-path .handle').first()).toBeAttached();
});
