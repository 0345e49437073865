import { expect, test } from './figure.js';

test('the benchmark page runs every task, and every peer agrees', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('bench.html?quick');
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(page.locator('#status')).toContainText('Done', { timeout: 170_000 });
  const rows = page.locator('#rows > li');
  expect(await rows.count()).toBeGreaterThan(12);
  await expect(page.locator('[data-same="false"]')).toHaveCount(0);
  expect(await page.locator('[data-same="true"]').count()).toBeGreaterThan(10);
  await expect(rows.first()).toContainText('ms');
  // What needs a page comes last, and the figure that was moved can be taken hold of.
  await expect(rows.last()).toContainText('waypoint');
  await expect(rows.last().locator('.time')).toContainText('ms');
  await expect(rows.last().locator('meander-path .handle')).toHaveCount(1000);
});

test('the benchmark page does not scroll sideways at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('bench.html');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
