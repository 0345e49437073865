/** What readers bring a figure and the pages into, by day and night, in the eyes of axe-core, with the rules of WCAG 2.2. */
import { expect, frames, openFigure, test } from '../figure.js';
import { objections, openWhole } from './pages.js';

/** A frame is no document of its own, to have a heading. */
const FRAMED = { rules: { 'page-has-heading-one': { enabled: false }, 'target-size': { enabled: true } } };
const WHOLE = { rules: { 'target-size': { enabled: true } } };
const PATROL = { source: 'waypoints', columns: 24, rows: 14, points: '2.5,10 9.5,2 17.5,11.5 20.5,5' };
const STONES = { columns: 7, rows: 7, terminals: '0,1 6,5', challenge: '', overlays: '' };

/** @type {Record<string, { attributes: Record<string, string | number>, act?: (figure: import('../figure.js').Figure) => Promise<unknown> }>} */
const STATES = {
  'a point is held': {
    attributes: PATROL,
    act: async ({ handles, page }) => {
      await handles.first().press('Enter');
      await page.keyboard.press('ArrowRight');
    },
  },
  'walls are built': {
    attributes: { source: 'astar', columns: 14, rows: 10 },
    act: ({ root }) => root.getByRole('button', { name: 'Build walls' }).click(),
  },
  'the menu is open': {
    attributes: PATROL,
    act: ({ root }) => root.getByRole('button', { name: 'Save or open' }).click(),
  },
  'stones are taken away': {
    attributes: STONES,
    act: async ({ root, page }) => {
      await root.locator('.stage canvas').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
  },
  'walls part the ends': { attributes: { columns: 3, rows: 3, terminals: '0,1 2,1', walls: '1 1 2 1 2 1' } },
  'a large grid from nearby': {
    attributes: { columns: 300, rows: 200 },
    act: ({ root }) => root.getByRole('button', { name: 'Zoom in' }).click(),
  },
  'a road through grass': { attributes: { columns: 14, rows: 10, view: 'trail' } },
  'from right to left': { attributes: { ...PATROL, dir: 'rtl', lang: 'ar', compare: '' } },
  'in Japanese': { attributes: { ...PATROL, lang: 'ja', compare: '' } },
  'with its own theme': { attributes: { ...PATROL, theme: 'dark', overlays: 'raw chaikin rdp catmull-rom' } },
};

for (const [name, { attributes, act }] of Object.entries(STATES))
  test(`${name}: nothing that a machine would object to, by day and by night`, async ({ page }) => {
    const figure = await openFigure(page, attributes);
    await act?.(figure);
    await page.addStyleTag({ content: ':root { background: Canvas }' });
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(
        page.locator(`meander-path:not([theme]) .figure:not([data-theme=${colorScheme}])`),
      ).toHaveCount(0);
      await frames(page);
      expect(await objections(page, FRAMED), colorScheme).toEqual([]);
    }
  });

for (const [name, address] of Object.entries({
  'the article': 'index.html',
  'the builder': 'builder.html',
  'a post': 'post.html',
}))
  test(`${name} has targets that are large enough for axe-core, too, and no other fault by night`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await openWhole(page, address);
    expect(await objections(page, WHOLE)).toEqual([]);
  });

test.describe('where files do not come', () => {
  test.use({ expectedNoise: /^(console error: Failed to load resource|failed: )/ });

  for (const colorScheme of /** @type {const} */ (['light', 'dark']))
    test(`what the builder says has no fault either, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 800 });
      await page.route('**/embed.json', (route) => route.abort());
      await page.goto('builder.html');
      await expect(page.locator('.notice button')).toBeVisible();
      await page.locator('[data-way=tag] .copy').click();
      await expect(page.locator('.refused button')).toBeVisible();
      expect(await objections(page, WHOLE)).toEqual([]);
    });

  test('nor has what a page says whose script does not come', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/assets\/bench-.*\.js$/, (route) => route.abort());
    await page.goto('bench.html');
    const sentence = page.locator('.script-missing');
    await sentence.evaluate((one) => one.getAnimations().forEach((animation) => animation.finish()));
    await expect(sentence).toBeVisible();
    expect(await objections(page, WHOLE)).toEqual([]);
  });
});
