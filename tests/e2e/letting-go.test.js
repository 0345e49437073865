/** Cancelling a drag restores what was there before it. */
import { expect, openFigure, test } from './figure.js';
import { PATROL } from './patrol.js';

test('Escape: it cancels a drag and restores the point', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.drag([6, 7], [10, 9], { drop: false });
  expect(await figure.get('points')).not.toEqual([2, 2, 6, 7, 9, 2, 13, 7]);
  await page.keyboard.press('Escape');
  await expect(figure.status).toHaveText('Put back where it was.');
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await figure.settle();
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);
});

test('undo during a drag: it cancels the drag and no earlier step', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.drag([9, 2], [9, 3]);
  const before = await figure.get('points');
  await figure.drag([6, 7], [10, 9], { drop: false });
  await page.keyboard.press('ControlOrMeta+z');
  await page.mouse.move(300, 200);
  await page.mouse.up();
  expect(await figure.get('points')).toEqual(before);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);
});

test('Delete during a drag: it removes the held point and moves no other', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.drag([2, 2], [4, 5], { drop: false });
  await page.keyboard.press('Delete');
  await page.mouse.move(60, 60, { steps: 3 });
  await page.mouse.up();
  expect(await figure.get('points')).toEqual([6, 7, 9, 2, 13, 7]);
  await figure.call('undo');
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);
});

test('figure hidden during a stroke of walls: it restores the walls', async ({ page }) => {
  const figure = await openFigure(page, { source: 'astar', columns: 12, rows: 12 });
  await figure.root.getByRole('button', { name: 'Build walls' }).click();
  await expect(figure.root.locator('canvas[data-mode="walls"]')).toBeAttached();
  await figure.root.evaluate((element) => element.scrollIntoView());
  const before = await figure.call('getState');
  await figure.drag([5.5, 5.5], [8.5, 5.5], { drop: false });
  expect(await figure.call('getState')).not.toBe(before);
  await figure.root.evaluate((element) => void (element.style.display = 'none'));
  await page.mouse.move(90, 40, { steps: 3 });
  await page.mouse.up();
  await figure.root.evaluate((element) => void (element.style.display = ''));
  await figure.settle();
  expect(await figure.call('getState')).toBe(before);
  await expect(figure.status).toHaveText('Put back where it was.');
});
