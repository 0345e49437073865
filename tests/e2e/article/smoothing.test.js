/** The sections on smoothing, done as their text says. */
import { expect, resting, test } from '../figure.js';
import { begun, openSection } from '../section.js';

/** @param {import('@playwright/test').Page} page @param {string} section */
async function open(page, section) {
  const root = await openSection(page, section);
  const slider = (/** @type {string} */ name) =>
    root.locator(`meander-number[name=${name}]`).getByRole('slider');
  const output = (/** @type {string} */ name) => root.locator(`meander-output[name="${name}"]`);
  return { root, slider, output };
}

/** @param {import('@playwright/test').Locator} locator */
const number = async (locator) => Number(await locator.textContent());

/** @param {import('@playwright/test').Page} page @param {import('@playwright/test').Locator} grip @param {[number, number]} by */
async function drag(page, grip, [across, down]) {
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across / 2, y + down / 2, { steps: 3 });
  await page.mouse.move(x + across, y + down, { steps: 3 });
  await page.mouse.up();
}

test.describe('simplifying', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('asks one question after the other, and keeps fewer points the larger the tolerance is', async ({
    page,
  }) => {
    const { root, slider, output } = await open(page, 'stairs');
    await begun(root.locator('simplify-figure'));
    await expect(output('kept')).toHaveText('10');
    const questions = root.locator('.question');
    await expect(questions).toHaveCount(await number(output('steps')));
    await slider('step').focus();
    await page.keyboard.press('Home');
    await expect(questions).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(questions).toHaveCount(1);
    await expect(root.locator('.chord')).toHaveCount(1);
    await expect(root.locator('simplify-figure svg > g > [data-part=kept] > .kept')).toHaveCount(3);
    await page.keyboard.press('End');
    await slider('tolerance').focus();
    await page.keyboard.press('Home');
    const all = await number(output('kept'));
    await page.keyboard.press('End');
    await expect.poll(() => number(output('kept'))).toBeLessThan(all);
  });

  test('shows the question of the bar that is pointed at, and lights what a word names', async ({ page }) => {
    const { root } = await open(page, 'stairs');
    await begun(root.locator('simplify-figure'));
    await expect(root.locator('.chord')).toHaveCount(0);
    await root.locator('.question .bar').first().hover();
    await expect(root.locator('.chord')).toHaveCount(1);
    await root.locator('meander-word[shows=kept]').hover();
    await expect(root.locator('.lit .kept').first()).toBeVisible();
    await root.locator('simplify-figure svg > g > [data-part=kept] .kept').nth(2).hover();
    await expect(root.locator('meander-word[shows=kept]')).toHaveAttribute('lit', '');
  });

  test('follows an end that is dragged or moved by keys', async ({ page }) => {
    const { root, output } = await open(page, 'stairs');
    await expect(output('points')).toHaveText('43');
    await drag(page, root.getByRole('button', { name: 'goal' }), [-180, 60]);
    await expect.poll(() => number(output('points'))).toBeLessThan(43);
    const before = await resting(() => number(output('points')));
    await root.getByRole('button', { name: 'start' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => number(output('points'))).toBe(before - 1);
  });
});

test('walls are cut through when they are ignored, and not when they are respected', async ({ page }) => {
  const { root } = await open(page, 'walls');
  const crossings = () =>
    root.locator('meander-path').evaluate((figure) => Reflect.get(figure, 'values')?.['rdp.crossings']);
  await expect.poll(crossings).toBeGreaterThan(0);
  await root.getByRole('radio', { name: 'respect' }).click();
  await expect.poll(crossings).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(crossings).toBeGreaterThan(0);
});

test('corners are cut pass by pass, and close up on the middles at one half', async ({ page }) => {
  const { root, slider, output } = await open(page, 'corners');
  await expect(output('points')).toHaveText('6');
  await slider('passes').focus();
  await page.keyboard.press('ArrowRight');
  await expect(output('points')).toHaveText('12');
  await expect(root.locator('.ghost')).toHaveCount(2);
  await slider('ratio').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  // Where the two meet they share a name.
  await expect(root.locator('corners-figure .name')).toHaveText(['Q = R', 'A', 'B', 'C']);
  const places = await root
    .locator('.new')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('cx')));
  expect(places[0]).toBe(places[1]);
  await root.locator('meander-word[shows=Q]').hover();
  await expect(root.locator('.lit .new')).toHaveCount(1);
  const line = () => root.locator('.chaikin').getAttribute('points');
  const before = await line();
  await drag(page, root.getByRole('button', { name: 'C', exact: true }), [-60, -40]);
  await expect.poll(line).not.toBe(before);
});

test('degrees stand in the picture, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { root } = await open(page, 'sharp');
  const drawing = root.locator('turns-figure > svg');
  await expect(drawing).toHaveAttribute('role', 'group');
  const room = await drawing.boundingBox();
  for (const degrees of await root.locator('.degrees').all()) {
    const box = await degrees.boundingBox();
    if (!room || !box) throw new Error('nothing is shown');
    expect(box.x).toBeGreaterThanOrEqual(room.x);
    expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width);
  }
});

test('turns below the angle limit stay as they are', async ({ page }) => {
  const { root, slider, output } = await open(page, 'sharp');
  await expect(output('turns')).toHaveText('8');
  await expect(root.locator('.fan.gentle')).toHaveCount(4);
  await expect(output('left')).toHaveText('4');
  await slider('limit').focus();
  await page.keyboard.press('End');
  await expect(output('left')).toHaveText('8');
  await expect(output('points')).toHaveText('10');
  await page.keyboard.press('Home');
  await expect(output('left')).toHaveText('0');
  await expect(output('points')).toHaveText(await output('all').innerText());
});

test('the published rule loses a good point with each bad one, and all are crossed out', async ({ page }) => {
  const { root, output } = await open(page, 'sharp');
  const figure = root.locator('meander-path');
  const points = () => figure.evaluate((element) => Reflect.get(element, 'values')?.['chaikin.points']);
  await expect.poll(points).toBeGreaterThan(0);
  const corrected = await points();
  await expect(output('rejected')).toHaveText('5');
  await root.getByRole('radio', { name: 'published' }).click();
  await expect(output('rejected')).toHaveText('10');
  expect(await points()).not.toBe(corrected);
  await root.getByRole('radio', { name: 'corrected' }).click();
  await expect(output('rejected')).toHaveText('5');
});

test('the curve through all points turns less sharply at one half than at 0', async ({ page }) => {
  const { root, slider, output } = await open(page, 'through');
  await expect(root.locator('spline-figure .catmull-rom').first()).toBeAttached();
  const centripetal = await number(output('largestTurn'));
  await slider('alpha').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => number(output('largestTurn'))).toBeGreaterThan(1.5 * centripetal);
});

test('the reader finds the printed number wrong', async ({ page }) => {
  const { root, slider, output } = await open(page, 'through');
  await root.locator('hump-figure').scrollIntoViewIfNeeded();
  await expect(output('q')).toHaveText('2.125000');
  await slider('t').focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft');
  await expect(output('q')).toHaveText('2.093750');
});

test('advice follows the answers, the figure follows the advice', async ({ page }) => {
  const { root } = await open(page, 'which');
  await expect(root.locator('curve-advice')).toContainText('catmullRom');
  await expect(root.locator('heading-plot polyline.catmull-rom')).toHaveCount(1);
  await root.getByRole('radio', { name: 'should have few points' }).click();
  await root.getByRole('radio', { name: 'someone on foot' }).click();
  await expect(root.locator('curve-advice')).toContainText('simplify');
  await expect(root.locator('heading-plot polyline.rdp')).toHaveCount(1);
  await expect(root.locator('heading-plot polyline.catmull-rom')).toHaveCount(0);
  const figure = root.locator('meander-path');
  await expect(figure).toHaveJSProperty('tolerance', 1);
  await root.getByRole('radio', { name: 'a recorded track' }).click();
  await root.getByRole('radio', { name: 'may cut its corners' }).click();
  await expect(figure).toHaveJSProperty('outlierAngle', 90);
  await expect.poll(() => figure.evaluate((element) => Reflect.get(element, 'points').length)).toBe(44);
});
