/** The figure's words: other languages, right to left, and texts of the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, openFigure, test } from './figure.js';
import { holdBack } from './holding.js';
import { test as posts } from './pasting.js';

const GRID = { columns: 20, rows: 12, seed: 7 };
const folder = new URL('../../www/old/words/', import.meta.url);
const LANGUAGES = readdirSync(folder).flatMap((file) => /^words-(\w+)\.json$/.exec(file)?.[1] ?? []);
/** @param {string} language */
const wordsIn = (language) => JSON.parse(readFileSync(new URL(`words-${language}.json`, folder), 'utf8'));
const [german, french, japanese] = ['de', 'fr', 'ja'].map(wordsIn);

/** @param {import('@playwright/test').Page} page @param {string} lang */
const speak = (page, lang) =>
  page.evaluate((language) => void (document.documentElement.lang = language), lang);

/** Controls that lie beyond the figure's edge. @param {Element} element */
function protruding({ shadowRoot }) {
  const { left = 0, right = 0 } = shadowRoot?.querySelector('.figure')?.getBoundingClientRect() ?? {};
  const parts = [...(shadowRoot?.querySelectorAll('.panel *, .status, .key *') ?? [])];
  return parts
    .filter((part) => !part.closest('.unseen, .list'))
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 0)
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    })
    .map(({ textContent }) => textContent);
}

test('languages: at 360 px every control fits in each of them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { root, status } = await openFigure(page, { ...GRID, compare: '', overlays: 'raw chaikin rdp' });
  for (const language of LANGUAGES) {
    const words = wordsIn(language);
    await speak(page, `${language}-x-any`);
    await expect(root.getByRole('button', { name: words.play, exact: true })).toBeVisible();
    await expect(root.getByRole('slider', { name: words.parameter.wiggliness })).toBeVisible();
    await expect(root.getByRole('columnheader', { name: words.compare.meanTurn })).toBeVisible();
    await expect(root.locator('.key')).toHaveAttribute('aria-label', words.key.title);
    await expect(root.locator('canvas').first()).toHaveAttribute('aria-label', words.figure.chisel);
    await expect(status).toHaveText(words.status.rest.chisel);
    expect(await root.evaluate(protruding), language).toEqual([]);
  }
});

test('language of the page: words and numbers follow its change', async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(...(/words-\w\w/.exec(request.url()) ?? [])));
  const figure = await openFigure(page, GRID);
  const { root } = figure;
  const length = root.locator('.legend .number').nth(1);
  await expect(length).toHaveText(/^\d+\.\d$/);
  await figure.set('strings', { undo: 'Oops' });
  await speak(page, 'de-AT');
  await expect(root.getByRole('button', { name: german.play, exact: true })).toBeVisible();
  await expect(length).toHaveText(/^\d+,\d$/);
  await expect(root.locator('.handle').first()).toHaveAttribute('aria-label', /^Ende 1 von 2, Zelle/);
  await expect(root.getByRole('button', { name: 'Oops' })).toBeVisible();

  await speak(page, 'ar-EG');
  await expect(root.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(length).toHaveText(/^[٠-٩]+٫[٠-٩]$/);
  await root.evaluate((element) => void element.setAttribute('lang', 'DE'));
  await expect(root.getByRole('button', { name: german.play, exact: true })).toBeVisible();
  expect(asked, 'each file is fetched once').toEqual(['words-de']);
});

test('strings: a page replaces texts before and after loading', async ({ page }) => {
  const own = { play: 'Los', saveCurve: 'Linie', save: { svg: 'Zeichnung' } };
  const figure = await openFigure(page, GRID);
  await figure.set('strings', own);
  await expect(figure.root.getByRole('button', { name: 'Los' })).toBeVisible();
  await figure.root.getByRole('button', { name: 'Save or open' }).click();
  await expect(figure.root.getByRole('button', { name: 'Zeichnung' })).toBeVisible();
  await expect(figure.root.getByLabel('Linie')).toBeVisible();
  await page.keyboard.press('Escape');
  await figure.set('strings', {});
  await expect(figure.root.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.evaluate((words) => {
    Reflect.set(Object(customElements.get('meander-path')), 'strings', words);
    document.body.replaceChildren(document.createElement('meander-path'));
  }, own);
  await expect(page.locator('meander-path').getByRole('button', { name: 'Los' })).toBeVisible();
});

test('rebuilt controls: the focus stays on the same control', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  const { root } = figure;
  await root.getByRole('button', { name: 'One step back' }).focus();
  await figure.set('strings', { stepBack: 'Zurück' });
  const back = root.getByRole('button', { name: 'Zurück' });
  await expect(back).toBeFocused();
  await figure.set('ui', 'mini');
  await expect(back).toBeFocused();
  await figure.set('ui', 'full');
  await root.locator('.fold summary').click();
  const outliers = root.getByRole('slider', { name: 'outliers over' });
  await outliers.focus();
  await figure.set('source', 'waypoints');
  await expect(outliers).toBeFocused();
});

test('right-to-left page: the controls are mirrored, the grid is not', async ({ page }) => {
  const figure = await openFigure(page, { columns: 14, rows: 12, seed: 7 });
  const before = await figure.look();
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
  await figure.settle();
  expect(await figure.look()).toBe(before);
  const { root } = figure;
  const speed = root.locator('.slider').filter({ hasText: 'speed' });
  const name = await speed.locator('.name').boundingBox();
  const value = await speed.locator('output').boundingBox();
  expect(name?.x ?? 0).toBeGreaterThan(value?.x ?? 0);
  await figure.drag([1.5, 1.5], [4.5, 2.5]);
  expect((await figure.get('terminals')).slice(0, 2)).toEqual([4, 2]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('late words: after some seconds the figure starts in English', async ({ page }) => {
  const release = await holdBack(page, '**/words-*.json');
  await page.goto('embed.html?lang=de');
  const root = page.locator('meander-path');
  await expect(root.getByRole('button', { name: 'Play' })).toBeVisible();
  release();
  await expect(root.getByRole('button', { name: german.play, exact: true })).toBeVisible();
});

test.describe('when the words do not load', () => {
  test.use({ expectedNoise: /^(console error: Failed to load resource|failed: .*words-de)/ });

  test('missing words: the figure works in English; the next one asks again', async ({ page }) => {
    await page.route('**/words-*.json', (route) => route.abort());
    const figure = await openFigure(page, { ...GRID, lang: 'de' });
    await expect(figure.root.getByRole('button', { name: 'Play' })).toBeVisible();
    await figure.drag([1.5, 1.5], [4.5, 2.5]);
    expect((await figure.get('terminals')).slice(0, 2)).toEqual([4, 2]);
    await page.unroute('**/words-*.json');
    await page.evaluate(() => document.body.append(document.createElement('meander-path')));
    const next = page.locator('meander-path').nth(1);
    await expect(next.getByRole('button', { name: german.play, exact: true })).toBeVisible();
  });
});

test('one-file script: it needs no file of words', async ({ page }) => {
  await page.route('**/alone.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="ja"><meta charset="utf-8"><link rel="icon" href="data:,"><script src="/dist/meander-path.js"></script><meander-path></meander-path>`,
    }),
  );
  await page.route('**/words-*.json', (route) => route.abort());
  await page.goto('/tests/posts/alone.html');
  await expect(
    page.locator('meander-path').getByRole('button', { name: japanese.play, exact: true }),
  ).toBeVisible();
});

const list = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));

posts.describe('in a post', () => {
  posts.use({ expectedNoise: /digest|integrity|^failed: .*words-fr/ });

  posts('words of a post: those of the build count, altered ones do not', async ({ page, blog, baseURL }) => {
    const post = `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><title>Post</title><link rel="icon" href="data:,"><body>
        <script async src="${baseURL}${list.folder}loader.js" integrity="${list.files['loader.js'].integrity}" crossorigin="anonymous"></script>
        <meander-path></meander-path>`;
    const address = blog.put('/french.html', post);
    const play = (/** @type {string} */ name) =>
      page.locator('meander-path').getByRole('button', { name, exact: true });
    await page.goto(address);
    await expect(play(french.play)).toBeVisible();
    await page.route('**/words-fr.json', (route) =>
      route.fulfill({
        body: JSON.stringify({ play: 'Spoilt' }),
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.goto(address);
    await expect(play('Play')).toBeVisible();
  });
});
