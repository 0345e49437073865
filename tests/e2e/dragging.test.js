/** What a pointer drags follows it, and so do curves and numbers. */
import { expect, openFigure, test } from './figure.js';
import { countArcs } from './watched-page.js';
import { BENT, CARVED, CURVES, lengths, PATROL } from './patrol.js';

test('dragging a waypoint moves all four curves', async ({ page }) => {
  const figure = await openFigure(page, BENT);
  await figure.paintCurves();
  const before = await figure.curvePixels();
  const longBefore = await lengths(figure);
  for (const id of CURVES) expect(before[id].split(',').length, id).toBeGreaterThan(20);

  await figure.drag([6, 7], [7, 4]);
  const after = await figure.curvePixels();
  const longAfter = await lengths(figure);
  CURVES.forEach((id, i) => {
    expect(after[id] === before[id], id).toBe(false);
    expect(longAfter[i], id).not.toBe(longBefore[i]);
  });
  const points = await figure.get('points');
  expect(points[4]).toBeCloseTo(7, 1);
  expect(points[5]).toBeCloseTo(4, 1);
  expect([...points.slice(0, 4), ...points.slice(6)]).toEqual([2, 2, 4.4, 4.3, 9, 2, 13, 7]);

  await page.keyboard.press('ControlOrMeta+z');
  await figure.settle();
  expect(await figure.curvePixels()).toEqual(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await figure.settle();
  expect(await figure.curvePixels()).toEqual(after);
});

/**
 * Takes hold of a waypoint and moves it a few times, one frame for each.
 * @param {import('./figure.js').Figure} figure
 * @param {number} index
 * @returns what each move's frame changed: names of the handles touched, and the lengths before and after
 */
async function watchDrag(figure, index) {
  const box = await figure.handles.nth(index).boundingBox();
  if (!box) throw new Error('no handle');
  await figure.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await figure.page.mouse.down();
  await figure.settle();
  return figure.root.evaluate(async (element, index) => {
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const buttons = [...root.querySelectorAll('.handle')];
    const numbers = () =>
      [...root.querySelectorAll('.legend .number')].map((cell) => cell.textContent).join();
    const { left, top } = buttons[index].getBoundingClientRect();
    /** @type {Set<number>} */
    const touched = new Set();
    const seen = new MutationObserver((records) => {
      for (const { target } of records) touched.add(buttons.indexOf(/** @type {Element} */ (target)));
    });
    seen.observe(buttons[index].parentNode ?? root, { subtree: true, attributes: true, childList: true });
    const moves = [];
    /** @returns {Promise<string>} */
    const inFrame = () => new Promise((done) => requestAnimationFrame(() => done(numbers())));
    for (let i = 1; i <= 6; i++) {
      touched.clear();
      // The figure draws in between, in the same frame.
      const before = inFrame();
      const where = { clientX: left + 10 * i, clientY: top + 7 * i, buttons: 1, pointerId: 1 };
      buttons[index].dispatchEvent(
        new PointerEvent('pointermove', { ...where, pointerType: 'mouse', bubbles: true }),
      );
      const after = await inFrame();
      moves.push({ touched: [...touched], counted: after !== (await before) });
    }
    return moves;
  }, index);
}

test('of many waypoints a move touches one handle, and the numbers wait until the hand rests', async ({
  page,
}) => {
  const points = Array.from({ length: 300 }, (_, i) => `${(i % 20) + 0.5},${Math.floor(i / 20) + 0.5}`);
  const figure = await openFigure(page, { ...PATROL, columns: 20, rows: 15, points: points.join(' ') });
  const start = await lengths(figure);
  const moves = await watchDrag(figure, 130);
  expect(moves).toEqual(Array(6).fill({ touched: [130], counted: false }));
  await expect.poll(() => lengths(figure)).not.toEqual(start);
  await page.mouse.up();
  await figure.settle();
  const end = await lengths(figure);
  await figure.set('points', await figure.get('points'));
  expect(await lengths(figure)).toEqual(end);
  await expect(figure.handles.nth(130)).not.toHaveAttribute('aria-label', /10\.5.*6\.5/);
});

test('of many waypoints those that rest are drawn once, and the picture is as if all had been', async ({
  page,
}) => {
  const arcs = await countArcs(page);
  const given = Array.from({ length: 300 }, (_, i) => `${(i % 20) + 0.5},${Math.floor(i / 20) + 0.5}`);
  const looks = { ...PATROL, overlays: 'raw', columns: 20, rows: 15 };
  const figure = await openFigure(page, { ...looks, points: given.join(' ') });
  const box = await figure.handles.nth(130).boundingBox();
  if (!box) throw new Error('no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const drawn = [];
  for (let step = 1; step <= 6; step++) {
    const before = await arcs();
    await page.mouse.move(x + 4 * step, y - 3 * step);
    await figure.settle();
    drawn.push((await arcs()) - before);
  }
  expect(drawn[0]).toBeGreaterThan(1000);
  // Four discs make a handle.
  expect(drawn.slice(2)).toEqual(Array(4).fill(4));
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await figure.settle();
  const dragged = await figure.picture();
  const points = String(await figure.get('points')).split(',');
  const again = await openFigure(page, {
    ...looks,
    points: given.map((_, i) => `${points[2 * i]},${points[2 * i + 1]}`).join(' '),
  });
  // The one that was touched last lies above its neighbours.
  await again.handles.nth(130).press('Enter');
  await again.handles.nth(130).press('ArrowLeft');
  await again.handles.nth(130).press('ArrowRight');
  await again.handles.nth(130).press('Enter');
  await again.settle();
  const anew = await again.picture();
  expect(dragged.bytes.length).toBe(anew.bytes.length);
  const unlike = dragged.bytes.reduce((most, byte, i) => Math.max(most, Math.abs(byte - anew.bytes[i])), 0);
  expect(unlike).toBeLessThanOrEqual(3);
});

test('of a few waypoints the numbers go along with the hand', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  const moves = await watchDrag(figure, 1);
  expect(moves).toEqual(Array(6).fill({ touched: [1], counted: true }));
  await page.mouse.up();
});

test('a handle keeps the distance at which it was taken', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.drag([6.15, 7.15], [8.15, 5.15]);
  const points = await figure.get('points');
  expect(points[2]).toBeCloseTo(8, 1);
  expect(points[3]).toBeCloseTo(5, 1);
});

test('in what the page lets be dragged the figure is dragged, not the page', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  await page.evaluate(() => void (document.body.draggable = true));
  await figure.drag([1.5, 1.5], [4.5, 4.5]);
  expect(await figure.get('terminals')).toEqual([4, 4, 12, 10]);
  await expect(figure.handles.first()).toBeFocused();
  await figure.root.getByRole('button', { name: 'Build walls' }).click();
  await expect(figure.root.locator('canvas[data-mode=walls]')).toBeAttached();
  await figure.drag([1.5, 8.5], [4.5, 8.5]);
  expect(await figure.get('walls')).toHaveLength(4);
  await expect(figure.root.locator('canvas')).toBeFocused();
});

for (const style of ['transform: scale(0.6); transform-origin: 0 0', 'zoom: 0.7'])
  test(`a figure that the page scales is dragged under the pointer: ${style}`, async ({ page }) => {
    const figure = await openFigure(page, CARVED);
    await page.evaluate((given) => document.body.setAttribute('style', given), style);
    await figure.settle();
    const [from, other] = await Promise.all(
      [1, 0].map(async (index) => {
        const box = await figure.handles.nth(index).boundingBox();
        return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      }),
    );
    const cell = (from.x - other.x) / 11;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 7 * cell, from.y - 4 * cell, { steps: 4 });
    await page.mouse.up();
    await figure.settle();
    expect(await figure.get('terminals')).toEqual([1, 1, 5, 6]);
  });

test('dragging an end carves anew with the same seed, live', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  const before = await figure.look();
  await figure.drag([1.5, 1.5], [6.5, 3.5], { drop: false });
  const during = await figure.look();
  expect(during).not.toBe(before);
  await page.mouse.up();
  await figure.settle();
  expect(await figure.get('terminals')).toEqual([6, 3, 12, 10]);
  expect(await figure.get('seed')).toBe(7);
  await expect(figure.handles.first()).toHaveAccessibleName('end 1 of 2, cell 6, 3');

  await figure.drag([6.5, 3.5], [1.5, 1.5]);
  await page.mouse.move(2, 2);
  await figure.settle();
  expect(await figure.look()).toBe(before);
});

test('an end cannot be dropped on the other', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  await figure.drag([1.5, 1.5], [12.5, 10.5]);
  const [x, y, ...other] = await figure.get('terminals');
  expect(other).toEqual([12, 10]);
  expect([x, y]).not.toEqual([12, 10]);
});

test('the search walks round the walls, and its start and goal can be dragged', async ({ page }) => {
  const figure = await openFigure(page, {
    source: 'astar',
    columns: 12,
    rows: 8,
    walls: '6 1 11 1 11 1 11 1 11 1 11 1',
    terminals: '1,1 10,1',
  });
  await expect(figure.handles.first()).toHaveAccessibleName('start, cell 1, 1');
  const [raw] = await lengths(figure);
  expect(Number(raw)).toBe(19);
  await figure.drag([10.5, 1.5], [4.5, 1.5]);
  expect(await figure.get('terminals')).toEqual([1, 1, 4, 1]);
  expect(Number((await lengths(figure))[0])).toBe(3);
});
