import { countArcs, expect, openFigure, scrolled, takeFigure, test, unfold } from './figure.js';

const PATROL = {
  source: 'waypoints',
  columns: 16,
  rows: 10,
  overlays: 'raw chaikin rdp catmull-rom',
  tolerance: 0.2,
  points: '2,2 6,7 9,2 13,7',
};
/** With a point that is dropped, so that the raw line is seen beside the simplified one. */
const BENT = { ...PATROL, tolerance: 0.6, points: '2,2 4.4,4.3 6,7 9,2 13,7' };
const CARVED = { columns: 14, rows: 12, seed: 7 };
const CURVES = ['raw', 'chaikin', 'rdp', 'catmull-rom'];

/** @param {import('./figure.js').Figure} figure */
const lengths = (figure) => figure.root.locator('.legend tbody tr td:nth-of-type(2)').allTextContents();

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

test('Escape and a lost pointer put everything back', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  const before = await figure.look();
  await figure.drag([6, 7], [10, 9], { drop: false });
  expect(await figure.look()).not.toBe(before);
  await page.keyboard.press('Escape');
  await figure.settle();
  await expect(figure.status).toHaveText('Put back where it was.');
  await page.mouse.up();
  await page.mouse.move(5, 5);
  await figure.settle();
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);

  await figure.drag([6, 7], [10, 9], { drop: false });
  await figure.root.evaluate((element) => element.remove());
  await page.mouse.up();
  expect(await page.locator('meander-path').count()).toBe(0);
});

test('undoing while something is held lets go of it', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.drag([9, 2], [9, 3]);
  await figure.drag([6, 7], [10, 9], { drop: false });
  await page.keyboard.press('ControlOrMeta+z');
  await page.mouse.move(300, 200);
  await page.mouse.up();
  const [, , x, y, , middle] = await figure.get('points');
  expect([x, y]).toEqual([6, 7]);
  expect(middle).toBeCloseTo(3, 1);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);
});

test('points are added by a double click and taken away by Delete', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.twice(11, 4.5);
  await figure.settle();
  await expect(figure.handles).toHaveCount(5);
  const points = await figure.get('points');
  expect(points.slice(0, 6)).toEqual([2, 2, 6, 7, 9, 2]);
  expect(points[6]).toBeCloseTo(11, 1);
  await expect(figure.handles.nth(3)).toBeFocused();
  await page.keyboard.press('Delete');
  await figure.settle();
  await expect(figure.handles).toHaveCount(4);
  expect(await figure.get('points')).toEqual([2, 2, 6, 7, 9, 2, 13, 7]);
  for (const left of [3, 2, 2]) {
    await page.keyboard.press('Delete');
    await figure.settle();
    await expect(figure.handles).toHaveCount(left);
  }
});

test('a chosen point goes where the reader taps', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  const handle = await figure.at(9, 2);
  await page.mouse.click(handle.x, handle.y);
  await expect(figure.handles.nth(2)).toHaveAttribute('aria-pressed', 'true');
  const spot = await figure.at(10, 6);
  await page.mouse.click(spot.x, spot.y);
  await expect(figure.handles.nth(2)).toHaveAttribute('aria-pressed', 'false');
  const points = await figure.get('points');
  expect(points[4]).toBeCloseTo(10, 1);
  expect(points[5]).toBeCloseTo(6, 1);
  await expect(figure.handles).toHaveCount(4);
});

test('a closed loop joins the last point to the first', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  const open = await lengths(figure);
  await figure.root.getByLabel('closed').check();
  await figure.settle();
  const closed = await lengths(figure);
  closed.forEach((length, i) => expect(Number(length)).toBeGreaterThan(Number(open[i]) + 3));
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

test('a handle that the keyboard has come to says what the keys do', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  const among = 'Arrow keys go from point to point. Enter picks one up.';
  await page.keyboard.press('Tab');
  await expect(figure.handles.first()).toBeFocused();
  await expect(figure.status).toHaveText(among);
  await page.keyboard.press('ArrowRight');
  await expect(figure.handles.nth(1)).toBeFocused();
  await expect(figure.status).toHaveText(among);
  await page.keyboard.press('Enter');
  await expect(figure.status).toHaveText(
    'Arrow keys move it, with Shift further. Enter lets go, Escape puts it back.',
  );
  await page.keyboard.press('Enter');
  await expect(figure.status).toHaveText(among);
  await page.keyboard.press('Tab');
  await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
  await figure.drag([1.5, 1.5], [3.5, 3.5]);
  await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
  await openFigure(page, { ...PATROL, dimension: 3 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(figure.status).toHaveText(among);
  await page.keyboard.press('Space');
  await expect(figure.status).toHaveText(
    'Arrow keys move it, Page Up and Page Down lift it. Enter lets go, Escape puts it back.',
  );
});

test('the handles are one Tab stop, and keys go among them', async ({ page }) => {
  const points = Array.from({ length: 1000 }, (_, i) => `${(i % 40) + 0.5},${Math.floor(i / 40) + 0.5}`);
  const figure = await openFigure(page, { ...PATROL, columns: 40, rows: 25, points: points.join(' ') });
  const before = await figure.get('points');
  await expect(figure.handles).toHaveCount(1000);
  await expect(figure.root.locator('.handle[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(figure.handles.first()).toBeFocused();
  for (const [key, index] of /** @type {const} */ ([
    ['ArrowLeft', 0],
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['PageDown', 12],
    ['ArrowUp', 11],
    ['PageUp', 1],
    ['End', 999],
    ['ArrowRight', 999],
    ['Home', 0],
    ['PageDown', 10],
  ])) {
    await page.keyboard.press(key);
    await expect(figure.handles.nth(index), key).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(figure.root.locator('.handle:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(figure.handles.nth(10)).toBeFocused();
  await expect(figure.root.locator('.handle[tabindex="0"]')).toHaveCount(1);
  expect(await figure.get('points')).toEqual(before);

  await figure.set('points', [2, 2, 6, 7, 9, 2]);
  await expect(figure.root.locator('.handle[tabindex="0"]')).toHaveCount(1);
  await figure.set('readonly', true);
  await expect(figure.root.locator('.handles')).toBeHidden();
});

test('what is picked up is moved as one step, and put back by Escape', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  await figure.handles.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(figure.handles.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  expect((await figure.get('points')).slice(2, 4)).toEqual([6.5, 4.9]);
  await page.keyboard.press('Escape');
  await expect(figure.status).toHaveText('Put back where it was.');
  expect((await figure.get('points')).slice(2, 4)).toEqual([6, 7]);
  await expect(figure.root.getByRole('button', { name: 'Undo' })).toBeDisabled();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(figure.handles.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(figure.handles.nth(2)).toBeFocused();
  expect((await figure.get('points')).slice(2, 6)).toEqual([7, 7, 9, 2]);
  await page.keyboard.press('ControlOrMeta+z');
  expect((await figure.get('points')).slice(2, 6)).toEqual([6, 7, 9, 2]);

  // Going elsewhere lets go.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+z');
  expect((await figure.get('points')).slice(2, 6)).toEqual([6, 7, 9, 2]);
});

test('arrow keys move at once what the pointer took last', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  const { x, y } = await figure.at(6, 7);
  await page.mouse.click(x, y);
  await page.keyboard.press('ArrowRight');
  expect((await figure.get('points')).slice(2, 4)).toEqual([6.5, 7]);
  await figure.drag([9, 2], [9, 3]);
  const top = (await figure.get('points'))[5];
  await page.keyboard.press('ArrowDown');
  expect((await figure.get('points'))[5]).toBeCloseTo(top + 0.5);
  await page.keyboard.press('ControlOrMeta+z');
  expect((await figure.get('points'))[5]).toBeCloseTo(top);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(figure.handles.nth(3)).toBeFocused();
});

test('a button that has nothing more to do keeps the focus, and says so', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  await figure.handles.first().press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(figure.status).toHaveText('end 1 of 2, cell 2, 1');
  const undo = figure.root.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await figure.settle();
  expect(await figure.get('terminals')).toEqual([1, 1, 12, 10]);
  await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  expect(await figure.get('terminals')).toEqual([2, 1, 12, 10]);
  await page.keyboard.press('ControlOrMeta+z');
  await figure.settle();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(undo).not.toBeFocused();
});

test('keys move handles, by cells and by parts of them, and each move can be undone', async ({ page }) => {
  const figure = await openFigure(page, CARVED);
  await figure.handles.first().press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(figure.handles.first()).toHaveAccessibleName('end 1 of 2, cell 2, 6');
  await expect(figure.status).toHaveText('end 1 of 2, cell 2, 6');
  expect(await figure.get('terminals')).toEqual([2, 6, 12, 10]);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.get('terminals')).toEqual([2, 1, 12, 10]);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.get('terminals')).toEqual([1, 1, 12, 10]);

  const patrol = await openFigure(page, PATROL);
  await patrol.handles.nth(1).press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Alt+ArrowUp');
  const points = await patrol.get('points');
  expect(points.slice(2, 4)).toEqual([5.5, 6.9]);
  await page.keyboard.press('Insert');
  await expect(patrol.handles).toHaveCount(5);
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

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  /** One hand on the glass. @param {import('@playwright/test').Page} page */
  async function createFingers(page) {
    const client = await page.context().newCDPSession(page);
    /**
     * @param {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} type
     * @param {{ x: number, y: number, id?: number }[]} touchPoints
     */
    return (type, ...touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  test('dragging a waypoint moves all four curves', async ({ page }) => {
    const figure = await openFigure(page, BENT);
    await figure.paintCurves();
    const before = await figure.curvePixels();
    const longBefore = await lengths(figure);
    const from = await figure.at(6, 7);
    const to = await figure.at(8, 4);
    const touch = await createFingers(page);
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x + 20, y: from.y - 10 });
    await touch('touchMove', to);
    await touch('touchEnd');
    await figure.settle();
    const after = await figure.curvePixels();
    const longAfter = await lengths(figure);
    CURVES.forEach((id, i) => {
      expect(after[id] === before[id], id).toBe(false);
      expect(longAfter[i], id).not.toBe(longBefore[i]);
    });
    expect((await figure.get('points'))[4]).toBeCloseTo(8, 0);
  });

  test('a second finger changes nothing, and a cancelled drag is put back', async ({ page }) => {
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

  test('a finger that scrolls the page moves no slider on its way', async ({ page }) => {
    await page.goto('./');
    const figure = await takeFigure(page, '#playground');
    await unfold(figure.root);
    const slider = figure.root.getByRole('slider', { name: 'passes' });
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const from = { x: box.x + 0.1 * box.width, y: box.y + box.height / 2 };
    const passes = await figure.get('passes');
    const before = await page.evaluate(() => scrollY);
    const touch = await createFingers(page);
    await touch('touchStart', from);
    for (let i = 1; i <= 10; i++) {
      await touch('touchMove', { x: from.x, y: from.y - 20 * i });
      await figure.settle();
    }
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    expect(await figure.get('passes')).toBe(passes);
    await expect(slider).toHaveValue(String(passes));
    await expect(figure.root.getByRole('button', { name: 'Undo' })).toBeDisabled();
    // One that stays on it moves it; one that stops a page on its way does no more than that.
    await scrolled(page);
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const now = (await slider.boundingBox()) ?? box;
    await touch('touchStart', { x: now.x + 0.1 * now.width, y: now.y + now.height / 2 });
    await touch('touchEnd');
    await expect.poll(() => figure.get('passes')).not.toBe(passes);
  });

  test('a finger beside the handles scrolls the page, and on a handle it does not', async ({ page }) => {
    await page.goto('./');
    const figure = await takeFigure(page, '#which-figure');
    const canvas = figure.root.locator('canvas');
    await canvas.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const touch = await createFingers(page);
    /** @param {{ x: number, y: number }} from */
    const swipe = async (from) => {
      const before = await scrolled(page);
      await touch('touchStart', from);
      for (let i = 1; i <= 10; i++) {
        await touch('touchMove', { x: from.x, y: from.y - 12 * i });
        await figure.settle();
      }
      await touch('touchEnd');
      return (await scrolled(page)) - before;
    };
    expect(await swipe(await figure.at(14.5, 6))).toBeGreaterThan(60);
    expect(await swipe(await figure.at(12, 9))).toBe(0);
  });

  test('what a finger aims at is large enough', async ({ page }) => {
    const figure = await openFigure(page, CARVED);
    const targets = figure.root.locator('.handle, button, input[type=range], input[type=text], .switch');
    for (const target of await targets.all()) {
      if (!(await target.isVisible())) continue;
      const box = await target.boundingBox();
      expect(box?.height, await target.evaluate((element) => element.outerHTML)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('handles that the page takes away while one is held are let go of, and the next can be held', async ({
  page,
}) => {
  const points = '2,2 8,2 8,8 2,8';
  const figure = await openFigure(page, { source: 'waypoints', columns: 10, rows: 10, points });
  await figure.drag([2, 8], [5, 6], { drop: false });
  await figure.set('points', [2, 2, 8, 2]);
  await page.mouse.move(40, 40);
  await page.mouse.up();
  await figure.settle();
  expect((await figure.get('points')).every(Number.isFinite)).toBe(true);
  await figure.set('points', [2, 2, 8, 2, 8, 8]);
  await figure.drag([8, 8], [5, 6], { drop: false });
  await figure.set('readonly', true);
  await page.mouse.up();
  await figure.set('readonly', false);
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 8, 8]);
  await figure.drag([8, 8], [4, 5]);
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 4, 5]);
});

for (const [what, attributes, tool] of /** @type {const} */ ([
  ['a point of space', { source: 'waypoints', dimension: 3 }, ''],
  ['an end', { source: 'astar', columns: 12, rows: 12 }, ''],
  ['a wall', { source: 'astar', columns: 12, rows: 12 }, 'Build walls'],
]))
  test(`a figure that the page hides lets go of what is held: ${what}`, async ({ page }) => {
    const figure = await openFigure(page, attributes);
    if (tool) {
      await figure.root.getByRole('button', { name: tool }).click();
      await expect(figure.root.locator('canvas[data-mode="walls"]')).toBeAttached();
    }
    await figure.root.evaluate((element) => element.scrollIntoView());
    const before = await figure.call('getState');
    const box = await (tool ? figure.root.locator('canvas') : figure.handles.first()).boundingBox();
    if (!box) throw new Error('nothing to hold');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20, { steps: 3 });
    expect(await figure.call('getState')).not.toBe(before);
    await figure.root.evaluate((element) => void (element.style.display = 'none'));
    await page.mouse.move(x + 90, y + 40, { steps: 3 });
    await page.mouse.up();
    await figure.root.evaluate((element) => void (element.style.display = ''));
    await figure.settle();
    expect(await figure.call('getState')).toBe(before);
    await expect(figure.status).toHaveText('Put back where it was.');
  });

test('a point that is removed while it is held moves no other', async ({ page }) => {
  const points = '2,2 8,2 8,8 2,8';
  const figure = await openFigure(page, { source: 'waypoints', columns: 10, rows: 10, points });
  await figure.drag([2, 2], [4, 5], { drop: false });
  await page.keyboard.press('Delete');
  await page.mouse.move(60, 60, { steps: 3 });
  await page.mouse.up();
  expect(await figure.get('points')).toEqual([8, 2, 8, 8, 2, 8]);
  await figure.call('undo');
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 8, 8, 2, 8]);
});

test('undo in the middle of a drag puts back what is held, and nothing else', async ({ page }) => {
  const points = '2,2 8,2 8,8';
  const figure = await openFigure(page, { source: 'waypoints', columns: 10, rows: 10, points });
  await figure.drag([8, 8], [4, 5]);
  await figure.drag([2, 2], [3, 6], { drop: false });
  await figure.call('undo');
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 4, 5]);
  await page.mouse.move(60, 60, { steps: 3 });
  await page.mouse.up();
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 4, 5]);
  await figure.call('undo');
  expect(await figure.get('points')).toEqual([2, 2, 8, 2, 8, 8]);
});

test('on a phone that lies on its side all of a figure is to be seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('./');
  const figure = await takeFigure(page, '#first');
  const box = await figure.root.locator('canvas').boundingBox();
  expect(box?.height).toBeLessThan(330);
  expect(box?.height).toBeGreaterThan(230);
});
