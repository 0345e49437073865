/** Points and ends that a pointer drags, adds or takes away. */
import { expect, openFigure, test } from './figure.js';
import { BENT, CARVED, lengths, PATROL } from './patrol.js';

test('a dragged waypoint moves all four curves, and undo brings them back', async ({ page }) => {
  const figure = await openFigure(page, BENT);
  const before = await lengths(figure);
  await figure.drag([6.15, 7.15], [7.15, 4.15]);
  // The pointer holds the point where it took it.
  const points = await figure.get('points');
  expect(points[4]).toBeCloseTo(7, 1);
  expect(points[5]).toBeCloseTo(4, 1);
  expect([...points.slice(0, 4), ...points.slice(6)]).toEqual([2, 2, 4.4, 4.3, 9, 2, 13, 7]);
  const after = await lengths(figure);
  expect(after.filter((length, i) => length === before[i])).toEqual([]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => lengths(figure)).toEqual(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => lengths(figure)).toEqual(after);
});

test('a draggable page: pointers drag ends and paint walls, not the page', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  await page.evaluate(() => void (document.body.draggable = true));
  await figure.drag([1.5, 1.5], [4.5, 4.5]);
  expect(await figure.get('terminals')).toEqual([4, 4, 12, 10]);
  await expect(figure.handles.first()).toBeFocused();
  await figure.root.getByRole('button', { name: 'Build walls' }).click();
  await expect(figure.root.locator('canvas[data-mode=walls]')).toBeAttached();
  await figure.drag([1.5, 8.5], [4.5, 8.5]);
  expect(await figure.get('walls')).toHaveLength(4);
  await expect(figure.root.locator('canvas')).toBeFocused();
});

test('a scaled page: the end follows the pointer', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  await page.evaluate(
    () => void (document.body.style.cssText = 'transform: scale(0.6); transform-origin: 0 0'),
  );
  await figure.settle();
  const [from, other] = await Promise.all(
    [1, 0].map(async (index) => {
      const box = await figure.handles.nth(index).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    }),
  );
  const cell = (from.x - other.x) / 11;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 7 * cell, from.y - 4 * cell, { steps: 4 });
  await page.mouse.up();
  await figure.settle();
  expect(await figure.get('terminals')).toEqual([1, 1, 5, 6]);
});

test('a dragged end carves again with the same seed, live', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  const before = await figure.call('toCSV', 'raw');
  await figure.drag([1.5, 1.5], [6.5, 3.5], { drop: false });
  expect(await figure.call('toCSV', 'raw')).not.toBe(before);
  await page.mouse.up();
  await figure.settle();
  expect(await figure.get('terminals')).toEqual([6, 3, 12, 10]);
  expect(await figure.get('seed')).toBe(7);
  await expect(figure.handles.first()).toHaveAccessibleName('end 1 of 2, cell 6, 3');
  await figure.drag([6.5, 3.5], [1.5, 1.5]);
  expect(await figure.call('toCSV', 'raw')).toBe(before);
});

test('route: it goes round the walls, and its goal can be dragged', async ({ page }) => {
  const figure = await openFigure(page, {
    source: 'astar',
    columns: 12,
    rows: 8,
    walls: '6 1 11 1 11 1 11 1 11 1 11 1',
    terminals: '1,1 10,1',
  });
  await expect(figure.handles.first()).toHaveAccessibleName('start, cell 1, 1');
  const [raw] = await lengths(figure);
  expect(Number(raw)).toBe(19);
  await figure.drag([10.5, 1.5], [4.5, 1.5]);
  expect(await figure.get('terminals')).toEqual([1, 1, 4, 1]);
  expect(Number((await lengths(figure))[0])).toBe(3);
});

test('a double click adds a point, and Delete takes it away', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.twice(11, 4.5);
  await figure.settle();
  await expect(figure.handles).toHaveCount(5);
  const points = await figure.get('points');
  expect(points[6]).toBeCloseTo(11, 1);
  await expect(figure.handles.nth(3)).toBeFocused();
  // Two points always stay.
  for (const left of [4, 3, 2, 2]) {
    await page.keyboard.press('Delete');
    await figure.settle();
    await expect(figure.handles).toHaveCount(left);
  }
});

test('a chosen point moves to where the reader taps', async ({ page }) => {
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
});
