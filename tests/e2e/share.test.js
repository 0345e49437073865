/** Links to a figure of the article: copied, opened and refused. */
import { expect, resting, take, test } from '../browser/figure.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('link of a figure: it opens the same figure, below the chapters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./');
  const towns = await take(page.locator('#ends-figure'));
  await towns.element.evaluate((it) => void Reflect.set(it, 'passes', 2));
  const [x, y] = await towns.property('terminals');
  await towns.dragHandle(0, x + 2.5, y - 2.5);
  expect(await towns.property('terminals')).not.toEqual([
    x,
    y,
    ...(await towns.property('terminals')).slice(2),
  ]);
  expect(new URL(page.url()).hash, 'dragging leaves the address alone').toBe('');
  const state = await towns.call('getState');
  const terminals = await towns.property('terminals');
  const menu = page.locator('figure:has(> #ends-figure) .share');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Copy link' }).click();
  await expect(menu.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${new URL('./', page.url())}#ends-figure&${state}`);

  await page.goto('about:blank');
  await page.goto(link);
  const root = page.locator('#ends-figure');
  await expect(root).toHaveJSProperty('passes', 2);
  const box = await resting(() => root.boundingBox());
  const line = await page.locator('.chapters').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  expect(box?.y).toBeLessThan(370);
  const again = await take(root);
  expect(await again.call('getState')).toBe(state);
  expect(await again.property('terminals')).toEqual(terminals);
});

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
