/** Day and night: chosen on one page, they are chosen on all, from the first paint on. */
import { expect, test } from './figure.js';

const PAGES = ['./', 'builder.html', 'bench.html'];

/** @param {import('@playwright/test').Page} page */
const background = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** What the browser may colour its own bars with. @param {import('@playwright/test').Page} page */
const barColour = (page) =>
  page.evaluate(() => {
    const meta = [...document.querySelectorAll('meta[name=theme-color]')].find(
      (one) => matchMedia(one.getAttribute('media') ?? '').matches,
    );
    const sample = Object.assign(document.createElement('i'), {
      style: `color: ${meta?.getAttribute('content')}`,
    });
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  });

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

test('Night holds on every page and after a reload, until Day is chosen', async ({ page }) => {
  await page.goto('./');
  const day = await background(page);
  expect(await barColour(page)).toBe(day);
  await page.getByRole('button', { name: 'Night' }).click();
  const night = await background(page);
  expect(night).not.toBe(day);
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Day' })).toBeVisible();
    expect(await background(page), address).toBe(night);
    expect(await barColour(page), address).toBe(night);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Day' }).click();
  await page.goto('./');
  expect(await background(page)).toBe(day);
  // As the system has it: from now on the system is followed again.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(night);
  expect(await barColour(page)).toBe(night);
  await expect(page.getByRole('button', { name: 'Day' })).toBeVisible();
});

test.describe('before the page’s modules have come', () => {
  test.use({ expectedNoise: /failed: .*\.js$|ERR_FAILED/ });

  test('it is night already', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Night' }).click();
    const night = await background(page);
    await page.route(/\.js$/, (route) =>
      route.request().url().includes('/early-theme-') ? route.continue() : route.abort(),
    );
    for (const address of PAGES) {
      await page.goto(address);
      expect(await background(page), address).toBe(night);
    }
  });
});

test('other open pages follow', async ({ page, context }) => {
  await page.goto('bench.html');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('builder.html');
  await page.getByRole('button', { name: 'Night' }).click();
  await expect(other.getByRole('button', { name: 'Day' })).toBeVisible();
  expect(await background(other)).toBe(await background(page));
});

for (const [how, refuse] of Object.entries({
  'refuses storage': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
}))
  test(`where the browser ${how}, Night holds for the page`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('bench.html');
    const day = await background(page);
    await page.getByRole('button', { name: 'Night' }).click();
    await expect(page.getByRole('button', { name: 'Day' })).toBeVisible();
    expect(await background(page)).not.toBe(day);
    await page.goto('./');
    expect(await background(page)).toBe(day);
  });

test('what is stored and is no theme counts as nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('meander-theme', '"><b>'));
  await page.goto('bench.html');
  await expect(page.locator(':root')).not.toHaveAttribute('data-theme');
  await expect(page.getByRole('button', { name: 'Night' })).toBeVisible();
});
