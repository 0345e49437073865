import { expect, open, steps, test } from './figure.ts';

const TOWNS = { columns: 24, rows: 14, seed: 5, terminals: '2,11 20,2' };

const step = steps();
test('a reader adds and deletes ends', step.all);

step('a double click adds an end, Insert another, and Delete leaves two', async ({ page }) => {
  const figure = await open(page, TOWNS);
  await page.mouse.dblclick(...(await figure.pixel(20.5, 12.5)));
  expect(await figure.property('terminals')).toEqual([2, 11, 20, 2, 20, 12]);
  await expect(figure.handles.nth(2)).toBeFocused();
  await expect(figure.handles.nth(2)).toHaveAccessibleName('C, column 21, row 13');
  await page.keyboard.press('Insert');
  await expect(figure.handles).toHaveCount(4);
  for (let i = 0; i < 4; i++) await page.keyboard.press('Delete');
  await expect(figure.handles).toHaveCount(2);
});

step('More adds an end and deletes the selected one', async ({ page }) => {
  const figure = await open(page, { ...TOWNS, terminals: '2,11 20,2 20,12' });
  await figure.focusHandle(0);
  await figure.more();
  await figure.element.getByText('More settings').click();
  await figure.button('Delete selected end').click();
  expect(await figure.property('terminals')).toEqual([20, 2, 20, 12]);
  await figure.button('Add end').click();
  await expect(figure.handles).toHaveCount(3);
});
