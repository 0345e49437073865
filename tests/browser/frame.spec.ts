/** The page of frames, on another origin than the post. */
import { expect, steps, take, test } from './figure.ts';
import { built, frame, openPost } from './posts.ts';

const STATE = 'v=1&c=16&r=12&n=7';

test('a figure fills a frame of any size, and needs only scripts', async ({ page, baseURL }) => {
  await openPost(page, frame(baseURL!, STATE).replace('<iframe', '<iframe sandbox="allow-scripts"'));
  const figure = page.frameLocator('iframe').locator('meander-path');
  await expect(figure.locator('.handle')).toHaveCount(2);
  for (const [width, height] of [
    [900, 640],
    [360, 420],
    [500, 800],
  ]) {
    await page.setViewportSize({ width: 1000, height: 900 });
    await page
      .locator('iframe')
      .evaluate(
        (it, [w, h]) => it.setAttribute('style', `border:0;width:${w}px;height:${h}px`),
        [width, height],
      );
    const size = () => figure.evaluate((it) => [it.clientWidth, it.clientHeight, innerWidth, innerHeight]);
    await expect.poll(size).toEqual([width, height, width, height]);
    expect(await figure.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  }
});

const step = steps();
test('a frame follows its address, and stays in its folder', step.all);

step('a frame takes attributes, a language, a theme and a direction from its address', async ({ page }) => {
  await page.goto('embed.html?seed=9&ui=mini&theme=dark&lang=fr&dir=rtl');
  const figure = await take(page.locator('meander-path'));
  expect(await figure.property('seed')).toBe(9);
  await expect(figure.button('Autre')).toBeVisible();
  expect(
    await page.locator('html').evaluate((it: HTMLElement) => [getComputedStyle(it).colorScheme, it.dir]),
  ).toEqual(['dark', 'rtl']);
  await page.goto('embed.html#seed=5');
  expect(await (await take(page.locator('meander-path'))).property('seed')).toBe(5);
});

step('a versioned frame loads nothing from other folders, and follows its hash', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().includes(`/dist/${built.folder}`))
      foreign.push(request.url());
  });
  await page.goto(`${built.folder}embed.html#${STATE}`);
  const figure = await take(page.locator('meander-path'));
  expect(await figure.property('columns')).toBe(16);
  await figure.element.evaluate((it: any) => it.engine.ready());
  await page.evaluate(() => (location.hash = 'v=1&c=9'));
  await expect.poll(() => figure.property('columns')).toBe(9);
  expect(foreign).toEqual([]);
});
