/** Pages whose own script does not come say so; while it is on its way, and once it runs, they do not. */
import { readFileSync } from 'node:fs';
import { expect, frames, test } from './figure.js';

const { folder } = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));
const PAGES = {
  './': /^\s*The script of this page has not come, so nothing moves/,
  'builder.html': /^\s*The script of this page has not come, and the snippets are made by it\./,
  'bench.html': /^\s*The script of this page has not come, and measuring is done by it\./,
  'embed.html': /^\s*The script of this figure has not come\./,
  [`${folder}embed.html`]: /^\s*The script of this figure has not come\./,
};

/** The module of a page, which is after the script that shows its theme. */
const MODULE = /\/dist\/(assets\/(?!early-theme)|embed\/).*\.js$/;

/**
 * As it is so long after the page came, however long the machine takes: its style sheet may still be on its way.
 * @param {import('@playwright/test').Locator} sentence
 * @param {number} time in milliseconds
 */
const stopAt = (sentence, time) =>
  expect
    .poll(() =>
      sentence.evaluate((element, now) => {
        const animations = element.getAnimations();
        for (const animation of animations) {
          animation.pause();
          animation.currentTime = now;
        }
        return animations.length;
      }, time),
    )
    .toBe(1);

for (const [address, words] of Object.entries(PAGES)) {
  test.describe(`${address} without its script`, () => {
    test.use({ expectedNoise: /^(console error: Failed to load resource|failed: .*\.js$)/ });

    test('says so after a while', async ({ page }) => {
      await page.route(MODULE, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(address);
      const sentence = page.locator('.script-missing');
      await stopAt(sentence, 7999);
      await expect(sentence).toBeHidden();
      expect((await sentence.boundingBox())?.height).toBe(0);
      await stopAt(sentence, 8000);
      await expect(sentence).toBeVisible();
      await expect(sentence).toHaveText(words);
      expect((await sentence.boundingBox())?.height).toBeGreaterThan(15);
      if (address === './') await expect(page.locator('.drawn > svg').first()).toBeVisible();
    });
  });

  test(`${address} says nothing while its script is on its way, nor afterwards`, async ({ page }) => {
    /** @type {(value?: unknown) => void} */
    let release = () => {};
    const held = new Promise((done) => (release = done));
    await page.route(MODULE, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const sentence = page.locator('.script-missing');
    await expect(sentence).toHaveCount(1);
    await stopAt(sentence, 7999);
    await frames(page);
    await expect(sentence).toBeHidden();
    const below = page.locator('main').locator(':scope > *').last();
    const before = await below.boundingBox();
    release();
    await expect(sentence).toHaveCount(0);
    if (address === 'bench.html') expect((await below.boundingBox())?.y).toBe(before?.y);
  });
}

test.describe('where scripts are off', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /failed: .*\.js$/ });

  for (const address of Object.keys(PAGES))
    test(`${address} says that alone`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('noscript p').first()).toBeVisible();
      await expect(page.locator('.script-missing')).toHaveCSS('animation-name', 'none');
      await expect(page.locator('.script-missing')).toBeHidden();
    });
});
