/** Figures under a finger. */
import { take } from '../browser/figure.ts';
import { expect, openFigure, scrolled, test } from './figure.js';
import { CARVED, PATROL } from './patrol.js';

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  /** @param {import('@playwright/test').Page} page */
  async function createFingers(page) {
    const client = await page.context().newCDPSession(page);
    /**
     * @param {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} type
     * @param {{ x: number, y: number, id?: number }[]} touchPoints
     */
    return (type, ...touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  test('finger: it drags a point; a second finger changes nothing', async ({ page }) => {
    const figure = await openFigure(page, PATROL);
    const from = await figure.at(6, 7);
    const far = await figure.at(13, 7);
    const touch = await createFingers(page);
    await touch('touchStart', { ...from, id: 0 });
    await touch('touchMove', { x: from.x + 30, y: from.y, id: 0 });
    await figure.settle();
    const held = await figure.get('points');
    expect(held[2]).toBeGreaterThan(7);
    await touch('touchStart', { x: from.x + 30, y: from.y, id: 0 }, { ...far, id: 1 });
    await touch('touchMove', { x: from.x + 30, y: from.y, id: 0 }, { x: far.x, y: far.y - 40, id: 1 });
    await figure.settle();
    expect(await figure.get('points')).toEqual(held);
    await touch('touchCancel');
    await figure.settle();
    expect(await figure.get('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);
  });

  test('swipe across a slider: it scrolls the page and keeps the value', async ({ page }) => {
    await page.goto('./');
    const figure = await take(page.locator('#playground'));
    const slider = figure.element.getByRole('slider').first();
    const middle = () =>
      slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const left = async () => {
      const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: box.x + 0.1 * box.width, y: box.y + box.height / 2 };
    };
    await middle();
    const from = await left();
    const { at } = await figure.steps();
    const before = await page.evaluate(() => scrollY);
    const touch = await createFingers(page);
    await touch('touchStart', from);
    for (let i = 1; i <= 10; i++) await touch('touchMove', { x: from.x, y: from.y - 20 * i });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    expect((await figure.steps()).at).toBe(at);
    // A tap ends a fling, so the page rests first.
    await scrolled(page);
    await middle();
    await touch('touchStart', await left());
    await touch('touchEnd');
    await expect.poll(async () => (await figure.steps()).at).toBeLessThan(at);
  });

  test('swipe on a figure: it scrolls the page, unless it starts on a handle', async ({ page }) => {
    await page.goto('./');
    const figure = await take(page.locator('#which-figure'));
    await figure.canvas.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const touch = await createFingers(page);
    const swipe = async (/** @type {number} */ column, /** @type {number} */ row) => {
      const [x, y] = await figure.pixel(column, row);
      const before = await scrolled(page);
      await touch('touchStart', { x, y });
      for (let i = 1; i <= 10; i++) await touch('touchMove', { x, y: y - 12 * i });
      await touch('touchEnd');
      return (await scrolled(page)) - before;
    };
    expect(await swipe(14.5, 6)).toBeGreaterThan(60);
    expect(await swipe(12, 9)).toBe(0);
  });

  test('targets: each control is at least 44 px high', async ({ page }) => {
    const { root } = await openFigure(page, CARVED);
    const small = await root.evaluate(({ shadowRoot }) =>
      [
        ...(shadowRoot?.querySelectorAll('.handle, button, input[type=range], input[type=text], .switch') ??
          []),
      ]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML),
    );
    expect(small).toEqual([]);
  });
});

test('phone on its side: all of a figure fits the window', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('./');
  const { canvas } = await take(page.locator('#hero'));
  const box = await canvas.boundingBox();
  expect(box?.height).toBeLessThan(330);
  expect(box?.height).toBeGreaterThan(230);
});
