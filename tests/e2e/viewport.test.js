/** A nearer look at a large grid. */
import { expect, frames, openFigure, scrolled, test } from './figure.js';
import { keepWorkers } from './watched-page.js';
import { carved, SLOW, waiting } from './large-grid.js';

/** Two ends close to the middle, so that both stay in sight. */
const NEAR = { ...SLOW, terminals: '400,500 600,520' };

/** How far the first two handles lie apart on the page. @param {import('./figure.js').Figure} figure */
async function apart(figure) {
  const [a, b] = await Promise.all([0, 1].map((i) => figure.handles.nth(i).boundingBox()));
  return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
}

/** The middle of the canvas on the page. @param {import('./figure.js').Figure} figure */
async function middle(figure) {
  const box = await figure.root.locator('canvas').first().boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test('buttons, keys and Ctrl with the wheel look closer; the wheel alone is the page’s', async ({ page }) => {
  const figure = await openFigure(page, NEAR);
  await carved(figure);
  const whole = await apart(figure);
  const near = figure.root.getByRole('button', { name: 'Zoom in' });
  const fit = figure.root.getByRole('button', { name: 'The whole grid' });
  await expect(fit).toBeDisabled();
  await near.click();
  await figure.settle();
  expect((await apart(figure)) / whole).toBeCloseTo(2, 1);
  await figure.root.getByRole('button', { name: 'Zoom out' }).click();
  await figure.settle();
  expect(await apart(figure)).toBeCloseTo(whole, 0);

  await figure.root.locator('canvas').first().focus();
  await page.keyboard.press('+');
  await figure.settle();
  expect((await apart(figure)) / whole).toBeCloseTo(2, 1);
  const [still] = [await figure.look()];
  await page.keyboard.press('ArrowRight');
  await figure.settle();
  expect(await figure.look()).not.toBe(still);
  await page.keyboard.press('0');
  await figure.settle();
  expect(await apart(figure)).toBeCloseTo(whole, 0);

  await page.evaluate(() => void (document.body.style.minHeight = '3000px'));
  const { x, y } = await middle(figure);
  await page.mouse.move(x, y);
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await apart(figure)) / whole).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top + 200);
});

test('Ctrl with the wheel comes back to the whole grid, and goes on as the page’s zoom', async ({ page }) => {
  const figure = await openFigure(page, NEAR);
  await carved(figure);
  /** True: the page does not get it. @param {number} deltaY */
  const taken = (deltaY) =>
    figure.root.evaluate((element, [down, { x, y }]) => {
      const canvas = element.shadowRoot?.querySelector('canvas');
      const wheel = { deltaY: down, ctrlKey: true, clientX: x, clientY: y, cancelable: true, bubbles: true };
      return !canvas?.dispatchEvent(new WheelEvent('wheel', wheel));
    }, /** @type {const} */ ([deltaY, centre]));
  const centre = await middle(figure);
  const whole = await apart(figure);
  expect(await taken(100)).toBe(false);
  expect(await taken(-100)).toBe(true);
  await expect.poll(async () => (await apart(figure)) / whole).toBeGreaterThan(1.5);
  for (let i = 0; i < 2; i++) expect(await taken(80)).toBe(true);
  await expect.poll(() => apart(figure)).toBeCloseTo(whole, 5);
  expect(await taken(80)).toBe(false);
});

test('seen from nearby, the ground is dragged with the mouse and an end keeps its cell', async ({ page }) => {
  const figure = await openFigure(page, NEAR);
  await carved(figure);
  await figure.root.getByRole('button', { name: 'Zoom in' }).click();
  await figure.settle();
  const before = await figure.handles.first().boundingBox();
  const { x, y } = await middle(figure);
  const ground = { x: x - 40, y: y + 220 };
  await page.mouse.move(ground.x, ground.y);
  await page.mouse.down();
  await page.mouse.move(ground.x + 30, ground.y - 20, { steps: 4 });
  await page.mouse.up();
  await figure.settle();
  const after = await figure.handles.first().boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(30, 0);
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(-20, 0);
  expect(await figure.get('terminals')).toEqual([400, 500, 600, 520]);

  const hand = {
    x: (after?.x ?? 0) + (after?.width ?? 0) / 2,
    y: (after?.y ?? 0) + (after?.height ?? 0) / 2,
  };
  await page.mouse.move(hand.x, hand.y);
  await page.mouse.down();
  await page.mouse.move(hand.x + 24, hand.y + 12, { steps: 4 });
  // So large a grid waits for the hand to let go.
  await expect(waiting(figure)).toBeHidden();
  await page.mouse.up();
  const [column, row] = await figure.get('terminals');
  expect(column).toBeGreaterThan(400);
  expect(row).toBeGreaterThan(500);
  await carved(figure);
});

test('an end that is held at the edge takes along what is seen', async ({ page }) => {
  const figure = await openFigure(page, NEAR);
  await carved(figure);
  const closer = figure.root.getByRole('button', { name: 'Zoom in' });
  for (let times = 0; times < 3; times += 1) await closer.click();
  await figure.handles.nth(0).focus();
  await figure.settle();
  const box = await figure.handles.nth(0).boundingBox();
  const stage = await figure.root.locator('canvas').first().boundingBox();
  if (!box || !stage) throw new Error('There is nothing to take hold of.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(stage.x + 6, stage.y + stage.height / 2, { steps: 6 });
  // The hand rests, and the end comes to what was out of sight.
  await expect.poll(async () => (await figure.get('terminals'))[0]).toBeLessThan(290);
  await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2, { steps: 6 });
  await figure.settle();
  const rests = (await figure.get('terminals'))[0];
  await page.waitForTimeout(200);
  expect((await figure.get('terminals'))[0]).toBe(rests);
  await page.mouse.up();
  await page.keyboard.press('Control+z');
  expect((await figure.get('terminals')).slice(0, 2)).toEqual([400, 500]);
});

test.describe('with fingers', () => {
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

  test('two fingers spread the figure, not the page; one scrolls the page until it is seen from nearby', async ({
    page,
  }) => {
    const figure = await openFigure(page, { ...NEAR, ui: 'mini' });
    await carved(figure);
    await page.evaluate(() => void (document.body.style.minHeight = '3000px'));
    const whole = await apart(figure);
    const { x, y } = await middle(figure);
    const drag = [0, 20, 40, 60, 80, 100].map((up) => /** @type {[number, number][]} */ ([[x, y + 90 - up]]));
    await touch(page, drag);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
    // A flung page goes on for a while.
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
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await figure.settle();
    const before = await figure.look();
    await touch(page, drag);
    await expect.poll(() => figure.look()).not.toBe(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const name of ['Zoom in', 'Zoom out', 'The whole grid']) {
      const box = await figure.root.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  });
});

test('of a large grid no more is painted than is looked at', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { putImageData } = prototype;
    /** @type {number[]} */
    const painted = [];
    Object.assign(window, { painted });
    prototype.putImageData = function (/** @type {any} */ ...given) {
      painted.push(given[0].width);
      return Reflect.apply(putImageData, this, given);
    };
  });
  // Once before it is carved, and once after.
  const painted = () => page.evaluate(() => [...new Set(Reflect.get(window, 'painted'))]);
  const figure = await openFigure(page, { columns: 1300, rows: 1300, ui: 'mini' });
  await carved(figure);
  await expect.poll(painted).toEqual([650]);
  await figure.root.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(painted).toEqual([650, 1300]);
});

test('the focus comes back with the handle that had it, unless the reader went elsewhere', async ({
  page,
}) => {
  const workers = await keepWorkers(page);
  const figure = await openFigure(page, SLOW);
  await carved(figure);
  const focused = () =>
    figure.root.evaluate((element) => element.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '');
  await figure.handles.nth(1).focus();
  await workers.hold();
  await figure.set('columns', 900);
  await expect(figure.handles).toHaveCount(0);
  await workers.letGo();
  await expect(figure.handles).toHaveCount(2);
  await expect.poll(focused).toMatch(/^end 2 of 2, cell 898/);
  await workers.hold();
  await figure.set('columns', 1000);
  await expect(figure.handles).toHaveCount(0);
  await figure.root.getByRole('button', { name: 'Undo' }).focus();
  await figure.root.getByRole('checkbox', { name: 'Raw' }).focus();
  await workers.letGo();
  await expect(figure.handles).toHaveCount(2);
  await figure.settle();
  expect(await focused()).not.toMatch(/^end/);
});
