import { expect, openFigure, test } from './figure.js';

const FLIGHT = {
  source: 'waypoints',
  dimension: 3,
  columns: 16,
  rows: 12,
  overlays: 'raw chaikin rdp catmull-rom',
  points: '2,2,1 6,8,6 10,3,2 14,9,5',
};

/** Where a handle is on the page. @param {import('./figure.js').Figure} figure @param {number} index */
async function middle(figure, index) {
  const box = await figure.handles.nth(index).boundingBox();
  if (!box) throw new Error('no handle');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('dragging the background orbits the camera and changes no point', async ({ page }) => {
  const figure = await openFigure(page, FLIGHT);
  const before = await figure.look();
  const [first] = [await middle(figure, 0)];
  await figure.drag([14, 1], [11, 2]);
  expect(await figure.look()).not.toBe(before);
  expect(await middle(figure, 0)).not.toEqual(first);
  expect(await figure.get('points')).toEqual([2, 2, 1, 6, 8, 6, 10, 3, 2, 14, 9, 5]);
  await expect(figure.root.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a point behind the camera is hidden, the others are not affected', async ({ page }) => {
  const figure = await openFigure(page, { ...FLIGHT, points: '2,2,1 10,10,400 15,3,2' });
  await expect(figure.status).toContainText('Drag a point');
  await figure.paintCurves();
  const before = await figure.curvePixels();
  const { x, y } = await middle(figure, 2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y + 24, { steps: 4 });
  await page.mouse.up();
  await figure.settle();
  expect(await figure.curvePixels()).not.toEqual(before);
  expect(await figure.get('points')).not.toEqual([2, 2, 1, 10, 10, 400, 15, 3, 2]);
});

test('a point is dragged along at its height and ends under the pointer', async ({ page }) => {
  const figure = await openFigure(page, FLIGHT);
  const from = await middle(figure, 2);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 24, { steps: 4 });
  await page.mouse.up();
  await figure.settle();
  const to = await middle(figure, 2);
  expect(Math.abs(to.x - from.x - 20)).toBeLessThan(1.5);
  expect(Math.abs(to.y - from.y + 24)).toBeLessThan(1.5);
  const points = await figure.get('points');
  expect(points.length).toBe(12);
  expect(points.slice(6, 8)).not.toEqual([10, 3]);
  expect(points[8]).toBe(2);
  await page.keyboard.press('ControlOrMeta+z');
  expect((await figure.get('points')).slice(6, 9)).toEqual([10, 3, 2]);
});

test('a drag up lifts a point, wherever it strays to, and does nothing else', async ({ page }) => {
  const figure = await openFigure(page, FLIGHT);
  const from = await middle(figure, 2);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 2, from.y - 20, { steps: 4 });
  await page.mouse.move(from.x + 15, from.y - 40, { steps: 4 });
  await page.mouse.up();
  await figure.settle();
  const [x, y, z] = (await figure.get('points')).slice(6, 9);
  expect([x, y]).toEqual([10, 3]);
  expect(z).toBeGreaterThan(3);
  expect(Math.abs((await middle(figure, 2)).y - from.y + 40)).toBeLessThan(1.5);
});

test('the keyboard moves along all three axes and orbits the camera', async ({ page }) => {
  const figure = await openFigure(page, FLIGHT);
  await expect(figure.handles.nth(1)).toHaveAccessibleName('waypoint 2 of 4, x 6, y 8, height 6');
  await figure.handles.nth(1).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Shift+PageDown');
  expect((await figure.get('points')).slice(3, 6)).toEqual([6.5, 8, 3.5]);
  await page.keyboard.press('Insert');
  await expect(figure.handles).toHaveCount(5);
  await page.keyboard.press('Delete');
  await expect(figure.handles).toHaveCount(4);
  const before = await figure.look();
  const canvas = figure.root.getByRole('application', { name: 'Points joined by smoothed curves' });
  await expect(canvas).toHaveAccessibleDescription('Arrow keys turn the view, with Shift further.');
  await canvas.focus();
  await page.keyboard.press('ArrowLeft');
  await figure.settle();
  expect(await figure.look()).not.toBe(before);
});

test('curves are measured in three dimensions', async ({ page }) => {
  const figure = await openFigure(page, { ...FLIGHT, points: '0,0,0 0,0,5 12,0,5' });
  const length = figure.root.locator('tbody tr').first().locator('td').nth(1);
  await expect(length).toHaveText('17.0');
});

test('the z coordinate has its own field', async ({ page }) => {
  const figure = await openFigure(page, FLIGHT);
  await figure.handles.nth(0).press('Enter');
  await page.keyboard.press('PageUp');
  const height = figure.root.getByRole('textbox', { name: 'height' });
  await expect(height).toHaveValue('1.5');
  await height.fill('4,25');
  await height.press('Enter');
  expect((await figure.get('points')).slice(0, 3)).toEqual([2, 2, 4.25]);
});

test('the state has the points and the orbit', async ({ page }) => {
  const figure = await openFigure(page, FLIGHT);
  await figure.drag([14, 1], [11, 2]);
  const before = await figure.look();
  const state = await figure.call('getState');
  await figure.set('dimension', 2);
  expect(await figure.get('points')).toEqual([2, 2, 6, 8, 10, 3, 14, 9]);
  await figure.call('setState', state);
  expect(await figure.look()).toBe(before);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a horizontal drag orbits the camera', async ({ page }) => {
    const figure = await openFigure(page, FLIGHT);
    const before = await middle(figure, 3);
    const client = await page.context().newCDPSession(page);
    const from = await figure.at(2, 1);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let i = 1; i <= 6; i++) {
      const x = from.x + 14 * i;
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: from.y }] });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => middle(figure, 3)).not.toEqual(before);
  });
});

test('a random patrol of six points is one click and one undo step', async ({ page }) => {
  const points = '1,1 3,5 5,1 7,5 9,1 11,5 13,1 15,5 15,9 1,9';
  const figure = await openFigure(page, { ...FLIGHT, dimension: 2, points });
  const pick = figure.root.getByRole('button', { name: 'Pick six random points' });
  await pick.click();
  await expect(figure.handles).toHaveCount(6);
  const pairs = new Set(points.split(' '));
  const picked = await figure.get('points');
  for (let i = 0; i < 12; i += 2) expect(pairs.has(`${picked[i]},${picked[i + 1]}`)).toBe(true);
  const seen = new Set([picked.join()]);
  for (let i = 0; i < 5; i++) {
    await pick.click();
    seen.add((await figure.get('points')).join());
  }
  expect(seen.size).toBeGreaterThan(2);
  for (let i = 0; i < 6; i++) await page.keyboard.press('ControlOrMeta+z');
  await expect(figure.handles).toHaveCount(10);
});
