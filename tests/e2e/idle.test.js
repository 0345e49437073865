/** Figures start when the page has nothing else to do, and at once for a reader who does not wait. */
import { expect, frames, test } from './figure.js';

/** The page is never idle. @param {import('@playwright/test').Page} page that is still to be opened */
const keepBusy = (page) =>
  page.addInitScript(() => {
    const count = { asked: 0 };
    Object.assign(window, { count });
    window.requestIdleCallback = (_, { timeout = 0 } = {}) => {
      if (timeout > 0) count.asked += 1;
      return 1;
    };
  });

/** @param {import('@playwright/test').Page} page */
const asked = (page) => page.evaluate(() => Number(Reflect.get(window, 'count').asked));

test('a figure waits for an idle page, and a touch starts it at once', async ({ page }) => {
  await keepBusy(page);
  await page.goto('embed.html?autoplay');
  const figure = page.locator('meander-path');
  await expect.poll(() => asked(page)).toBe(1);
  await frames(page);
  await expect(figure.locator('.handle')).toHaveCount(0);
  await figure.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(figure.locator('.handle')).toHaveCount(2);
  await expect(figure.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('what is asked of a figure starts it at once', async ({ page }) => {
  await keepBusy(page);
  await page.goto('embed.html');
  const figure = page.locator('meander-path');
  await expect.poll(() => asked(page)).toBe(1);
  await figure.evaluate((element) => Reflect.get(element, 'pause').call(element));
  await expect(figure.locator('.handle')).toHaveCount(2);
});

test('where the browser cannot tell when it is idle, figures start all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto('embed.html');
  await expect(page.locator('meander-path .handle')).toHaveCount(2);
});

test('while the figures of a page are made, none asks how it looks', async ({ page }) => {
  await page.addInitScript(() => {
    const { define } = CustomElementRegistry.prototype;
    const { getComputedStyle } = window;
    const seen = { made: 0, asked: 0, defining: false };
    Object.assign(window, { seen });
    CustomElementRegistry.prototype.define = function (...given) {
      seen.defining = true;
      define.apply(this, given);
      seen.defining = false;
      if (given[0] === 'meander-path') seen.made = document.querySelectorAll('meander-path').length;
    };
    window.getComputedStyle = (...given) => {
      if (seen.defining) seen.asked += 1;
      return getComputedStyle(...given);
    };
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./');
  await expect(page.locator('#first .figure')).toHaveAttribute('data-theme', 'dark');
  const { made, asked: looked } = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(made).toBeGreaterThan(5);
  expect(looked).toBe(0);
});
