/** Playing, stepping and scrubbing a carving. */
import { expect, openFigure, resting, test } from './figure.js';
import { countFrames } from './watched-page.js';

const GRID = { columns: 14, rows: 12, seed: 7, overlays: '' };

test('playing ends with the path of the one-shot call, and an event', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, speed: 400 });
  const done = await figure.event('done');
  await figure.root.getByRole('button', { name: 'Play' }).click();
  const detail = await done();
  await expect(figure.root.getByRole('button', { name: 'Play' })).toBeVisible();
  const [steps, cells] = await figure.root.evaluate((element) => {
    const { engine } = /** @type {any} */ (element);
    const found = engine.chisel({ width: 14, height: 12, seed: 7, terminals: [15, 152] });
    return [found.steps, found.cells.length];
  });
  expect(detail).toMatchObject({ step: steps, total: steps });
  expect((await figure.call('toCSV', 'raw')).trim().split('\n')).toHaveLength(cells + 1);
});

test('a state set while the carving plays stops it at that position', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, speed: 1 });
  const state = 'v=1&c=14&r=12&n=7&o=&h=1&at=20';
  const { root } = figure;
  for (const come of [
    () => figure.call('setState', state),
    () => root.evaluate((element, text) => element.setAttribute('state', text), state),
  ]) {
    await figure.call('restart');
    await expect(root.getByRole('button', { name: 'Pause' })).toBeVisible();
    await come();
    await expect(root.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(root.locator('.timeline output')).toHaveText(/^20 /);
  }
});

test('timeline and step buttons go to any step and name the decision', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, { ...GRID, columns: 20, rows: 20 });
  const { root, status } = figure;
  await root.locator('[part=timeline]').fill('100');
  await expect(root.locator('.timeline output')).toHaveText(/^100 \/ \d+$/);
  await expect(status).toHaveText(/^Cell \d+, \d+, (on|beside|forced)/);
  await figure.settle();
  const before = await figure.look();
  const step = await figure.event('step');
  await root.getByRole('button', { name: 'One step on' }).click();
  expect(await step()).toMatchObject({ step: 101, outcome: expect.any(String) });
  await figure.settle();
  expect(await figure.look()).not.toBe(before);
  await root.getByRole('button', { name: 'One step back' }).click();
  await figure.settle();
  expect(await figure.look()).toBe(before);
});

test('another seed carves another path, and undo restores the first', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  const first = await figure.call('toCSV', 'raw');
  const field = figure.root.getByLabel('seed');
  await field.fill('99');
  await field.press('Enter');
  await figure.settle();
  expect(await figure.call('toCSV', 'raw')).not.toBe(first);
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  await figure.settle();
  expect(await figure.call('toCSV', 'raw')).toBe(first);
  await figure.root.getByRole('button', { name: 'Another path' }).click();
  await figure.settle();
  expect(await figure.get('seed')).not.toBe(7);
});

test('followers request no frame off screen or with reduced motion', async ({ page }) => {
  const asked = await countFrames(page);
  const figure = await openFigure(page, { ...GRID, overlays: 'raw chaikin' });
  await resting(asked);
  await figure.checkbox('moving arrows').check();
  const early = await figure.look();
  await expect.poll(() => figure.look()).not.toBe(early);
  await page.evaluate(() => void (document.body.style.paddingTop = '4000px'));
  const away = await resting(asked);
  await page.evaluate(() => document.body.style.removeProperty('padding-top'));
  await expect.poll(asked).toBeGreaterThan(away + 10);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resting(asked);
});
