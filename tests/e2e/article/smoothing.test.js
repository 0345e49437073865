/** The sections on smoothing: the reader does what the text says. */
import { expect, test } from '../figure.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** @param {Page} page @param {string} id of a section */
async function open(page, id) {
  await page.goto(`./#${id}`);
  const section = page.locator(`#${id}`);
  const slider = (/** @type {string} */ name) =>
    section.locator(`meander-number[name=${name}]`).getByRole('slider');
  const output = (/** @type {string} */ name) => section.locator(`meander-output[name="${name}"]`);
  const choose = (/** @type {string} */ name) => section.getByRole('radio', { name }).click();
  return { section, slider, output, choose };
}

/** @param {Locator} locator */
const number = async (locator) => Number(await locator.textContent());

/** @param {Locator} figure @param {string} name of one of the values that its sentences read */
const value = (figure, name) =>
  figure.evaluate((element, key) => Reflect.get(element, 'values')?.[key], name);

/** @param {Locator} grip @param {[number, number]} by */
async function drag(grip, [across, down]) {
  const { mouse } = grip.page();
  await grip.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await grip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await mouse.move(x + width / 2, y + height / 2);
  await mouse.down();
  await mouse.move(x + width / 2 + across, y + height / 2 + down, { steps: 4 });
  await mouse.up();
}

test('simplifying: steps show a chord each, and the line follows its ends', async ({ page }) => {
  const { section, slider, output } = await open(page, 'stairs');
  await expect(output('kept')).toHaveText('10');
  const questions = section.locator('.question');
  await expect(questions).toHaveCount(await number(output('steps')));
  await questions.locator('.bar').last().hover();
  await expect(section.locator('.chord')).toHaveCount(1);
  // The bar goes away under the pointer.
  await slider('step').focus();
  await page.keyboard.press('Home');
  await expect(questions).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(questions).toHaveCount(1);
  await page.keyboard.press('End');
  await slider('tolerance').focus();
  await page.keyboard.press('End');
  await expect.poll(() => number(output('kept'))).toBeLessThan(10);
  await section.locator('meander-word[shows=kept]').hover();
  await expect(section.locator('.lit .kept').first()).toBeVisible();

  await expect(output('points')).toHaveText('43');
  await drag(section.getByRole('button', { name: 'goal' }), [-180, 60]);
  await expect.poll(() => number(output('points'))).toBeLessThan(43);
  const before = await number(output('points'));
  await section.getByRole('button', { name: 'start' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => number(output('points'))).toBe(before - 1);
});

test('walls: “respect” keeps the simplified line off them', async ({ page }) => {
  const { section, choose } = await open(page, 'walls');
  const crossings = () => value(section.locator('meander-path'), 'rdp.crossings');
  await expect.poll(crossings).toBeGreaterThan(0);
  await choose('respect');
  await expect.poll(crossings).toBe(0);
});

test('corners: passes double the points, and a corner can be dragged', async ({ page }) => {
  const { section, slider, output } = await open(page, 'corners');
  await expect(output('points')).toHaveText('6');
  await slider('passes').focus();
  await page.keyboard.press('ArrowRight');
  await expect(output('points')).toHaveText('12');
  await slider('ratio').focus();
  await page.keyboard.press('End');
  // At one half the two new points of an edge meet.
  await expect(section.locator('corners-figure .name')).toHaveText(['Q = R', 'A', 'B', 'C']);
  const line = () => section.locator('.chaikin').getAttribute('points');
  const before = await line();
  await drag(section.getByRole('button', { name: 'C', exact: true }), [-60, -40]);
  await expect.poll(line).not.toBe(before);
});

test('turns: the angle limit leaves small ones, and both rules reject points', async ({ page }) => {
  const { section, slider, output, choose } = await open(page, 'sharp');
  await expect(output('left')).toHaveText('4');
  await slider('limit').focus();
  await page.keyboard.press('End');
  await expect(output('left')).toHaveText('8');
  await page.keyboard.press('Home');
  await expect(output('left')).toHaveText('0');
  const figure = section.locator('meander-path');
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => value(figure, 'chaikin.points')).toBeGreaterThan(0);
  const corrected = await value(figure, 'chaikin.points');
  await expect(output('rejected')).toHaveText('5');
  await choose('published');
  await expect(output('rejected')).toHaveText('10');
  expect(await value(figure, 'chaikin.points')).not.toBe(corrected);
});

test('curve through points: alpha bends it, and the reader finds q(0.25)', async ({ page }) => {
  const { section, slider, output } = await open(page, 'through');
  await expect(section.locator('spline-figure .catmull-rom').first()).toBeAttached();
  const centripetal = await number(output('largestTurn'));
  await slider('alpha').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => number(output('largestTurn'))).toBeGreaterThan(1.5 * centripetal);
  await section.locator('hump-figure').scrollIntoViewIfNeeded();
  await expect(output('q')).toHaveText('2.125000');
  await slider('t').focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft');
  await expect(output('q')).toHaveText('2.093750');
});

test('advice: it follows the answers, and the figure follows it', async ({ page }) => {
  const { section, choose } = await open(page, 'which');
  const figure = section.locator('meander-path');
  await figure.scrollIntoViewIfNeeded();
  await expect(section.locator('curve-advice')).toContainText('catmullRom');
  await choose('should have few points');
  await choose('someone on foot');
  await expect(section.locator('curve-advice')).toContainText('simplify');
  await expect(section.locator('heading-plot polyline.rdp')).toHaveCount(1);
  await expect(section.locator('heading-plot polyline.catmull-rom')).toHaveCount(0);
  await expect(figure).toHaveJSProperty('tolerance', 1);
  await choose('a recorded track');
  await choose('may cut its corners');
  await expect(figure).toHaveJSProperty('outlierAngle', 90);
});
