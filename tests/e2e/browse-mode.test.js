/** A figure as a screen reader reads it. */
import { expect, openFigure, test } from './figure.js';

const PATROL = {
  source: 'waypoints',
  columns: 24,
  rows: 14,
  points: '2,10 9,2 17,11 20,5',
  overlays: 'raw chaikin',
};

test('the canvas has a name, and a text beside it says what it shows', async ({ page }) => {
  const figure = await openFigure(page, { columns: 14, rows: 12, seed: 7, overlays: 'raw rdp' });
  const canvas = figure.root.locator('.stage canvas').first();
  await expect(canvas).toHaveRole('img');
  await expect(canvas).toHaveAccessibleName('A grid of stones and the path that is carved through it');
  const words = figure.root.locator('.stage p');
  await expect(words).toHaveText(
    /^columns: 14, rows: 12\. Raw: points: \d+, length: [\d.]+, sharpest turn: 90°\. RDP: points: \d+, length: [\d.]+, sharpest turn: \d+°\.$/,
  );
  const tree = await figure.root.ariaSnapshot();
  expect(tree.indexOf('img "A grid of stones')).toBeGreaterThanOrEqual(0);
  expect(tree.indexOf('columns: 14, rows: 12')).toBeGreaterThan(tree.indexOf('img "A grid of stones'));
});

test('the text follows the figure when a gesture ends, not in each frame', async ({ page }) => {
  const figure = await openFigure(page, PATROL);
  const words = figure.root.locator('.stage p');
  const before = await words.textContent();
  await figure.handles.first().press('Enter');
  await page.keyboard.press('ArrowRight');
  await figure.settle();
  await expect(words).toHaveText(String(before));
  await page.keyboard.press('Enter');
  await expect(words).not.toHaveText(String(before));
});

test('a canvas with keys of its own describes them', async ({ page }) => {
  const figure = await openFigure(page, { ...PATROL, dimension: 3, points: '2,10,0 9,2,4 17,11,1' });
  const canvas = figure.root.locator('.stage canvas').first();
  await expect(canvas).toHaveRole('application');
  await expect(canvas).toHaveAccessibleName('Points joined by smoothed curves');
  await expect(canvas).toHaveAccessibleDescription(/^Arrow keys turn the view/);
});
