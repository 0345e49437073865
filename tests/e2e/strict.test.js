/** Pages of strict hosts: no inline code or style, no code out of text. */
import { expect, takeFigure, test, unfold } from './figure.js';

const STRICT =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";

/**
 * Serves every page with this policy, and notes what it forbids.
 * @param {import('@playwright/test').Page} page
 * @param {string} policy
 */
async function setPolicy(page, policy) {
  /** @type {string[]} */
  const broken = [];
  await page.exposeFunction('noteBreach', (/** @type {string} */ text) => broken.push(text));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      Reflect.get(globalThis, 'noteBreach')(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`),
    ),
  );
  await page.route(
    (url) => url.pathname.endsWith('/') || url.pathname.endsWith('.html'),
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': policy };
      await route.fulfill({ response, headers });
    },
  );
  return broken;
}

test('the pages break no rule of a strict host', async ({ page }) => {
  const broken = await setPolicy(page, STRICT);
  await page.goto('./');
  const first = await takeFigure(page, '#first');
  await first.drag([1.5, 1.5], [5.5, 8.5]);
  expect(await first.get('terminals')).toEqual([5, 8, 18, 18]);
  await unfold(first.root);
  await first.root.getByRole('button', { name: 'Play' }).click();
  await first.call('toSVG');
  for (const root of await page.locator('meander-path[id]').all()) {
    await root.scrollIntoViewIfNeeded();
    await expect.poll(() => root.evaluate((element) => Reflect.get(element, 'values'))).not.toEqual({});
    await root.evaluate((element) => Reflect.get(element, 'getState').call(element));
  }
  // Numbered stones are as wide on the page as in the build.
  for (const drawing of await page.locator('.drawn:not(flood-figure, ways-figure)').all()) {
    await drawing.scrollIntoViewIfNeeded();
    // What the build drew is replaced: no column is as wide as that.
    await expect.poll(() => drawing.locator('> svg').getAttribute('viewBox')).not.toMatch(/^0 0 480 /);
  }
  for (const address of ['embed.html?ui=full&compare&follow&marks#v=1&s=waypoints&d=3', 'bench.html']) {
    await page.goto(address);
    if (address.startsWith('embed')) await takeFigure(page, 'meander-path');
  }
  await page.goto('builder.html');
  await expect(page.locator('[data-way=svg] pre code')).toContainText('<svg');
  await page.getByLabel('draws itself').check();
  await expect(page.locator('[data-way=svg] pre code')).toContainText('@keyframes');
  expect(broken).toEqual([]);
});

test.describe('where WebAssembly is refused', () => {
  test.use({
    expectedNoise:
      /^console (error|warning): .*(Content Security Policy|Content-Security-Policy|WebAssembly)/,
  });

  test('the poster stays, with a note', async ({ page }) => {
    await setPolicy(page, STRICT.replace(" 'wasm-unsafe-eval'", ''));
    await page.goto('embed.html?ui=none');
    const root = page.locator('meander-path');
    await expect(root.locator('.status')).toHaveText(
      'This page does not allow WebAssembly, so the figure stays a picture.',
    );
    await expect(root.locator('.status')).toBeVisible();
    await expect(root.locator('.poster')).toBeAttached();
    await expect(root.locator('.handle')).toHaveCount(0);
  });
});
