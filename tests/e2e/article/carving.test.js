/** The sections on carving, the flood, large grids and many ends: the reader does what the text says. */
import { expect, frames, take, test } from '../../browser/figure.ts';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Page} page @param {string} id of a section @returns {Promise<Locator>} */
async function open(page, id) {
  // A board and its sentence fit at once.
  await page.setViewportSize({ width: 1000, height: 1200 });
  await page.goto(`./#${id}`);
  return page.locator(`#${id}`);
}

/** The numbers of a figure, which its sentences show. @param {Locator} figure @returns {Promise<Record<string, number>>} */
const valuesOf = (figure) => figure.evaluate((element) => ({ ...Reflect.get(element, 'values') }));

/** A drawing of the section that runs. @param {Locator} section @param {string} id */
async function drawing(section, id) {
  const figure = section.locator(`#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => valuesOf(figure)).not.toEqual({});
  return figure;
}

/** @param {Locator} section @param {string} name */
const slider = (section, name) => section.locator(`meander-number[name="${name}"]`).getByRole('slider');
/** @param {Locator} section @param {string} name */
const output = (section, name) => section.locator(`meander-output[name="${name}"]`).first();
/** @param {Locator} section @param {string} part */
const word = (section, part) => section.locator(`meander-word[shows="${part}"]`);
/** @param {Locator} locator */
const number = async (locator) => Number((await locator.textContent())?.replaceAll(/[^\d.]/g, ''));

/** Taps stones of a board of seven a side. @param {import('../../browser/figure.ts').Hands} figure @param {...number} cells */
async function tap(figure, ...cells) {
  for (const cell of cells)
    await figure.page.mouse.click(...(await figure.pixel((cell % 7) + 0.5, Math.floor(cell / 7) + 0.5)));
  await frames(figure.page);
}

test('stones: the sentence counts stones, steps back and starts again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const section = await open(page, 'stones');
  const figure = await take(page.locator('#stones-figure'));
  const counts = async () => [
    await number(output(section, 'removed')),
    await number(output(section, 'forced')),
  ];
  const call = (/** @type {string} */ name) => section.getByRole('button', { name, exact: true });
  expect(await counts()).toEqual([0, 2]);
  await tap(figure, 24);
  await expect.poll(counts).toEqual([1, 2]);
  await call('take a step back').click();
  await expect.poll(counts).toEqual([0, 2]);
  await tap(figure, 24, 25);
  await expect.poll(counts).toEqual([2, 2]);
  await call('start again').click();
  await expect.poll(counts).toEqual([0, 2]);
});

test('witness: the slider sets both boards, and searches are counted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const section = await open(page, 'witness');
  const figure = await drawing(section, 'witness-figure');
  const told = figure.locator('.told');
  const step = section.getByRole('slider');
  await expect(told).toContainText(['398 searches', '77 searches']);
  await expect(output(section, 'searches')).toHaveText('77');
  await step.focus();
  await page.keyboard.press('Home');
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
  await expect(told.first()).toContainText('12 searches');
  await expect.poll(() => number(output(section, 'searches'))).toBeLessThan(12);
  await word(section, 'witness').hover();
  await expect(figure.locator('[data-part=witness].lit')).toHaveCount(1);
});

test('wiggly: one seed sets all four boards, and five sizes are measured', async ({ page }) => {
  const section = await open(page, 'wiggly');
  await drawing(section, 'wiggly-2');
  await slider(section, 'seed').focus();
  await page.keyboard.press('ArrowRight');
  const cells = [];
  for (const id of ['wiggly-0', 'wiggly-half', 'wiggly-1', 'wiggly-2']) {
    await expect(section.locator(`#${id}`)).toHaveJSProperty('seed', 373);
    cells.push(await number(section.locator(`meander-output[for="${id}"]`)));
  }
  expect(cells[0]).toBe(25);
  expect([...cells].sort((a, b) => a - b)).toEqual(cells);
  const growth = await drawing(section, 'growth-figure');
  await expect(growth.locator('.point')).toHaveCount(5, { timeout: 60_000 });
  await expect.poll(() => number(output(section, 'slope'))).toBeCloseTo(1.22, 1);
  await word(section, 'straight').hover();
  await expect(growth.locator('.guide.lit')).toHaveCount(1);
});

test('histogram: a larger wiggliness lengthens the paths', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const section = await open(page, 'wiggly');
  const figure = await drawing(section, 'lengths-figure');
  // With reduced motion nobody watches it fill.
  await expect.poll(async () => (await valuesOf(figure)).carved).toBe(2000);
  const { mean } = await valuesOf(figure);
  await expect.poll(() => number(output(section, 'mean'))).toBe(Number(mean.toFixed(1)));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await slider(section, 'wiggliness').focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await valuesOf(figure)).carved).toBe(2000);
  await expect.poll(() => number(output(section, 'mean'))).toBeGreaterThan(mean + 7);
  // The distribution before the change stays as an outline.
  expect((await figure.locator('.before').getAttribute('d'))?.length).toBeGreaterThan(100);
  const box = await figure.locator('> svg').boundingBox();
  await figure.hover({ position: { x: (box?.width ?? 0) * 0.3, y: (box?.height ?? 0) * 0.8 } });
  await expect(figure.locator('.inset text')).toHaveText(/^one of them: \d+ cells$/);
});

test('flood: slider, button and tap set the step; a ring sets the route', async ({ page }) => {
  const section = await open(page, 'flood');
  const figure = await drawing(section, 'flood-figure');
  const status = figure.getByRole('status');
  const step = slider(section, 'step');
  await step.focus();
  await page.keyboard.press('Home');
  await expect(status).toHaveText('All is dry. The water comes in at A.');
  await page.keyboard.press('End');
  await expect(status).toHaveText('Dashed: what carving leaves. It is the same path, 17 stones.');
  const wet = await figure.locator('.stone.wet').count();
  // The second stone of the third row is among the first that the water takes.
  const { width, height } = (await figure.locator('> svg').boundingBox()) ?? { width: 0, height: 0 };
  await figure.locator('> svg').click({ position: { x: (width * 1.5) / 8, y: (height * 2.5) / 8 } });
  await expect.poll(() => figure.locator('.stone.wet').count()).toBeLessThan(wet);
  await expect(figure.locator('.stone.wet')).toHaveCount(await number(step));
  const before = await number(step);
  await figure.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => number(step), { timeout: 30_000 }).toBeGreaterThan(before);
  // Keys of the reader stop what plays.
  await step.focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.getByRole('button', { name: 'Play' })).toBeVisible();

  // The figure below: a ring chooses the stone that another route has to pass.
  const ways = await drawing(section, 'ways-figure');
  const way = section.locator('meander-output[for="ways-figure"][name="way"]');
  await expect(way).toHaveText('13');
  await ways.locator('.grip').dragTo(ways.locator('.stone[data-cell="4"]'), { force: true });
  await expect(way).toHaveText('17');
  await ways.locator('.grip').focus();
  await page.keyboard.press('ArrowDown');
  await expect(way).toHaveText('14');
  await ways.locator('.stone[data-cell="35"]').click();
  await expect(way).toHaveText('1');
});

test('race: both find the same path, and the slow one can be stopped', async ({ page }) => {
  const section = await open(page, 'million');
  const figure = section.locator('#race-figure');
  await figure.scrollIntoViewIfNeeded();
  await figure.evaluate((element) => Reflect.set(element, 'side', 60));
  await figure.getByRole('button', { name: 'Start' }).click();
  await expect(figure.locator('.tick').first()).toHaveText(/^Both found the same path of \d+ stones\.$/, {
    timeout: 60_000,
  });
  await slider(section, 'side').first().focus();
  await page.keyboard.press('End');
  await figure.getByRole('button', { name: 'Start' }).click();
  await expect(figure.locator('.written .time')).toHaveText(/^\d+ % in \d/, { timeout: 60_000 });
  await figure.getByRole('button', { name: 'Stop' }).click();
  await expect(figure.locator('.written .time')).toHaveText(/^stopped: /);
});

test('million: the field carves a million stones and reports the time', async ({ page }) => {
  const section = await open(page, 'million');
  const field = section.locator('#field');
  await field.scrollIntoViewIfNeeded();
  const figure = await take(page.locator('#field-figure'));
  await expect.poll(async () => (await valuesOf(field)).stones, { timeout: 60_000 }).toBe(1e6);
  await expect(output(section, 'ms')).toHaveText(String(Math.round((await valuesOf(field)).ms)));
  await slider(section, 'side').last().focus();
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await valuesOf(field)).stones, { timeout: 60_000 }).toBe(90_000);
  expect([await figure.property('columns'), await figure.property('rows')]).toEqual([300, 300]);
});

test('ends: sentences choose the tool, and set the island and the lake', async ({ page }) => {
  const section = await open(page, 'ends');
  const figure = await take(page.locator('#ends-figure'));
  const drag = async (/** @type {[number, number]} */ from, /** @type {[number, number]} */ to) =>
    figure.drag(await figure.pixel(...from), await figure.pixel(...to));
  await drag([2.5, 11.5], [4.5, 8.5]);
  expect((await figure.property('terminals')).slice(0, 2)).toEqual([4, 8]);
  const wallsNow = () => figure.element.evaluate((it) => Array.from(Reflect.get(it, 'walls')));
  const before = await wallsNow();
  await section.getByRole('radio', { name: 'paint a wall' }).click();
  await drag([8.5, 1.5], [8.5, 4.5]);
  const walls = await wallsNow();
  expect(walls.length).toBeGreaterThan(before.length);
  await section.getByRole('radio', { name: 'Drag a town' }).click();
  await drag([4.5, 8.5], [2.5, 11.5]);
  expect((await figure.property('terminals')).slice(0, 2)).toEqual([2, 11]);
  expect(await wallsNow()).toEqual(walls);

  // The figures below: an island, and a road over hexagons.
  const squares = async (/** @type {Locator} */ path) =>
    ((await path.getAttribute('d')) ?? '').split('z').length - 1;
  const land = section.locator('#island-figure .land');
  await land.scrollIntoViewIfNeeded();
  await expect.poll(() => squares(land)).toBe(60);
  await slider(section, 'count').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => squares(land)).toBe(61);
  const lake = section.locator('#hexes-figure .lake');
  await lake.scrollIntoViewIfNeeded();
  await slider(section, 'lake').focus();
  await page.keyboard.press('PageUp');
  await expect.poll(() => squares(lake)).toBe(40);
});
