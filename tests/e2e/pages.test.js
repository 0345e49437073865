/** The pages of the site as a reader meets them. */
import { expect, expectToFit, openAsides, take, test } from '../browser/figure.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Layout shift that the Web Vitals call good. */
const GOOD_SHIFT = 0.1;

test('pages: a strict Content Security Policy guards each, and none scrolls sideways', async ({ page }) => {
  for (const path of ['embed.html', '/tests/posts/sample.html', 'bench.html']) {
    const answer = await page.goto(path);
    // tests/serve.js sends the policy with every page of the site, so a breach fails any test.
    if (!path.startsWith('/'))
      expect(answer?.headers()['content-security-policy']).toContain("style-src 'self'");
    if (path !== 'bench.html') await expect(page.locator('canvas').first()).toBeAttached();
    await expectToFit(page);
  }
});

test('article: slow scripts shift its layout by less than 0.1', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    let shift = 0;
    Object.defineProperty(window, 'shift', { get: () => shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\.(js|wasm)$/, async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.goto('./');
  await openAsides(page);
  for (const root of await page.locator('meander-path').all()) {
    await root.scrollIntoViewIfNeeded();
    await take(root);
  }
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(GOOD_SHIFT);
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
    await expect(page.locator('.drawn img').first()).toBeVisible();
  });
});
