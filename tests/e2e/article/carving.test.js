/** The article on how wiggly paths are, the flood, large grids and many ends: the reader does what the text says. */
import { expect, frames, resting, takeFigure, test } from '../figure.js';
import { begun, openSection, valuesOf } from '../section.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** A figure that is drawn anew. @param {Page} page @param {string} id */
async function drawn(page, id) {
  const figure = page.locator(`#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('> svg')).toHaveCount(1);
  await begun(figure);
  return figure;
}

/** @param {Locator} section @param {string} name of the number in its sentence */
const number = (section, name) => section.locator(`meander-number[name="${name}"]`).getByRole('slider');

/** @param {Locator} section @param {string} name */
const output = async (section, name) =>
  Number(await section.locator(`meander-output[name="${name}"]`).first().innerText());

/** What the engine finds. @param {Page} page @param {object} request @returns {Promise<number>} cells */
const carvedCells = (page, request) =>
  page.locator('#wiggly-0').evaluate(async (element, given) => {
    const { engine } = /** @type {any} */ (element);
    await engine.ready();
    return engine.chisel(given).cells.length;
  }, request);

test('one seed, four wigglinesses: the sentence changes all four boards', async ({ page }) => {
  const section = await openSection(page, 'wiggly');
  await begun(page.locator('#wiggly-2'));
  const slider = number(section, 'seed');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  for (const [id, wiggliness] of /** @type {const} */ ([
    ['wiggly-0', 0],
    ['wiggly-half', 0.5],
    ['wiggly-1', 1],
    ['wiggly-2', 2],
  ])) {
    expect(await page.locator(`#${id}`).evaluate((element) => Reflect.get(element, 'seed'))).toBe(6);
    const cells = await carvedCells(page, {
      width: 20,
      height: 20,
      terminals: [21, 378],
      seed: 6,
      wiggliness,
    });
    await expect(section.locator(`meander-output[for="${id}"]`)).toHaveText(String(cells));
  }
  await expect(section.locator('meander-output[for="wiggly-0"]')).toHaveText('35');
});

test('the histogram fills, and says how a larger wiggliness lengthens paths', async ({ page }) => {
  const section = await openSection(page, 'wiggly');
  const figure = await drawn(page, 'lengths-figure');
  await expect.poll(async () => (await valuesOf(figure)).carved, { timeout: 60_000 }).toBe(2000);
  const { mean } = await valuesOf(figure);
  await expect.poll(() => output(section, 'mean')).toBe(Number(mean.toFixed(1)));
  expect(mean).toBeGreaterThan(44);
  const slider = number(section, 'wiggliness');
  await slider.focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveText('2.0');
  // Until the first frame with the other wiggliness, all are carved with the one before.
  const longer = async () => {
    const now = await valuesOf(figure);
    return now.carved === 2000 ? now.mean - mean : 0;
  };
  await expect.poll(longer, { timeout: 60_000 }).toBeGreaterThan(7);
  // The one before stays as an outline.
  expect((await figure.locator('.before').getAttribute('d'))?.length).toBeGreaterThan(100);

  const box = await figure.locator('> svg').boundingBox();
  if (!box) throw new Error('the histogram is not shown');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.8);
  await expect(figure.locator('.inset text')).toHaveText(/^one of them: \d+ cells$/);
  // Of the eighth bar of four lengths from 35 on, at 0.3 of 25 bars.
  const length = Number((await figure.locator('.inset text').textContent())?.match(/\d+/)?.[0]);
  expect(length).toBeGreaterThanOrEqual(63);
  expect(length).toBeLessThan(67);
});

test('the histogram rests while it is out of sight', async ({ page }) => {
  await page.addInitScript(() => {
    const { now } = performance;
    let calls = 0;
    // Each look at the clock is worth a second: a slice is over after one carving.
    performance.now = () => now.call(performance) + 1000 * calls++;
  });
  await page.goto('./#wiggly');
  const figure = await drawn(page, 'lengths-figure');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const { carved } = await resting(() => valuesOf(figure));
  for (let i = 0; i < 10; i++) await frames(page);
  expect((await valuesOf(figure)).carved).toBe(carved);
  expect(carved).toBeLessThan(2000);
});

test('side against length is measured while one reads', async ({ page }) => {
  const section = await openSection(page, 'wiggly');
  const figure = await drawn(page, 'growth-figure');
  await expect(figure.locator('.point')).toHaveCount(5, { timeout: 60_000 });
  const { slope, factor } = await resting(() => valuesOf(figure));
  expect(Math.abs(slope - 1.22)).toBeLessThan(0.03);
  expect(factor).toBeCloseTo(2 ** slope, 9);
  await expect.poll(() => output(section, 'slope')).toBeCloseTo(slope, 2);
  const word = section.locator('meander-word[shows="straight"]');
  await word.hover();
  await expect(figure.locator('.guide.lit')).toHaveCount(1);
});

test('the flood is followed step by step, by the sentence, the button and a tap', async ({ page }) => {
  const section = await openSection(page, 'flood');
  const figure = await drawn(page, 'flood-figure');
  const status = figure.getByRole('status');
  await expect(status).toHaveText(/^10 stones in reach\. The largest number is 21/);
  await expect(figure.locator('.stone.wet')).toHaveCount(14);
  await expect(figure.locator('.stone.reach')).toHaveCount(10);
  await expect(figure.locator('.stone.next')).toHaveCount(1);
  await expect(figure.locator('.number.next')).toHaveText('21');

  const slider = number(section, 'step');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.locator('.stone.wet')).toHaveCount(15);
  await page.keyboard.press('End');
  await expect(status).toHaveText('Dashed: what carving leaves. It is the same path, 17 stones.');
  const way = await figure.locator('.way').getAttribute('d');
  expect(way?.split('L')).toHaveLength(17);
  expect(await figure.locator('.carved').getAttribute('d')).toBe(way);
  await page.keyboard.press('Home');
  await expect(status).toHaveText('All is dry. The water comes in at A.');

  await figure.getByRole('button', { name: 'Play' }).click();
  await expect(figure.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(async () => Number(await slider.innerText()), { timeout: 30_000 }).toBeGreaterThan(2);
  await figure.getByRole('button', { name: 'Pause' }).click();
  // What the reader sets is not played over.
  await figure.getByRole('button', { name: 'Play' }).click();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.getByRole('button', { name: 'Play' })).toBeVisible();

  // The stone with 53, the second of the third row, is the third that the water takes.
  const box = await figure.locator('> svg').boundingBox();
  if (!box) throw new Error('the stones are not shown');
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    page.mouse.move(box.x + (box.width * (x + 0.5)) / 8, box.y + (box.height * (y + 0.5)) / 8);
  await figure.evaluate((element) => Reflect.set(element, 'step', 14));
  await at(1, 2);
  await expect(section.locator('meander-word[shows="water"]')).toHaveAttribute('lit', '');
  await at(1, 1);
  await expect(section.locator('meander-word[shows="reach"]')).toHaveAttribute('lit', '');
  await at(1, 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(async () => Number(await slider.innerText())).toBeLessThan(14);
  await expect(figure.locator('.stone.wet')).toHaveCount(Number(await slider.innerText()));

  await section.locator('meander-word[shows="arrows"]').hover();
  await expect(figure.locator('.lit-arrows')).toHaveCount(1);
});

test('the race is run on this device, and the slow one can be stopped', async ({ page }) => {
  const section = await openSection(page, 'million');
  const figure = page.locator('#race-figure');
  await figure.scrollIntoViewIfNeeded();
  await figure.evaluate((element) => Reflect.set(element, 'side', 60));
  await figure.getByRole('button', { name: 'Start' }).click();
  await expect(figure.locator('.tick').first()).toHaveText(/^Both found the same path of \d+ stones\.$/, {
    timeout: 60_000,
  });
  const { flood, written, times } = await valuesOf(figure);
  expect(flood).toBeGreaterThan(0);
  expect(written).toBeGreaterThan(flood);
  expect(times).toBeCloseTo(written / flood, 6);

  const slider = number(section, 'side').first();
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveText('1000');
  await figure.getByRole('button', { name: 'Start' }).click();
  await expect(figure.locator('.written .time')).toHaveText(/^\d+ % in \d/, { timeout: 60_000 });
  await figure.getByRole('button', { name: 'Stop' }).click();
  await expect(figure.locator('.written .time')).toHaveText(/^stopped: /);
  await expect(figure.getByRole('button', { name: 'Again' })).toBeVisible();
});

test('a million stones are carved here, and the sentence says how long it takes', async ({ page }) => {
  const section = await openSection(page, 'million');
  const field = page.locator('#field');
  await field.scrollIntoViewIfNeeded();
  const figure = await takeFigure(page, '#field-figure');
  await expect.poll(async () => (await valuesOf(field)).stones, { timeout: 60_000 }).toBe(1e6);
  expect((await valuesOf(field)).ms).toBeGreaterThan(1);
  const { ms } = await valuesOf(field);
  await expect.poll(() => output(section, 'ms')).toBe(Math.round(ms));
  await figure.root.getByRole('button', { name: 'Zoom in' }).click();
  const slider = number(section, 'side').last();
  await slider.focus();
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveText('300');
  expect(await figure.get('columns')).toBe(300);
  expect(await figure.get('rows')).toBe(300);
  expect(await figure.get('terminals')).toEqual([38, 38, 262, 262]);
  await expect.poll(async () => (await valuesOf(field)).stones, { timeout: 60_000 }).toBe(90_000);
});

test('a town is dragged, and a wall painted, as the sentence says', async ({ page }) => {
  const section = await openSection(page, 'ends');
  const figure = await takeFigure(page, '#ends-figure');
  await figure.drag([2.5, 11.5], [4.5, 8.5]);
  expect((await figure.get('terminals')).slice(0, 2)).toEqual([4, 8]);
  const before = await figure.get('walls');
  await section.getByRole('radio', { name: 'paint a wall' }).click();
  expect(await figure.get('tool')).toBe('walls');
  await figure.drag([8.5, 1.5], [8.5, 4.5]);
  const walls = await figure.get('walls');
  expect(walls.length).toBeGreaterThan(before.length);
  expect(walls).toContain(24 + 8);
  await section.getByRole('radio', { name: 'Drag a town' }).click();
  await figure.drag([4.5, 8.5], [2.5, 11.5]);
  expect((await figure.get('terminals')).slice(0, 2)).toEqual([2, 11]);
  expect(await figure.get('walls')).toEqual(walls);
});

test('islands and hexagons follow their sentences', async ({ page }) => {
  const section = await openSection(page, 'ends');
  const squares = async (/** @type {Locator} */ path) =>
    ((await path.getAttribute('d')) ?? '').split('z').length - 1;
  const island = page.locator('#island-figure');
  await island.scrollIntoViewIfNeeded();
  await expect.poll(() => squares(island.locator('.land'))).toBe(60);
  const round = await island.locator('.land').getAttribute('d');
  await number(section, 'count').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => squares(island.locator('.land'))).toBe(61);
  await number(section, 'roundness').focus();
  await page.keyboard.press('Home');
  await expect(island.locator('.land')).not.toHaveAttribute('d', String(round));
  expect(await squares(island.locator('.land'))).toBe(61);

  const hexes = page.locator('#hexes-figure');
  await hexes.scrollIntoViewIfNeeded();
  await number(section, 'lake').focus();
  await page.keyboard.press('PageUp');
  await expect.poll(() => squares(hexes.locator('.lake'))).toBe(40);
  expect(await squares(hexes.locator('.road'))).toBeGreaterThan(20);
});

test('with reduced motion the histogram is shown when it is full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSection(page, 'wiggly');
  const figure = await drawn(page, 'lengths-figure');
  await expect.poll(async () => (await valuesOf(figure)).carved).toBe(2000);
});

test('with reduced motion the race says how far it is, and can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSection(page, 'million');
  const figure = page.locator('#race-figure');
  await figure.scrollIntoViewIfNeeded();
  await figure.evaluate((element) => Reflect.set(element, 'side', 1000));
  await figure.getByRole('button', { name: 'Start' }).click();
  await expect(figure.locator('.written .time')).toHaveText(/^\d+ % in \d/, { timeout: 60_000 });
  const widths = await figure
    .locator('rect.bar')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(3);
  await figure.getByRole('button', { name: 'Stop' }).click();
  await expect(figure.getByRole('button', { name: 'Again' })).toBeVisible();
});

test('on paper the drawings stay, and nothing to press', async ({ page }) => {
  await page.goto('./#wiggly');
  const figure = await drawn(page, 'lengths-figure');
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('rect.bar').nth(1)).toBeVisible();
  await expect(page.locator('#flood-figure > svg')).toBeVisible();
  await expect(page.locator('#flood-figure button')).toBeHidden();
});

test.describe('without scripts', () => {
  // What the page preloads is given up.
  test.use({ javaScriptEnabled: false, expectedNoise: /^failed: .*\.js$/ });

  test('each figure is a drawing', async ({ page }) => {
    await page.goto('./');
    for (const id of ['lengths', 'growth', 'flood', 'race', 'island', 'hexes']) {
      const drawing = page.locator(`#${id}-figure > svg`);
      await expect(drawing).toBeVisible();
      await expect(drawing).toHaveAttribute('aria-label', /\w/);
    }
  });
});
