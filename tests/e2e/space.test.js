/** Points in three dimensions: dragging, lifting, keys and the camera. */
import { expect, openFigure, test } from './figure.js';

const FLIGHT = {
  source: 'waypoints',
  dimension: 3,
  columns: 16,
  rows: 12,
  points: '2,2,1 6,8,6 10,3,2 14,9,5',
};
const POINTS = [2, 2, 1, 6, 8, 6, 10, 3, 2, 14, 9, 5];

/** Where a handle is on the page. @param {import('./figure.js').Figure} figure @param {number} index */
async function middle(figure, index) {
  const box = await figure.handles.nth(index).boundingBox();
  if (!box) throw new Error('no handle');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('space: a drag beside the points turns the view; the state keeps it', async ({ page }) => {
  const figure = await openFigure(page, FLIGHT);
  const first = await middle(figure, 0);
  await figure.drag([14, 1], [11, 2]);
  const turned = await middle(figure, 0);
  expect(turned).not.toEqual(first);
  expect(await figure.get('points')).toEqual(POINTS);
  await expect(figure.root.getByRole('button', { name: 'Undo' })).toBeDisabled();
  const state = await figure.call('getState');
  await figure.set('dimension', 2);
  expect(await figure.get('points')).toEqual([2, 2, 6, 8, 10, 3, 14, 9]);
  await figure.call('setState', state);
  expect(await middle(figure, 0)).toEqual(turned);
});

for (const [name, path, changes] of /** @type {const} */ ([
  ['a drag sideways keeps its height', [[20, -24]], { z: 2 }],
  [
    'a drag up changes its height alone',
    [
      [2, -20],
      [2, -40],
    ],
    { x: 10, y: 3 },
  ],
]))
  test(`point in space: ${name}`, async ({ page }) => {
    const figure = await openFigure(page, FLIGHT);
    const from = await middle(figure, 2);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const [right, down] of path) await page.mouse.move(from.x + right, from.y + down, { steps: 4 });
    await page.mouse.up();
    await figure.settle();
    const last = path[path.length - 1];
    const to = await middle(figure, 2);
    expect(Math.abs(to.y - from.y - last[1]), 'it lies under the pointer').toBeLessThan(1.5);
    const [x, y, z] = (await figure.get('points')).slice(6, 9);
    expect({ x, y, z }).toMatchObject(changes);
    expect([x, y, z]).not.toEqual([10, 3, 2]);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await figure.get('points')).toEqual(POINTS);
  });

test('space: keys move a point on three axes and turn the view', async ({ page }) => {
  const figure = await openFigure(page, FLIGHT);
  await expect(figure.handles.nth(1)).toHaveAccessibleName('waypoint 2 of 4, x 6, y 8, height 6');
  await figure.handles.nth(1).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Shift+PageDown');
  expect((await figure.get('points')).slice(3, 6)).toEqual([6.5, 8, 3.5]);
  const before = await middle(figure, 0);
  const canvas = figure.root.getByRole('application', { name: 'Points joined by smoothed curves' });
  await expect(canvas).toHaveAccessibleDescription('Arrow keys turn the view, with Shift further.');
  await canvas.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => middle(figure, 0)).not.toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('space: a finger that moves sideways turns the view', async ({ page }) => {
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
