import { existsSync } from 'node:fs';
import { expect, takeFigure, test } from './figure.js';

const PICTURE = 'docs/figure.png';

/** The README's picture. It is taken when it is missing, and anew with UPDATE_PICTURES=1. */
test('the page looks as the README shows it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./');
  const figure = await takeFigure(page, '#first');
  await figure.call('seek', 300);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await figure.settle();
  const fresh = !existsSync(PICTURE) || Boolean(process.env.UPDATE_PICTURES);
  const image = await page.screenshot(fresh ? { path: PICTURE } : {});
  expect(image.length).toBeGreaterThan(20_000);
  const colours = new Set(await figure.cellColours());
  expect(colours.size).toBeGreaterThanOrEqual(4);
});
