/** The article on paper, and without scripts. */
import { expect, take, test } from '../browser/figure.ts';

/** The colour of a path's side by day. */
const PATH_BY_DAY = 'rgb(173, 114, 0)';

/** @param {import('@playwright/test').Page} page */
const countFigures = (page) => page.locator(':is(meander-path, .drawn):not(.on-paper)').count();

/** Checks that each of the article's own figures is a drawing with a name. @param {import('@playwright/test').Page} page */
async function expectOwnDrawings(page) {
  const drawings = await page
    .locator(':is(svg, img).drawn, .drawn:not(:defined, .aside *) img')
    .evaluateAll((all) =>
      all.map((drawing) => ({
        isSeen: drawing.checkVisibility({ visibilityProperty: true }),
        name: drawing.querySelector('title')?.textContent ?? drawing.getAttribute('alt') ?? '',
        shapes: drawing.matches('img') ? Infinity : drawing.querySelectorAll('path').length,
      })),
    );
  expect(drawings.length).toBeGreaterThan(8);
  for (const { isSeen, name, shapes } of drawings) {
    expect(isSeen, name).toBe(true);
    expect(name).toMatch(/\w/);
    expect(shapes, name).toBeGreaterThan(1);
  }
}

test('print: a drawing replaces each figure, before any of them has loaded', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('afterprint', () => {
      const sheets = [...document.querySelectorAll('.on-paper')].map((sheet) =>
        sheet instanceof HTMLImageElement ? sheet.complete && sheet.naturalWidth > 0 : true,
      );
      Reflect.set(globalThis, 'printed', sheets);
    }),
  );
  await page.goto('./');
  const file = await page.pdf();
  expect(file.length).toBeGreaterThan(50_000);
  await page.waitForFunction(() => Reflect.has(globalThis, 'printed'));
  const sheets = await page.evaluate(() => Reflect.get(globalThis, 'printed'));
  expect(sheets).toEqual(Array(await countFigures(page)).fill(true));
  await expect(page.locator('.on-paper')).toHaveCount(0);
});

test('print: a changed figure prints in light colours, without controls', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./');
  const figure = await take(page.locator('#ends-figure'));
  const set = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    figure.element.evaluate(
      (it, [key, given]) => void Reflect.set(it, key, given),
      /** @type {const} */ ([name, value]),
    );
  await set('seed', 77);
  await expect(page.locator('.top.line')).toBeVisible();
  const shapes = String(await figure.call('toSVG')).match(/ d="[^"]*"/g);
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.on-paper:visible')).toHaveCount(await countFigures(page));
  await expect(page.locator('.top')).toHaveCSS('position', 'static');
  const blank = page.locator('.on-paper', { hasText: 'Carving …' });
  await expect(blank).toHaveCount(0);
  const drawing = () => page.locator('.on-paper:has(+ #ends-figure)').evaluate((sheet) => sheet.outerHTML);
  const drawn = await drawing();
  expect(drawn.match(/ d="[^"]*"/g)).toEqual(shapes);
  expect(drawn).toContain(PATH_BY_DAY);
  await expect(page.locator('meander-path:visible, .drawn:not(.on-paper):visible')).toHaveCount(0);
  // Some buttons are words in a sentence or in a row's heading: they print.
  const controls = page.locator('button:not(.call, th > *), nav, input').filter({ visible: true });
  await expect(controls).toHaveCount(0);
  await expect(page.locator('pre:visible')).toHaveCount(2);
  await expectOwnDrawings(page);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.on-paper')).toHaveCount(0);
  await set('theme', 'dark');
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  expect(await drawing()).toContain(PATH_BY_DAY);
  expect(await figure.property('theme')).toBe('dark');
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));

  // Printing finishes a playing figure, starts each chapter on a new page and fits the code.
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await page.setViewportSize({ width: 700, height: 900 });
  const hero = await take(page.locator('#hero'));
  await hero.call('restart');
  expect((await hero.steps()).playing).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.on-paper:has(+ #hero)');
  await expect(sheet).toBeVisible();
  const { at, all, playing } = await hero.steps();
  expect([at, playing]).toEqual([all, false]);
  const chapter = page.locator('main > section:has(> h2)').first();
  await expect(chapter).toHaveCSS('break-before', 'page');
  const programs = page.locator('code-listing pre');
  for (const program of await programs.all()) {
    await expect(program).toBeVisible();
    expect(await program.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  // White stones need ground of another colour.
  await expect(sheet).toHaveCSS('background-color', 'rgb(221, 230, 233)');
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.on-paper')).toHaveCount(0);
});

test.describe('without scripts', () => {
  // Without scripts, the browser cancels the page's preloads, or warns that nothing uses them.
  test.use({ javaScriptEnabled: false, expectedNoise: /failed: .*\.js$|was preloaded/ });

  test('scripts off: figures are drawings that fit, and the list of chapters jumps', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('./');
    await expect(page.locator('.words noscript p')).toContainText('JavaScript is off');
    await expect(page.locator('.script-missing')).toBeHidden();
    const posters = page.locator('meander-path > svg:visible, meander-path > picture > img:visible');
    // A closed aside hides its posters.
    const count = await page.locator('meander-path:not(.aside *)').count();
    await expect(posters).toHaveCount(count);
    // The browser loads a picture only when the reader scrolls near it.
    for (const poster of await posters.all()) await poster.scrollIntoViewIfNeeded();
    const fitting = () =>
      posters.evaluateAll((all) =>
        all.map((poster) => {
          const { width, height } = poster.getBoundingClientRect();
          const isLoaded = !(poster instanceof HTMLImageElement) || poster.naturalWidth > 0;
          return isLoaded && width <= 360 && height > 90;
        }),
      );
    await expect.poll(fitting).toEqual(Array(count).fill(true));
    await expectOwnDrawings(page);
    await expect(page.locator('main svg [tabindex]')).toHaveCount(0);
    await expect(page.getByText('Drag A or B', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Night' })).toBeHidden();
    await expect(page.locator('curve-table .shown')).toHaveCount(4);
    await expect(page.getByText('Choose a pale row')).toBeHidden();
    await page.getByText('Chapters', { exact: true }).click();
    await page.locator('.chapters').getByRole('link', { name: 'Ask a witness' }).click();
    await expect(page.getByRole('heading', { name: 'Ask a witness' })).toBeInViewport();
  });
});
