/** The controls under a figure: what is seen at once, what is folded, and that nothing moves for them. */
import { expect, openFigure, takeFigure, test } from './figure.js';

const GRID = { columns: 14, rows: 12, seed: 7 };
const PATROL = { source: 'waypoints', columns: 16, rows: 10 };

/** A figure with its controls as they are at first. @param {import('@playwright/test').Page} page @param {string} address */
async function openFolded(page, address) {
  await page.goto(`embed.html?transparent&${address}`);
  return takeFigure(page, 'meander-path');
}

/** @param {import('@playwright/test').Locator} locator */
async function boxOf(locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not seen');
  // A test that looks further down scrolls.
  return { ...box, y: box.y + (await locator.evaluate(() => scrollY)) };
}

for (const width of [360, 1280])
  test(`at ${width} px the controls wanted most are seen, and a button shows the others below`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { root } = await openFolded(page, 'columns=14&rows=12');
    const first = [
      root.getByRole('button', { name: 'Play' }),
      root.getByRole('slider', { name: 'Step' }),
      root.getByRole('slider', { name: 'wiggliness' }),
      root.getByRole('button', { name: 'Another path' }),
      root.getByRole('button', { name: 'More controls' }),
      root.locator('.stage'),
    ];
    const places = () => Promise.all(first.map(boxOf));
    const before = await places();
    const [more, undo] = [first[4], root.getByRole('button', { name: 'Undo' })];
    const height = (await boxOf(root)).height;
    for (const one of [undo, root.getByLabel('seed'), root.locator('.legend')])
      await expect(one).toBeHidden();
    await expect(more).toHaveAttribute('aria-expanded', 'false');

    await more.focus();
    await page.keyboard.press('Enter');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toBeFocused();
    expect(await places()).toEqual(before);
    for (const one of [undo, root.getByLabel('seed'), root.locator('.legend')])
      await expect(one).toBeVisible();
    expect((await boxOf(undo)).y).toBeGreaterThan(Math.max(...before.map((box) => box.y + box.height)) - 1);

    await page.keyboard.press('Space');
    await expect(undo).toBeHidden();
    expect(await places()).toEqual(before);
    expect((await boxOf(root)).height).toBe(height);
  });

test('ui="more" shows the figure, its status and one button, which opens all controls', async ({ page }) => {
  const { root, handles } = await openFolded(page, 'columns=14&rows=12&ui=more');
  await expect(root.locator('.status')).toBeVisible();
  await expect(handles).toHaveCount(2);
  const seen = root.locator('.panel :is(button, input, summary):visible');
  await expect(seen).toHaveCount(1);
  const more = root.getByRole('button', { name: 'More controls' });
  const before = [await boxOf(more), await boxOf(root.locator('.stage'))];
  await more.click();
  expect([await boxOf(more), await boxOf(root.locator('.stage'))]).toEqual(before);
  for (const name of ['Play', 'Another path', 'Undo', 'Save or open'])
    await expect(root.getByRole('button', { name })).toBeVisible();
});

test('each figure is unfolded by itself, and stays so when its controls are made anew', async ({ page }) => {
  const figure = await openFolded(page, 'columns=14&rows=12');
  await page.evaluate(() => document.body.append(document.createElement('meander-path')));
  const other = page.locator('meander-path').nth(1);
  await expect(other.locator('.unfold')).toBeVisible();
  const here = page.locator('meander-path').first();
  await here.getByRole('button', { name: 'More controls' }).click();
  await expect(here.locator('.legend')).toBeVisible();
  await expect(other.locator('.legend')).toBeHidden();
  await here.evaluate((element) => Reflect.set(element, 'source', 'waypoints'));
  await figure.settle();
  await expect(here.getByRole('button', { name: 'Pick six random points' })).toBeVisible();
  await expect(here.locator('.legend')).toBeVisible();
});

test('a comparison that is asked for is unfolded, and can be folded away', async ({ page }) => {
  const figure = await openFolded(page, 'columns=14&rows=12&compare');
  await expect(figure.root.locator('.compare')).toBeVisible();
  await figure.root.getByRole('button', { name: 'More controls' }).click();
  await expect(figure.root.locator('.compare')).toBeHidden();
  await figure.set('seed', 8);
  await expect(figure.root.locator('.compare')).toBeHidden();
});

for (const width of [360, 768])
  test(`at ${width} px settings stand under the name of their curve while it is shown`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { root } = await openFigure(page, { ...PATROL, overlays: 'raw chaikin' });
    const names = ['Raw', 'Chaikin', 'RDP', 'Catmull-Rom'].map((name) =>
      root.getByRole('checkbox', { name }),
    );
    const passes = root.getByLabel('passes');
    const alpha = root.getByLabel('alpha');
    await expect(alpha).toBeHidden();
    expect((await boxOf(passes)).y).toBeGreaterThan((await boxOf(names[1])).y);
    expect((await boxOf(passes)).y).toBeLessThan((await boxOf(names[2])).y);
    await names[2].check();
    await names[3].check();
    await expect(alpha).toBeVisible();
    expect((await boxOf(alpha)).y).toBeGreaterThan((await boxOf(names[3])).y);
    const ends = await Promise.all(
      ['passes', 'tolerance', 'points per leg'].map(async (label) => boxOf(root.getByLabel(label))),
    );
    for (const { x, width: wide } of ends) expect([x, wide]).toEqual([ends[0].x, ends[0].width]);
    await names[1].uncheck();
    await expect(passes).toBeHidden();
  });

for (const [name, state] of /** @type {const} */ ([
  ['an end', GRID],
  ['a waypoint', PATROL],
  ['a point in space', { ...PATROL, dimension: 3 }],
]))
  test(`the place of ${name} is shown as soon as it is selected, and nothing moves for it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    const { root, handles } = await openFigure(page, state);
    const controls = root.locator('.panel :is(button, input, summary):visible');
    const places = () =>
      controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    await expect(root.locator('.place input').first()).toBeHidden();
    const before = await places();
    const panel = await boxOf(root.locator('.panel'));
    await handles.first().press('Enter');
    await expect(root.locator('.place input').first()).toBeVisible();
    await expect(root.locator('.place input').first()).toHaveValue(/\d/);
    expect(await boxOf(root.locator('.panel'))).toEqual(panel);
    const after = await places();
    for (const box of before) expect(after).toContainEqual(box);
  });

test('the largest seed fits its field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const { root } = await openFigure(page, { ...GRID, seed: 4294967295 });
  const seed = root.getByLabel('seed');
  await expect(seed).toHaveValue('4294967295');
  const [inner, outer] = await seed.evaluate((field) => [field.scrollWidth, field.clientWidth]);
  expect(inner).toBeLessThanOrEqual(outer);
});

test('the speed is no step of history', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  const undo = figure.root.getByRole('button', { name: 'Undo' });
  await figure.root.getByLabel('speed').fill('1');
  await figure.settle();
  expect(await figure.get('speed')).toBe(2);
  await expect(undo).toBeDisabled();
  await figure.root.getByRole('button', { name: 'Another path' }).click();
  await figure.root.getByLabel('speed').fill('2');
  await undo.click();
  await figure.settle();
  expect([await figure.get('seed'), await figure.get('speed')]).toEqual([7, 5]);
  expect(await figure.call('getState')).toContain('h=5');
});

test('a time below a millisecond is told as such', async ({ page }) => {
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  const { root } = await openFigure(page, { ...PATROL, overlays: 'raw chaikin', compare: '' });
  await expect(root.locator('.compare tbody tr').nth(1).locator('td').last()).toHaveText('< 1 ms');
});

test('a slider without an effect looks so', async ({ page }) => {
  const figure = await openFigure(page, { ...PATROL, overlays: 'chaikin', 'angle-limit': 30 });
  await figure.root.getByText('more settings').click();
  const [ratio, passes] = ['ratio', 'passes'].map((label) => figure.root.getByLabel(label));
  await expect(ratio).toBeDisabled();
  /** @param {import('@playwright/test').Locator} slider */
  const look = (slider) =>
    slider.evaluate((input) => [getComputedStyle(input).color, getComputedStyle(input).cursor]);
  const [off, on] = [await look(ratio), await look(passes)];
  expect(off[0]).not.toBe(on[0]);
  expect([off[1], on[1]]).toEqual(['default', 'pointer']);
});

test('on a right-to-left page the button stands at the other end, and in forced colours it is seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { root } = await openFolded(page, 'columns=14&rows=12');
  const more = root.getByRole('button', { name: 'More controls' });
  const middle = async () => (await boxOf(root)).x + (await boxOf(root)).width / 2;
  expect((await boxOf(more)).x).toBeGreaterThan(await middle());
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
  expect((await boxOf(more)).x).toBeLessThan(await middle());
  const colours = await more.locator('svg').evaluate((icon) => {
    const probe = icon.ownerDocument.body.appendChild(document.createElement('i'));
    probe.style.color = 'CanvasText';
    return [getComputedStyle(icon).fill, getComputedStyle(probe).color];
  });
  expect(colours[0]).toBe(colours[1]);
});
