/** The challenge: the reader takes stones away until a path is left. */
import { expect, openFigure, test } from './figure.js';
import { tap } from './stones.js';

const FIELD = { columns: 7, rows: 7, terminals: '0,1 6,5', challenge: '', overlays: 'raw', ui: 'mini' };
test('a tap takes a stone away, undo puts it back, and an end stays', async ({ page }) => {
  const figure = await openFigure(page, FIELD);
  await expect(figure.status).toHaveText('Tap a stone to take it away.');
  const told = await figure.event('step');
  await tap(figure, 24);
  expect(await told()).toEqual({ step: 1, total: 47, cell: 24, outcome: 'blocked' });
  await expect(figure.status).toHaveText('Stone 3, 3 is gone: the ends are still joined.');
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  expect(await figure.get('order')).toBeNull();
  await figure.root.getByRole('button', { name: 'Redo' }).click();
  expect(await figure.get('order')).toEqual([24]);
  await figure.root.getByRole('button', { name: 'Start again' }).click();
  await tap(figure, 7);
  await expect(figure.status).toHaveText('This is an end. Ends stay.');
  await figure.set('readonly', true);
  await tap(figure, 24);
  expect(await figure.get('order')).toBeNull();
});

test('a needed stone stays and shows both parts for three seconds', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, { ...FIELD, missing: '3 1 6 1 6 1 6 1 6 1 6 1' });
  const before = await figure.look();
  await tap(figure, 45);
  await expect(figure.status).toHaveText('Stone 3, 6 stays: it joins the two colours.');
  const parted = await figure.look();
  expect(parted).not.toBe(before);
  await page.clock.fastForward(3000);
  await expect.poll(() => figure.look()).not.toBe(parted);
});

test('arrow keys go from stone to stone, and Enter takes one', async ({ page }) => {
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
