/** Zooming and panning a large grid. */
import { expect, frames, openFigure, scrolled, test } from './figure.js';
import { carved, SLOW, waiting } from './large-grid.js';

/** Two ends close to the middle, so that both stay in sight. */
const NEAR = { ...SLOW, terminals: '400,500 600,520' };

/** How far the first two handles lie apart on the page. @param {import('./figure.js').Figure} figure */
async function apart(figure) {
  const [a, b] = await Promise.all([0, 1].map((i) => figure.handles.nth(i).boundingBox()));
  return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
}

/** @param {import('@playwright/test').Locator} element */
async function middle(element) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('zoom: buttons, keys and Ctrl with the wheel; the wheel alone scrolls', async ({ page }) => {
  const figure = await openFigure(page, NEAR);
  await carved(figure);
  const canvas = figure.root.locator('canvas').first();
  const whole = await apart(figure);
  const zoom = async () => (await apart(figure)) / whole;
  await expect(figure.root.getByRole('button', { name: 'The whole grid' })).toBeDisabled();
  await figure.root.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(zoom).toBeCloseTo(2, 1);
  await figure.root.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(zoom).toBeCloseTo(1, 1);

  await canvas.focus();
  await page.keyboard.press('+');
  await expect.poll(zoom).toBeCloseTo(2, 1);
  const { x: left } = await middle(figure.handles.first());
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await middle(figure.handles.first())).x).toBeLessThan(left - 10);
  await page.keyboard.press('0');
  await expect.poll(zoom).toBeCloseTo(1, 1);

  await page.evaluate(() => void (document.body.style.minHeight = '3000px'));
  const { x, y } = await middle(canvas);
  await page.mouse.move(x, y);
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(zoom).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top + 200);
});

test('zoomed grid: a mouse drag pans it, and an end follows the mouse', async ({ page }) => {
  const figure = await openFigure(page, NEAR);
  await carved(figure);
  await figure.root.getByRole('button', { name: 'Zoom in' }).click();
  await figure.settle();
  const before = await middle(figure.handles.first());
  const { x, y } = await middle(figure.root.locator('canvas').first());
  await page.mouse.move(x - 40, y + 220);
  await page.mouse.down();
  await page.mouse.move(x - 10, y + 200, { steps: 4 });
  await page.mouse.up();
  await figure.settle();
  const after = await middle(figure.handles.first());
  expect(after.x - before.x).toBeCloseTo(30, 0);
  expect(after.y - before.y).toBeCloseTo(-20, 0);
  expect(await figure.get('terminals')).toEqual([400, 500, 600, 520]);

  await page.mouse.move(after.x, after.y);
  await page.mouse.down();
  await page.mouse.move(after.x + 24, after.y + 12, { steps: 4 });
  // A grid of this size carves when the reader drops the end.
  await expect(waiting(figure)).toBeHidden();
  await page.mouse.up();
  const [column, row] = await figure.get('terminals');
  expect(column).toBeGreaterThan(400);
  expect(row).toBeGreaterThan(500);
  await carved(figure);
});

test('zoomed grid: an end held at the edge pans the grid', async ({ page }) => {
  const figure = await openFigure(page, NEAR);
  await carved(figure);
  const closer = figure.root.getByRole('button', { name: 'Zoom in' });
  for (let times = 0; times < 3; times += 1) await closer.click();
  await figure.handles.first().focus();
  await figure.settle();
  const from = await middle(figure.handles.first());
  const stage = await figure.root.locator('canvas').first().boundingBox();
  if (!stage) throw new Error('the canvas is not shown');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(stage.x + 6, stage.y + stage.height / 2, { steps: 6 });
  await expect.poll(async () => (await figure.get('terminals'))[0]).toBeLessThan(290);
  await page.mouse.up();
  await page.keyboard.press('Control+z');
  expect((await figure.get('terminals')).slice(0, 2)).toEqual([400, 500]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 400, height: 700 } });

  /**
   * @param {import('@playwright/test').Page} page
   * @param {[x: number, y: number][][]} moments where the fingers are, moment after moment
   */
  async function touch(page, moments) {
    const session = await page.context().newCDPSession(page);
    for (const [i, fingers] of moments.entries()) {
      await session.send('Input.dispatchTouchEvent', {
        type: i === 0 ? 'touchStart' : 'touchMove',
        touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
      });
      await frames(page);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('pinch: two fingers zoom the grid, then one finger pans it', async ({ page }) => {
    const figure = await openFigure(page, { ...NEAR, ui: 'mini' });
    await carved(figure);
    await page.evaluate(() => void (document.body.style.minHeight = '3000px'));
    const whole = await apart(figure);
    const { x, y } = await middle(figure.root.locator('canvas').first());
    const drag = [0, 20, 40, 60, 80, 100].map((up) => /** @type {[number, number][]} */ ([[x, y + 90 - up]]));
    await touch(page, drag);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
    await scrolled(page);
    await page.evaluate(() => scrollTo(0, 0));
    await scrolled(page);

    const spread = [30, 40, 50, 60, 70, 80, 90].map(
      (by) =>
        /** @type {[number, number][]} */ ([
          [x - by, y + 60],
          [x + by, y + 60],
        ]),
    );
    await touch(page, spread);
    await expect.poll(async () => (await apart(figure)) / whole).toBeGreaterThan(2.2);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    const before = await middle(figure.handles.first());
    await touch(page, drag);
    await expect.poll(async () => (await middle(figure.handles.first())).y).toBeLessThan(before.y - 50);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
