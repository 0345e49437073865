/** Walls and ends on a grid, by mouse, finger and keyboard. */
import { expect, openFigure, test } from './figure.js';

const GRID = { columns: 14, rows: 12, seed: 7 };

/** @param {import('./figure.js').Figure} figure */
async function takeBrush(figure) {
  await figure.root.getByRole('button', { name: 'Build walls' }).click();
  await figure.page.evaluate(() => scrollTo(0, 0));
  await figure.settle();
}

/** @param {number} x @param {number} y */
const cell = (x, y) => 14 * y + x;

test('brush: a stroke builds walls, a stroke from a wall removes them', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await takeBrush(figure);
  await figure.drag([5.5, 2.5], [5.5, 6.5]);
  const walls = await figure.get('walls');
  for (const y of [2, 6]) expect(walls).toContain(cell(5, y));
  await figure.drag([5.5, 6.5], [5.5, 2.5]);
  expect(await figure.get('walls')).not.toContain(cell(5, 6));
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.get('walls')).toEqual(walls);
  await page.keyboard.press('ControlOrMeta+z');
  expect((await figure.get('walls')) ?? []).toEqual([]);
});

test('brush: a fast stroke beyond the canvas leaves no gap', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, source: 'astar' });
  await takeBrush(figure);
  const from = await figure.at(0.5, 5.5);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 900, from.y);
  await page.mouse.up();
  await figure.settle();
  expect(await figure.get('walls')).toEqual(Array.from({ length: 14 }, (_, x) => cell(x, 5)));
  const parted = 'The ends cannot be connected: walls are in between.';
  await expect(figure.status).toHaveText(parted);
  await expect(figure.handles).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(figure.status).not.toHaveText(parted);
});

test('brush: the keyboard builds and removes walls, and Escape ends it', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  const brush = figure.root.getByRole('button', { name: 'Build walls' });
  await brush.press('Enter');
  await expect(figure.root.locator('canvas')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(figure.status).toHaveText('Cell 8, 6: a wall. Space removes it.');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await figure.get('walls')).toEqual([cell(8, 6), cell(8, 7), cell(8, 8)]);
  await page.keyboard.press('Space');
  expect(await figure.get('walls')).toEqual([cell(8, 6), cell(8, 7)]);
  await page.keyboard.press('Escape');
  await expect(brush).toHaveAttribute('aria-pressed', 'false');
});

test('ends: a double click and Insert add one; Delete removes all but two', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.twice(2.5, 9.5);
  await expect(figure.handles).toHaveCount(3);
  expect(await figure.get('terminals')).toEqual([1, 1, 12, 10, 2, 9]);
  await expect(figure.handles.nth(2)).toBeFocused();
  await page.keyboard.press('Insert');
  await expect(figure.handles).toHaveCount(4);
  for (let i = 0; i < 4; i++) await page.keyboard.press('Delete');
  await expect(figure.handles).toHaveCount(2);
});

test('end: its fields show and set its cell, and refuse other text', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  const x = figure.root.getByRole('textbox', { name: 'x', exact: true });
  await expect(x).toBeHidden();
  await figure.drag([1.5, 1.5], [3.5, 2.5]);
  await expect(x).toHaveValue('3');
  await x.fill('6');
  await x.press('Enter');
  expect(await figure.get('terminals')).toEqual([6, 2, 12, 10]);
  await x.fill('many');
  await x.press('Enter');
  await expect(x).toHaveValue('6');
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  expect(await figure.get('terminals')).toEqual([3, 2, 12, 10]);
});

test('tool attribute: it starts the brush; Escape ends it with an event', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, ui: 'none', tool: 'walls' });
  await figure.drag([5.5, 2.5], [5.5, 3.5]);
  expect(await figure.get('walls')).toEqual([cell(5, 2), cell(5, 3)]);
  const changed = await figure.event('change');
  await figure.root.locator('canvas').focus();
  await page.keyboard.press('Escape');
  await changed();
  expect(await figure.get('tool')).toBe('move');
  await figure.set('tool', 'walls');
  await figure.set('readonly', true);
  await figure.drag([5.5, 5.5], [5.5, 6.5]);
  expect(await figure.get('walls'), 'readonly').toEqual([cell(5, 2), cell(5, 3)]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('brush: a finger builds walls, and the page does not scroll', async ({ page }) => {
    const figure = await openFigure(page, GRID);
    await takeBrush(figure);
    const before = await page.evaluate(() => scrollY);
    const client = await page.context().newCDPSession(page);
    const [from, to] = [await figure.at(6.5, 8.5), await figure.at(6.5, 3.5)];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let i = 1; i <= 6; i++) {
      const y = from.y + ((to.y - from.y) * i) / 6;
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from.x, y }] });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await figure.settle();
    expect(await figure.get('walls')).toEqual([3, 4, 5, 6, 7, 8].map((y) => cell(6, y)));
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});
