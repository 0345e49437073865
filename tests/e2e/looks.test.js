/** How a figure looks: marks, crossings, room. */
import { expect, openFigure, test } from './figure.js';

const GRID = { columns: 14, rows: 12, seed: 7 };

const CURVES = 'raw chaikin rdp catmull-rom';

test('a simplified line that cuts through walls is marked, and guarded it keeps off them', async ({
  page,
}) => {
  const figure = await openFigure(page, {
    columns: 20,
    rows: 20,
    seed: 12,
    overlays: 'rdp',
    tolerance: 1.2,
    compare: '',
  });
  const cut = figure.root.locator('.compare tbody tr').nth(2).locator('td').nth(2);
  await expect(cut).toHaveText('4');
  await figure.paintCurves();
  const loose = (await figure.curvePixels()).rdp;
  await figure.checkbox('keep off walls').check();
  await figure.settle();
  await expect(cut).toHaveText('0');
  const guarded = (await figure.curvePixels()).rdp;
  expect(guarded).not.toBe(loose);
  expect(await figure.get('guarded')).toBe(true);
  await figure.checkbox('keep off walls').uncheck();
  await expect(cut).toHaveText('4');
});

test('construction marks come and go with their curves', async ({ page }) => {
  const figure = await openFigure(page, { source: 'waypoints', columns: 14, rows: 12, overlays: CURVES });
  const pictures = [await figure.look()];
  await figure.checkbox('show how it is made').check();
  await figure.settle();
  pictures.push(await figure.look());
  for (const name of ['Raw', 'Chaikin', 'RDP']) {
    await figure.checkbox(name).uncheck();
    await figure.settle();
    pictures.push(await figure.look());
  }
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('outliers, the ratio and the published rule have controls in a closed details element', async ({
  page,
}) => {
  const figure = await openFigure(page, { source: 'waypoints', columns: 14, rows: 12, overlays: 'chaikin' });
  const { root } = figure;
  await expect(root.getByLabel('ratio')).toBeHidden();
  await root.getByText('more settings').click();
  const outliers = root.getByLabel('outliers over');
  await expect(outliers).toHaveAttribute('aria-valuetext', 'off');
  await expect(root.getByLabel('ratio')).toBeEnabled();
  const plain = await figure.look();
  await root.getByLabel('ratio').fill('0.4');
  await figure.settle();
  expect(await figure.look()).not.toBe(plain);
  await outliers.fill('60');
  await figure.settle();
  expect(await figure.get('outlierAngle')).toBe(60);
  await expect(root.getByLabel('ratio')).toBeDisabled();
  await outliers.focus();
  await page.keyboard.press('End');
  expect(await figure.get('outlierAngle')).toBe(Infinity);
  expect(await root.getAttribute('outlier-angle')).not.toBe('60');
  await root.getByLabel('as first published').check();
  expect(await figure.get('published')).toBe(true);
});

test('on a phone points have room above and below, and a grid has none that it does not fill', async ({
  page,
}) => {
  const shape = async (/** @type {string} */ source, /** @type {number} */ width) => {
    await page.setViewportSize({ width, height: 740 });
    const figure = await openFigure(page, { source, columns: 25, rows: 10 });
    const box = await figure.root.locator('.stage').boundingBox();
    return (box?.width ?? 0) / (box?.height ?? 1);
  };
  expect(await shape('waypoints', 360)).toBeCloseTo(4 / 3, 2);
  expect(await shape('waypoints', 640)).toBeCloseTo(2.5, 2);
  expect(await shape('astar', 360)).toBeCloseTo(2.5, 2);
});

test('the tolerance can be set while it steers a shown curve, and only then', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, overlays: 'raw chaikin' });
  const tolerance = figure.root.getByLabel('tolerance');
  await expect(tolerance).toBeEnabled();
  await figure.root.getByLabel('simplify first').uncheck();
  await expect(tolerance).toBeDisabled();
  await figure.root.getByRole('checkbox', { name: 'RDP' }).check();
  await expect(tolerance).toBeEnabled();
  await figure.set('overlays', ['raw']);
  await figure.root.getByLabel('simplify first').check();
  await expect(tolerance).toBeDisabled();
});
