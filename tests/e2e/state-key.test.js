import { expect, frames, openFigure, test } from './figure.js';

const GRID = { columns: 14, rows: 12, seed: 7, overlays: '' };
const KEY = { name: 'What the colours mean' };

/** @param {import('@playwright/test').Page} page @param {number} width */
async function narrow(page, width) {
  await page.setViewportSize({ width, height: 740 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
  await frames(page);
}

for (const ui of ['full', 'mini'])
  test(`a carving has a key to the states that are there, which moves nothing (${ui})`, async ({ page }) => {
    const figure = await openFigure(page, { ...GRID, ui, walls: '60 2' });
    await narrow(page, 360);
    const key = figure.root.getByRole('list', KEY);
    const items = key.getByRole('listitem');
    const places = async () =>
      JSON.stringify([
        await key.locator('li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left)),
        await figure.root.evaluate((element) => element.getBoundingClientRect().height),
      ]);
    await expect(items).toHaveText(['forced', 'removed', 'wall']);
    const atFirst = await places();
    await figure.root.evaluate((element) => /** @type {any} */ (element).seek(40));
    await expect(items).toHaveText(['forced', 'removed', 'witness', 'open', 'wall']);
    expect(await places()).toBe(atFirst);
    await figure.root.evaluate((element) => /** @type {any} */ (element).seek(0));
    await expect(items).toHaveText(['forced', 'witness', 'open', 'wall']);
    expect(await places()).toBe(atFirst);
  });

test('where the key takes two lines, both begin at the left', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, walls: '60 2' });
  await narrow(page, 320);
  const items = figure.root.locator('.key li');
  const places = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const [first, last] = [places[0], places[places.length - 1]];
  expect(last.top).toBeGreaterThan(first.top);
  expect(last.left).toBe(first.left);
});

test('a figure without controls or without a carving has no key', async ({ page }) => {
  for (const [name, value] of [
    ['ui', 'none'],
    ['source', 'astar'],
    ['source', 'waypoints'],
  ]) {
    const figure = await openFigure(page, { ...GRID, [name]: value });
    await expect(figure.root.locator('.key')).toBeHidden();
  }
});
