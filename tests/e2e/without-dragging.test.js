/** Whatever a drag does, presses at places do, too (WCAG 2.2, 2.5.7): for those who cannot hold and move. */
import { expect, openFigure, test } from './figure.js';
import { openSection } from './section.js';

const PATROL = { source: 'waypoints', columns: 24, rows: 14, points: '2.5,10 9.5,2 17.5,11.5 20.5,5' };
const FLIGHT = { ...PATROL, dimension: 3, points: '2,10,0 6,8,6 10,3,2 20,5,4' };

/** @param {import('./figure.js').Figure} figure @param {number} x share of the canvas @param {number} y */
async function tap(figure, x, y) {
  const box = await figure.root.locator('.stage canvas').first().boundingBox();
  if (!box) throw new Error('no canvas');
  await figure.page.mouse.click(box.x + x * box.width, box.y + y * box.height);
  await figure.settle();
}

test('a point goes where the reader taps next', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.handles.first().click();
  await tap(figure, 0.5, 0.5);
  const [x, y] = await figure.get('points');
  expect([Math.round(x), Math.round(y)]).toEqual([12, 7]);
});

test('a point in space is lifted by its field', async ({ page }) => {
  const figure = await openFigure(page, FLIGHT);
  await figure.handles.nth(1).click();
  const height = figure.root.getByRole('textbox', { name: 'height' });
  await height.click();
  await height.fill('3');
  await height.press('Enter');
  expect((await figure.get('points')).slice(3, 6)).toEqual([6, 8, 3]);
});

test('space turns towards the edge that is tapped, and not from its middle', async ({ page }) => {
  const figure = await openFigure(page, FLIGHT);
  await expect(figure.status).toContainText('tap near an edge to turn');
  for (const readonly of [false, true]) {
    await figure.set('readonly', readonly);
    const before = await figure.look();
    await tap(figure, 0.5, 0.3);
    expect(await figure.look()).toBe(before);
    await tap(figure, 0.97, 0.3);
    const right = await figure.look();
    expect(right).not.toBe(before);
    await tap(figure, 0.03, 0.3);
    expect(await figure.look()).not.toBe(right);
  }
});

test('a large grid that is seen from nearby moves towards the edge that is tapped', async ({ page }) => {
  const figure = await openFigure(page, { columns: 300, rows: 200, seed: 12, overlays: 'raw' });
  const ends = (await figure.get('terminals')).join();
  const whole = await figure.look();
  await tap(figure, 0.97, 0.3);
  expect(await figure.look(), 'there is nowhere to go').toBe(whole);
  for (let i = 0; i < 3; i++) await figure.root.getByRole('button', { name: 'Zoom in' }).click();
  await figure.settle();
  const told = 'Drag beside the ends or tap near an edge to move the grid.';
  await expect(figure.status).toHaveText(told);
  await figure.set('readonly', true);
  await expect(figure.status).toHaveText(told);
  await figure.set('readonly', false);
  const near = await figure.look();
  await tap(figure, 0.97, 0.6);
  const right = await figure.look();
  expect(right).not.toBe(near);
  await tap(figure, 0.03, 0.6);
  expect(await figure.look(), 'and back').not.toBe(right);
  expect((await figure.get('terminals')).join(), 'no end was added').toBe(ends);
});

test('a wall is built and removed by a tap', async ({ page }) => {
  const figure = await openFigure(page, { source: 'astar', columns: 14, rows: 10 });
  await figure.root.getByRole('button', { name: 'Build walls' }).click();
  const walls = () => figure.call('getState');
  const before = await walls();
  await tap(figure, 0.5, 0.55);
  const built = await walls();
  expect(built).not.toBe(before);
  await tap(figure, 0.5, 0.55);
  expect(await walls()).not.toBe(built);
});

test('a number in a sentence goes a step towards the side that is tapped', async ({ page }) => {
  await openSection(page, 'corners');
  const number = page.locator('#corners meander-number[name=passes]').first().getByRole('slider');
  await number.scrollIntoViewIfNeeded();
  await expect(number).toHaveAttribute('aria-valuenow', /\d/);
  const value = async () => Number(await number.getAttribute('aria-valuenow'));
  const first = await value();
  const box = await number.boundingBox();
  if (!box) throw new Error('no number');
  await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
  const more = await value();
  expect(more).toBeGreaterThan(first);
  await page.mouse.click(box.x + 1, box.y + box.height / 2);
  expect(await value()).toBe(first);
  // However quickly: two presses are no third thing.
  await page.mouse.dblclick(box.x + box.width - 1, box.y + box.height / 2);
  expect(await value()).toBeCloseTo(2 * more - first);
});

test('a point of a drawing goes where the reader taps next', async ({ page }) => {
  await openSection(page, 'corners');
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
  expect(await middle(grip), 'no point was chosen').toEqual(before);
  await page.mouse.click(before[0], before[1]);
  await page.mouse.click(x, y);
  await expect
    .poll(async () => (await middle(grip)).map((at, i) => Math.abs(at - [x, y][i]) < 2))
    .toEqual([true, true]);
  await expect(grip).toBeFocused();
});

test('a timeline goes to where it is pressed', async ({ page }) => {
  const figure = await openFigure(page, { columns: 14, rows: 10 });
  const slider = figure.root.getByRole('slider', { name: 'Step' });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('no slider');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await figure.settle();
  expect(await figure.get('position')).toBeGreaterThan(0);
  expect(await figure.get('position')).toBeLessThan(Number(await slider.getAttribute('max')));
});
