import { expect, open, test } from './figure.ts';
import type { MeanderPath } from '../../www/element/meander-path.ts';

const HERO = {
  columns: 24,
  rows: 14,
  seed: 372,
  terminals: '2,11 18,3',
  tolerance: 0.9,
  overlays: 'raw rdp chaikin catmull-rom',
};
const forward = (it: MeanderPath) => it.figure.forward.value;

test('Compare curves shows a table over the figure, which keeps its height', async ({ page }) => {
  const figure = await open(page, HERO);
  const before = (await figure.element.boundingBox())!.height;
  await figure.more();
  await figure.button('Compare curves').click();
  const rows = figure.element.getByRole('table', { name: 'Comparison of curves' }).locator('tbody tr');
  await expect(rows.nth(1)).toHaveText(/^\s*RDP\s*12\s*38\.6\s*91°\s*0\.89\s*2\s*$/);
  expect((await figure.element.boundingBox())!.height).toBe(before);
  await figure.button('Compare curves').click();
  await expect(rows).toHaveCount(0);
  await expect(figure.element.getByText('Tolerance')).toBeVisible();
});

test('the attribute compare opens the table, and Escape closes it', async ({ page }) => {
  const figure = await open(page, { ...HERO, compare: '' });
  const table = figure.element.getByRole('table');
  await expect(table).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table).toHaveCount(0);
  expect(await figure.property('compare')).toBe(false);
});

test('a row that is pointed at brings its curve forward', async ({ page }) => {
  const figure = await open(page, { ...HERO, compare: '' });
  await figure.element.getByRole('row', { name: 'RDP' }).hover();
  expect(await figure.element.evaluate(forward)).toBe('rdp');
  await page.mouse.move(5, 5);
  expect(await figure.element.evaluate(forward)).toBe(null);
});

test('a curve that is hidden has no row', async ({ page }) => {
  const figure = await open(page, { ...HERO, compare: '' });
  await figure.element.evaluate((it: MeanderPath) => (it.overlays = ['raw', 'chaikin']));
  await expect(figure.element.locator('tbody tr')).toHaveCount(2);
});

test('switches behind More show the construction and send travellers along', async ({ page }) => {
  const figure = await open(page, HERO);
  await figure.more();
  for (const [name, property] of [
    ['show construction', 'marks'],
    ['an arrow on each curve', 'follow'],
  ]) {
    await figure.element.getByRole('switch', { name }).click();
    expect(await figure.property(property)).toBe(true);
  }
});
