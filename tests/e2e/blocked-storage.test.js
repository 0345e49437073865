/** Browsers that block cookies and storage throw when a page touches them. */
import { expect, take, test } from '../browser/figure.ts';

test('blocked storage: article and playground work', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await page.goto('./');
  const figure = await take(page.locator('#hero'));
  await figure.dragHandle(0, 5.5, 8.5);
  expect(await figure.property('terminals')).toEqual([5, 8, 18, 3]);
  const html = page.locator('html');
  await page.getByRole('button', { name: /Night|Day/ }).click();
  await expect(html).toHaveAttribute('data-theme', /dark|light/);
  await page.goto('play.html');
  await take(page.locator('meander-path'));
});
