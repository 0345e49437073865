/** The article printed, and without scripts. */
import { expect, takeFigure, test } from './figure.js';
import { openSection } from './section.js';

/** The grass of the first figure. */
const MEADOW_BY_DAY = '#d9e0bd';

/** How many figures the page has. @param {import('@playwright/test').Page} page */
async function countFigures(page) {
  const figures = await page.locator('meander-path').count();
  expect(figures).toBeGreaterThan(5);
  return figures;
}

/** Records the drawings before the page removes them after printing. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('afterprint', () => {
      const sheets = [...document.querySelectorAll('.on-paper')].map((sheet) => ({
        drawn: sheet instanceof HTMLImageElement ? sheet.complete && sheet.naturalWidth > 0 : sheet.outerHTML,
        follows: sheet.nextElementSibling?.localName,
      }));
      Reflect.set(globalThis, 'printed', sheets);
    }),
  ),
);

/** Prints the page: the file, and the drawings that replaced figures meanwhile. @param {import('@playwright/test').Page} page */
async function print(page) {
  const file = await page.pdf();
  await page.waitForFunction(() => Reflect.has(globalThis, 'printed'));
  return { file, sheets: await page.evaluate(() => Reflect.get(globalThis, 'printed')) };
}

test('printed before figures are loaded, the article has a drawing of each', async ({ page }) => {
  await page.goto('./');
  const { file, sheets } = await print(page);
  expect(file.length).toBeGreaterThan(50_000);
  expect(sheets).toHaveLength(await countFigures(page));
  for (const { drawn, follows } of sheets) {
    expect(drawn).toBeTruthy();
    expect(follows).toBe('meander-path');
  }
  await expect(page.locator('.on-paper')).toHaveCount(0);
});

/** Each of the article's own figures is a drawing with a name, in its room. @param {import('@playwright/test').Page} page */
async function expectOwnDrawings(page) {
  const drawings = await page.locator('.drawn').evaluateAll((figures) =>
    figures.map((figure) => {
      const drawing = figure.querySelector(':scope > svg');
      const [own, room] = [drawing, figure].map((one) => one?.getBoundingClientRect());
      return {
        isSeen: drawing?.checkVisibility({ visibilityProperty: true }) && (own?.height ?? 0) > 0,
        name: drawing?.ariaLabel,
        shapes: drawing?.querySelectorAll('path, polyline, polygon, rect').length,
        off: Math.abs((own?.width ?? 0) - (room?.width ?? 0)),
      };
    }),
  );
  expect(drawings.length).toBeGreaterThan(5);
  for (const { isSeen, name, shapes, off } of drawings) {
    expect(isSeen, String(name)).toBe(true);
    expect(name).toMatch(/\w/);
    expect(shapes, String(name)).toBeGreaterThan(1);
    expect(off, String(name)).toBeLessThan(0.5);
  }
}

test('printed before they are started, the article’s own figures are drawings', async ({ page }) => {
  await page.goto('./');
  await takeFigure(page, '#first');
  await page.emulateMedia({ media: 'print' });
  await expectOwnDrawings(page);
});

test('a changed figure is printed as it is, in light colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await openSection(page, 'play');
  const figure = await takeFigure(page, '#first');
  await figure.set('seed', 77);
  await figure.settle();
  const { sheets } = await print(page);
  const [first] = sheets;
  // By night it has the same shapes in other colours.
  const shapes = String(await figure.call('toSVG')).match(/ d="[^"]*"/g);
  expect(first.drawn.match(/ d="[^"]*"/g)).toEqual(shapes);
  expect(first.drawn).toContain(MEADOW_BY_DAY);
  expect(await figure.root.getAttribute('theme')).toBeNull();
});

test('controls are not printed', async ({ page }) => {
  await page.goto('./');
  await takeFigure(page, '#first');
  const figures = await countFigures(page);
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.on-paper:visible')).toHaveCount(figures);
  await expect(page.locator('meander-path:visible')).toHaveCount(0);
  // A button in a sentence is a word of it, and looks like one.
  await expect(page.locator('button:not(.call):visible, nav:visible, input:visible')).toHaveCount(0);
  const words = await page.locator('.call').evaluateAll((all) =>
    all.map((one) => {
      const [own, around] = [one, one.parentElement ?? one].map((part) => getComputedStyle(part));
      return own.color === around.color && own.textDecorationLine;
    }),
  );
  expect(new Set(words)).toEqual(new Set(['none']));
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  await expect(page.locator('meander-path:visible')).toHaveCount(figures);
  await expect(page.locator('.on-paper')).toHaveCount(0);
});

test('a page with scripts requests no drawing', async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('./');
  await takeFigure(page, '#first');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /(?<!favicon-[\w-]+)\.svg$/.test(address))).toEqual([]);
});

test.describe('without scripts', () => {
  // What is preloaded is not fetched.
  test.use({ javaScriptEnabled: false, expectedNoise: /failed: .*\.js$/ });

  for (const width of [360, 768, 1280])
    test(`each figure is a drawing in its place, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('./');
      await expect(page.locator('.words noscript p')).toContainText('Scripts are off here');
      const images = page.locator('meander-path img');
      await expect(images).toHaveCount(await countFigures(page));
      const isLoaded = () =>
        images.evaluateAll((all) => all.every((image) => Reflect.get(image, 'complete')));
      await expect.poll(isLoaded).toBe(true);
      const sizes = await images.evaluateAll((all) =>
        all.map((image) => {
          const [own, figure] = [image, image.closest('meander-path')].map((one) =>
            one?.getBoundingClientRect(),
          );
          const natural = Number(Reflect.get(image, 'naturalWidth'));
          return { natural, width: own?.width, over: (figure?.height ?? 0) - (own?.height ?? 0) };
        }),
      );
      for (const size of sizes) {
        expect(size.natural).toBe(800);
        expect(Math.abs(size.over)).toBeLessThan(1);
        expect(size.width).toBeGreaterThan(0);
        expect(size.width).toBeLessThanOrEqual(width);
      }
      await expectOwnDrawings(page);
      await expect(page.locator('main svg [tabindex]')).toHaveCount(0);
    });
});
