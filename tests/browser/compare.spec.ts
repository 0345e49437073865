import { expect, HERO, open, steps, test, type Hands } from './figure.ts';
import type { MeanderPath } from '../../www/element/meander-path.ts';

const forward = ({ element }: Hands) => element.evaluate((it: MeanderPath) => it.figure.forward.value);

const step = steps();
test('a reader compares curves', step.all);

step('Compare curves shows a table over the figure, which keeps its height', async ({ page }) => {
  const figure = await open(page, HERO);
  const before = (await figure.element.boundingBox())!.height;
  await figure.more();
  await figure.button('Compare curves').click();
  const rows = figure.element.getByRole('table', { name: 'Compare curves' }).locator('tbody tr');
  await expect(rows.nth(1)).toHaveText(/^\s*RDP\s*12\s*38\.6\s*91°\s*0\.89\s*2\s*$/);
  expect((await figure.element.boundingBox())!.height).toBe(before);
  await figure.button('Compare curves').click();
  await expect(rows).toHaveCount(0);
  await expect(figure.element.getByText('Tolerance')).toBeVisible();
});

step('a row brings its curve forward, a hidden curve has none, and Escape closes them', async ({ page }) => {
  const figure = await open(page, { ...HERO, compare: '' });
  await figure.element.getByRole('row', { name: 'RDP' }).hover();
  expect(await forward(figure)).toBe('rdp');
  await page.mouse.move(5, 5);
  expect(await forward(figure)).toBe(null);
  await figure.element.evaluate((it: MeanderPath) => (it.overlays = ['raw', 'chaikin']));
  await expect(figure.element.locator('tbody tr')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(figure.element.getByRole('table')).toHaveCount(0);
  expect(await figure.property('compare')).toBe(false);
});

step('each switch behind More sets its property', async ({ page }) => {
  const figure = await open(page, HERO);
  const press = async (name: string, property: string, value: unknown = true) => {
    await figure.element.getByRole('switch', { name }).click();
    expect(await figure.property(property), name).toBe(value);
  };
  await figure.more();
  await press('show construction', 'marks');
  await press('an arrow on each curve', 'follow');
  await figure.element.getByText('More settings').click();
  await press('Respect walls', 'guarded');
  await figure.element.evaluate((it: MeanderPath) => void (it.source = 'waypoints'));
  await press('Closed loop', 'closed');
  await press('In space', 'dimension', 3);
});

step('a mouse on a chip, a line or a name brings that curve forward, and so does focus', async ({ page }) => {
  const figure = await open(page, HERO);
  await page.mouse.move(...(await figure.pixel(21, 2)));
  expect(await forward(figure)).toBe('catmull-rom');
  await figure.button('RDP').hover();
  expect(await forward(figure)).toBe('rdp');
  await page.mouse.move(2, 2);
  expect(await forward(figure)).toBe(null);
  // Here Raw goes round a corner, far from the other three curves.
  await page.mouse.move(...(await figure.pixel(6.4, 9.5)));
  expect(await forward(figure)).toBe('raw');
  await page.mouse.move(2, 2);
  await figure.button('Step back').focus();
  while ((await forward(figure)) === null) await page.keyboard.press('Tab');
  expect(await forward(figure)).toBe('raw');
  const turn = () => figure.element.evaluate((it: MeanderPath) => it.figure.turn.value?.degrees);
  await figure.element.evaluate((it) => Object.assign(it, { marks: true, passes: 0 }));
  await page.mouse.move(...(await figure.pixel(4.5, 11.5)));
  await expect.poll(turn, 'the fan of a turn').toBeCloseTo(90);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger held on a line brings its curve forward', async ({ page }) => {
    const figure = await open(page, HERO);
    const touch = await figure.fingers();
    await touch('touchStart', await figure.pixel(6.4, 9.5));
    await expect.poll(() => forward(figure)).not.toBe(null);
    await touch('touchEnd');
    await expect.poll(() => forward(figure)).toBe(null);
  });
});
