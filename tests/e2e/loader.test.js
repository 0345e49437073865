/** The small script of a post: what it waits for, and what is left when something fails. */
import { readFileSync } from 'node:fs';
import { expect, test } from './pasting.js';

const list = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));
const POSTER =
  '<svg slot="poster" viewBox="0 0 20 20" width="100%"><path d="M2 2L18 18" stroke="red"/></svg>';
const FIGURE = `<meander-path seed="3" ui="mini">${POSTER}</meander-path>`;

/** @param {string} baseURL */
const script = (baseURL) =>
  `<script async src="${baseURL}${list.folder}loader.js" integrity="${list.files['loader.js'].integrity}" crossorigin="anonymous"></script>`;

/** @param {string} body @param {string} [head] */
const html = (body, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8">${head}<meta name="viewport" content="width=device-width"><title>Post</title><link rel="icon" href="data:,"><body>${body}</body></html>`;

/** @param {import('@playwright/test').Page} page */
function askedFor(page) {
  /** @type {string[]} */
  const names = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  return names;
}

test('nothing but the loader comes until a figure is near', async ({ page, blog, baseURL }) => {
  const names = askedFor(page);
  await page.goto(
    blog.put('/far.html', html(`${script(String(baseURL))}<p style="height:4000px">Far.</p>${FIGURE}`)),
  );
  await expect.poll(() => names).toContain('loader.js');
  await page.waitForTimeout(300);
  expect(names.filter((name) => /widget|wasm/.test(name))).toEqual([]);
  await page.evaluate(() => scrollTo(0, 3200));
  await expect(page.locator('meander-path .handle')).toHaveCount(2);
  expect(names.filter((name) => name === 'widget.js')).toHaveLength(1);
  expect(names.filter((name) => /^widget-/.test(name))).toEqual([]);
});

test('figures that come later live, and two loaders are as one', async ({ page, blog, baseURL }) => {
  const names = askedFor(page);
  const twice = `${script(String(baseURL))}<p>None yet.</p>${script(String(baseURL))}`;
  await page.goto(blog.put('/later.html', html(twice)));
  await page.waitForFunction(() => Reflect.get(globalThis, Symbol.for('meander-path loader')));
  for (let i = 0; i < 2; i++) {
    await page.evaluate(() => document.body.append(document.createElement('meander-path')));
    await expect(page.locator('meander-path').nth(i).locator('.handle')).toHaveCount(2);
  }
  expect(names.filter((name) => name === 'figure.wasm')).toHaveLength(1);
});

test('beside a page’s own copy of the element the loader has nothing to do', async ({
  page,
  blog,
  baseURL,
}) => {
  const names = askedFor(page);
  const own = `<script src="${baseURL}${list.folder}meander-path.js"></script>`;
  await page.goto(blog.put('/own.html', html(`${own}${FIGURE}${script(String(baseURL))}`)));
  await expect(page.locator('meander-path .handle')).toHaveCount(2);
  await page.waitForTimeout(200);
  expect(names).not.toContain('widget.js');
});

const NOISE =
  /^(console error: (the module cannot be loaded: |Failed to load resource|Failed to find a valid digest|Fetch API cannot load .* integrity)|failed: )/;

for (const [name, file, spoil] of /** @type {const} */ ([
  ['the script cannot be had', 'widget.js', null],
  ['the module cannot be had', 'figure.wasm', null],
  ['the script is not the one that was built', 'widget.js', 'export const start = () => alert(1);'],
  ['the module is not the one that was built', 'figure.wasm', '\0asm\x01\0\0\0'],
]))
  test.describe(`when ${name}`, () => {
    test.use({ expectedNoise: NOISE });
    test('the poster stays, with a note', async ({ page, blog, baseURL }) => {
      await page.route(`**/${list.folder}${file}`, (route) =>
        spoil === null
          ? route.abort()
          : route.fulfill({
              body: spoil,
              contentType: file.endsWith('js') ? 'text/javascript' : 'application/wasm',
              headers: { 'access-control-allow-origin': '*' },
            }),
      );
      await page.goto(blog.put('/failing.html', html(`${FIGURE}${script(String(baseURL))}`)));
      await expect(page.getByText('This figure could not be loaded.')).toBeVisible();
      await expect(page.locator('[slot=poster]')).toBeVisible();
      expect(await page.evaluate(() => customElements.get('meander-path') === undefined)).toBe(true);
    });
  });

for (const [name, missing] of /** @type {const} */ ([
  ['style sheets that are shared', 'delete Document.prototype.adoptedStyleSheets'],
  ['lists with one value changed', 'delete Array.prototype.with'],
  ['colours that are mixed', 'CSS.supports = (name, value) => !/color-mix/.test(value)'],
]))
  test(`a browser without ${name} keeps the poster, with a sentence`, async ({ page, blog, baseURL }) => {
    const names = askedFor(page);
    await page.addInitScript(missing);
    await page.goto(blog.put('/old.html', html(`${script(String(baseURL))}${FIGURE}`)));
    await expect(page.getByText('This browser is too old for the figure')).toBeVisible();
    await expect(page.locator('[slot=poster]')).toBeVisible();
    expect(names).not.toContain('widget.js');
  });

for (const [name, file, spoil] of /** @type {const} */ ([
  ['cannot be had', 'meander.wasm', null],
  ['is not the one that was built', 'meander.wasm', '\0asm\x01\0\0\0'],
]))
  test.describe(`when the whole module ${name}`, () => {
    test.use({ expectedNoise: NOISE });
    test('the figure stays, and says so', async ({ page, blog, baseURL }) => {
      let spoilt = true;
      await page.route(`**/${list.folder}${file}`, (route) => {
        if (!spoilt) return route.continue();
        const headers = { 'access-control-allow-origin': '*' };
        return spoil === null
          ? route.abort()
          : route.fulfill({ body: spoil, contentType: 'application/wasm', headers });
      });
      const figure = FIGURE.replace('mini', 'full');
      await page.goto(blog.put('/part.html', html(`${figure}${script(String(baseURL))}`)));
      const root = page.locator('meander-path');
      await root.getByRole('button', { name: 'More controls' }).click();
      await root.getByLabel('keep off walls').check();
      const again = root.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await expect(root.locator('.handle')).toHaveCount(2);
      spoilt = false;
      await again.click();
      await expect(again).toBeHidden();
    });
  });

for (const [name, spoil, found] of /** @type {const} */ ([
  ['has its hash', false, 1],
  ['is done in the page if its program is not the one that was built', true, 0],
]))
  test.describe(`work beside the page ${name}`, () => {
    test.use({ expectedNoise: NOISE });
    test('and is the same', async ({ page, blog, baseURL }) => {
      if (spoil)
        await page.route(`**/${list.folder}meander-worker.js`, (route) =>
          route.fulfill({
            body: 'onmessage = () => postMessage(null);',
            contentType: 'text/javascript',
            headers: { 'access-control-allow-origin': '*' },
          }),
        );
      await page.goto(blog.put('/aside.html', html(`${FIGURE}${script(String(baseURL))}`)));
      await expect(page.locator('meander-path .handle')).toHaveCount(2);
      const outcome = await page.locator('meander-path').evaluate(async (element) => {
        let answers = 0;
        const Native = Worker;
        globalThis.Worker = class extends Native {
          /** @param {string | URL} address @param {WorkerOptions} [options] */
          constructor(address, options) {
            super(address, options);
            this.addEventListener('message', ({ data }) => (answers += Number(typeof data === 'object')));
          }
        };
        const { engine } = /** @type {any} */ (element);
        const request = { width: 90, height: 90, terminals: [0, 8099], seed: 4 };
        const { path } = await engine.chiselLater(request);
        return { answers, same: String(path) === String(engine.chisel(request).path) };
      });
      expect(outcome).toEqual({ answers: found, same: true });
    });
  });

test.describe('on a strict host', () => {
  const policy = (/** @type {string} */ wasm) =>
    `<meta http-equiv="Content-Security-Policy" content="script-src BASE ${wasm}; style-src 'self'">`;

  test('the loader breaks no rule', async ({ page, blog, baseURL }) => {
    const base = String(baseURL);
    const head = policy("'wasm-unsafe-eval'").replace('BASE', new URL(base).origin);
    await page.goto(blog.put('/strict.html', html(`${FIGURE}${script(base)}`, head)));
    await expect(page.locator('meander-path .handle')).toHaveCount(2);
  });

  test.describe('that refuses WebAssembly', () => {
    test.use({ expectedNoise: /^console error: .*(WebAssembly|wasm)/i });
    test('the poster stays, with a note', async ({ page, blog, baseURL }) => {
      const base = String(baseURL);
      const head = policy('').replace('BASE', new URL(base).origin);
      await page.goto(blog.put('/stricter.html', html(`${FIGURE}${script(base)}`, head)));
      await expect(page.getByText('This page does not allow WebAssembly')).toBeVisible();
      await expect(page.locator('[slot=poster]')).toBeVisible();
    });
  });
});
