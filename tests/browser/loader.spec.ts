/** The loader of a post: its requests, the room it reserves, and its fallback for a file with another hash. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { MeanderPath } from '../../www/element/meander-path.ts';
import { expect, hold, steps, take, test } from './figure.ts';
import { built, openPost, tag } from './posts.ts';

function requested(page: Page) {
  const names: string[] = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname.split('/').at(-1)!));
  return names;
}

const poster = (page: Page) => page.locator('meander-path img');

test('a post fetches nothing but the loader until a figure is near', async ({ page, baseURL }) => {
  const names = requested(page);
  // A sanitizer may keep the name of an image.
  const image = '<img name="currentScript" alt="">';
  await openPost(page, `${image}<p style="height: 4000px">Far.</p>${tag(baseURL!)}`);
  await expect.poll(() => names).toContain('loader.js');
  await page.waitForTimeout(300);
  expect(names.filter((name) => /^element|wasm/.test(name))).toEqual([]);
  await page.evaluate(() => scrollTo(0, 3200));
  const figure = await take(page.locator('meander-path'));
  await expect(figure.handles).toHaveCount(2);
});

test('figures that a script adds start, and two loaders fetch each file once', async ({ page, baseURL }) => {
  const names = requested(page);
  const [script] = tag(baseURL!).split('\n');
  await openPost(page, `${script}${script}`);
  for (let i = 0; i < 2; i++) {
    await page.evaluate(() => document.body.append(document.createElement('meander-path')));
    await take(page.locator('meander-path').nth(i));
  }
  for (const name of ['element.js', 'figure.wasm'])
    expect(names.filter((one) => one === name)).toHaveLength(1);
});

test('the loader fetches no element when the page has its own', async ({ page, baseURL }) => {
  const names = requested(page);
  await openPost(page, tag(baseURL!), {
    head: `<script src="${baseURL}meander-path.js"></script>`,
  });
  await take(page.locator('meander-path'));
  expect(names).not.toContain('element.js');
});

/** Figures of one post; text flows around the last one. */
const FIGURES: Record<string, string>[] = [
  { columns: '24', rows: '14', seed: '7' },
  { ui: 'none' },
  { ui: 'mini', state: 'v=1&c=16&r=12&n=7' },
  { challenge: '', columns: '7', rows: '7' },
  ...['699px', '700px'].map((width) => ({ style: `width: ${width}` })),
  { style: 'float: left' },
];

for (const width of [1280, 390])
  test(`nothing moves at ${width} px when figures start`, async ({ page, baseURL }) => {
    const release = await hold(page, '**/element.js');
    await page.setViewportSize({ width, height: 900 });
    const post = FIGURES.map((attributes) => tag(baseURL!, attributes, 'A caption that\nsays little.'));
    await openPost(page, post.join('<p>Text.</p>'));
    const boxes = () =>
      page.locator('meander-path, [slot=caption], body > p').evaluateAll((all) =>
        all.map((one) => {
          const { y, height, width } = one.getBoundingClientRect();
          return [y + scrollY, height, width].map(Math.round);
        }),
      );
    const figures = page.locator('meander-path');
    for (const figure of await figures.all()) {
      await expect(figure).toHaveAttribute('style', /--meander-room/);
      const picture = figure.locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.complete)).toBe(true);
    }
    const before = await boxes();
    release();
    for (const figure of await figures.all()) await take(figure);
    expect(await boxes()).toEqual(before);
  });

test.describe('a file with another hash does not run', () => {
  test.use({
    expectedNoise:
      /^(console error: (.*module cannot be loaded: |Failed to load resource|Failed to find a valid digest|Fetch API cannot load .* integrity)|failed: |error: http\S+element-sentences.js$)/,
  });

  /** Serves changed files that work the same; a changed script sets `isTampered`. */
  async function tamper(page: Page, ...files: string[]) {
    await page.unrouteAll();
    for (const file of files) {
      const bytes = readFileSync(new URL(`../../dist/${built.folder}${file}`, import.meta.url));
      const more = file.endsWith('.js') ? Buffer.from('\nglobalThis.isTampered = true;') : Buffer.of(0, 1, 0);
      await page.route(`**/${built.folder}${file}`, (route) =>
        route.fulfill({
          body: Buffer.concat([bytes, more]),
          contentType: file.endsWith('.js') ? 'text/javascript' : 'application/wasm',
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
    }
  }
  const ran = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isTampered'));

  const step = steps();
  test('the poster, the figure or the page works without it', step.all);

  for (const file of ['element.js', 'figure.wasm'])
    step(`${file}: the poster stays, with a sentence`, async ({ page, baseURL }) => {
      await tamper(page, file);
      await openPost(page, tag(baseURL!));
      await expect(page.getByText('This figure did not load.')).toBeVisible();
      await expect(poster(page)).toBeVisible();
      expect(await page.evaluate(() => customElements.get('meander-path'))).toBeUndefined();
      expect(await ran(page)).toBeUndefined();
    });

  step('a module that loads later: the figure works without it', async ({ page, baseURL }) => {
    await tamper(page, ...['panel', 'words-de', 'sentences', 'read'].map((name) => `element-${name}.js`));
    await openPost(page, `${tag(baseURL!)}<meander-output name="seed">7</meander-output>`, { lang: 'de' });
    const figure = await take(page.locator('meander-path'));
    await expect(figure.button('Another')).toBeVisible();
    await expect(figure.call('importText', 'x,y\n1,2\n3,4\n5,2')).rejects.toThrow();
    expect(await ran(page)).toBeUndefined();
  });

  for (const file of ['meander.wasm', 'element-meander.js'])
    step(`${file}: functions that need the whole module reject`, async ({ page, baseURL }) => {
      await tamper(page, file);
      await openPost(page, tag(baseURL!));
      const figure = await take(page.locator('meander-path'));
      const outcome = figure.element.evaluate((it: MeanderPath) => it.engine.ready());
      await expect(outcome).rejects.toThrow('the module cannot be loaded');
      expect(await ran(page)).toBeUndefined();
    });

  for (const isTampered of [true, false])
    step(
      `meander-worker.js, ${isTampered ? 'changed: the page' : 'unchanged: a worker'} carves`,
      async ({ page, baseURL }) => {
        await tamper(page, ...(isTampered ? ['meander-worker.js'] : []));
        await openPost(page, tag(baseURL!));
        const figure = await take(page.locator('meander-path'));
        const outcome = await figure.element.evaluate(async ({ engine }: MeanderPath) => {
          let answers = 0;
          globalThis.Worker = class extends Worker {
            constructor(address: string | URL, options?: WorkerOptions) {
              super(address, options);
              this.addEventListener('message', ({ data }) => (answers += Number(typeof data === 'object')));
            }
          };
          await engine.ready();
          const request = { width: 90, height: 90, terminals: [0, 8099], seed: 4 };
          const { path } = (await engine.chiselLater(request))!;
          return { answers, same: String(path) === String(engine.chisel(request)!.path) };
        });
        expect(outcome).toEqual({ answers: isTampered ? 0 : 1, same: true });
      },
    );
});

test.describe('on a page with a strict policy', () => {
  const policy = (site: string, wasm: string) =>
    `<meta http-equiv="Content-Security-Policy" content="script-src ${new URL(site).origin} ${wasm}; style-src 'self'">`;

  test('a figure speaks the language of its post, and nothing is reported', async ({ page, baseURL }) => {
    await openPost(page, tag(baseURL!), { head: policy(baseURL!, "'wasm-unsafe-eval'"), lang: 'de' });
    const figure = await take(page.locator('meander-path'));
    await expect(figure.button('Neu')).toBeVisible();
  });

  test.describe('that blocks WebAssembly', () => {
    test.use({ expectedNoise: /^console error: .*(WebAssembly|wasm)/i });
    test('the poster stays, with a sentence', async ({ page, baseURL }) => {
      await openPost(page, tag(baseURL!), { head: policy(baseURL!, '') });
      await expect(page.getByText('This page blocks WebAssembly')).toBeVisible();
      await expect(poster(page)).toBeVisible();
    });
  });
});
