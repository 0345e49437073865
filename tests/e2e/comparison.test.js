/** The comparison of the curves: its numbers and its plot. */
import { CURVE_COLOURS, expect, openFigure, test } from './figure.js';

const GRID = { columns: 14, rows: 12, seed: 7 };
const CURVES = 'raw chaikin rdp catmull-rom';

test('the comparison opens with its numbers and its plot', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, overlays: CURVES, through: 'raw' });
  const { root } = figure;
  await expect(root.locator('.compare')).toBeHidden();
  await root.getByText('Compare the curves').click();
  await expect(root.getByRole('img', { name: /^The direction of each curve/ })).toBeVisible();
  const rows = root.locator('.compare tbody tr');
  await expect(rows).toHaveCount(4);
  const cells = (/** @type {number} */ row) => rows.nth(row).locator('td').allTextContents();
  expect((await cells(0)).slice(1)).toEqual(['–', '0', '–']);
  const chaikin = await cells(1);
  expect(chaikin).toEqual([
    expect.stringMatching(/^\d+\.\d°$/),
    expect.stringMatching(/^0\.\d\d$/),
    '0',
    expect.stringMatching(/ms$/),
  ]);
  await figure.checkbox('RDP').uncheck();
  await expect(rows.nth(2).locator('td').first()).toHaveText('–');
  await root.getByText('Compare the curves').click();
  await expect(root.locator('.compare')).toBeHidden();
  expect(await figure.get('compare')).toBe(false);
});

test('the plot has a line of its own colour for each curve', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, overlays: CURVES, compare: '', tolerance: 2 });
  await figure.paintCurves();
  await figure.settle();
  const found = () =>
    figure.root.evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element.shadowRoot?.querySelector('.plot canvas'));
      const { width, height } = canvas;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      const seen = new Set();
      for (let i = 0; i < pixels.length; i += 4) {
        seen.add(
          [pixels[i], pixels[i + 1], pixels[i + 2]]
            .map((part) => (part > 200 ? 'f' : part < 60 ? '0' : '-'))
            .join(''),
        );
      }
      return [...seen];
    });
  const short = Object.values(CURVE_COLOURS)
    .slice(1)
    .map((colour) => colour.replace(/#(.).(.).(.)./, '$1$2$3'));
  await expect.poll(found).toEqual(expect.arrayContaining([...short, '-0-']));
});
