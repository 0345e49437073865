/** Links to a figure of the article: opened and refused. */
import { expect, take, test } from '../browser/figure.ts';

test('link without a figure or state: the first figure opens or refuses it', async ({ page }) => {
  for (const [hash, seed] of /** @type {const} */ ([
    ['nobody&amp;v=1&amp;n=79', 79],
    ['v=1&s=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 372],
  ])) {
    await page.goto('about:blank');
    await page.goto(`./#${hash}`);
    expect(await (await take(page.locator('#hero'))).property('seed'), hash).toBe(seed);
  }
  // A reader pastes a link into the address of the open page.
  await page.evaluate(() => void (location.hash = 'v=1&s=waypoints&p=1,1+5,5+9,1'));
  await expect(page.locator('#hero .handle')).toHaveCount(3);
  await page.goto('builder.html#v=2&n=7');
  expect(await (await take(page.locator('#post'))).property('seed')).toBe(372);
});
