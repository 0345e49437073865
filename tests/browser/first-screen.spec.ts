import type { MeanderPath } from '../../www/element/meander-path.ts';
import { expect, hold, take, test } from './figure.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 740, height: 360 };

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const viewport of [WIDE, PHONE, SIDEWAYS])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the canvas replaces the poster without a shift, fits, and shows a line at a tap on its name', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const release = await hold(page, /\/assets\/index.*\.js$/);
      await page.goto('./', { waitUntil: 'commit' });
      const headline = page.getByRole('heading', { level: 1 });
      await expect(headline).toHaveText('Carve a winding path, then smooth it.');
      const poster = page.locator('#hero > svg:visible');
      await expect(poster).toHaveCount(1);
      const { x, y, width } = (await poster.boundingBox())!;
      release();
      const figure = await take(page.locator('#hero'));
      const canvas = (await figure.canvas.boundingBox())!;
      expect([canvas.x, canvas.y, canvas.width]).toEqual([x, y, width]);
      expect(canvas.height).toBeGreaterThan(190);
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
      for (const part of [figure.canvas, figure.element.locator('.strip')])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const curves = () => figure.element.evaluate((it: MeanderPath) => it.figure.scene.value.curves.length);
      expect(await curves(), 'it still carves').toBe(0);
      await page.locator('#path meander-word').first().click();
      expect(await curves()).toBe(4);
    });
  });

test('larger text puts the headline above the figure and cuts nothing off', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  const client = await context.newCDPSession(page);
  await page.goto('./');
  for (const standard of [24, 32]) {
    await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(size).toBe(`${standard}px`);
    const { y } = (await page.locator('#hero').boundingBox())!;
    const words = page.locator('.words');
    expect(await words.evaluate((it) => it.scrollWidth - it.clientWidth), `${standard} px`).toBe(0);
    const last = (await words.locator('p:visible').last().boundingBox())!;
    expect(last.y + last.height, `${standard} px`).toBeLessThan(y);
  }
});

test('Chapters on another page opens the list, and the header returns below the first screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(WIDE);
  await page.goto('bench.html');
  await page.getByRole('link', { name: 'Chapters' }).click();
  await expect(page.locator('.chapters').getByRole('link', { name: 'Ask a witness' })).toBeVisible();
  await page.keyboard.press('Escape');
  await take(page.locator('#hero'));
  await page.mouse.wheel(0, 700);
  await expect(page.locator('header.top')).not.toBeInViewport();
  await page.mouse.wheel(0, 500);
  await expect(page.locator('header.top')).toBeInViewport();
  await expect(page.locator('.chapters .current')).toHaveText('1 Which stones can go?');
});
