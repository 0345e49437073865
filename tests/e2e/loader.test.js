/** The loader of a post, on another origin than its files: what it fetches and when, and what stays when a file is another one. */
import { readFileSync } from 'node:fs';
import { expect, test } from './pasting.js';

const list = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));
/** A module that runs like the built one, with an empty section at its end. @param {string} file */
const changed = (file) =>
  Buffer.concat([
    readFileSync(new URL(`../../dist/${list.folder}${file}`, import.meta.url)),
    Buffer.of(0, 1, 0),
  ]);
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
function requestedFiles(page) {
  /** @type {string[]} */
  const names = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  return names;
}

test('nothing but the loader is fetched until a figure is near the viewport', async ({
  page,
  blog,
  baseURL,
}) => {
  const names = requestedFiles(page);
  await page.goto(
    blog.put('/far.html', html(`${script(String(baseURL))}<p style="height:4000px">Far.</p>${FIGURE}`)),
  );
  await expect.poll(() => names).toContain('loader.js');
  await page.waitForTimeout(300);
  expect(names.filter((name) => /widget|wasm/.test(name))).toEqual([]);
  await page.evaluate(() => scrollTo(0, 3200));
  await expect(page.locator('meander-path .handle')).toHaveCount(2);
  expect(names.filter((name) => name === 'widget.js')).toHaveLength(1);
});

test('two loaders start figures that are added later, and fetch the module once', async ({
  page,
  blog,
  baseURL,
}) => {
  const names = requestedFiles(page);
  const twice = `${script(String(baseURL))}<p>None yet.</p>${script(String(baseURL))}`;
  await page.goto(blog.put('/later.html', html(twice)));
  await page.waitForFunction(() => Reflect.get(globalThis, Symbol.for('meander-path loader')));
  for (let i = 0; i < 2; i++) {
    await page.evaluate(() => document.body.append(document.createElement('meander-path')));
    await expect(page.locator('meander-path').nth(i).locator('.handle')).toHaveCount(2);
  }
  expect(names.filter((name) => name === 'figure.wasm')).toHaveLength(1);
});

test('the loader fetches nothing where the page has its own copy of the element', async ({
  page,
  blog,
  baseURL,
}) => {
  const names = requestedFiles(page);
  const own = `<script src="${baseURL}${list.folder}meander-path.js"></script>`;
  await page.goto(blog.put('/own.html', html(`${own}${FIGURE}${script(String(baseURL))}`)));
  await expect(page.locator('meander-path .handle')).toHaveCount(2);
  await page.waitForTimeout(200);
  expect(names).not.toContain('widget.js');
});

test.describe('files run only with the bytes of the build', () => {
  test.use({
    expectedNoise:
      /^(console error: (the module cannot be loaded: |Failed to load resource|Failed to find a valid digest|Fetch API cannot load .* integrity)|failed: )/,
  });

  /**
   * @param {import('@playwright/test').Page} page
   * @param {string} file
   * @param {string | Buffer} body
   */
  const replaceFile = (page, file, body) =>
    page.route(`**/${list.folder}${file}`, (route) =>
      route.fulfill({
        body,
        contentType: file.endsWith('js') ? 'text/javascript' : 'application/wasm',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );

  for (const [file, body] of /** @type {const} */ ([
    ['widget.js', 'export const start = () => alert(1);'],
    ['figure.wasm', changed('figure.wasm')],
  ]))
    test(`${file}: the poster stays, with a sentence`, async ({ page, blog, baseURL }) => {
      await replaceFile(page, file, body);
      await page.goto(blog.put('/failing.html', html(`${FIGURE}${script(String(baseURL))}`)));
      await expect(page.getByText('This figure could not be loaded.')).toBeVisible();
      await expect(page.locator('[slot=poster]')).toBeVisible();
      expect(await page.evaluate(() => customElements.get('meander-path') === undefined)).toBe(true);
    });

  test('meander.wasm: the figure stays, and its button tries again', async ({ page, blog, baseURL }) => {
    await replaceFile(page, 'meander.wasm', changed('meander.wasm'));
    const figure = FIGURE.replace('mini', 'full');
    await page.goto(blog.put('/part.html', html(`${figure}${script(String(baseURL))}`)));
    const root = page.locator('meander-path');
    await root.getByRole('button', { name: 'More controls' }).click();
    await root.getByLabel('keep off walls').check();
    const again = root.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(root.locator('.handle')).toHaveCount(2);
    await page.unroute(`**/${list.folder}meander.wasm`);
    await again.click();
    await expect(again).toBeHidden();
  });

  for (const [name, isReplaced] of /** @type {const} */ ([
    ['meander-worker.js: the page carves by itself', true],
    ['an unchanged meander-worker.js carves', false],
  ]))
    test(name, async ({ page, blog, baseURL }) => {
      if (isReplaced) await replaceFile(page, 'meander-worker.js', 'onmessage = () => postMessage(null);');
      await page.goto(blog.put('/worker.html', html(`${FIGURE}${script(String(baseURL))}`)));
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
      expect(outcome).toEqual({ answers: isReplaced ? 0 : 1, same: true });
    });
});

test.describe('on a page with a strict policy', () => {
  const policy = (/** @type {string} */ wasm) =>
    `<meta http-equiv="Content-Security-Policy" content="script-src BASE ${wasm}; style-src 'self'">`;

  test('the figure starts, and nothing is reported', async ({ page, blog, baseURL }) => {
    const base = String(baseURL);
    const head = policy("'wasm-unsafe-eval'").replace('BASE', new URL(base).origin);
    await page.goto(blog.put('/strict.html', html(`${FIGURE}${script(base)}`, head)));
    await expect(page.locator('meander-path .handle')).toHaveCount(2);
  });

  test.describe('that forbids WebAssembly', () => {
    test.use({ expectedNoise: /^console error: .*(WebAssembly|wasm)/i });
    test('the poster stays, with a sentence', async ({ page, blog, baseURL }) => {
      const base = String(baseURL);
      const head = policy('').replace('BASE', new URL(base).origin);
      await page.goto(blog.put('/stricter.html', html(`${FIGURE}${script(base)}`, head)));
      await expect(page.getByText('This page does not allow WebAssembly')).toBeVisible();
      await expect(page.locator('[slot=poster]')).toBeVisible();
    });
  });
});
