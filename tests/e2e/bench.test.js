import { expect, test } from '../browser/figure.ts';

test('bench page: “Measure” times every task, and all peers agree', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('bench.html?quick');
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(page.locator('.go > p')).toContainText('Done', { timeout: 170_000 });
  const rows = page.locator('#rows > li');
  await expect(rows.locator('.time').first()).toContainText('ms');
  await expect(rows.last().locator('.time')).toContainText('ms');
  await expect(page.locator('[data-same="false"]')).toHaveCount(0);
  expect(await page.locator('[data-same="true"]').count()).toBeGreaterThan(10);
});
