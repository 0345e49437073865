/** The page that makes snippets without its script: what cannot work is away, and comes back without moving anything. */
import { expect, test } from './figure.js';

/** @typedef {import('@playwright/test').Page} Page */

const MODULE = /\/dist\/assets\/(?!early-theme).*\.js$/;
/** What nobody can use without the script. */
const PARTS = ['.open-file', '.editor', '.snippets'];

/** As the page is so long after it came, however long the machine takes. @param {Page} page @param {number} time */
const stopAt = (page, time) =>
  expect
    .poll(() =>
      page.evaluate((now) => {
        const animations = document.getAnimations();
        for (const animation of animations) {
          animation.pause();
          animation.currentTime = now;
        }
        return animations.length;
      }, time),
    )
    .toBe(PARTS.length + 1);

/** How far the page can be scrolled. @param {Page} page */
const excess = (page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** @param {Page} page */
const places = async (page) => [
  await page.locator('h1').boundingBox(),
  await page.locator('.lead').boundingBox(),
];

for (const [width, height] of [
  [360, 740],
  [1280, 800],
])
  test(`what cannot work is away as long as the script is, and comes back where it was, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    /** @type {(value?: unknown) => void} */
    let release = () => {};
    const held = new Promise((done) => (release = done));
    await page.route(MODULE, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('builder.html', { waitUntil: 'commit' });
    await expect(page.locator('.hidden-figures')).toHaveCount(1);
    await stopAt(page, 7999);
    for (const part of PARTS) await expect(page.locator(part)).toBeVisible();
    const before = await places(page);
    const top = (await page.locator('.editor').boundingBox())?.y;

    await stopAt(page, 8000);
    await expect(page.locator('.script-missing')).toBeVisible();
    for (const part of PARTS) await expect(page.locator(part)).toBeHidden();
    for (const input of await page.locator('main :is(input, pre, button, [data-host])').all())
      await expect(input).toBeHidden();
    expect(await excess(page)).toBe(0);
    expect(await places(page)).toEqual(before);

    release();
    await expect(page.locator('.script-missing')).toHaveCount(0);
    for (const part of PARTS) await expect(page.locator(part)).toBeVisible();
    await expect(page.locator('[data-way=tag] pre code')).toContainText('meander-path');
    expect(await places(page)).toEqual(before);
    expect((await page.locator('.editor').boundingBox())?.y).toBe(top);
  });
