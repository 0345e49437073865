/** What a figure or page says when something is missing. */
import { expect, openFigure, takeFigure, test } from './figure.js';

const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'";

for (const [lack, sentence, take] of /** @type {const} */ ([
  [
    'no WebAssembly',
    'This browser cannot run the figure: it has no WebAssembly.',
    () => void Reflect.deleteProperty(globalThis, 'WebAssembly'),
  ],
  [
    'no canvas',
    'This browser gives the figure no canvas to draw on, so it stays a picture.',
    () => void (HTMLCanvasElement.prototype.getContext = () => null),
  ],
]))
  test(`browser with ${lack}: the poster stays, with one sentence`, async ({ page }) => {
    await page.addInitScript(take);
    await page.goto('embed.html?seed=7');
    const root = page.locator('meander-path');
    await expect(root.locator('.status')).toHaveText(sentence);
    await expect(root.locator('.poster')).toBeAttached();
    await expect(root.getByRole('button')).toHaveCount(0);
  });

test.describe('under a policy without wasm-unsafe-eval', () => {
  test.use({ expectedNoise: /^console (error|warning): .*(Content.Security.Policy|WebAssembly)/ });

  test('page that forbids WebAssembly: the poster stays, with one sentence', async ({ page }) => {
    await page.route('**/embed.html?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': STRICT },
      });
    });
    await page.goto('embed.html?ui=none');
    const root = page.locator('meander-path');
    await expect(root.locator('.status')).toHaveText(
      'This page does not allow WebAssembly, so the figure stays a picture.',
    );
    await expect(root.locator('.poster')).toBeAttached();
    await expect(root.locator('.handle')).toHaveCount(0);
  });
});

test.describe('when a module does not load', () => {
  test.use({
    expectedNoise:
      /^(console error: (Failed to load resource|the module cannot be loaded: nothing answered)|failed: .*\.wasm$)/,
  });

  test('missing module: the poster stays, and Try again starts the figure', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto('embed.html');
    const root = page.locator('meander-path');
    await expect(root.locator('.status')).toContainText('Not everything could be loaded. ');
    await expect(root.locator('.poster')).toBeAttached();
    await page.unroute('**/*.wasm');
    await root.getByRole('button', { name: 'Try again' }).click();
    await expect(root.locator('.handle')).toHaveCount(2);
    await expect(root.locator('.status')).toHaveText('Drag an end: a new path is carved.');
  });

  test('missing second module: the figure stays, and Try again goes on', async ({ page }) => {
    await page.route('**/meander*.wasm', (route) => route.abort());
    const figure = await openFigure(page, { seed: 7, columns: 14, rows: 12 });
    const before = await figure.look();
    await figure.set('marks', true);
    const retry = figure.root.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await figure.set('seed', 8);
    expect(await figure.look()).toBe(before);
    await page.unroute('**/meander*.wasm');
    await retry.click();
    await expect.poll(() => figure.look()).not.toBe(before);
    await expect(retry).toBeHidden();
  });
});

test.describe('when a script does not load', () => {
  test.use({ expectedNoise: /^(console error: Failed to load resource|failed: .*\.js$)/ });

  test('article without its script: a sentence says so after 8 s', async ({ page }) => {
    await page.route(/\/dist\/assets\/(?!early-theme).*\.js$/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page.goto('./');
    const sentence = page.locator('.script-missing');
    for (const [time, visible] of /** @type {const} */ ([
      [7999, false],
      [8000, true],
    ])) {
      await expect
        .poll(() =>
          sentence.evaluate((element, now) => {
            const animations = element.getAnimations();
            for (const animation of animations) {
              animation.pause();
              animation.currentTime = now;
            }
            return animations.length;
          }, time),
        )
        .toBe(1);
      await expect(sentence).toBeVisible({ visible });
    }
    await expect(sentence).toContainText('This page’s script did not load');
    await expect(page.locator('.drawn > svg').first()).toBeVisible();
  });
});

test('curve too large to draw: one sentence, until it fits again', async ({ page }) => {
  const figure = await openFigure(page, { columns: 14, rows: 12, seed: 7, overlays: 'chaikin' });
  const error = await figure.event('error');
  await figure.set('passes', 24);
  expect(await error()).toMatchObject({ code: 'TooLarge' });
  await figure.set('passes', 3);
  await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
});

test('hidden figure: it draws as soon as it has a size', async ({ page }) => {
  await page.goto('/tests/posts/sample.html');
  const figure = await takeFigure(page, 'meander-path >> nth=0');
  const before = await figure.look();
  await figure.root.evaluate((element) => element.setAttribute('style', 'display: none'));
  await figure.settle();
  await figure.set('seed', 77);
  await figure.root.evaluate((element) => element.removeAttribute('style'));
  const canvas = figure.root.locator('canvas').first();
  await expect.poll(() => canvas.evaluate((one) => Reflect.get(one, 'width'))).toBeGreaterThan(100);
  await expect.poll(() => figure.look()).not.toBe(before);
});
