import { expect, openFigure, takeFigure, test } from './figure.js';
import { openSection } from './section.js';

const GRID = { columns: 14, rows: 12, seed: 7 };

/** @param {import('./figure.js').Figure} figure */
async function takeBrush(figure) {
  await figure.root.getByRole('button', { name: 'Build walls' }).click();
  await figure.page.evaluate(() => scrollTo(0, 0));
  await figure.settle();
}

/** @param {number} x @param {number} y */
const cell = (x, y) => 14 * y + x;

for (const source of ['chisel', 'astar']) {
  test(`a drag builds walls and another tears them down: ${source}`, async ({ page }) => {
    const figure = await openFigure(page, { ...GRID, source });
    await takeBrush(figure);
    await figure.drag([5.5, 2.5], [5.5, 6.5]);
    const walls = await figure.get('walls');
    for (const y of [2, 6]) expect(walls).toContain(cell(5, y));
    const { bytes } = await figure.picture();
    expect(bytes.length).toBeGreaterThan(0);
    await figure.drag([5.5, 6.5], [5.5, 2.5]);
    expect(await figure.get('walls')).not.toContain(cell(5, 6));

    await page.keyboard.press('ControlOrMeta+z');
    expect(await figure.get('walls')).toEqual(walls);
    await page.keyboard.press('ControlOrMeta+z');
    expect((await figure.get('walls')) ?? []).toEqual([]);
  });
}

test('a fast stroke leaves no gaps, and no end is built over', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, ui: 'full' });
  await takeBrush(figure);
  const [from, to] = [await figure.at(0.5, 5.5), await figure.at(13.5, 5.5)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await figure.settle();
  expect(await figure.get('walls')).toEqual(Array.from({ length: 14 }, (_, x) => cell(x, 5)));
  await expect(figure.status).toHaveText('The ends cannot be connected: walls are in between.');
  await expect(figure.handles).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(figure.status).not.toHaveText('The ends cannot be connected: walls are in between.');
});

test('a stroke that leaves the canvas stays at its edge', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await takeBrush(figure);
  const from = await figure.at(10.5, 2.5);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 900, from.y, { steps: 2 });
  await page.mouse.up();
  await figure.settle();
  expect(await figure.get('walls')).toEqual([10, 11, 12, 13].map((x) => cell(x, 2)));
});

test('Escape gives a stroke up', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await takeBrush(figure);
  const before = await figure.look();
  await figure.drag([5.5, 2.5], [5.5, 6.5], { drop: false });
  expect(await figure.look()).not.toBe(before);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(figure.status).toHaveText('Put back where it was.');
  expect((await figure.get('walls')) ?? []).toEqual([]);
  await expect(figure.root.getByRole('button', { name: 'Build walls' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await figure.drag([5.5, 2.5], [5.5, 4.5]);
  expect(await figure.get('walls')).toHaveLength(3);
});

test('walls are built with the keyboard alone', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.root.getByRole('button', { name: 'Build walls' }).focus();
  await page.keyboard.press('Enter');
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
  await expect(figure.root.getByRole('button', { name: 'Build walls' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('keys build walls at once, before the next frame', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.root.getByRole('button', { name: 'Build walls' }).press('Enter');
  for (const key of ['ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(figure.status).toHaveText('Cell 8, 7: a wall. Space removes it.');
  await page.keyboard.press('ArrowRight');
  await expect(figure.status).toHaveText('Cell 9, 7: no wall. Space builds one.');
});

test('ends come by a double click and by Insert, and go by Delete, but two stay', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.twice(2.5, 9.5);
  await expect(figure.handles).toHaveCount(3);
  expect(await figure.get('terminals')).toEqual([1, 1, 12, 10, 2, 9]);
  await expect(figure.handles.nth(2)).toBeFocused();
  await page.keyboard.press('Insert');
  await expect(figure.handles).toHaveCount(4);
  const states = new Set(await figure.cellColours());
  expect(states.size).toBeGreaterThan(1);
  await expect(figure.status).not.toContainText('cannot');
  const length = figure.root.locator('.legend tbody tr').first().locator('td').nth(1);
  expect(Number(await length.textContent())).toBeGreaterThan(10);
  for (let i = 0; i < 4; i++) await page.keyboard.press('Delete');
  await expect(figure.handles).toHaveCount(2);
});

test('with many ends the one that walls enclose is named', async ({ page }) => {
  const around = [cell(2, 8), cell(1, 9), cell(3, 9), cell(2, 10)];
  const figure = await openFigure(page, { ...GRID, terminals: '1,1 12,10 2,9' });
  await figure.set('walls', around);
  await expect(figure.status).toHaveText('End 3 cannot be reached: walls are in between.');
  await expect(figure.handles).toHaveCount(3);
});

test('an end goes where its numbers say', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  const x = figure.root.getByRole('textbox', { name: 'x', exact: true });
  await expect(x).toBeHidden();
  await figure.drag([1.5, 1.5], [3.5, 2.5]);
  await expect(x).toBeVisible();
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

test('a figure to read only has nothing to build with', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await takeBrush(figure);
  await figure.set('readonly', true);
  await expect(figure.root.getByRole('button', { name: 'Build walls' })).toHaveCount(0);
  await figure.drag([5.5, 2.5], [5.5, 6.5]);
  expect((await figure.get('walls')) ?? []).toEqual([]);
});

test('a second button does not take over what the first one holds', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.drag([1.5, 1.5], [4.5, 4.5], { drop: false });
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'left' });
  const far = await figure.at(9.5, 2.5);
  await page.mouse.move(far.x, far.y);
  await page.mouse.up({ button: 'right' });
  await figure.settle();
  expect(await figure.get('terminals')).toEqual([4, 4, 12, 10]);
});

test('a press with Control takes hold of nothing', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await page.keyboard.down('Control');
  await figure.drag([1.5, 1.5], [6.5, 6.5]);
  await page.keyboard.up('Control');
  expect(await figure.get('terminals')).toEqual([1, 1, 12, 10]);
});

test('the wheel stays with the page', async ({ page }) => {
  await openSection(page, 'take');
  await takeFigure(page, '#playground');
  const box = await page.locator('#playground canvas').boundingBox();
  if (!box) throw new Error('no canvas');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('walls are painted, and the page stays where it is', async ({ page }) => {
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

test('a page takes the brush and puts it away by the attribute tool, and hears of it', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, ui: 'none', tool: 'walls' });
  expect(await figure.get('tool')).toBe('walls');
  await figure.drag([5.5, 2.5], [5.5, 3.5]);
  expect(await figure.get('walls')).toEqual([cell(5, 2), cell(5, 3)]);
  const changed = await figure.event('change');
  await figure.root.locator('canvas').focus();
  await page.keyboard.press('Escape');
  await changed();
  expect(await figure.get('tool')).toBe('move');
  await figure.drag([5.5, 5.5], [5.5, 6.5]);
  expect(await figure.get('walls')).toEqual([cell(5, 2), cell(5, 3)]);
});
