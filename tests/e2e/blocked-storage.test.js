/** Readers who block cookies and storage: touching them throws, and every page works. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { takeFigure } from './figure.js';
import { copySnippets, expect, test } from './pasting.js';

/** As browsers do it where all cookies are blocked. @param {import('@playwright/test').Page} page */
async function blockStorage(page) {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
}

/** @param {import('@playwright/test').Page} page */
const isBlocked = (page) =>
  page.evaluate(() => {
    try {
      return localStorage === null;
    } catch (error) {
      return Object(error).name === 'SecurityError';
    }
  });

test.beforeEach(({ page }) => blockStorage(page));

test('the article', async ({ page }) => {
  await page.goto('./');
  expect(await isBlocked(page)).toBe(true);
  const figure = await takeFigure(page, '#first');
  await figure.drag([1.5, 1.5], [5.5, 8.5]);
  expect(await figure.get('terminals')).toEqual([5, 8, 18, 18]);
  await page.getByRole('button', { name: /Night|Day/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/);
});

test('the builder', async ({ page, blog }) => {
  const { tag, frame, file } = await copySnippets(page, 'v=1&c=16&r=12&n=8');
  expect(await isBlocked(page)).toBe(true);
  await page.goto(blog.put('/both.html', `<!doctype html><link rel="icon" href="data:,">${tag}${frame}`));
  expect(await isBlocked(page)).toBe(true);
  await expect(page.locator('meander-path .handle')).toHaveCount(2);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').locator('.handle')).toHaveCount(2);
  const path = test.info().outputPath('figure.html');
  writeFileSync(path, file);
  await page.goto(pathToFileURL(path).href);
  expect(await isBlocked(page)).toBe(true);
  await takeFigure(page, 'meander-path');
});

test('a frame of its own', async ({ page }) => {
  await page.goto('embed.html?seed=5&link');
  expect(await isBlocked(page)).toBe(true);
  await takeFigure(page, 'meander-path');
});

test('the page of measurements', async ({ page }) => {
  await page.goto('bench.html?quick');
  expect(await isBlocked(page)).toBe(true);
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(page.locator('#rows > li .time').first()).toContainText('ms');
});
