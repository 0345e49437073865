import {
  CURVE_COLOURS,
  countArcs,
  countFrames,
  expect,
  frames,
  keepTime,
  openFigure,
  resting,
  test,
} from './figure.js';

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

/** @param {import('./figure.js').Figure} figure @param {string} name */
const box = (figure, name) => figure.root.getByRole('checkbox', { name });

test('the trail is the same picture however often it is drawn, and follows the seed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, { ...GRID, overlays: '' });
  const states = await figure.look();
  await box(figure, 'road through grass').check();
  await figure.settle();
  const trail = await figure.look();
  expect(trail).not.toBe(states);
  expect(await figure.get('view')).toBe('trail');
  await page.evaluate(() => scrollTo(0, 0));
  await figure.drag([1.5, 1.5], [5.5, 3.5]);
  expect(await figure.get('terminals')).not.toEqual([1, 1, 12, 10]);
  await figure.call('seek', 40);
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  await figure.call('seek', 1e9);
  expect(await figure.look()).toBe(trail);
  await figure.set('seed', 8);
  expect(await figure.look()).not.toBe(trail);
  await figure.set('seed', 7);
  expect(await figure.look()).toBe(trail);
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  await figure.settle();
  expect(await figure.look()).toBe(states);
});

test('an unchanged trail is not drawn again', async ({ page }) => {
  const arcs = await countArcs(page);
  const figure = await openFigure(page, { ...GRID, overlays: '', view: 'trail' });
  const look = await figure.look();
  await figure.set('passes', 2);
  const kept = await arcs();
  await figure.set('passes', 3);
  // The handles alone have some, in each frame.
  expect((await arcs()) - kept).toBeLessThan(40);
  expect(await figure.look()).toBe(look);
  await figure.set('seed', 8);
  expect((await arcs()) - kept).toBeGreaterThan(60);
  expect(await figure.look()).not.toBe(look);
});

test('the cached picture under followers survives moving the figure in the document', async ({ page }) => {
  // Large enough to be carved anew over several frames.
  const grid = { columns: 220, rows: 220, seed: 5, wiggliness: 0 };
  const figure = await openFigure(page, { ...grid, overlays: 'chaikin', follow: '' });
  // Of the same size wherever it comes to.
  await figure.root.evaluate((element) => element.setAttribute('style', 'inline-size: 400px'));
  await figure.call('seek', 40_000);
  // The follower runs on meanwhile: it is little of the picture, twenty thousand cells are much.
  const { bytes: before } = await figure.picture();
  const changed = async () => {
    const { bytes } = await figure.picture();
    return bytes.filter((byte, i) => Math.abs(byte - before[i]) > 8).length / bytes.length;
  };
  await figure.call('seek', 20_000);
  await expect.poll(changed).toBeGreaterThan(0.1);
  await figure.call('seek', 40_000);
  await expect.poll(changed).toBeLessThan(0.02);
  await figure.root.evaluate((element) => {
    const place = document.createElement('div');
    document.body.append(place);
    place.append(element);
  });
  await expect.poll(changed).toBeLessThan(0.02);
  // What was kept for later frames is as what was drawn.
  await page.waitForTimeout(1000);
  expect(await changed()).toBeLessThan(0.02);
});

test('the trail is drawn cell by cell and uses none of the carving’s randomness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, { ...GRID, overlays: '', view: 'trail' });
  const terminals = [15, 152];
  const cells = await figure.root.evaluate(
    (element, ends) => [
      .../** @type {any} */ (element).engine.chisel({ width: 14, height: 12, seed: 7, terminals: ends })
        .cells,
    ],
    terminals,
  );
  const colours = await figure.cellColours();
  const grass = new Set(colours.filter((_, cell) => !cells.includes(cell)));
  const road = new Set(cells.map((cell) => colours[cell]));
  expect(grass.size).toBeLessThanOrEqual(4);
  expect([...road].some((colour) => !grass.has(colour))).toBe(true);
  const pictures = new Set();
  for (const step of [0, 20, 80, 150]) {
    await figure.call('seek', step);
    pictures.add(await figure.look());
  }
  expect(pictures.size).toBe(4);
});

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
  await box(figure, 'keep off walls').check();
  await figure.settle();
  await expect(cut).toHaveText('0');
  const guarded = (await figure.curvePixels()).rdp;
  expect(guarded).not.toBe(loose);
  expect(await figure.get('guarded')).toBe(true);
  await box(figure, 'keep off walls').uncheck();
  await expect(cut).toHaveText('4');
});

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
  const above = await box(figure, 'RDP').boundingBox();
  await box(figure, 'RDP').uncheck();
  await expect(rows.nth(2).locator('td').first()).toHaveText('–');
  // Its settings go with it, under the mouse.
  expect(await box(figure, 'RDP').boundingBox()).toEqual(above);
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

test('construction marks come and go with their curves', async ({ page }) => {
  const figure = await openFigure(page, { source: 'waypoints', columns: 14, rows: 12, overlays: CURVES });
  const pictures = [await figure.look()];
  await box(figure, 'show how it is made').check();
  await figure.settle();
  pictures.push(await figure.look());
  for (const name of ['Raw', 'Chaikin', 'RDP']) {
    await box(figure, name).uncheck();
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

test('followers move while they are enabled, and request no frame otherwise', async ({ page }) => {
  const asked = await countFrames(page);
  const figure = await openFigure(page, { ...GRID, overlays: 'raw chaikin' });
  const still = await figure.look();
  await box(figure, 'moving arrows').check();
  await expect.poll(() => figure.look()).not.toBe(still);
  const early = await figure.look();
  await expect.poll(() => figure.look()).not.toBe(early);

  await page.evaluate(() => {
    document.body.style.paddingTop = '4000px';
  });
  // Off the screen.
  const away = await resting(asked);
  await page.evaluate(() => document.body.style.removeProperty('padding-top'));
  await expect.poll(asked).toBeGreaterThan(away + 10);

  await box(figure, 'moving arrows').uncheck();
  await resting(asked);
  expect(await figure.look()).toBe(still);
});

test('with reduced motion followers stand still', async ({ page }) => {
  const time = await keepTime(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, { ...GRID, overlays: 'raw chaikin' });
  const without = await figure.look();
  await figure.set('follow', true);
  const first = await figure.look();
  expect(first).not.toBe(without);
  await time.pass(500);
  expect(await figure.look()).toBe(first);
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
