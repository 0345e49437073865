/** Browsers that block cookies and storage throw when a page touches them. */
import { expect, take, test } from '../browser/figure.ts';

test('blocked storage: article and playground work, and the switch sets their colours', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./');
  const figure = await take(page.locator('#hero'));
  await figure.dragHandle(0, 5.5, 8.5);
  expect(await figure.property('terminals')).toEqual([5, 8, 18, 3]);
  const inner = figure.element.locator('.figure');
  await expect(inner).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Day' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(inner).toHaveAttribute('data-theme', 'light');
  await page.goto('play.html');
  await take(page.locator('meander-path'));
});
