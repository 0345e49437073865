import type { MeanderPath } from '../../www/element/meander-path.ts';
import { expect, frames, open, steps, test, type Hands } from './figure.ts';

const GRID = { columns: 24, rows: 9, seed: 5, terminals: '1,1 22,7' };
const cell = (x: number, y: number) => 24 * y + x;

const walls = ({ element }: Hands) =>
  element.evaluate((it: MeanderPath) => Array.from(it.figure.scene.value.walls));

const step = steps();
test('a mouse builds and erases walls', step.all);

step(
  'a stroke builds a wall without gaps, one that starts on a wall erases, Undo reverts',
  async ({ page }) => {
    const figure = await open(page, GRID);
    await expect(figure.button('Undo')).toHaveCount(0);
    await figure.button('Walls').click();
    await expect(figure.element.locator('.status')).toHaveText('Drag to build a wall.');
    await page.mouse.move(...(await figure.pixel(3.5, 4.5)));
    await page.mouse.down();
    const [x, y] = await figure.pixel(12.5, 4.5);
    await page.mouse.move(x, y);
    await page.mouse.move(x, -200);
    await page.mouse.up();
    const column = [0, 1, 2, 3].map((row) => cell(12, row));
    const built = [...column, ...Array.from({ length: 10 }, (_, i) => cell(3 + i, 4))];
    expect(await walls(figure)).toEqual(built);
    await figure.drag(await figure.pixel(5.5, 4.5), await figure.pixel(12.5, 4.5));
    expect(await walls(figure)).toEqual([...column, cell(3, 4), cell(4, 4)]);
    await figure.button('Undo').click();
    expect(await walls(figure)).toEqual(built);
    await figure.button('Undo').click();
    expect(await walls(figure)).toEqual([]);
  },
);

step('tool="walls" builds walls without controls, but none in a read-only figure', async ({ page }) => {
  const figure = await open(page, { ...GRID, tool: 'walls', ui: 'none' });
  await figure.drag(await figure.pixel(5.5, 3.5), await figure.pixel(6.5, 3.5));
  expect(await walls(figure)).toEqual([cell(5, 3), cell(6, 3)]);
  await figure.element.evaluate((it: MeanderPath) => void (it.readonly = true));
  await figure.drag(await figure.pixel(5.5, 5.5), await figure.pixel(6.5, 5.5));
  expect(await walls(figure)).toEqual([cell(5, 3), cell(6, 3)]);
});

step('pressing Walls moves and changes no part, in any layout', async ({ page }) => {
  const figure = await open(page, { ...GRID, overlays: 'raw rdp chaikin catmull-rom', source: 'chisel' });
  const parts = figure.element.locator('canvas, .strip, .strip :is(div, button, label)');
  const boxes = () =>
    parts.evaluateAll((all) =>
      all.map((part) => [part.ariaLabel ?? part.textContent, part.getBoundingClientRect().toJSON()]),
    );
  for (const width of [936, 780, 390, 340]) {
    await page.setViewportSize({ width, height: 800 });
    await frames(page);
    const before = await boxes();
    await figure.element.evaluate((it) => Reflect.set(it, 'tool', 'walls'));
    await expect(figure.button('Walls').and(page.locator('[aria-pressed=true]:visible'))).toHaveCount(1);
    expect(await boxes(), `${width} px`).toEqual(before);
    await figure.element.evaluate((it) => Reflect.set(it, 'tool', 'move'));
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger builds a wall, two scroll the page, and a second tap on Walls ends it', async ({ page }) => {
    const figure = await open(page, GRID);
    await page.addStyleTag({ url: '/tests/browser/tall.css' });
    await figure.button('More').tap();
    await figure.element.getByRole('switch', { name: 'Walls' }).tap();
    await page.keyboard.press('Escape');
    const [from, to] = [await figure.pixel(6.5, 7.5), await figure.pixel(6.5, 4.5)];
    await figure.swipe(from, to);
    const built = [4, 5, 6, 7].map((y) => cell(6, y));
    expect(await walls(figure)).toEqual(built);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const touch = await figure.fingers();
    await touch('touchStart', from);
    for (const up of [0, 20, 50, 100])
      await touch(up ? 'touchMove' : 'touchStart', [from[0], from[1] - up], [200, from[1] - up]);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
    expect(await walls(figure)).toEqual(built);
    await figure.button('Walls').tap();
    expect(await figure.property('tool')).toBe('move');
  });
});
