import { expect, HERO, open, steps, test } from './figure.ts';

const PATROL = { source: 'waypoints', columns: 16, rows: 10, points: '2,2 6,7 9,2 13,7' };

const step = steps();
test('keys choose, move, add and remove handles, and leave the figure', step.all);

step('the handles are one Tab stop, and arrow keys choose among them', async ({ page }) => {
  const figure = await open(page, PATROL);
  await page.keyboard.press('Tab');
  await expect(figure.handles.first()).toBeFocused();
  await expect(figure.status).toHaveText('Choose a point with the arrow keys and pick it up with Enter.');
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['End', 3],
    ['ArrowRight', 3],
    ['PageUp', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(figure.handles.nth(index), key).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(figure.element.locator('.handle:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(figure.handles.nth(1)).toBeFocused();
});

step('a handle that keys choose or move scrolls into a low window', async ({ page }) => {
  const size = page.viewportSize()!;
  const figure = await open(page, PATROL);
  await page.setViewportSize({ width: size.width, height: 200 });
  await figure.focusHandle(0);
  await page.keyboard.press('ArrowRight');
  await expect(figure.handles.nth(1)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowUp');
  expect((await figure.property('points')).slice(2, 4)).toEqual([6, 0]);
  await expect(figure.handles.nth(1)).toBeInViewport({ ratio: 1 });
});

step('a handle picked up with Enter moves as one step of undo', async ({ page }) => {
  const figure = await open(page, PATROL);
  await figure.focusHandle(1);
  await page.keyboard.press('Enter');
  await expect(figure.handles.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(figure.status).toHaveText(/^Move it with the arrow keys.*Escape cancels\.$/);
  for (const key of ['ArrowRight', 'Shift+ArrowUp', 'Alt+ArrowUp']) await page.keyboard.press(key);
  expect((await figure.property('points')).slice(2, 4)).toEqual([6.5, 1.9]);
  await expect(figure.status).toHaveText('point 2 of 4, x 6.5, y 1.9');
  await page.keyboard.press('Space');
  await expect(figure.handles.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Control+z');
  expect((await figure.property('points')).slice(2, 4)).toEqual([6, 7]);
  await page.keyboard.press('Shift+Control+z');
  expect((await figure.property('points')).slice(2, 4)).toEqual([6.5, 1.9]);
});

step('Escape puts back a handle that keys or the mouse moved', async ({ page }) => {
  const figure = await open(page, HERO);
  await figure.focusHandle(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowUp');
  expect(await figure.property('terminals')).toEqual([2, 6, 18, 3]);
  await page.keyboard.press('Escape');
  expect(await figure.property('terminals')).toEqual([2, 11, 18, 3]);
  await expect(figure.status).toHaveText('Cancelled: it is back where it was.');
  await figure.dragHandle(1, 12.5, 5.5, { release: false });
  expect(await figure.property('terminals')).not.toEqual([2, 11, 18, 3]);
  await page.keyboard.press('Escape');
  await page.mouse.move(600, 300);
  await page.mouse.up();
  expect(await figure.property('terminals')).toEqual([2, 11, 18, 3]);
  await figure.dragHandle(0, 4.5, 11.5);
  await page.keyboard.press('ArrowUp');
  expect(await figure.property('terminals'), 'keys move what the mouse dragged last').toEqual([4, 10, 18, 3]);
});

step('undo during a drag puts the handle back and reverts no earlier step', async ({ page }) => {
  const figure = await open(page, PATROL);
  await figure.dragHandle(2, 9, 3);
  const before = await figure.property('points');
  await figure.dragHandle(1, 10, 9, { release: false });
  await page.keyboard.press('Control+z');
  await page.mouse.move(300, 200);
  await page.mouse.up();
  expect(await figure.property('points')).toEqual(before);
  await page.keyboard.press('Control+z');
  expect(await figure.property('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);
});

step('Insert adds a point and Delete removes one, also in quick succession', async ({ page }) => {
  const figure = await open(page, PATROL);
  await figure.focusHandle(1);
  for (const key of ['Insert', 'ArrowDown', 'Insert', 'Delete']) await page.keyboard.press(key);
  await expect(figure.handles).toHaveCount(5);
  expect((await figure.property('points')).slice(2, 8)).toEqual([6, 7, 7.5, 5, 9, 2]);
  await expect(figure.handles.nth(3)).toBeFocused();
  // Two points always stay.
  for (const left of [4, 3, 2, 2]) {
    await page.keyboard.press('Delete');
    await expect(figure.handles).toHaveCount(left);
    await expect(figure.handles.nth(left - 1)).toBeFocused();
  }
});

step('the keyboard builds a wall and clears it, then Escape puts the brush away', async ({ page }) => {
  const figure = await open(page, { ...HERO, source: 'astar' });
  await figure.button('Walls').press('Enter');
  await expect(figure.canvas).toBeFocused();
  await expect(figure.canvas).toHaveAccessibleDescription(/Move the brush with the arrow keys/);
  await expect(figure.status).toBeVisible();
  await expect(figure.status).toHaveText(/^Drag to build a wall/);
  await page.keyboard.press('Space');
  await expect(figure.status).toHaveText('Column 13, row 8: wall. Space removes it.');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(figure.status).toHaveText('Column 13, row 10: no wall. Space adds one.');
  expect(await figure.call('getState')).toContain('&b=180+1+23+1');
  await page.keyboard.press('Control+z');
  expect(await figure.call('getState')).toMatch(/&b=180\+1(&|$)/);
  await page.keyboard.press('Escape');
  expect(await figure.property('tool')).toBe('move');
});

step('an Undo button with nothing left keeps the focus', async ({ page }) => {
  const figure = await open(page, PATROL);
  await figure.dragHandle(0, 4, 4);
  const undo = figure.button('Undo');
  await undo.focus();
  await page.keyboard.press('Enter');
  expect(await figure.property('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Shift+z');
  expect((await figure.property('points')).slice(0, 2)).not.toEqual([2, 2]);
});

step('a double click adds an end, and More adds and deletes one', async ({ page }) => {
  const figure = await open(page, { ...HERO, terminals: '2,11 20,2' });
  await page.mouse.dblclick(...(await figure.pixel(20.5, 12.5)));
  expect(await figure.property('terminals')).toEqual([2, 11, 20, 2, 20, 12]);
  await expect(figure.handles.nth(2)).toBeFocused();
  await expect(figure.handles.nth(2)).toHaveAccessibleName('C, column 21, row 13');
  await figure.focusHandle(0);
  await figure.more();
  await figure.element.getByText('More settings').click();
  await figure.button('Delete selected end').click();
  expect(await figure.property('terminals')).toEqual([20, 2, 20, 12]);
  await figure.button('Add end').click();
  await expect(figure.handles).toHaveCount(3);
});
