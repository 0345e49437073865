/** The sections on carving, done as their text says. */
import { expect, resting, takeFigure, test } from '../figure.js';
import { begun, openSection } from '../section.js';
import { tap, tapAll } from '../stones.js';

/** @param {import('@playwright/test').Page} page @param {string} section */
async function open(page, section) {
  // Board and sentence at once.
  await page.setViewportSize({ width: 1000, height: 1200 });
  const root = await openSection(page, section);
  const output = (/** @type {string} */ name) => root.locator(`meander-output[name="${name}"]`);
  const call = (/** @type {string} */ name) => root.getByRole('button', { name, exact: true });
  return { root, output, call };
}

/** @param {import('@playwright/test').Locator} locator */
const number = async (locator) => Number((await locator.textContent())?.replaceAll(/\D/g, ''));

test('the first figure carves itself, follows an end, and shows another seed', async ({ page }) => {
  const { root, call } = await open(page, 'play');
  const figure = await takeFigure(page, '#first');
  await expect.poll(() => figure.get('position')).toBeGreaterThan(20);
  const speed = await figure.get('speed');
  await figure.set('speed', 1000);
  await expect.poll(() => figure.get('position'), { timeout: 60_000 }).toBe(398);
  const before = await figure.look();
  await figure.drag([1.5, 1.5], [6.5, 3.5]);
  expect(await figure.get('terminals')).toEqual([6, 3, 18, 18]);
  expect(await figure.look()).not.toBe(before);
  await figure.set('speed', speed);
  await call('another').click();
  await expect.poll(() => figure.get('seed')).not.toBe(12);
  const seed = Number(await figure.get('seed'));
  expect(seed).toBeLessThan(1000);
  await expect(root.locator('meander-number')).toHaveText(String(seed));
  await expect.poll(() => figure.get('position'), { message: 'it is carved again' }).toBeLessThan(398);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stones go until a path is left, and the sentence counts them', async ({ page }) => {
    const { output, call } = await open(page, 'stones');
    const figure = await takeFigure(page, '#stones-figure');
    const counts = async () => [await number(output('removed')), await number(output('forced'))];
    expect(await counts()).toEqual([0, 2]);
    await tap(figure, 24);
    await expect(output('removed')).toHaveText('1');
    await call('take a step back').click();
    await expect(output('removed')).toHaveText('0');
    await tapAll(figure, [...Array(49).keys()]);
    await expect(figure.status).toHaveText(/^Done: nothing else can go\./);
    const [gone, kept] = await counts();
    expect(gone + kept).toBe(49);
    expect(gone).toBeGreaterThan(20);
    await call('start again').click();
    await expect.poll(counts).toEqual([0, 2]);
  });

  test('words light up the loop and the branch, as long as they are there', async ({ page }) => {
    const { root, call } = await open(page, 'why');
    const figure = await takeFigure(page, '#why-figure');
    const word = (/** @type {string} */ part) => root.locator(`meander-word[shows=${part}]`);
    const plain = await figure.cellColours();
    const lit = async (/** @type {string} */ part) => {
      await word(part).hover();
      await figure.settle();
      const now = await figure.cellColours();
      await root.locator('h2').hover();
      await figure.settle();
      return plain.flatMap((colour, cell) => (colour === now[cell] ? [cell] : []));
    };
    const [loop, branch] = [
      [8, 9, 10, 11, 15, 18, 22, 23, 24, 25],
      [30, 37, 43, 44],
    ];
    const left = [7, ...loop, 26, 27, 34, 41, ...branch];
    expect((await lit('loop')).filter((cell) => left.includes(cell))).toEqual(loop);
    expect((await lit('branch')).filter((cell) => left.includes(cell))).toEqual(branch);

    await tap(figure, 10);
    await tapAll(figure, [11, 9, 18, 43, 44, 37, 30]);
    await expect(figure.status).toHaveText('Done: nothing else can go. A path of 11 stones is left.');
    await call('put the stones back').click();
    await expect.poll(() => figure.cellColours()).toEqual(plain);
  });

  test('the witness saves searches', async ({ page }) => {
    const { root, output } = await open(page, 'witness');
    const slider = root.getByRole('slider');
    const searches = output('searches');
    const told = root.locator('witness-figure .told');
    await begun(root.locator('witness-figure'));
    await expect(told).toHaveCount(2);
    await expect.poll(() => number(slider)).toBe(398);
    // As it stands in the page without scripts.
    await expect(searches).toHaveText('77');
    await expect(told.first()).toContainText('398 searches');
    await expect(told.last()).toContainText('77 searches');
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(searches).toHaveText('0');
    for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
    await expect(told.first()).toContainText('12 searches');
    await expect.poll(() => number(searches)).toBeLessThan(12);
    const looked = root.locator('witness-figure g[data-part=looked] path');
    await expect(looked.first()).not.toHaveAttribute('d', '');
    for (const key of ['PageUp', 'PageUp', 'PageUp']) await page.keyboard.press(key);
    await slider.blur();
    await root.locator('meander-word[shows=witness]').hover();
    await expect(root.locator('witness-figure [data-part=witness].lit')).toHaveCount(1);
  });
});

test('both boards are carved in step, and again from the start', async ({ page }) => {
  const { root, output, call } = await open(page, 'witness');
  const slider = root.getByRole('slider');
  await expect.poll(() => number(slider)).toBeGreaterThan(5);
  await call('from the start').click();
  await expect.poll(() => number(output('searches')), { timeout: 60_000 }).toBeGreaterThan(8);
  const told = root.locator('witness-figure .told');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  const step = await resting(() => number(slider));
  await expect(told.first()).toContainText(`${step} searches`);
  // A key stops what plays.
  await page.waitForTimeout(800);
  expect(await number(slider)).toBe(step);
});

test('a finger takes stones', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await openSection(page, 'stones');
  const figure = await takeFigure(page, '#stones-figure');
  const { x, y } = await figure.at(3.5, 3.5);
  await page.touchscreen.tap(x, y);
  await expect(page.locator('#stones meander-output[name=removed]')).toHaveText('1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});
