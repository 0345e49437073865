/** The controls under a figure: which of them show at first, and what they do. */
import { expect, openFigure, takeFigure, test } from './figure.js';

const GRID = { columns: 14, rows: 12, seed: 7 };

/** A figure with its controls as they are at first. @param {import('@playwright/test').Page} page @param {string} address */
async function openFolded(page, address) {
  await page.goto(`embed.html?transparent&${address}`);
  return takeFigure(page, 'meander-path');
}

test('controls: the first ones show, and a button unfolds the others below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const { root } = await openFolded(page, 'columns=14&rows=12');
  for (const name of ['Play', 'Another path']) await expect(root.getByRole('button', { name })).toBeVisible();
  for (const name of ['Step', 'wiggliness']) await expect(root.getByRole('slider', { name })).toBeVisible();
  const more = root.getByRole('button', { name: 'More controls' });
  const others = [
    root.getByRole('button', { name: 'Undo' }),
    root.getByLabel('seed'),
    root.locator('.legend'),
  ];
  for (const one of others) await expect(one).toBeHidden();
  const top = async () => (await more.boundingBox())?.y ?? 0;
  const before = await top();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(more).toBeFocused();
  expect(await top()).toBe(before);
  for (const one of others) {
    await expect(one).toBeVisible();
    expect((await one.boundingBox())?.y).toBeGreaterThan(before);
  }
  await page.keyboard.press('Space');
  for (const one of others) await expect(one).toBeHidden();
});

test('ui="more": one button shows all controls', async ({ page }) => {
  const { root, handles } = await openFolded(page, 'columns=14&rows=12&ui=more');
  await expect(root.locator('.status')).toBeVisible();
  await expect(handles).toHaveCount(2);
  await expect(root.locator('.panel :is(button, input, summary):visible')).toHaveCount(1);
  await root.getByRole('button', { name: 'More controls' }).click();
  for (const name of ['Play', 'Another path', 'Undo', 'Save or open'])
    await expect(root.getByRole('button', { name })).toBeVisible();
});

test('two figures: each unfolds by itself and stays so for another source', async ({ page }) => {
  await openFolded(page, 'columns=14&rows=12');
  await page.evaluate(() => {
    const another = document.body.appendChild(document.createElement('meander-path'));
    another.setAttribute('loading', 'eager');
  });
  const other = page.locator('meander-path').nth(1);
  await expect(other.locator('.unfold')).toBeVisible();
  const first = page.locator('meander-path').first();
  await first.getByRole('button', { name: 'More controls' }).click();
  await expect(first.locator('.legend')).toBeVisible();
  await expect(other.locator('.legend')).toBeHidden();
  await first.evaluate((element) => Reflect.set(element, 'source', 'waypoints'));
  await expect(first.getByRole('button', { name: 'Pick six random points' })).toBeVisible();
  await expect(first.locator('.legend')).toBeVisible();
});

test('speed: undo does not change it, and the state keeps it', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  const undo = figure.root.getByRole('button', { name: 'Undo' });
  await figure.root.getByLabel('speed').fill('1');
  await figure.settle();
  expect(await figure.get('speed')).toBe(2);
  await expect(undo).toBeDisabled();
  await figure.root.getByRole('button', { name: 'Another path' }).click();
  await figure.root.getByLabel('speed').fill('2');
  await undo.click();
  await figure.settle();
  expect([await figure.get('seed'), await figure.get('speed')]).toEqual([7, 5]);
  expect(await figure.call('getState')).toContain('h=5');
});

test('slider without effect: it is disabled', async ({ page }) => {
  const { root } = await openFigure(page, { source: 'waypoints', overlays: 'chaikin', 'angle-limit': 30 });
  await root.getByText('more settings').click();
  await expect(root.getByLabel('ratio')).toBeDisabled();
  await expect(root.getByLabel('passes')).toBeEnabled();
});

test('key of colours: it lists the states that the carving shows', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, overlays: '', walls: '60 2' });
  const key = figure.root.getByRole('list', { name: 'What the colours mean' });
  await expect(key.getByRole('listitem')).toHaveText(['forced', 'removed', 'wall']);
  await figure.call('seek', 40);
  await expect(key.getByRole('listitem')).toHaveText(['forced', 'removed', 'witness', 'open', 'wall']);
  await figure.set('source', 'astar');
  await expect(figure.root.locator('.key')).toBeHidden();
});
