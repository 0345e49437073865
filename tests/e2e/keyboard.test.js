/** The article, for those who go by keys. */
import { expect, test } from './figure.js';

/** What can be focused in a figure that is loaded; a figure of stones is one stop. */
const STOPS = 'button, a[href], input, [tabindex="0"]';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./');
  await expect(page.locator('#first .handle')).toHaveCount(2);
});

test('however fast Tab is pressed, it passes no figure', async ({ page }) => {
  await page.evaluate(() => {
    const passed = new Set();
    Reflect.set(globalThis, 'passed', passed);
    addEventListener('focusin', ({ target }) => {
      for (let at = /** @type {Element | null} */ (target); at; at = at.parentElement) passed.add(at);
    });
  });
  const last = page.locator('#playground .share a');
  for (let i = 0; i < 600; i++) {
    await page.keyboard.press('Tab');
    if (await last.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(last).toBeFocused();
  // By now they are loaded, and what they have shows which of them had to be stopped at.
  await expect(page.locator('#playground .handle')).toHaveCount(2);
  const { stopped, missed } = await page.evaluate((stops) => {
    const passed = Reflect.get(globalThis, 'passed');
    const figures = [...document.querySelectorAll('main [id]')].filter(({ localName }) =>
      /^(?!meander-(number|choice|word|output)).*-(figure|path)$/.test(localName),
    );
    const needed = figures.filter((figure) =>
      [figure, figure.shadowRoot].some((root) =>
        [...(root?.querySelectorAll(stops) ?? [])].some((stop) => stop.checkVisibility()),
      ),
    );
    const ids = (/** @type {Element[]} */ list) => list.map(({ id }) => id);
    return {
      stopped: ids(needed.filter((figure) => passed.has(figure))),
      missed: ids(needed.filter((figure) => !passed.has(figure))),
    };
  }, STOPS);
  expect(missed).toEqual([]);
  for (const id of [
    'first',
    'stones-figure',
    'flood-figure',
    'ways-figure',
    'stairs-figure',
    'corners-figure',
    'playground',
  ])
    expect(stopped).toContain(id);
});

test('a figure far below is made before the focus comes to it', async ({ page }) => {
  await expect(page.locator('#flight')).toHaveAttribute('tabindex', '0');
  for (const id of ['ways-figure', 'stairs-figure', 'corners-figure', 'through-figure'])
    await expect(page.locator(`#${id}`)).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Tab');
  await expect(page.locator('#field-figure .stage canvas')).toHaveAttribute('aria-label', /a million stones/);
  await expect(page.locator('#through-figure .grip[tabindex]')).toHaveCount(7);
  await expect(page.locator('main [id][tabindex]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('#which meander-word').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#which-figure .handle').first()).toBeFocused();
});

test('a figure that comes to live under the focus lets it go on inside', async ({ page }) => {
  const figure = page.locator('#which-figure');
  await figure.focus();
  await expect(figure.locator('.handle')).toHaveCount(11);
  await expect(figure).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(figure.locator('.handle').first()).toBeFocused();
  await page.locator('#which meander-word').last().focus();
  await expect(figure).not.toHaveAttribute('tabindex');
  await page.keyboard.press('Tab');
  await expect(figure.locator('.handle').first()).toBeFocused();
});

test('a drawing that comes to live under the focus lets it go on inside', async ({ page }) => {
  const figure = page.locator('#through-figure');
  await figure.focus();
  await expect(figure.locator('.grip[tabindex]')).toHaveCount(7);
  await expect(figure).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(figure.locator('.grip[tabindex]').first()).toBeFocused();
  await expect(figure).not.toHaveAttribute('tabindex');
});

test('a reader who only looks has none made that is far away', async ({ page }) => {
  await page.mouse.wheel(0, 100);
  await page.keyboard.press('Space');
  await expect(page.locator('#playground')).toHaveAttribute('tabindex', '0');
  await expect(page.locator('#playground .handle')).toHaveCount(0);
  for (const id of ['ways-figure', 'stairs-figure', 'corners-figure', 'through-figure'])
    await expect(page.locator(`#${id}`)).toHaveAttribute('tabindex', '0');
  await expect(page.locator('#through-figure .grip[tabindex]')).toHaveCount(0);
});
