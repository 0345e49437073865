import { expect, open, test, type Hands } from './figure.ts';
import type { MeanderPath } from '../../www/element/meander-path.ts';

const HERO = {
  columns: 24,
  rows: 14,
  seed: 372,
  terminals: '2,11 18,3',
  tolerance: 0.9,
  overlays: 'raw rdp chaikin catmull-rom',
};
const forward = ({ element }: Hands) => element.evaluate((it: MeanderPath) => it.figure.forward.value);

test('a mouse on a chip or on a line brings that curve forward, until it leaves', async ({ page }) => {
  const figure = await open(page, HERO);
  await figure.button('RDP').hover();
  expect(await forward(figure)).toBe('rdp');
  await page.mouse.move(2, 2);
  expect(await forward(figure)).toBe(null);
  // Far from the other three, Raw goes round a corner.
  await page.mouse.move(...(await figure.pixel(6.4, 9.5)));
  expect(await forward(figure)).toBe('raw');
});

test('a chip that has the focus by keys brings its curve forward', async ({ page }) => {
  const figure = await open(page, HERO);
  await figure.button('Step back').focus();
  while ((await forward(figure)) === null) await page.keyboard.press('Tab');
  expect(await forward(figure)).toBe('raw');
});

test('with construction a mouse on a turn shows its fan', async ({ page }) => {
  const figure = await open(page, { ...HERO, marks: '', passes: 0 });
  const turn = () => figure.element.evaluate((it: MeanderPath) => it.figure.turn.value?.degrees);
  await page.mouse.move(...(await figure.pixel(4.5, 11.5)));
  await expect.poll(turn).toBeCloseTo(90);
  await page.mouse.move(2, 2);
  expect(await turn()).toBeUndefined();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger that is held on a line brings its curve forward', async ({ page }) => {
    const figure = await open(page, HERO);
    const client = await page.context().newCDPSession(page);
    const [x, y] = await figure.pixel(6.4, 9.5);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect.poll(() => forward(figure)).not.toBe(null);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => forward(figure)).toBe(null);
  });
});
