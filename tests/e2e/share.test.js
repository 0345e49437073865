/** Links to a figure of the article: copied, opened and refused. */
import { readFileSync } from 'node:fs';
import { take } from '../browser/figure.ts';
import { copied, expect, resting, takeFigure, test } from './figure.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('link of a figure: it opens the same figure, below the chapters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  const patrol = await takeFigure(page, '#which-figure');
  await patrol.set('passes', 2);
  const [x, y] = await patrol.get('points');
  await patrol.drag([x, y], [x + 2, y - 3]);
  expect(new URL(page.url()).hash, 'dragging leaves the address alone').toBe('');
  const state = await patrol.call('getState');
  const points = await patrol.get('points');
  const link = await copied(patrol.root.locator('.share button'));
  expect(link).toBe(`${new URL('./', page.url())}#which-figure&${state}`);

  await page.goto('about:blank');
  await page.goto(link);
  const root = page.locator('#which-figure');
  await expect(root).toHaveJSProperty('passes', 2);
  const box = await resting(() => root.boundingBox());
  const line = await page.locator('.chapters').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  expect(box?.y).toBeLessThan(370);
  const again = await takeFigure(page, '#which-figure');
  expect(await again.call('getState')).toBe(state);
  expect(await again.get('points')).toEqual(points);
});

test('link without a figure or state: the first figure opens or refuses it', async ({ page }) => {
  for (const [hash, seed] of /** @type {const} */ ([
    ['v=1&n=78', 78],
    ['nobody&amp;v=1&amp;n=79', 79],
    ['v=1&s=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 372],
    ['n=77&w=3', 372],
  ])) {
    await page.goto('about:blank');
    await page.goto(`./#${hash}`);
    expect(await (await take(page.locator('#hero'))).property('seed'), hash).toBe(seed);
  }
  // A reader pastes a link into the address of the open page.
  await page.evaluate(() => void (location.hash = 'v=1&s=waypoints&p=1,1+5,5+9,1'));
  await expect(page.locator('#hero .handle')).toHaveCount(3);
  await page.goto('builder.html#v=2&n=7');
  await expect(page.locator('.notice')).toHaveText(
    'That link describes no figure known here, so this is the usual one.',
  );
});

test('figure too long for a link: a file keeps it, and the builder opens it', async ({ page }) => {
  await page.goto('./');
  const patrol = await takeFigure(page, '#which-figure');
  await patrol.root.evaluate((element) => {
    const points = Array.from({ length: 15_000 }, (_, i) => [
      (i % 150) + 0.123456,
      ((i / 150) | 0) + 0.654321,
    ]);
    Object.assign(element, { source: 'track', overlays: ['raw'], points: points.flat() });
  });
  await patrol.root.getByRole('button', { name: 'Copy link' }).click();
  await expect(patrol.root.locator('.share .refused')).toContainText('Too much for a link');
  const download = page.waitForEvent('download');
  await patrol.root.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('meander.txt');
  const file = await saved.path();
  expect(readFileSync(file, 'utf8').length).toBeGreaterThan(200_000);

  await page.goto('builder.html');
  await page.locator('.open-file input').setInputFiles(file);
  await expect(page.locator('.notice')).toContainText('of 15,000 points');
  expect(await copied(page.locator('[data-way=frame] .copy'))).toContain('s=track');
});

test('Copy link without a clipboard: the link is selected in a field', async ({ page }) => {
  await page.addInitScript(() => void Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('./');
  const first = await takeFigure(page, '#ends-figure');
  await first.root.getByRole('button', { name: 'Copy link' }).click();
  const field = first.root.getByLabel('Copy this text yourself');
  await expect(field).toBeFocused();
  const chosen = await field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (element);
    return value.slice(selectionStart, selectionEnd);
  });
  expect(chosen).toMatch(/#ends-figure&v=1/);
});
