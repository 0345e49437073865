/** The builder on a tall screen: what lies beneath its form stays where it is while the form comes. */
import { expect, test } from './figure.js';

test('the snippets stay where they are while the page comes up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2900 });
  await page.addInitScript(() => {
    const tops = /** @type {Set<number>} */ (new Set());
    const look = () => {
      const part = document.querySelector('.snippets');
      if (part) tops.add(Math.round(part.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { tops: () => [...tops] });
  });
  await page.goto('builder.html');
  await expect(page.locator('[data-way=tag] pre code')).toContainText('meander-path');
  const tops = await page.evaluate(() => Reflect.get(window, 'tops')());
  expect(Math.max(...tops) - Math.min(...tops), String(tops)).toBeLessThanOrEqual(2);
});
