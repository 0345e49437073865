/** Points are added, taken away and put elsewhere. */
import { expect, openFigure, test } from './figure.js';
import { lengths, PATROL } from './patrol.js';

test('points are added by a double click and taken away by Delete', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.twice(11, 4.5);
  await figure.settle();
  await expect(figure.handles).toHaveCount(5);
  const points = await figure.get('points');
  expect(points.slice(0, 6)).toEqual([2, 2, 6, 7, 9, 2]);
  expect(points[6]).toBeCloseTo(11, 1);
  await expect(figure.handles.nth(3)).toBeFocused();
  await page.keyboard.press('Delete');
  await figure.settle();
  await expect(figure.handles).toHaveCount(4);
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);
  for (const left of [3, 2, 2]) {
    await page.keyboard.press('Delete');
    await figure.settle();
    await expect(figure.handles).toHaveCount(left);
  }
});

test('a chosen point goes where the reader taps', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  const handle = await figure.at(9, 2);
  await page.mouse.click(handle.x, handle.y);
  await expect(figure.handles.nth(2)).toHaveAttribute('aria-pressed', 'true');
  const spot = await figure.at(10, 6);
  await page.mouse.click(spot.x, spot.y);
  await expect(figure.handles.nth(2)).toHaveAttribute('aria-pressed', 'false');
  const points = await figure.get('points');
  expect(points[4]).toBeCloseTo(10, 1);
  expect(points[5]).toBeCloseTo(6, 1);
  await expect(figure.handles).toHaveCount(4);
});

test('a closed loop joins the last point to the first', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  const open = await lengths(figure);
  await figure.root.getByLabel('closed').check();
  await figure.settle();
  const closed = await lengths(figure);
  closed.forEach((length, i) => expect(Number(length)).toBeGreaterThan(Number(open[i]) + 3));
});
