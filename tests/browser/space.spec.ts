import { expect, frames, open, steps, test } from './figure.ts';

const FLIGHT = {
  source: 'waypoints',
  dimension: 3,
  columns: 16,
  rows: 12,
  points: '2,2,1 6,8,6 10,3,2 14,9,5',
};
const POINTS = [2, 2, 1, 6, 8, 6, 10, 3, 2, 14, 9, 5];

test.use({ viewport: { width: 900, height: 900 } });

/** Converts shares of the canvas to a pixel of the window; by default, one without a handle. */
async function ground({ canvas }: Awaited<ReturnType<typeof open>>, x = 0.5, y = 0.9) {
  const box = (await canvas.boundingBox())!;
  return [box.x + x * box.width, box.y + y * box.height] as const;
}

const step = steps();
test('a mouse and keys move points and the view of a figure in space', step.all);

step('dragging the background turns the view and adds no step of undo', async ({ page }) => {
  const figure = await open(page, FLIGHT);
  const before = await figure.handle(0);
  const [x, y] = await ground(figure);
  await figure.drag([x, y], [x + 120, y - 30]);
  expect(await figure.handle(0)).not.toEqual(before);
  expect(await figure.property('points')).toEqual(POINTS);
  await expect(figure.button('Undo')).toHaveAttribute('aria-disabled', 'true');
  expect(await figure.property('state')).toMatch(/turn=/);
});

step(
  'a mouse moves a point without lifting it, and with Shift lifts it; undo puts it back',
  async ({ page }) => {
    const figure = await open(page, FLIGHT);
    const [x, y] = await figure.handle(2);
    const point = async () => (await figure.property('points')).slice(6, 9);
    await figure.drag([x, y], [x + 30, y - 24]);
    expect((await point()).map((one: number, i: number) => one === POINTS[6 + i])).toEqual([
      false,
      false,
      true,
    ]);
    const [toX, toY] = await figure.handle(2);
    expect(Math.hypot(toX - x - 30, toY - y + 24), 'pixels from the pointer').toBeLessThan(1.5);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await figure.property('points')).toEqual(POINTS);
    await page.keyboard.down('Shift');
    await figure.drag([x, y], [x + 20, y - 40]);
    await page.keyboard.up('Shift');
    expect(await point()).toEqual([10, 3, expect.closeTo(3.5, 0)]);
  },
);

step('Page Up lifts a point, and an arrow key turns the focused picture', async ({ page }) => {
  const figure = await open(page, FLIGHT);
  await expect(figure.handles.nth(1)).toHaveAccessibleName('point 2 of 4, x 6, y 8, height 6');
  await figure.focusHandle(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  expect((await figure.property('points')).slice(3, 6)).toEqual([6, 8, 6.5]);
  const before = await figure.handle(0);
  await figure.canvas.focus();
  await page.keyboard.press('ArrowLeft');
  await frames(page);
  expect(await figure.handle(0)).not.toEqual(before);
});

step('a tap near an edge turns the view, a tap in the middle does not', async ({ page }) => {
  const figure = await open(page, FLIGHT);
  await page.mouse.click(...(await ground(figure, 0.5, 0.8)));
  expect(await figure.property('orbit')).toBeNull();
  await page.mouse.click(...(await ground(figure, 0.97, 0.5)));
  expect(await figure.property('orbit')).not.toBeNull();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const finger = steps();
  test('fingers turn the view in space, and lift a point', finger.all);

  finger('a finger on the background turns the view without scrolling the page', async ({ page }) => {
    const figure = await open(page, FLIGHT);
    const before = await figure.handle(3);
    const [x, y] = await ground(figure);
    await figure.swipe([x, y], [x + 120, y - 20]);
    expect(await figure.handle(3)).not.toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  finger('a second finger lifts the point under the first', async ({ page }) => {
    const figure = await open(page, FLIGHT);
    const touch = await figure.fingers();
    const [x, y] = await figure.handle(2);
    const other = await ground(figure);
    await touch('touchStart', [x, y]);
    await touch('touchStart', [x, y], other);
    for (let i = 1; i <= 6; i++) await touch('touchMove', [x + 2 * i, y - 5 * i], other);
    await touch('touchEnd');
    const [px, py, pz] = (await figure.property('points')).slice(6, 9);
    expect([px, py]).toEqual([10, 3]);
    expect(pz).toBeGreaterThan(2);
  });
});
