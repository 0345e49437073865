/** Keys that arrive faster than frames. */
import { expect, openFigure, test } from './figure.js';

const PATROL = { source: 'waypoints', columns: 16, rows: 10, points: '2,2 6,7 9,2 13,7 14,3' };

/**
 * A figure whose frames wait until `settle`.
 * @param {import('@playwright/test').Page} page
 */
async function openStill(page) {
  const figure = await openFigure(page, PATROL);
  await page.evaluate(() => {
    const { requestAnimationFrame } = window;
    /** @type {FrameRequestCallback[]} */
    const waiting = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Reflect.set(window, 'goOn', () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const callback of waiting) requestAnimationFrame(callback);
    });
  });
  const settle = async () => {
    await page.evaluate(() => Reflect.get(window, 'goOn')());
    await figure.settle();
  };
  return { figure, settle };
}

/** @param {import('@playwright/test').Page} page @param {...string} keys */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

test('Delete: the next key in the same frame acts on the next point', async ({ page }) => {
  const { figure, settle } = await openStill(page);
  await figure.handles.last().focus();
  await press(page, 'Delete', 'Delete', 'Enter', 'ArrowLeft');
  await settle();
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 8.5, 2]);
  await expect(figure.handles.nth(2)).toBeFocused();
});

test('Insert: the next key in the same frame acts on the new point', async ({ page }) => {
  const { figure, settle } = await openStill(page);
  await figure.handles.nth(1).focus();
  await press(page, 'Insert', 'ArrowDown', 'Insert', 'Delete', 'Enter', 'ArrowUp');
  await settle();
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 7.5, 5, 9, 1.5, 13, 7, 14, 3]);
  await expect(figure.handles.nth(3)).toBeFocused();
});
