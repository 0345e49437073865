/** The builder where a file does not come: a sentence, a retry that works, and nothing copied that is not whole. */
import { readFileSync } from 'node:fs';
import { copied, expect, test } from './figure.js';

const { folder } = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));
const WAYS = ['tag', 'frame', 'file', 'svg', 'markdown'];
const MISSING = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' };
const OTHER = { contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' };

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Route} Route
 */

/** @param {Page} page @param {string} way */
const code = (page, way) => page.locator(`[data-way=${way}] pre code`);
/** @param {Page} page @param {string} way */
const refusal = (page, way) => page.locator(`[data-way=${way}] .refused`);
/** @param {Page} page */
const notice = (page) => page.locator('.notice');

/** @param {Page} page */
async function openClipboard(page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('builder.html');
  await page.evaluate(() => navigator.clipboard.writeText('what was there'));
}

/** @param {Page} page */
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

/** The eight seconds after which a page says that something is late are over when the test says so. @param {Page} page that is still to be opened */
const keepLateness = (page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const wait = (
      /** @type {() => void} */ act,
      /** @type {number} */ time,
      /** @type {unknown[]} */ ...rest
    ) => (time === 8000 ? Object.assign(window, { passTime: act }) && 0 : setTimeout(act, time, ...rest));
    Object.assign(window, { setTimeout: wait });
  });

/** A route for what one frame of the page asks for. @param {boolean} inPost @param {(route: Route) => Promise<void>} answer */
const from = (inPost, answer) => (/** @type {Route} */ route) =>
  (route.request().frame().parentFrame() !== null) === inPost ? answer(route) : route.continue();

/** @type {Record<string, [pattern: string, answer: (route: Route) => Promise<void>, sentence: RegExp]>} */
const FAULTS = {
  'no module is there': ['**/*.wasm', (route) => route.fulfill(MISSING), /^The compiled module could not be/],
  'no module comes': ['**/*.wasm', (route) => route.abort(), /^The compiled module could not be/],
  'only the page’s own module is missing': [
    '**/meander*.wasm',
    from(false, (route) => route.fulfill(MISSING)),
    /^The compiled module could not be/,
  ],
  'only the module of the post’s figure is missing': [
    '**/figure*.wasm',
    from(true, (route) => route.fulfill(MISSING)),
    /^The compiled module could not be/,
  ],
  'the list is missing': [
    '**/embed.json',
    (route) => route.fulfill(MISSING),
    /^The list of the built files, embed\.json, could not be loaded: the host says 404\./,
  ],
  'the list does not come': [
    '**/embed.json',
    (route) => route.abort(),
    /^The list of the built files, embed\.json, could not be loaded: nothing answered\./,
  ],
  'a page is in the place of the list': [
    '**/embed.json',
    (route) => route.fulfill(OTHER),
    /^The list of the built files, embed\.json, could not be loaded: something else is there\./,
  ],
  'the post is missing': [
    '**/post.html',
    (route) => route.fulfill(MISSING),
    /^The sample post could not be loaded/,
  ],
  'the post does not come': [
    '**/post.html',
    (route) => route.abort(),
    /^The sample post could not be loaded/,
  ],
  'the post’s script is missing': [
    '**/post.html',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('src="./', 'src="./missing/'),
      });
    },
    /^The sample post could not be loaded/,
  ],
};

test.describe('where a file does not come', () => {
  test.use({ expectedNoise: /^(console error: |failed: )/ });

  for (const [name, [pattern, answer, sentence]] of Object.entries(FAULTS))
    test(`${name}: a sentence, and a retry that keeps what was typed`, async ({ page, baseURL }) => {
      const kept = new URL('/kept/', baseURL).href;
      /** @type {string[]} */
      const errors = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.route(pattern, answer);
      await openClipboard(page);
      await expect(notice(page)).toHaveText(sentence);
      await page.getByLabel('Caption').fill('Roads, kept');
      await page.getByLabel('The files lie at').fill(kept);
      await page.locator('[data-way=tag] .copy').click();
      await expect(refusal(page, 'tag')).toHaveText(sentence);
      await page.locator('.save-png').click();
      await expect(refusal(page, 'svg')).toHaveText(sentence);
      expect(await clipboard(page)).toBe('what was there');
      // As long as it is not there, trying again says so again.
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await expect(notice(page)).toHaveText(sentence);
      await page.unroute(pattern);
      await refusal(page, 'tag').getByRole('button', { name: 'Try again' }).click();
      await expect(code(page, 'tag')).toContainText('<p slot="caption">Roads, kept</p>');
      await expect(code(page, 'tag')).toContainText(`src="${kept}${folder}loader.js"`);
      await expect(notice(page)).toBeHidden();
      await expect(page.locator('.refused')).toHaveCount(0);
      expect(await copied(page.locator('[data-way=tag] .copy'))).toContain('Roads, kept');
      expect(errors).toEqual([]);
    });

  for (const [file, way, others] of /** @type {const} */ ([
    ['frame-height.js', 'frame', ['tag', 'file', 'svg', 'markdown']],
    ['meander-path.js', 'file', ['tag', 'frame', 'svg', 'markdown']],
  ]))
    for (const [fault, answer] of Object.entries({
      'is missing': (/** @type {Route} */ route) => route.fulfill(MISSING),
      'is a page': (/** @type {Route} */ route) => route.fulfill(OTHER),
      'does not come': (/** @type {Route} */ route) => route.abort(),
      'is cut short': async (/** @type {Route} */ route) => {
        const whole = await (await route.fetch()).body();
        await route.fulfill({ contentType: 'text/javascript', body: whole.subarray(0, whole.length / 2) });
      },
    }))
      test(`${file} ${fault}: only the snippet with it is refused, until it is there`, async ({ page }) => {
        const sentence = `${file} did not come as it was built, so there is nothing whole to copy.`;
        await page.route(`**/${folder}${file}`, answer);
        await openClipboard(page);
        await expect(code(page, way)).toHaveText(sentence);
        await expect(page.locator(`[data-way=${way}] .cost`)).toHaveText('');
        for (const button of await page.locator(`[data-way=${way}] :is(.copy, .save)`).all()) {
          await button.click();
          await expect(refusal(page, way)).toHaveText(`${sentence} Try again`);
        }
        expect(await clipboard(page)).toBe('what was there');
        for (const other of others)
          expect(await copied(page.locator(`[data-way=${other}] .copy`)), other).toMatch(/^(<|\[!)/);
        await page.unroute(`**/${folder}${file}`);
        await refusal(page, way).getByRole('button', { name: 'Try again' }).click();
        await expect(code(page, way)).not.toContainText(sentence);
        await expect(refusal(page, way)).toHaveCount(0);
        const whole = readFileSync(new URL(`../../dist/${folder}${file}`, import.meta.url), 'utf8');
        expect(await copied(page.locator(`[data-way=${way}] .copy`))).toContain(whole.trim().slice(0, 200));
      });
});

test('what is late is told when somebody presses “Copy”, and after a while to all; asking again helps', async ({
  page,
}) => {
  await keepLateness(page);
  let asked = 0;
  await page.route('**/embed.json', (route) => (++asked === 1 ? undefined : route.continue()));
  await openClipboard(page);
  await page.locator('[data-way=svg] .copy').click();
  await expect(refusal(page, 'svg')).toHaveText(/^Not all of this page is loaded yet/);
  await expect(notice(page)).toBeHidden();
  await page.evaluate(() => Reflect.get(window, 'passTime')());
  await expect(notice(page)).toHaveText('Not all that this page needs has come yet. Try again');
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  for (const way of WAYS) await expect(code(page, way)).not.toBeEmpty();
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('.refused')).toHaveCount(0);
  expect(await clipboard(page)).toBe('what was there');
});

test.describe('where a policy allows no WebAssembly', () => {
  test.use({ expectedNoise: /^console (error|warning): .*(Content Security Policy|WebAssembly)/ });

  test('it says that, and offers nothing that would not help', async ({ page }) => {
    await page.route('**/builder.html', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('builder.html');
    await expect(notice(page)).toHaveText(
      'This browser, or a policy of this page, does not allow WebAssembly, and all snippets are made with it.',
    );
    await page.locator('[data-way=file] .save').click();
    await expect(refusal(page, 'file')).toHaveText(/does not allow WebAssembly/);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
});

test('where everything comes, nothing is said, and every snippet is there', async ({ page }) => {
  await keepLateness(page);
  await page.addInitScript(() => {
    const said = /** @type {Set<string>} */ (new Set());
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('.notice:not([hidden]), .refused'))
        said.add(String(one.textContent));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('builder.html');
  for (const way of WAYS) await expect(code(page, way)).not.toBeEmpty();
  expect(await page.evaluate(() => [...Reflect.get(window, 'said')])).toEqual([]);
});

test.describe('at a plain http:// address', () => {
  test.use({ expectedNoise: /^(console error: |failed: |foreign: http:\/\/blog\.test\/)/ });

  test('the page finds out which build lies at an address', async ({ page, baseURL }) => {
    const own = (/** @type {Route} */ route) => {
      const { pathname } = new URL(route.request().url());
      return route
        .fetch({ url: new URL(pathname, baseURL).href })
        .then((response) => route.fulfill({ response }));
    };
    await page.route('http://blog.test/**', own);
    await page.goto('http://blog.test/dist/builder.html');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    const found = page.locator('.found');
    await expect(found).toContainText(/^Found: version .*, and other sites may load it\./);
    await page.route('**/other/**', (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'another build' }),
    );
    await page.getByLabel('The files lie at').fill('http://blog.test/other/');
    await expect(found).toContainText('There is another build than this page’s');
  });
});
