import { expect, openFigure, test } from './figure.js';
import { tap, tapAll } from './stones.js';
import { keepTime } from './watched-page.js';

const FIELD = { columns: 7, rows: 7, terminals: '0,1 6,5', challenge: '', overlays: 'raw', ui: 'mini' };
/** All but the last stone of the middle column. */
const ALMOST_PARTED = '3 1 6 1 6 1 6 1 6 1 6 1';
const THE_LAST = 45;

test('a tap takes a stone away, and undo puts it back', async ({ page }) => {
  const figure = await openFigure(page, FIELD);
  await expect(figure.status).toHaveText('Tap a stone to take it away.');
  await expect(figure.handles).toHaveCount(0);
  const before = await figure.cellColours();
  const told = await figure.event('step');
  await tap(figure, 24);
  expect(await told()).toEqual({ step: 1, total: 47, cell: 24, outcome: 'blocked' });
  await expect(figure.status).toHaveText('Stone 3, 3 is gone: the ends are still joined.');
  await expect.poll(async () => (await figure.cellColours())[24]).not.toBe(before[24]);
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => figure.cellColours()).toEqual(before);
  await figure.root.getByRole('button', { name: 'Redo' }).click();
  expect(await figure.get('order')).toEqual([24]);
  await figure.root.getByRole('button', { name: 'Start again' }).click();
  expect(await figure.get('order')).toBeNull();
});

/**
 * The two parts are seen until they are let go.
 * @param {import('@playwright/test').Page} page that is still to be opened
 */
async function keepParts(page) {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    /** @type {TimerHandler[]} */
    const kept = [];
    const wait = (/** @type {TimerHandler} */ run, ms = 0) =>
      ms === 3000 ? kept.push(run) : setTimeout(run, ms);
    Object.assign(window, { kept, setTimeout: wait });
  });
  /** How many times they would have been let go by now. */
  return () =>
    page.evaluate(() => {
      const kept = Reflect.get(window, 'kept').splice(0);
      for (const run of kept) run();
      return kept.length;
    });
}

for (const motion of /** @type {const} */ (['no-preference', 'reduce']))
  test(`a needed stone stays and shows both parts: motion ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const letGo = await keepParts(page);
    const time = await keepTime(page);
    const figure = await openFigure(page, { ...FIELD, missing: ALMOST_PARTED });
    const before = await figure.cellColours();
    const { x, y } = await figure.at(3.5, 6.5);
    const looks = new Set([await figure.look()]);
    await time.stop();
    await page.mouse.click(x, y);
    await expect(figure.status).toHaveText('Stone 3, 6 stays: it joins the two colours.');
    for (let shown = 0; shown < 20; shown++) {
      await time.pass(30);
      looks.add(await figure.look());
    }
    // Before, and the parts with a frame around the stone; what shakes has a picture for each frame.
    if (motion === 'reduce') expect(looks.size).toBe(2);
    else expect(looks.size).toBeGreaterThan(2);
    const parted = await figure.cellColours();
    expect(parted[0]).not.toBe(before[0]);
    expect(parted[6]).not.toBe(before[6]);
    expect(parted[0]).not.toBe(parted[6]);
    expect(await figure.get('order')).toEqual([THE_LAST]);
    expect(await letGo()).toBe(1);
    await expect.poll(async () => (await figure.cellColours())[0]).toBe(before[0]);
    expect((await figure.cellColours())[THE_LAST], 'it is known to be needed').not.toBe(before[THE_LAST]);
  });

test('when every stone was tried, a path is left', async ({ page }) => {
  const figure = await openFigure(page, FIELD);
  const done = await figure.event('done');
  await tapAll(figure, [...Array(49).keys()].reverse());
  expect(await done()).toMatchObject({ step: 47, total: 47, outcome: 'blocked' });
  await tap(figure, 24);
  await expect(figure.status).toHaveText(/^Done: nothing else can go\. A path of \d+ stones is left\.$/, {
    timeout: 20_000,
  });
  expect((await figure.call('toCSV', 'raw')).trim().split('\n').length).toBeGreaterThan(10);
});

test('keys go from stone to stone, and take them', async ({ page }) => {
  const figure = await openFigure(page, FIELD);
  const canvas = figure.root.getByRole('application');
  await expect(canvas).toHaveAttribute('aria-description', /Enter takes one away/);
  await canvas.focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.status).toHaveText('Stone 3, 3. Enter takes it away.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(figure.status).toHaveText('Stone 4, 2. Enter takes it away.');
  await page.keyboard.press('Enter');
  await expect(figure.status).toHaveText('Stone 4, 2 is gone: the ends are still joined.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(figure.status).toHaveText('Cell 4, 2: the stone is gone.');
  expect(await figure.get('order')).toEqual([18, 25]);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.get('order')).toEqual([18]);
  await page.keyboard.press('Escape');
  await expect(figure.status).toHaveText('Stone 4, 2 is gone: the ends are still joined.');
});

test('what a link tells is there again', async ({ page }) => {
  const figure = await openFigure(page, FIELD);
  await tap(figure, 10);
  await tap(figure, 11);
  const state = await figure.call('getState');
  await figure.call('restart');
  expect(await figure.get('order')).toBeNull();
  await figure.call('setState', state);
  expect(await figure.get('order')).toEqual([10, 11]);
});

test('an end stays, and so does everything in a figure that is only read', async ({ page }) => {
  const figure = await openFigure(page, FIELD);
  await tap(figure, 7);
  await expect(figure.status).toHaveText('This is an end. Ends stay.');
  await figure.set('readonly', true);
  await tap(figure, 24);
  expect(await figure.get('order')).toBeNull();
});

test('what it says is seen without controls, too', async ({ page }) => {
  const figure = await openFigure(page, { ...FIELD, ui: 'none' });
  await expect(figure.status).toBeVisible();
  await figure.set('challenge', false);
  await expect(figure.status).toBeHidden();
});
