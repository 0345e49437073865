/** The builder's snippets, pasted into a WordPress post and used there. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resting } from './figure.js';
import { copySnippets, expect, postWith, rendered, test } from './pasting.js';

const STATE = 'v=1&c=16&r=12&n=7';
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
/** The most layout shift, a fifth of what the Web Vitals call good. */
const MOST_SHIFT = 0.02;

/**
 * Drags an end of a figure in a page or in one of its frames.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} figure
 */
async function useFigure(page, figure) {
  const handle = figure.locator('.handle').first();
  await expect(handle).toBeAttached();
  await handle.scrollIntoViewIfNeeded();
  const before = await figure.evaluate((element) => Reflect.get(element, 'terminals').join());
  const [stage, box] = await resting(async () => [
    await figure.locator('canvas').first().boundingBox(),
    await handle.boundingBox(),
  ]);
  if (!stage || !box) throw new Error('the figure is not shown');
  expect(Math.abs(stage.width / stage.height - 16 / 12), 'its canvas keeps its shape').toBeLessThan(0.02);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const cell = stage.width / 16;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 2 * cell, from.y + cell, { steps: 4 });
  await page.mouse.move(from.x + 4 * cell, from.y + 3 * cell, { steps: 4 });
  await page.mouse.up();
  const after = await figure.evaluate((element) => Reflect.get(element, 'terminals').join());
  expect(after, 'its end can be dragged').not.toBe(before);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 */
async function keepsToItsColumn(page, selector) {
  const out = await page.locator(selector).evaluate((element) => {
    const column = element.closest('.entry-content') ?? document.body;
    const [inner, outer] = [element, column].map((one) => one.getBoundingClientRect());
    return {
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      over: Math.max(outer.left - inner.left, inner.right - outer.right),
      width: inner.width,
    };
  });
  expect(out.sideways, 'nothing scrolls sideways').toBe(0);
  expect(out.over, 'it stays in its column').toBeLessThanOrEqual(0.5);
  expect(out.width, 'it uses the column').toBeGreaterThan(230);
}

for (const way of /** @type {const} */ (['tag', 'frame']))
  test(`WordPress post, ${way}: the figure fits, works and shifts no text`, async ({
    page,
    blog,
    shifts,
  }) => {
    const snippets = await copySnippets(page, STATE);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(blog.put(`/${way}.html`, await postWith('wordpress', snippets[way])));
      const selector = way === 'tag' ? 'meander-path' : 'iframe';
      const figure = (way === 'tag' ? page : page.frameLocator('iframe')).locator('meander-path');
      await page.locator(selector).scrollIntoViewIfNeeded();
      await useFigure(page, figure);
      await keepsToItsColumn(page, selector);
      if (way === 'frame') {
        const off = async () => {
          const inner = await page.frameLocator('iframe').locator('body').boundingBox();
          const outer = await page.locator('iframe').boundingBox();
          return Math.abs((inner?.height ?? 0) - (outer?.height ?? 0));
        };
        await expect.poll(off, 'the frame is as high as its figure').toBeLessThan(2);
      }
      expect(await shifts(), 'the text stays where it is').toBeLessThan(MOST_SHIFT);
    }
  });

test('WordPress post, Markdown: its drawing fits and links to the figure', async ({ page, blog }) => {
  const { svg, markdown } = await copySnippets(page, STATE);
  blog.put('/meander.svg', svg);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(blog.put('/svg.html', await postWith('wordpress', svg)));
  await expect(page.locator('svg title')).toHaveText('A figure to play with');
  await page.goto(blog.put('/markdown.html', await postWith('wordpress', rendered(markdown))));
  const image = page.locator('a > img');
  await expect.poll(() => image.evaluate((img) => Reflect.get(img, 'naturalWidth'))).toBe(720);
  await keepsToItsColumn(page, 'a > img');
  await image.click();
  await expect(page.locator('#hero')).toHaveJSProperty('seed', 7);
});

test('one-file snippet: it works from a folder and in a sandboxed frame', async ({ page, blog }, info) => {
  const { file } = await copySnippets(page, STATE);
  const path = info.outputPath('meander.html');
  writeFileSync(path, file);
  await page.goto(pathToFileURL(path).href);
  await useFigure(page, page.locator('meander-path'));

  blog.put('/figure.html', file);
  const frame = '<iframe sandbox="allow-scripts" src="/figure.html" width="100%" height="560"></iframe>';
  await page.goto(blog.put('/sandboxed.html', await postWith('wordpress', frame)));
  await useFigure(page, page.frameLocator('iframe').locator('meander-path'));
  const inside = page.frames().find((one) => one.url().endsWith('/figure.html'));
  expect(await inside?.evaluate(() => origin)).toBe('null');
});

test('moving drawing: it stops after 5 s at most and obeys reduced motion', async ({ page, blog }) => {
  const { svg } = await copySnippets(page, STATE, async (builder) => {
    await builder.getByLabel('draws itself').check();
    await expect(builder.locator('[data-way=svg] pre code')).toContainText('@keyframes');
  });
  expect(svg).not.toMatch(/<script|href|onload/);
  await page.goto(blog.put('/moving.svg', svg));
  const ends = () =>
    page.evaluate(() =>
      document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime)),
    );
  expect((await ends()).length).toBeGreaterThan(20);
  expect(Math.max(...(await ends()))).toBeLessThanOrEqual(5000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await ends()).toEqual([]);
});
