/** Keys that come faster than frames. */
import { expect, openFigure, test } from './figure.js';

const PATROL = { source: 'waypoints', columns: 16, rows: 10, points: '2,2 6,7 9,2 13,7 14,3' };
const CARVED = { columns: 14, rows: 12, seed: 7, terminals: '1,1 12,10 2,9 12,1' };

/**
 * The figure, asked for no frame until `settle`.
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, string | number>} attributes
 */
async function openStill(page, attributes) {
  const figure = await openFigure(page, attributes);
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

test('each press of Delete removes a point, also at the end of the list', async ({ page }) => {
  const { figure, settle } = await openStill(page, PATROL);
  await figure.handles.last().focus();
  await press(page, 'Delete', 'Delete');
  expect(await figure.root.evaluate((element) => Reflect.get(element, 'points'))).toEqual([2, 2, 6, 7, 9, 2]);
  await settle();
  await expect(figure.handles).toHaveCount(3);
  await expect(figure.handles.nth(2)).toBeFocused();
});

test('an arrow key after Delete moves the newly focused point', async ({ page }) => {
  const { figure, settle } = await openStill(page, PATROL);
  await figure.handles.last().focus();
  await press(page, 'Delete', 'Enter', 'ArrowLeft');
  await settle();
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 9, 2, 12.5, 7]);
  await expect(figure.status).toHaveText(/4 of 4/);
});

test('keys after Insert act on the new point', async ({ page }) => {
  const { figure, settle } = await openStill(page, PATROL);
  await figure.handles.nth(1).focus();
  await press(page, 'Insert', 'ArrowDown', 'Insert', 'Delete', 'Enter', 'ArrowUp');
  await settle();
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 7.5, 5, 9, 1.5, 13, 7, 14, 3]);
  await expect(figure.handles.nth(3)).toBeFocused();
});

test('ends are added and removed as fast as keys are pressed', async ({ page }) => {
  const { figure, settle } = await openStill(page, CARVED);
  await figure.handles.last().focus();
  await press(page, 'Delete', 'Delete', 'Insert', 'ArrowRight');
  await settle();
  const ends = await figure.get('terminals');
  expect(ends).toHaveLength(6);
  expect(ends.slice(0, 4)).toEqual([1, 1, 12, 10]);
  await expect(figure.handles.nth(2)).toBeFocused();
  await expect(figure.status).toHaveText(`end 3 of 3, cell ${ends[4]}, ${ends[5]}`);
});

test('keys on a handle whose point was removed by the page are ignored', async ({ page }) => {
  const { figure, settle } = await openStill(page, PATROL);
  await figure.handles.last().focus();
  await figure.root.evaluate((element) => Reflect.set(element, 'points', [2, 2, 6, 7]));
  await press(page, 'ArrowLeft', 'Enter');
  await settle();
  expect(await figure.get('points')).toEqual([2, 2, 6, 7]);
});

test('the focus stays among the handles when undo takes the last one away', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  await figure.handles.first().press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Insert');
  await expect(figure.handles.nth(4)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(figure.handles).toHaveCount(4);
  await expect(figure.handles.nth(3)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.get('terminals')).toEqual([1, 1, 12, 10, 2, 9, 12, 1]);
});
