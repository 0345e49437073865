/** Day and night: a choice on one page applies to all pages. */
import { expect, test } from '../browser/figure.ts';

const PAGES = ['./', 'play.html', 'builder.html', 'bench.html', 'flood.html'];

/** @param {import('@playwright/test').Page} page */
const background = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light' }));

test.describe('while the scripts do not load', () => {
  // Leaving a page while it loads logs failed requests.
  test.use({ expectedNoise: /failed: .*\.js$|ERR_FAILED/ });

  test('Night: other open pages follow, and every page starts dark, before its scripts load', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'light' });
    await other.goto('builder.html');
    await page.goto('bench.html');
    const day = await background(page);
    await page.getByRole('button', { name: 'Night' }).click();
    const night = await background(page);
    expect(night).not.toBe(day);
    await expect(other.getByRole('button', { name: 'Day' })).toBeVisible();
    expect(await background(other)).toBe(night);
    await other.close();
    await page.route(/\.js$/, (route) =>
      route.request().url().includes('/early-theme-') ? route.continue() : route.abort(),
    );
    for (const address of PAGES) {
      await page.goto(address);
      expect(await background(page), address).toBe(night);
    }
    await page.unroute(/\.js$/);
    await page.goto('flood.html');
    const ground = () =>
      page
        .locator('svg rect')
        .first()
        .evaluate((it) => getComputedStyle(it).fill);
    const dark = await ground();
    await page.getByRole('button', { name: 'Day' }).click();
    expect(await ground(), 'pictures follow, too').not.toBe(dark);
    await page.goto('bench.html');
    expect(await background(page)).toBe(day);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page), 'the page follows the system again').toBe(night);
  });
});
