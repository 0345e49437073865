/** What the builder gives, pasted into posts of four kinds of hosts and used there. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resting } from './figure.js';
import { copySnippets, expect, HOSTS, postWith, rendered, test } from './pasting.js';

const STATE = 'v=1&c=16&r=12&n=7';
const SIZES = [
  { name: 'on a phone', width: 360, height: 740 },
  { name: 'on a desktop', width: 1280, height: 800 },
  // The same window, zoomed to twice the size.
  { name: 'at 200 %', width: 640, height: 400 },
];
/** Good pages stay below a tenth; a figure is to be far better than that. */
const STILL = 0.02;

/**
 * A figure in a page or a frame of it, used as a reader would.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} figure
 */
async function useFigure(page, figure) {
  const handle = figure.locator('.handle').first();
  await expect(handle).toBeAttached();
  await handle.scrollIntoViewIfNeeded();
  const colours = await figure
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const pen = /** @type {HTMLCanvasElement} */ (canvas).getContext('2d');
      const { data } = /** @type {CanvasRenderingContext2D} */ (pen).getImageData(0, 0, width, height);
      return new Set(new Uint32Array(data.buffer)).size;
    });
  expect(colours, 'it draws').toBeGreaterThan(8);

  const before = await figure.evaluate((element) => Reflect.get(element, 'terminals').join());
  // What the page makes room for may move it once more.
  const [stage, box] = await resting(async () => [
    await figure.locator('canvas').first().boundingBox(),
    await handle.boundingBox(),
  ]);
  if (!stage || !box) throw new Error('the figure is not shown');
  expect(Math.abs(stage.width / stage.height - 16 / 12), 'its picture keeps its shape').toBeLessThan(0.02);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const cell = stage.width / 16;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 2 * cell, from.y + cell, { steps: 4 });
  await page.mouse.move(from.x + 4 * cell, from.y + 3 * cell, { steps: 4 });
  await page.mouse.up();
  const after = await figure.evaluate((element) => Reflect.get(element, 'terminals').join());
  expect(after, 'it can be dragged').not.toBe(before);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 */
async function keepsToItsColumn(page, selector) {
  const out = await page.locator(selector).evaluate((element) => {
    const column = element.closest('article, .entry-content, .gh-content, main') ?? document.body;
    const [inner, outer] = [element, column].map((one) => one.getBoundingClientRect());
    return {
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      left: outer.left - inner.left,
      right: inner.right - outer.right,
      width: inner.width,
    };
  });
  expect(out.sideways, 'nothing scrolls sideways').toBe(0);
  expect(out.left).toBeLessThanOrEqual(0.5);
  expect(out.right).toBeLessThanOrEqual(0.5);
  expect(out.width, 'it uses the column').toBeGreaterThan(230);
}

for (const host of HOSTS) {
  for (const way of /** @type {const} */ (['tag', 'frame'])) {
    test(`${host}: ${way}`, async ({ page, blog, shifts }) => {
      const snippets = await copySnippets(page, STATE);
      for (const { name, ...size } of SIZES) {
        await test.step(name, async () => {
          await page.setViewportSize(size);
          await page.goto(blog.put(`/${host}-${way}.html`, await postWith(host, snippets[way])));
          const figure =
            way === 'tag'
              ? page.locator('meander-path')
              : page.frameLocator('iframe').locator('meander-path');
          await page.locator(way === 'tag' ? 'meander-path' : 'iframe').scrollIntoViewIfNeeded();
          await useFigure(page, figure);
          await keepsToItsColumn(page, way === 'tag' ? 'meander-path' : 'iframe');
          if (way === 'tag') await expect(figure.locator('[slot=poster]')).not.toBeVisible();
          else {
            const off = async () => {
              const inner = await page.frameLocator('iframe').locator('body').boundingBox();
              const outer = await page.locator('iframe').boundingBox();
              return Math.abs((inner?.height ?? 0) - (outer?.height ?? 0));
            };
            await expect.poll(off, 'its height').toBeLessThan(2);
          }
          expect(await shifts(), 'the text stays where it is').toBeLessThan(STILL);
        });
      }
    });
  }

  test(`${host}: drawing and Markdown`, async ({ page, blog }) => {
    const { svg, markdown } = await copySnippets(page, STATE);
    blog.put('/meander.svg', svg);
    for (const { name, ...size } of SIZES) {
      await test.step(name, async () => {
        await page.setViewportSize(size);
        await page.goto(blog.put(`/${host}.html`, await postWith(host, rendered(markdown))));
        const image = page.locator('a > img');
        await expect(image).toBeVisible();
        expect(await image.evaluate((img) => /** @type {HTMLImageElement} */ (img).naturalWidth)).toBe(720);
        const box = await image.boundingBox();
        expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 16 / 12)).toBeLessThan(0.02);
        await keepsToItsColumn(page, 'a > img');
        // The drawing itself, too, may be pasted.
        await page.goto(blog.put(`/${host}-svg.html`, await postWith(host, svg)));
        await expect(page.locator('svg')).toBeVisible();
        await expect(page.locator('svg title')).toHaveText('A figure to play with');
      });
    }
    await page.goto(blog.put(`/${host}.html`, await postWith(host, rendered(markdown))));
    await page.locator('a > img').click();
    await expect(page.locator('#first .handle').first()).toBeAttached();
    expect(await page.locator('#first').evaluate((one) => Reflect.get(one, 'seed'))).toBe(7);
  });
}

test('the one file works from a folder', async ({ page }, info) => {
  const { file } = await copySnippets(page, STATE);
  const path = info.outputPath('meander.html');
  writeFileSync(path, file);
  await page.goto(pathToFileURL(path).href);
  await useFigure(page, page.locator('meander-path'));
});

test('the one file works in a frame that may do nothing but run', async ({ page, blog }) => {
  const { file } = await copySnippets(page, STATE);
  blog.put('/figure.html', file);
  const frame = '<iframe sandbox="allow-scripts" src="/figure.html" width="100%" height="560"></iframe>';
  await page.goto(blog.put('/sandboxed.html', await postWith('hugo', frame)));
  const figure = page.frameLocator('iframe').locator('meander-path');
  await useFigure(page, figure);
  const inside = page.frames().find((one) => one.url().endsWith('/figure.html'));
  expect(await inside?.evaluate(() => origin)).toBe('null');
});

test('twenty in one post, pasted twenty times, come from one script and one module', async ({
  page,
  blog,
}) => {
  const { tag } = await copySnippets(page, STATE);
  /** @type {Record<string, number>} */
  const asked = {};
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    asked[name] = (asked[name] ?? 0) + 1;
  });
  const text = '<p>And on it goes, round a field, because somebody once owned it.</p>';
  await page.goto(blog.put('/twenty.html', await postWith('hugo', `${tag}${text}`.repeat(20))));
  const figures = page.locator('meander-path');
  for (let i = 0; i < 20; i++) {
    await figures.nth(i).scrollIntoViewIfNeeded();
    await expect(figures.nth(i).locator('.handle')).toHaveCount(2);
  }
  await useFigure(page, figures.nth(0));
  await useFigure(page, figures.nth(19));
  expect(asked['widget.js']).toBe(1);
  expect(asked['figure.wasm']).toBe(1);
});

test('the drawing draws itself once, and not for readers who asked for stillness', async ({ page, blog }) => {
  const { svg } = await copySnippets(page, STATE, async (builder) => {
    await builder.getByLabel('draws itself').check();
    await expect(builder.locator('[data-way=svg] pre code')).toContainText('@keyframes');
  });
  expect(svg.length).toBeLessThan(60_000);
  expect(svg).not.toMatch(/<script|href|onload/);
  await page.goto(blog.put('/moving.svg', svg));
  const moving = () => page.evaluate(() => document.getAnimations().map((one) => one.playState));
  expect((await moving()).length).toBeGreaterThan(20);
  const ends = await page.evaluate(() =>
    document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime)),
  );
  expect(Math.max(...ends), 'nothing moves for longer than five seconds').toBeLessThanOrEqual(5000);
  const finished = await page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
    return [...document.querySelectorAll('.c')].every((one) => getComputedStyle(one).opacity === '0');
  });
  expect(finished).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await moving()).toEqual([]);
});
