/** A wasm file that is missing or damaged. */
import { expect, take, test } from './figure.ts';

test.use({
  expectedNoise: /^(console error: (Failed to load resource|.*module cannot be loaded: )|failed: )/,
});

for (const [name, answer] of [
  ['missing', { status: 404, body: 'Not found' }],
  ['damaged', { contentType: 'application/wasm', body: 'damaged' }],
] as const)
  test(`a figure whose wasm file is ${name} says so, and Try again keeps what was set`, async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.fulfill(answer));
    await page.goto('embed.html?seed=7');
    const element = page.locator('meander-path');
    await expect(element.getByRole('alert')).toContainText('This figure did not load.');
    await element.evaluate((it) => Object.assign(it, { columns: 14 }));
    await page.unroute('**/*.wasm');
    await element.getByRole('button', { name: 'Try again' }).click();
    const figure = await take(element);
    expect([await figure.property('columns'), await figure.property('seed')]).toEqual([14, 7]);
  });
