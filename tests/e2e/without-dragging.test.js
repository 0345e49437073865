/** Single taps do whatever a drag does (WCAG 2.2, 2.5.7). */
import { expect, openFigure, test } from './figure.js';

const PATROL = { source: 'waypoints', columns: 24, rows: 14, points: '2.5,10 9.5,2 17.5,11.5 20.5,5' };
const FLIGHT = { ...PATROL, dimension: 3, points: '2,10,0 6,8,6 10,3,2 20,5,4' };

/** @param {import('./figure.js').Figure} figure @param {number} x share of the canvas @param {number} y */
async function tap(figure, x, y) {
  const box = await figure.root.locator('.stage canvas').first().boundingBox();
  if (!box) throw new Error('no canvas');
  await figure.page.mouse.click(box.x + x * box.width, box.y + y * box.height);
  await figure.settle();
}

test('space: a tap near an edge turns the view, and the height field lifts', async ({ page }) => {
  const figure = await openFigure(page, FLIGHT);
  await expect(figure.status).toContainText('tap near an edge to turn');
  const before = await figure.look();
  await tap(figure, 0.5, 0.3);
  expect(await figure.look()).toBe(before);
  await tap(figure, 0.97, 0.3);
  expect(await figure.look()).not.toBe(before);
  await figure.handles.nth(1).click();
  const height = figure.root.getByRole('textbox', { name: 'height' });
  await height.fill('3');
  await height.press('Enter');
  expect((await figure.get('points')).slice(3, 6)).toEqual([6, 8, 3]);
});

test('zoomed grid: a tap near an edge pans it', async ({ page }) => {
  const figure = await openFigure(page, { columns: 300, rows: 200, seed: 12, overlays: 'raw' });
  const ends = await figure.get('terminals');
  const whole = await figure.look();
  await tap(figure, 0.97, 0.3);
  expect(await figure.look(), 'there is nowhere to go').toBe(whole);
  for (let i = 0; i < 3; i++) await figure.root.getByRole('button', { name: 'Zoom in' }).click();
  await figure.settle();
  await expect(figure.status).toContainText('tap near an edge to move the grid');
  const near = await figure.look();
  await tap(figure, 0.97, 0.6);
  expect(await figure.look()).not.toBe(near);
  expect(await figure.get('terminals'), 'no end was added').toEqual(ends);
});

test('number in a sentence: a tap on its side takes one step', async ({ page }) => {
  await page.goto('./#corners');
  const number = page.locator('#corners meander-number[name=passes]').first().getByRole('slider');
  await number.scrollIntoViewIfNeeded();
  await expect(number).toHaveAttribute('aria-valuenow', /\d/);
  const value = async () => Number(await number.getAttribute('aria-valuenow'));
  const first = await value();
  const box = await number.boundingBox();
  if (!box) throw new Error('no number');
  await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
  expect(await value()).toBeGreaterThan(first);
  await page.mouse.click(box.x + 1, box.y + box.height / 2);
  expect(await value()).toBe(first);
});

test('drawing of the article: its point moves to where the reader taps next', async ({ page }) => {
  await page.goto('./#corners');
  const drawing = page.locator('#corners-figure');
  await drawing.scrollIntoViewIfNeeded();
  const grip = drawing.locator('.grip[tabindex]').first();
  await expect(grip).toBeVisible();
  const middle = async (/** @type {import('@playwright/test').Locator} */ one) => {
    const box = await one.boundingBox();
    if (!box) throw new Error('it is not there');
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = await middle(drawing.locator('svg').first());
  const before = await middle(grip);
  await page.mouse.click(x, y);
  expect(await middle(grip), 'the reader has chosen no point yet').toEqual(before);
  await page.mouse.click(before[0], before[1]);
  await page.mouse.click(x, y);
  await expect
    .poll(async () => (await middle(grip)).map((at, i) => Math.abs(at - [x, y][i]) < 2))
    .toEqual([true, true]);
});
