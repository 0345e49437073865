/** Eight pictures of pages. What a figure draws is tested row by row in tests/js/scenes.test.js. */
import { expect, takeFigure, test, unfold } from './figure.js';

/** Stone and ground are so near in tone that a higher threshold sees no cell go. */
const LIKE = /** @type {const} */ ({
  animations: 'disabled',
  caret: 'hide',
  threshold: 0.05,
  maxDiffPixelRatio: 0.0002,
});
const CARVING = { seed: 12, columns: 24, rows: 8, overlays: 'raw chaikin rdp catmull-rom' };
const PATROL = {
  ...{ source: 'waypoints', columns: 24, rows: 14, overlays: CARVING.overlays, tolerance: 1 },
  points: '2.5,10 3.5,6.5 5,3.5 9.5,2 11,5.5 12,9 14,11 17.5,11.5 21.5,8.5 20.5,5 18,3',
};
const IN_SPACE = { dimension: 3, closed: '', points: '2,11,1 3,4,4 8,2,6.5 12,5,3 17,1.5,7' };

/** @typedef {import('./figure.js').Figure} Figure */
/** @type {Record<string, { attributes: Record<string, string | number>, act?: (figure: Figure) => Promise<unknown> }>} */
const STAGES = {
  halfway: {
    attributes: { seed: 12, overlays: 'chaikin', ui: 'none' },
    act: (figure) => figure.call('seek', 150),
  },
  trail: { attributes: { seed: 29, columns: 18, rows: 9, view: 'trail', overlays: '', ui: 'none' } },
  marks: { attributes: { ...PATROL, marks: '' } },
  space: { attributes: { ...PATROL, ...IN_SPACE } },
  large: {
    attributes: { seed: 12, columns: 400, rows: 240, overlays: 'raw catmull-rom' },
    async act({ root }) {
      for (let i = 0; i < 4; i++) await root.getByRole('button', { name: 'Zoom in' }).click();
    },
  },
};
const WITHOUT_LETTERS = ['halfway', 'trail'];

/** @type {readonly [name: string, attributes: Record<string, string | number>, width: number, scheme: 'light' | 'dark'][]} */
const CONTROLS = [
  ['controls-wide', CARVING, 1024, 'light'],
  ['controls-narrow-dark', PATROL, 360, 'dark'],
];

test.beforeEach(async ({ page }, { title }) => {
  const letters = !WITHOUT_LETTERS.some((name) => title.includes(name));
  test.skip(letters && process.platform !== 'linux', 'only Linux uses the fonts of tests/fonts');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
});

/** @param {import('@playwright/test').Page} page @param {Record<string, string | number>} attributes @param {number} width */
async function open(page, attributes, width) {
  await page.setViewportSize({ width, height: 640 });
  const words = Object.entries(attributes).map(([name, value]) => [name, String(value)]);
  await page.goto(`embed.html?${new URLSearchParams(words)}`);
  return takeFigure(page, 'meander-path');
}

for (const [name, { attributes, act }] of Object.entries(STAGES))
  test(`pictures: a figure looks like ${name}.png`, async ({ page }) => {
    const figure = await open(page, { ui: 'mini', ...attributes }, 640);
    await act?.(figure);
    await figure.settle();
    await expect(figure.root.locator('.stage')).toHaveScreenshot(`${name}.png`, LIKE);
  });

for (const [name, attributes, width, colorScheme] of CONTROLS)
  test(`pictures: controls look like ${name}.png`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const figure = await open(page, attributes, width);
    await unfold(figure.root);
    await expect(page.locator('main')).toHaveScreenshot(`${name}.png`, LIKE);
  });

test('pictures: the builder looks like builder.png', async ({ page }) => {
  await page.goto('builder.html');
  await page.locator('[data-way=markdown] pre code').filter({ hasText: 'meander.svg' }).waitFor();
  await expect(page).toHaveScreenshot('builder.png', LIKE);
});
