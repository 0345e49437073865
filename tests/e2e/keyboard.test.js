/** The article, for those who go by keys. */
import { expect, test } from './figure.js';

const FIGURES = ['first', 'patrol', 'search', 'guarded', 'flight', 'walk', 'meadow', 'field'];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./');
  await expect(page.locator('#first .handle')).toHaveCount(2);
});

test('however fast Tab is pressed, it passes no figure', async ({ page }) => {
  await page.evaluate(() => {
    const stops = Reflect.set(globalThis, 'stops', []) && Reflect.get(globalThis, 'stops');
    addEventListener('focusin', ({ target }) => {
      const element = /** @type {Element} */ (target);
      stops.push([element.closest('meander-path')?.id ?? '', element.localName === 'meander-path']);
    });
  });
  const last = page.locator('#field .share a');
  for (let i = 0; i < 600; i++) {
    await page.keyboard.press('Tab');
    if (await last.evaluate((link) => link === document.activeElement)) break;
  }
  const stops = await page.evaluate(() => Reflect.get(globalThis, 'stops'));
  for (const id of FIGURES)
    expect([id, stops.find((/** @type {string[]} */ stop) => stop[0] === id)?.[1]]).toEqual([id, true]);
});

test('a figure far below is made before the focus comes to it', async ({ page }) => {
  await expect(page.locator('#patrol')).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Tab');
  await expect(page.locator('#field .stage canvas')).toHaveAttribute(
    'aria-label',
    /hundred and sixty thousand/,
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('meander-path[tabindex]')).toHaveCount(0);
  await page.locator('#first .share a').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#patrol .handle').first()).toBeFocused();
});

test('a figure that comes to live under the focus lets it go on inside', async ({ page }) => {
  const patrol = page.locator('#patrol');
  await patrol.focus();
  await expect(patrol.locator('.handle')).toHaveCount(11);
  await expect(patrol).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(patrol.locator('.handle').first()).toBeFocused();
  await page.locator('#first .share a').focus();
  await expect(patrol).not.toHaveAttribute('tabindex');
  await page.keyboard.press('Tab');
  await expect(patrol.locator('.handle').first()).toBeFocused();
});

test('a reader who only looks has none made that is far away', async ({ page }) => {
  await page.mouse.wheel(0, 100);
  await page.keyboard.press('Space');
  await expect(page.locator('#field')).toHaveAttribute('tabindex', '0');
  await expect(page.locator('#field .handle')).toHaveCount(0);
});
