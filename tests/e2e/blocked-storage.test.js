/** Browsers that block cookies and storage throw when a page touches them. */
import { expect, takeFigure, test } from './figure.js';

test('blocked storage: article and frame work', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await page.goto('./');
  const figure = await takeFigure(page, '#first');
  await figure.drag([1.5, 1.5], [5.5, 8.5]);
  expect(await figure.get('terminals')).toEqual([5, 8, 18, 18]);
  const html = page.locator('html');
  await page.getByRole('button', { name: /Night|Day/ }).click();
  await expect(html).toHaveAttribute('data-theme', /dark|light/);
  await page.goto('embed.html?seed=5&link');
  await takeFigure(page, 'meander-path');
});
