/** The pages of the site as a reader meets them. */
import { expect, openArticle, openAsides, take, test } from '../browser/figure.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The strictest policy that the pages promise to work under. */
const STRICT =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";
/** Layout shift that the Web Vitals call good. */
const GOOD_SHIFT = 0.1;

test('pages: none scrolls sideways at 320, 360, 768 or 1280 px', async ({ page }) => {
  const FIGURES = ['./', 'play.html', 'builder.html', 'embed.html', '/tests/posts/sample.html'];
  for (const path of [...FIGURES, 'bench.html']) {
    await page.goto(path);
    if (path !== 'bench.html') await expect(page.locator('canvas').first()).toBeAttached();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 760 });
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(over, `${path} at ${width} px`).toBe(0);
    }
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

test('pages: they work under a strict Content Security Policy', async ({ page }) => {
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
      const headers = { ...response.headers(), 'content-security-policy': STRICT };
      await route.fulfill({ response, headers });
    },
  );
  await page.goto('./');
  await openAsides(page);
  const first = await take(page.locator('#hero'));
  // It plays by itself.
  await expect(first.button('Pause')).toBeVisible();
  await first.dragHandle(0, 5.5, 8.5);
  expect(await first.property('terminals')).toEqual([5, 8, 18, 3]);
  await page
    .locator('meander-path')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('loading', 'eager')));
  for (const drawing of await page.locator('.drawn').all()) await drawing.scrollIntoViewIfNeeded();
  const still = () =>
    page
      .locator('meander-path, .drawn')
      .evaluateAll((all) =>
        all
          .filter((one) =>
            one.matches('.drawn')
              ? !one.shadowRoot?.querySelector('canvas')
              : Object.keys(Reflect.get(one, 'values')).length === 0,
          )
          .map(({ id }) => id),
      );
  await expect.poll(still, 'figures that have not started').toEqual([]);
  await page.goto('play.html');
  await take(page.locator('meander-path'));
  await page.goto('bench.html');
  await page.goto('builder.html');
  await expect(page.locator('#snippet')).toContainText('<meander-path');
  expect(broken).toEqual([]);
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
    await expect(page.locator('.drawn > img').first()).toBeVisible();
  });
});

test('drawing of the article: its point moves to where the reader taps next', async ({ page }) => {
  await openArticle(page, 'corners');
  const drawing = page.locator('#corners-figure');
  await drawing.scrollIntoViewIfNeeded();
  const grip = drawing.locator('.handle').first();
  await expect(grip).toBeVisible();
  const middle = async (/** @type {import('@playwright/test').Locator} */ one) => {
    const box = await one.boundingBox();
    if (!box) throw new Error('it is not there');
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = await middle(drawing.locator('canvas'));
  const before = await middle(grip);
  await page.mouse.click(x, y);
  expect(await middle(grip), 'the reader has chosen no point yet').toEqual(before);
  await page.mouse.click(before[0], before[1]);
  await page.mouse.click(x, y);
  await expect
    .poll(async () => (await middle(grip)).map((at, i) => Math.abs(at - [x, y][i]) < 2))
    .toEqual([true, true]);
});

test('phone on its side: all of a figure fits the window', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('./');
  const { canvas } = await take(page.locator('#hero'));
  const box = await canvas.boundingBox();
  expect(box?.height).toBeLessThan(330);
  expect(box?.height).toBeGreaterThan(190);
});
