/** What is held is let go of, and put back where it was. */
import { expect, openFigure, test } from './figure.js';
import { PATROL } from './patrol.js';

test('Escape and a lost pointer put everything back', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  const before = await figure.look();
  await figure.drag([6, 7], [10, 9], { drop: false });
  expect(await figure.look()).not.toBe(before);
  await page.keyboard.press('Escape');
  await figure.settle();
  await expect(figure.status).toHaveText('Put back where it was.');
  await page.mouse.up();
  await page.mouse.move(5, 5);
  await figure.settle();
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);

  await figure.drag([6, 7], [10, 9], { drop: false });
  await figure.root.evaluate((element) => element.remove());
  await page.mouse.up();
  expect(await page.locator('meander-path').count()).toBe(0);
});

test('undoing while something is held lets go of it', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.drag([9, 2], [9, 3]);
  await figure.drag([6, 7], [10, 9], { drop: false });
  await page.keyboard.press('ControlOrMeta+z');
  await page.mouse.move(300, 200);
  await page.mouse.up();
  const [, , x, y, , middle] = await figure.get('points');
  expect([x, y]).toEqual([6, 7]);
  expect(middle).toBeCloseTo(3, 1);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);
});

test('handles that the page takes away while one is held are let go of, and the next can be held', async ({
  page,
}) => {
  const points = '2,2 8,2 8,8 2,8';
  const figure = await openFigure(page, { source: 'waypoints', columns: 10, rows: 10, points });
  await figure.drag([2, 8], [5, 6], { drop: false });
  await figure.set('points', [2, 2, 8, 2]);
  await page.mouse.move(40, 40);
  await page.mouse.up();
  await figure.settle();
  expect((await figure.get('points')).every(Number.isFinite)).toBe(true);
  await figure.set('points', [2, 2, 8, 2, 8, 8]);
  await figure.drag([8, 8], [5, 6], { drop: false });
  await figure.set('readonly', true);
  await page.mouse.up();
  await figure.set('readonly', false);
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 8, 8]);
  await figure.drag([8, 8], [4, 5]);
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 4, 5]);
});

for (const [what, attributes, tool] of /** @type {const} */ ([
  ['a point of space', { source: 'waypoints', dimension: 3 }, ''],
  ['an end', { source: 'astar', columns: 12, rows: 12 }, ''],
  ['a wall', { source: 'astar', columns: 12, rows: 12 }, 'Build walls'],
]))
  test(`a figure that the page hides lets go of what is held: ${what}`, async ({ page }) => {
    const figure = await openFigure(page, attributes);
    if (tool) {
      await figure.root.getByRole('button', { name: tool }).click();
      await expect(figure.root.locator('canvas[data-mode="walls"]')).toBeAttached();
    }
    await figure.root.evaluate((element) => element.scrollIntoView());
    const before = await figure.call('getState');
    const box = await (tool ? figure.root.locator('canvas') : figure.handles.first()).boundingBox();
    if (!box) throw new Error('nothing to hold');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20, { steps: 3 });
    expect(await figure.call('getState')).not.toBe(before);
    await figure.root.evaluate((element) => void (element.style.display = 'none'));
    await page.mouse.move(x + 90, y + 40, { steps: 3 });
    await page.mouse.up();
    await figure.root.evaluate((element) => void (element.style.display = ''));
    await figure.settle();
    expect(await figure.call('getState')).toBe(before);
    await expect(figure.status).toHaveText('Put back where it was.');
  });

test('a point that is removed while it is held moves no other', async ({ page }) => {
  const points = '2,2 8,2 8,8 2,8';
  const figure = await openFigure(page, { source: 'waypoints', columns: 10, rows: 10, points });
  await figure.drag([2, 2], [4, 5], { drop: false });
  await page.keyboard.press('Delete');
  await page.mouse.move(60, 60, { steps: 3 });
  await page.mouse.up();
  expect(await figure.get('points')).toEqual([8, 2, 8, 8, 2, 8]);
  await figure.call('undo');
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 8, 8, 2, 8]);
});

test('undo in the middle of a drag puts back what is held, and nothing else', async ({ page }) => {
  const points = '2,2 8,2 8,8';
  const figure = await openFigure(page, { source: 'waypoints', columns: 10, rows: 10, points });
  await figure.drag([8, 8], [4, 5]);
  await figure.drag([2, 2], [3, 6], { drop: false });
  await figure.call('undo');
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 4, 5]);
  await page.mouse.move(60, 60, { steps: 3 });
  await page.mouse.up();
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 4, 5]);
  await figure.call('undo');
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 8, 8]);
});
