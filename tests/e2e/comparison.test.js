/** The comparison of the curves: its numbers and its plot. */
import { CURVE_COLOURS, expect, frames, openFigure, test } from './figure.js';

const GRID = { columns: 14, rows: 12, seed: 7 };
const CURVES = 'raw chaikin rdp catmull-rom';

/** How many colours the plot of headings has. @param {import('./figure.js').Figure} figure */
function plotTones(figure) {
  return figure.root.evaluate((element) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element.shadowRoot?.querySelector('.plot canvas'));
    const { width, height } = canvas;
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    pen?.drawImage(canvas, 0, 0);
    const data = pen?.getImageData(0, 0, width, height).data ?? [];
    return new Set(new Uint32Array(Uint8Array.from(data).buffer)).size;
  });
}

test('the comparison opens, shows its numbers, and shifts nothing above it', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, overlays: CURVES, through: 'raw' });
  const { root } = figure;
  await expect(root.locator('.compare')).toBeHidden();
  await expect(root.locator('canvas')).toHaveCount(1);
  await expect(root.getByRole('img', { name: /^The direction of each curve/ })).toHaveCount(0);
  await root.getByText('Compare the curves').click();
  await figure.settle();
  await expect(root.getByRole('img', { name: /^The direction of each curve/ })).toBeVisible();
  await expect.poll(() => plotTones(figure)).toBeGreaterThan(5);
  const rows = root.locator('.compare tbody tr');
  const texts = await rows.evaluateAll((lines) =>
    lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent)),
  );
  expect(texts).toHaveLength(4);
  const [raw, chaikin, rdp] = texts;
  expect(raw.slice(1)).toEqual(['–', '0', '–']);
  expect(chaikin).toEqual([
    expect.stringMatching(/^\d+\.\d°$/),
    expect.stringMatching(/^0\.\d\d$/),
    '0',
    expect.stringMatching(/ms$/),
  ]);
  expect(parseFloat(chaikin[0] ?? '')).toBeLessThan(parseFloat(raw[0] ?? ''));
  expect(parseFloat(rdp[1] ?? '')).toBeLessThanOrEqual(0.75);

  const drawn = await plotTones(figure);
  await root.getByText('Compare the curves').click();
  await expect(root.locator('.compare')).toBeHidden();
  await root.getByText('Compare the curves').click();
  await figure.settle();
  await expect.poll(() => plotTones(figure)).toBe(drawn);
  const before = await root.locator('.plot').boundingBox();
  await root.getByLabel('tolerance').fill('2.5');
  await root.getByLabel('passes').fill('1');
  await figure.settle();
  expect(await root.locator('.plot').boundingBox()).toEqual(before);
  const above = await figure.checkbox('RDP').boundingBox();
  await figure.checkbox('RDP').uncheck();
  await expect(rows.nth(2).locator('td').first()).toHaveText('–');
  // Its settings go with it, under the mouse.
  expect(await figure.checkbox('RDP').boundingBox()).toEqual(above);
});

test('a details element opened just before a frame stays open', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.root.evaluate((element) => {
    const fold = element.shadowRoot?.querySelector('.more summary');
    requestAnimationFrame(() => /** @type {HTMLElement} */ (fold).click());
    Reflect.set(element, 'passes', 2);
  });
  await expect(figure.root.locator('.compare')).toBeVisible();
  expect(await figure.get('compare')).toBe(true);
  await figure.set('compare', false);
  await expect(figure.root.locator('.compare')).toBeHidden();
});

test('the plot shows each shown curve in its own colour', async ({ page }) => {
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

test('at 360 px the comparison fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const figure = await openFigure(page, { ...GRID, overlays: CURVES, compare: '', marks: '', wiggliness: 2 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const table = await figure.root.locator('.compare').boundingBox();
  const canvas = await figure.root.locator('.stage').boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 999)).toBeLessThanOrEqual(
    (canvas?.x ?? 0) + (canvas?.width ?? 0) + 1,
  );
});

for (const width of [320, 360, 768])
  test(`at ${width} px the comparison does not shift, however long its curves take`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      let now = 0;
      performance.now = () => (now += Number(Reflect.get(window, 'pace') ?? 0));
    });
    const figure = await openFigure(page, { ...GRID, overlays: CURVES, compare: '' });
    const times = figure.root.locator('.compare td:last-child');
    const places = async () => {
      // The table alone is measured: everything else is as wide as it was told to be.
      const cells = figure.root.locator('.compare :is(th, td)');
      return cells.evaluateAll((list) =>
        list.map((cell) => {
          const { left, width, height } = cell.getBoundingClientRect();
          return [left, width, height];
        }),
      );
    };
    const before = await places();
    await page.evaluate('pace = 137.5');
    await figure.set('passes', 3);
    await expect(times.nth(1)).toHaveText('138 ms');
    expect(await places()).toEqual(before);
  });

test('a figure hidden while its followers ran is complete when it is shown again', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, overlays: 'chaikin', follow: '', compare: '' });
  const standing = async () => {
    const [inner, outer] = [await figure.handles.first().boundingBox(), await figure.root.boundingBox()];
    return [(inner?.x ?? 0) - (outer?.x ?? 0), (inner?.y ?? 0) - (outer?.y ?? 0)];
  };
  const handle = await standing();
  await figure.root.evaluate((element) => element.setAttribute('style', 'display: none'));
  await figure.settle();
  await figure.root.evaluate((element) => element.removeAttribute('style'));
  await frames(page);
  await expect.poll(standing).toEqual(handle);
  await expect.poll(() => plotTones(figure)).toBeGreaterThan(5);
});
