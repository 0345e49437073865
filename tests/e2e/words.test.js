/** The words that come with the figure, in the languages of pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, openFigure, takeFigure, test, unfold } from './figure.js';
import { holdBack } from './holding.js';
import { test as posts } from './pasting.js';

const GRID = { columns: 20, rows: 12, seed: 7 };
const folder = new URL('../../www/words/', import.meta.url);
const LANGUAGES = readdirSync(folder).flatMap((file) => /^words-(\w+)\.json$/.exec(file)?.[1] ?? []);
/** @param {string} language */
const wordsIn = (language) => JSON.parse(readFileSync(new URL(`words-${language}.json`, folder), 'utf8'));
const [german, french, japanese] = ['de', 'fr', 'ja'].map(wordsIn);
const EVERYTHING = { ...GRID, compare: '', overlays: 'raw chaikin rdp catmull-rom' };

/** The files of words that a page asks for from now on. @param {import('@playwright/test').Page} page */
function listenForWords(page) {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(...(/words-\w\w/.exec(request.url()) ?? [])));
  return asked;
}

/** @param {import('@playwright/test').Page} page @param {string} lang */
const speak = (page, lang) =>
  page.evaluate((language) => void (document.documentElement.lang = language), lang);

for (const language of LANGUAGES)
  test(`in ${language} everything is said in it, and nothing is cut`, async ({ page }) => {
    const asked = listenForWords(page);
    const words = wordsIn(language);
    for (const width of [360, 640]) {
      await page.setViewportSize({ width, height: 740 });
      const figure = await openFigure(page, { ...EVERYTHING, lang: `${language}-x-any` });
      const { root } = figure;
      await expect(root.getByRole('button', { name: words.play, exact: true })).toBeVisible();
      await expect(root.getByRole('button', { name: words.saveMenu })).toBeVisible();
      await expect(root.getByLabel(words.looks.trail)).toBeVisible();
      await expect(root.getByRole('slider', { name: words.parameter.wiggliness })).toBeVisible();
      await expect(root.getByRole('slider', { name: words.timeline, exact: true })).toBeVisible();
      await expect(root.getByRole('columnheader', { name: words.compare.meanTurn })).toBeVisible();
      await expect(root.locator('.key')).toHaveAttribute('aria-label', words.key.title);
      await expect(root.locator('canvas').first()).toHaveAttribute('aria-label', words.figure.chisel);
      await expect(figure.status).toHaveText(words.status.rest.chisel);
      expect(await root.evaluate(protruding)).toEqual([]);
      expect((await root.locator('.key').boundingBox())?.height).toBeLessThan(24);
      await root.locator('[part=timeline]').fill('60');
      const said = [words.status.forced, words.status.beside, words.status.onWitness];
      await expect(figure.status).toHaveText(new RegExp(said.map(pattern).join('|')));
    }
    expect(new Set(asked)).toEqual(new Set([`words-${language}`]));
  });

/** A text with anything in the place of its values. @param {string} text */
const pattern = (text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '\\d+');

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

test('a change of language is followed; a page’s own texts stay, and each file is fetched once', async ({
  page,
}) => {
  const asked = listenForWords(page);
  const figure = await openFigure(page, GRID);
  const { root } = figure;
  expect(asked).toEqual([]);
  await figure.set('strings', { undo: 'Oops' });
  await speak(page, 'de-AT');
  await expect(root.getByRole('button', { name: german.play, exact: true })).toBeVisible();
  await expect(figure.status).toHaveText(german.status.rest.chisel);
  await expect(root.locator('.handle').first()).toHaveAttribute('aria-label', /^Ende 1 von 2, Zelle/);
  await expect(root.getByRole('button', { name: 'Oops' })).toBeVisible();
  expect(await figure.get('strings')).toMatchObject({ undo: 'Oops', redo: german.redo });

  await speak(page, 'ko');
  await expect(root.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
  await speak(page, 'fr');
  await expect(root.getByRole('button', { name: french.play, exact: true })).toBeVisible();
  // Its own goes before that of the page.
  await root.evaluate((element) => void element.setAttribute('lang', 'DE'));
  await expect(root.getByRole('button', { name: german.play, exact: true })).toBeVisible();
  await figure.set('strings', {});
  await expect(root.getByRole('button', { name: german.undo })).toBeVisible();
  expect(asked).toEqual(['words-de', 'words-fr']);
});

test('a figure that waits for its words says nothing in others', async ({ page }) => {
  const go = await holdBack(page, '**/words-*.json');
  const module = page.waitForResponse(/figure.*\.wasm/);
  await page.goto('embed.html?lang=de');
  const root = page.locator('meander-path');
  await module;
  await page.waitForTimeout(200);
  await expect(root.locator('.status')).toHaveText('');
  await expect(root.locator('.panel')).toHaveCount(0);
  go();
  await expect(root.getByRole('button', { name: german.play, exact: true })).toBeVisible();
});

test('words that come late are waited for no longer than a few seconds', async ({ page }) => {
  const go = await holdBack(page, '**/words-*.json');
  const figure = await openFigure(page, { ...GRID, lang: 'de' });
  await expect(figure.root.getByRole('button', { name: 'Play' })).toBeVisible();
  go();
  await expect(figure.root.getByRole('button', { name: german.play, exact: true })).toBeVisible();
});

test.describe('without the file of words', () => {
  test.use({ expectedNoise: /^(console error: Failed to load resource|failed: .*words-de)/ });

  test('the figure is English, and works', async ({ page }) => {
    await page.route('**/words-*.json', (route) => route.abort());
    const figure = await openFigure(page, { ...GRID, lang: 'de' });
    await expect(figure.root.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(figure.root.locator('.legend .number').nth(1)).toHaveText(/^\d+,\d$/);
    await figure.drag([1.5, 1.5], [4.5, 2.5]);
    expect((await figure.get('terminals')).slice(0, 2)).toEqual([4, 2]);
    // The next one asks anew.
    await page.unroute('**/words-*.json');
    await page.evaluate(() => document.body.append(document.createElement('meander-path')));
    const next = page.locator('meander-path').nth(1);
    await expect(next.getByRole('button', { name: german.play, exact: true })).toBeVisible();
  });

  test('what a browser without WebAssembly is told is in the language of the page', async ({ page }) => {
    await page.unroute('**/words-*.json');
    await page.addInitScript('delete globalThis.WebAssembly');
    await page.goto('embed.html?lang=ja');
    await expect(page.locator('meander-path .status')).toHaveText(japanese.noEngine);
  });
});

test('on a phone and on a tablet nothing moves when the words come', async ({ page }) => {
  const sources = ['chisel', 'astar', 'waypoints', 'track'];
  const figures = sources.map((source) => `<meander-path source="${source}" loading="eager"></meander-path>`);
  await page.route('**/all.html?*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="${new URL(route.request().url()).searchParams.get('lang')}">
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        <style>body { margin: 0 }</style><script type="module" src="/dist/element.js"></script>
        ${figures.join('')}</html>`,
    }),
  );
  for (const width of [412, 768])
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width, height: 1600 });
      const go = await holdBack(page, '**/words-*.json');
      await page.goto(`/tests/posts/all.html?lang=${language}`);
      const all = page.locator('meander-path');
      await expect(all.locator('.room')).toHaveCount(sources.length);
      const heights = () =>
        all.evaluateAll((elements) =>
          elements.map((element) => [
            element.getAttribute('source'),
            Math.round(element.getBoundingClientRect().height),
          ]),
        );
      const before = await heights();
      go();
      await expect(all.locator('.panel')).toHaveCount(sources.length);
      expect(await heights(), `${language} ${width}`).toEqual(before);
      await page.unroute('**/words-*.json');
    }
});

test('in a file of its own the figure has the words inside', async ({ page }) => {
  const asked = listenForWords(page);
  await page.route('**/alone.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="ja"><link rel="icon" href="data:,"><script src="/dist/meander-path.js"></script><meander-path></meander-path>`,
    }),
  );
  await page.goto('/tests/posts/alone.html');
  await expect(
    page.locator('meander-path').getByRole('button', { name: japanese.play, exact: true }),
  ).toBeVisible();
  expect(asked).toEqual([]);
});

test('a number in a sentence goes back in the words of its figure', async ({ page }) => {
  await page.route('**/sentence.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="es"><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="/dist/element.js"></script>
        <p><meander-number for="f" name="tolerance" min="0" max="4" step="0.5">1</meander-number></p><meander-path id="f" tolerance="1" loading="eager"></meander-path>`,
    }),
  );
  await page.goto('/tests/posts/sentence.html');
  const number = page.getByRole('slider', { name: wordsIn('es').parameter.tolerance }).first();
  await number.press('ArrowRight');
  const back = page.locator('.meander-back');
  await expect(back).toHaveAccessibleName(/: Volver a 1,0$/);
  await speak(page, 'de');
  await expect(back).toHaveAccessibleName(`Toleranz: Zurück auf 1,0`);
});

const list = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));
const SPOILT = JSON.stringify({ play: 'Spoilt' });

for (const [name, spoilt] of /** @type {const} */ ([
  ['are those of the build', false],
  ['are not used if they are not those of the build', true],
]))
  posts.describe('in a post', () => {
    posts.use({ expectedNoise: spoilt ? /digest|integrity|^failed: .*words-fr/ : /^$/ });

    posts(`words ${name}`, async ({ page, blog, baseURL }) => {
      if (spoilt)
        await page.route('**/words-fr.json', (route) =>
          route.fulfill({
            body: SPOILT,
            contentType: 'application/json',
            headers: { 'access-control-allow-origin': '*' },
          }),
        );
      const words = page.waitForRequest(/words-fr/);
      const post = `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><title>Post</title><link rel="icon" href="data:,"><body>
        <script async src="${baseURL}${list.folder}loader.js" integrity="${list.files['loader.js'].integrity}" crossorigin="anonymous"></script>
        <meander-path></meander-path>`;
      await page.goto(blog.put('/french.html', post));
      await words;
      const play = spoilt ? 'Play' : french.play;
      await expect(
        page.locator('meander-path').getByRole('button', { name: play, exact: true }),
      ).toBeVisible();
    });
  });

test('a host’s strict rules allow the words', async ({ page }) => {
  const policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";
  await page.route(/embed\.html/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await page.goto('embed.html?lang=de');
  const figure = await takeFigure(page, 'meander-path');
  await unfold(figure.root);
  await expect(figure.root.getByLabel(german.looks.trail)).toBeVisible();
});
