/** Handles by keyboard. */
import { expect, openFigure, test } from './figure.js';
import { CARVED, PATROL } from './patrol.js';

test('a focused handle says what the keys do', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  const among = 'Arrow keys go from point to point. Enter picks one up.';
  await page.keyboard.press('Tab');
  await expect(figure.handles.first()).toBeFocused();
  await expect(figure.status).toHaveText(among);
  await page.keyboard.press('ArrowRight');
  await expect(figure.handles.nth(1)).toBeFocused();
  await expect(figure.status).toHaveText(among);
  await page.keyboard.press('Enter');
  await expect(figure.status).toHaveText(
    'Arrow keys move it, with Shift further. Enter lets go, Escape puts it back.',
  );
  await page.keyboard.press('Enter');
  await expect(figure.status).toHaveText(among);
  await openFigure(page, { ...PATROL, dimension: 3 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(figure.status).toHaveText(among);
  await page.keyboard.press('Space');
  await expect(figure.status).toHaveText(
    'Arrow keys move it, Page Up and Page Down lift it. Enter lets go, Escape puts it back.',
  );
});

test('1000 handles are one Tab stop, and arrow keys go among them', async ({ page }) => {
  const points = Array.from({ length: 1000 }, (_, i) => `${(i % 40) + 0.5},${Math.floor(i / 40) + 0.5}`);
  const figure = await openFigure(page, { ...PATROL, columns: 40, rows: 25, points: points.join(' ') });
  const before = await figure.get('points');
  await expect(figure.handles).toHaveCount(1000);
  await expect(figure.root.locator('.handle[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(figure.handles.first()).toBeFocused();
  for (const [key, index] of /** @type {const} */ ([
    ['ArrowLeft', 0],
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['PageDown', 12],
    ['ArrowUp', 11],
    ['PageUp', 1],
    ['End', 999],
    ['ArrowRight', 999],
    ['Home', 0],
    ['PageDown', 10],
  ])) {
    await page.keyboard.press(key);
    await expect(figure.handles.nth(index), key).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(figure.root.locator('.handle:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(figure.handles.nth(10)).toBeFocused();
  await expect(figure.root.locator('.handle[tabindex="0"]')).toHaveCount(1);
  expect(await figure.get('points')).toEqual(before);
});

test('a picked-up handle moves as one undo step; Escape puts it back', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.handles.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(figure.handles.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  expect((await figure.get('points')).slice(2, 4)).toEqual([6.5, 4.9]);
  await page.keyboard.press('Escape');
  await expect(figure.status).toHaveText('Put back where it was.');
  expect((await figure.get('points')).slice(2, 4)).toEqual([6, 7]);
  await expect(figure.root.getByRole('button', { name: 'Undo' })).toBeDisabled();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(figure.handles.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(figure.handles.nth(2)).toBeFocused();
  expect((await figure.get('points')).slice(2, 6)).toEqual([7, 7, 9, 2]);
  await page.keyboard.press('ControlOrMeta+z');
  expect((await figure.get('points')).slice(2, 6)).toEqual([6, 7, 9, 2]);

  // Going elsewhere lets go.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+z');
  expect((await figure.get('points')).slice(2, 6)).toEqual([6, 7, 9, 2]);
});

test('arrow keys move the handle that the pointer took last', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  const { x, y } = await figure.at(6, 7);
  await page.mouse.click(x, y);
  await page.keyboard.press('ArrowRight');
  expect((await figure.get('points')).slice(2, 4)).toEqual([6.5, 7]);
  await figure.drag([9, 2], [9, 3]);
  const top = (await figure.get('points'))[5];
  await page.keyboard.press('ArrowDown');
  expect((await figure.get('points'))[5]).toBeCloseTo(top + 0.5);
  await page.keyboard.press('ControlOrMeta+z');
  expect((await figure.get('points'))[5]).toBeCloseTo(top);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(figure.handles.nth(3)).toBeFocused();
});

test('an Undo button with nothing left keeps the focus, disabled', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  await figure.handles.first().press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(figure.status).toHaveText('end 1 of 2, cell 2, 1');
  const undo = figure.root.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await figure.settle();
  expect(await figure.get('terminals')).toEqual([1, 1, 12, 10]);
  await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  expect(await figure.get('terminals')).toEqual([2, 1, 12, 10]);
  await page.keyboard.press('ControlOrMeta+z');
  await figure.settle();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(undo).not.toBeFocused();
});

test('arrow keys move an end by a cell, with Shift by five; undo works', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  await figure.handles.first().press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(figure.handles.first()).toHaveAccessibleName('end 1 of 2, cell 2, 6');
  await expect(figure.status).toHaveText('end 1 of 2, cell 2, 6');
  expect(await figure.get('terminals')).toEqual([2, 6, 12, 10]);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.get('terminals')).toEqual([2, 1, 12, 10]);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.get('terminals')).toEqual([1, 1, 12, 10]);
});
