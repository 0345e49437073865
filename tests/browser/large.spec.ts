import type { MeanderPath } from '../../www/element/meander-path.ts';
import { expect, frames, Hands, open, pinch, resting, steps, test } from './figure.ts';

const LARGE = { columns: 300, rows: 300, seed: 3, terminals: '120,150 180,156', overlays: 'raw' };
/** Takes many seconds to carve. */
const SLOW = { columns: 300, rows: 300, seed: 3, wiggliness: 1000 };

test.use({ viewport: { width: 700, height: 900 } });

const pathOf = ({ element }: Hands) =>
  element.evaluate(({ figure }: MeanderPath) => figure.scene.value.path.length);

async function carved(figure: Hands) {
  await expect.poll(() => pathOf(figure)).toBeGreaterThan(1);
  await frames(figure.page);
}

/** Distance between the first two handles in the window. */
async function apart(figure: Hands) {
  const [a, b] = await Promise.all([figure.handle(0), figure.handle(1)]);
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

test('a worker carves a million stones, and the page stays responsive, though it adds to Object.prototype', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(Object.prototype, { evil: 'x' }));
  const figure = await open(page, { ...LARGE, columns: 1000, rows: 1000, terminals: '400,500 600,520' });
  const longest = await figure.element.evaluate(async (it: MeanderPath) => {
    let most = 0;
    let last = performance.now();
    it.wiggliness = 0;
    while (it.figure.late.isOld.value) {
      await new Promise((done) => setTimeout(done));
      most = Math.max(most, performance.now() - last);
      last = performance.now();
    }
    return most;
  });
  expect(longest).toBeLessThan(500);
  expect(await pathOf(figure)).toBeGreaterThan(200);
  await expect(figure.element.locator('.notice')).toContainText('Too large to play step by step');
});

const slow = steps();
test('a slow carving reports, stops and starts again', slow.all);

slow(
  'a slow carving shows its progress, Cancel restores the path before or stops the first one',
  async ({ page }) => {
    const figure = await open(page, { ...SLOW, wiggliness: 1 });
    await carved(figure);
    const before = await pathOf(figure);
    await figure.element.evaluate((it: MeanderPath) => (it.wiggliness = 1000));
    await expect(figure.element.locator('.notice')).toContainText(/Carving… \d+%/);
    expect(await pathOf(figure)).toBe(before);
    await figure.button('Cancel').click();
    await expect(figure.button('Cancel')).toHaveCount(0);
    expect(await figure.property('wiggliness')).toBe(1);
    const other = await open(page, SLOW);
    await other.button('Cancel').click();
    await expect(other.element.locator('.notice')).toContainText('Stopped.');
    await other.button('Try again').click();
    await expect(other.button('Cancel')).toBeVisible();
  },
);

slow(
  'a figure that leaves the page stops its search, and starts it again when it returns',
  async ({ page }) => {
    const figure = await open(page, SLOW);
    await expect(figure.button('Cancel')).toBeVisible();
    const away = await figure.element.evaluateHandle((it: MeanderPath) => {
      it.remove();
      return it;
    });
    expect(await away.evaluate((it) => it.figure.late.slow.value)).toBe(false);
    await away.evaluate((it) => document.body.append(it));
    await expect(figure.button('Cancel')).toBeVisible();
  },
);

const zoom = steps();
test('a large grid zooms and moves under mouse, wheel and keys', zoom.all);

zoom('buttons, keys and Ctrl with the wheel zoom; the wheel alone scrolls', async ({ page }) => {
  const figure = await open(page, LARGE);
  await carved(figure);
  await page.addStyleTag({ url: '/tests/browser/tall.css' });
  const whole = await apart(figure);
  const zoom = async () => (await apart(figure)) / whole;
  await figure.button('Zoom in').click();
  await expect.poll(zoom).toBeCloseTo(2, 1);
  await figure.button('Show all').click();
  await expect.poll(zoom).toBeCloseTo(1, 1);

  await figure.canvas.focus();
  await page.keyboard.press('+');
  await expect.poll(zoom).toBeCloseTo(2, 1);
  const [left] = await figure.handle(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await figure.handle(0))[0]).toBeCloseTo(left - 48, 0);
  await page.keyboard.press('0');
  await expect.poll(zoom).toBeCloseTo(1, 1);

  const [x, y] = await figure.pixel(150, 90);
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(zoom).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

zoom('a mouse moves a zoomed grid by its background, and an end by its disc', async ({ page }) => {
  const figure = await open(page, LARGE);
  await carved(figure);
  await figure.button('Zoom in').click();
  await frames(page);
  const [left, top] = await figure.handle(0);
  await figure.drag([left, top + 120], [left + 30, top + 100]);
  const [x, y] = await figure.handle(0);
  expect([x - left, y - top].map(Math.round)).toEqual([30, -20]);
  expect(await figure.property('terminals')).toEqual([120, 150, 180, 156]);
  await figure.dragHandle(0, 126.5, 144.5);
  expect((await figure.property('terminals')).slice(0, 2)).toEqual([126, 144]);
});

zoom(
  'taps near an edge and quick presses of “Zoom in” move a zoomed grid and add no end',
  async ({ page }) => {
    const figure = await open(page, LARGE);
    await carved(figure);
    const { x, y, width, height } = (await figure.canvas.boundingBox())!;
    const tap = () => page.mouse.click(x + 0.97 * width, y + 0.6 * height);
    const left = async () => (await frames(page), (await figure.handle(0))[0]);
    const whole = await left();
    await tap();
    expect(await left(), 'there is nowhere to go').toBe(whole);
    await figure.button('Zoom in').dblclick();
    await expect.poll(() => apart(figure)).toBeGreaterThan(300);
    const before = await left();
    await tap();
    expect(await left()).toBeLessThan(before - 100);
    expect(await figure.property('terminals')).toEqual([120, 150, 180, 156]);
  },
);

zoom('the path of 300 by 300 stones follows an end while it is dragged', async ({ page }) => {
  const figure = await open(page, { columns: 300, rows: 300, seed: 3, terminals: '100,150 200,150' });
  await carved(figure);
  await figure.dragHandle(0, 60.5, 100.5, { release: false });
  const end = () => figure.element.evaluate(({ figure: it }: MeanderPath) => it.scene.value.path[0]);
  await expect.poll(end).toBe(100 * 300 + 60);
  await page.mouse.up();
});

zoom('an end out of sight comes into the picture when the keyboard reaches it', async ({ page }) => {
  const figure = await open(page, LARGE);
  await carved(figure);
  await figure.canvas.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('+');
  await frames(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(700);
  await page.keyboard.press('Tab');
  await page.keyboard.press('PageDown');
  await frames(page);
  const [x, y] = await figure.handle(1);
  const box = (await figure.canvas.boundingBox())!;
  expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('one finger scrolls the page, two zoom, then one moves the grid sideways or scrolls on', async ({
    page,
  }) => {
    const figure = await open(page, LARGE);
    await carved(figure);
    await page.addStyleTag({ url: '/tests/browser/tall.css' });
    const whole = await apart(figure);
    const [x, y] = await figure.pixel(150, 240);
    await figure.swipe([x, y], [x, y - 80]);
    // Fingers on a page that still glides would only stop it.
    expect(await resting(() => page.evaluate(() => scrollY))).toBeGreaterThan(30);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

    await pinch(page, [x, y], 30, 90);
    await expect.poll(async () => (await apart(figure)) / whole).toBeGreaterThan(2.2);
    const [left] = await figure.handle(0);
    await figure.swipe([x, y], [x - 80, y]);
    await expect.poll(async () => (await figure.handle(0))[0]).toBeLessThan(left - 40);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await figure.swipe([x, y], [x, y - 80]);
    expect(await resting(() => page.evaluate(() => scrollY))).toBeGreaterThan(30);
  });
});
