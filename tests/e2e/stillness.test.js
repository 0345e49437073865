import { expect, test } from './figure.js';

const MOST_SHIFT = 0.02;
const SLOWNESS = 300;

/** How much the page moved by itself since it began. @param {import('@playwright/test').Page} page */
const shift = (page) => page.evaluate(() => Number(Reflect.get(window, 'shift')));

for (const [width, height] of [
  [360, 740],
  [1280, 800],
]) {
  test(`at ${width} px nothing moves while the page loads slowly, is scrolled and jumped through`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      let shift = 0;
      Object.defineProperty(window, 'shift', { get: () => shift });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(/\.(js|wasm)$/, async (route) => {
      await new Promise((done) => setTimeout(done, SLOWNESS));
      await route.continue();
    });
    await page.goto('./');
    await expect(page.locator('#first .handle')).toHaveCount(2);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.mouse.move(width / 2, height / 2);
    for (let y = 0; y < whole; y += 400) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(50);
    }
    await expect(page.locator('#playground .panel')).toBeVisible();
    expect(await shift(page)).toBeLessThan(MOST_SHIFT);
    await page.goto('./?jump#through');
    await expect(page.locator('#through-figure .grip[tabindex]').first()).toBeVisible();
    await page.waitForTimeout(SLOWNESS);
    expect(await shift(page)).toBeLessThan(MOST_SHIFT);
  });
}

test('a figure is as high before it lives as after, whatever it shows', async ({ page }) => {
  /** @type {Record<string, string>[]} */
  const kinds = [
    {},
    { ui: 'mini' },
    { ui: 'none' },
    { source: 'astar', compare: '' },
    { source: 'waypoints', dimension: '3' },
    { source: 'track', ui: 'mini' },
    { source: 'track', ui: 'more' },
    { readonly: '' },
  ];
  for (const width of [328, 500, 700]) {
    await page.route('**/*.wasm', () => {});
    await page.goto('embed.html');
    await page.evaluate(([list, wide]) => {
      const figures = list.map((attributes) => {
        const figure = document.createElement('meander-path');
        for (const [name, value] of Object.entries(attributes)) figure.setAttribute(name, value);
        figure.style.inlineSize = `${wide}px`;
        return figure;
      });
      document.body.replaceChildren(...figures);
    }, /** @type {const} */ ([kinds, width]));
    const heights = () =>
      page.locator('meander-path').evaluateAll((all) => all.map((figure) => figure.clientHeight));
    await expect(page.locator('.room')).toHaveCount(kinds.length - 1);
    await expect(page.locator('.room .more[open] .compare')).toHaveCount(1);
    const before = await heights();
    await page.unroute('**/*.wasm');
    await page.evaluate(() => {
      for (const figure of document.querySelectorAll('meander-path')) {
        const again = figure.cloneNode();
        /** @type {Element} */ (again).setAttribute('loading', 'eager');
        figure.replaceWith(again);
      }
    });
    await expect(page.locator('meander-path .panel')).toHaveCount(kinds.length - 1);
    expect(await heights()).toEqual(before);
  }
});
