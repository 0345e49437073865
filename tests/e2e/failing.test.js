/** What a reader has where a pasted tag cannot become a figure, and on hosts whose rules are meant for other things. */
import { holdBack } from './holding.js';
import { copySnippets, expect, test } from './pasting.js';

const STATE = 'v=1&c=16&r=12&n=7';
const SENTENCE = /^(The script of this figure did not run\.|This figure could not be loaded\.)/;

/** @param {string} body @param {string} [head] */
const html = (body, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8">${head}<meta name="viewport" content="width=device-width"><title>Post</title><link rel="icon" href="data:,"><body>${body}<p id="below">The text below.</p></body></html>`;

/** @param {import('@playwright/test').Page} page @param {boolean} drawn */
async function expectSentence(page, drawn) {
  const said = page.locator('meander-path small').filter({ visible: true });
  await expect(said).toHaveCount(1);
  await expect(said).toHaveText(SENTENCE);
  await expect(page.locator('[slot=poster]')).toHaveCount(drawn ? 1 : 0);
  if (drawn) await expect(page.locator('[slot=poster] svg')).toBeVisible();
  await expect(said.getByRole('link')).toHaveAttribute('href', /\/#v=1&c=16&r=12&n=7$/);
  const [words, below] = [await said.boundingBox(), await page.locator('#below').boundingBox()];
  expect((below?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0), 'no hole').toBeLessThan(40);
}

/** @param {import('@playwright/test').Page} builder */
async function noDrawing(builder) {
  await builder.getByLabel('with a picture until it runs').uncheck();
  await expect(builder.locator('[data-way=tag] pre code')).not.toContainText('slot="poster"');
}

test.describe('with small words of the blogger', () => {
  test.use({ expectedNoise: /^(console error: |failed: )/ });

  test('these stay, and the sentence comes beneath', async ({ page, blog }) => {
    const { tag } = await copySnippets(page, STATE);
    const own = '<p slot="caption"><small>My own words</small></p>';
    await page.route('**/widget.js', (route) => route.abort('blockedbyclient'));
    await page.goto(blog.put('/own.html', html(tag.replace('<small hidden>', `${own}<small hidden>`))));
    const said = page.locator('meander-path > small').filter({ visible: true });
    await expect(said).toHaveText(SENTENCE);
    await expect(page.locator('p[slot=caption]')).toHaveText('My own words');
  });
});

for (const drawn of [true, false])
  test.describe(drawn ? 'with a drawing' : 'without one', () => {
    test.use({ expectedNoise: /^(console error: |failed: )/ });
    const snippet = async (/** @type {import('@playwright/test').Page} */ page) =>
      (await copySnippets(page, STATE, drawn ? undefined : noDrawing)).tag;

    test('a wrong path', async ({ page, blog }) => {
      const tag = await snippet(page);
      await page.goto(blog.put('/wrong.html', html(tag.replace('loader.js', 'nothing.js'))));
      await expectSentence(page, drawn);
    });

    test('a host that other sites may not load from', async ({ page, blog, baseURL }) => {
      const tag = await snippet(page);
      // The blog sends its files to its own pages only.
      const script = await page.request.get(String(/src="([^"]+)"/.exec(tag)?.[1]));
      const address = blog.put('/loader.js', await script.text());
      const body = html(tag.replace(/src="[^"]+"/, `src="${address}"`));
      await page.route('**/tests/posts/refused.html', (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      );
      await page.goto(new URL('/tests/posts/refused.html', baseURL).href);
      await expectSentence(page, drawn);
    });

    for (const file of ['loader.js', 'widget.js', 'figure.wasm'])
      test(`${file} is blocked`, async ({ page, blog }) => {
        const tag = await snippet(page);
        await page.route(`**/${file}`, (route) => route.abort('blockedbyclient'));
        await page.goto(blog.put('/blocked.html', html(tag)));
        await expectSentence(page, drawn);
      });

    test('scripts are off', async ({ page, blog, browser }) => {
      const tag = await snippet(page);
      const context = await browser.newContext({ javaScriptEnabled: false });
      const silent = await context.newPage();
      await silent.goto(blog.put('/silent.html', html(tag)));
      await expectSentence(silent, drawn);
      await context.close();
    });
  });

test.describe('a frame', () => {
  test.use({ expectedNoise: /^(console error: |failed: )/ });

  /** @param {import('@playwright/test').Page} page */
  async function expectNoHole(page) {
    const [above, below] = await Promise.all(
      ['#above', '#below'].map((id) => page.locator(id).boundingBox()),
    );
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(240);
  }

  test('of a wrong path, or whose scripts are missing, gives its room to one sentence', async ({
    page,
    blog,
  }) => {
    const { frame } = await copySnippets(page, STATE);
    const post = blog.put('/frame.html', html(`<p id="above">Above.</p>${frame}`));
    const wrong = blog.put(
      '/wrong.html',
      html(`<p id="above">Above.</p>${frame.replace('/dist/', '/nothing/')}`),
    );
    await page.route('**/frame.js', (route) => route.abort());
    for (const address of [wrong, post]) {
      await page.goto(address);
      await expect(page.locator('small')).toHaveText('This figure could not be loaded.');
      await expectNoHole(page);
    }
    // A page that was only late is shown after all.
    await page.unroute('**/frame.js');
    await page
      .locator('iframe')
      .evaluate((one) => one.setAttribute('src', String(one.getAttribute('src')).replace('?', '?again&')));
    await expect(page.locator('small')).toHaveCount(0);
    await expect(page.frameLocator('iframe').locator('.handle')).toHaveCount(2);
    expect((await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(400);
  });

  test('says one sentence where scripts are off', async ({ page, blog }) => {
    const { frame } = await copySnippets(page, STATE);
    // The protocol turns scripts off in one process only; a sandbox does so in the frames of a page, too.
    const sandbox = { 'content-security-policy': 'sandbox allow-same-origin' };
    await page.goto(blog.put('/frame.html', html(`<p id="above">Above.</p>${frame}`), sandbox));
    await expect(page.frameLocator('iframe').locator('noscript p')).toBeVisible();
    await expectNoHole(page);
  });
});

test('a drawing that is pasted is no wider than its column', async ({ page, blog }) => {
  const { svg } = await copySnippets(page, STATE);
  await page.goto(blog.put('/narrow.html', html(`<main style="width:300px">${svg}</main>`)));
  const box = await page.locator('main svg').boundingBox();
  expect([box?.width, box?.height]).toEqual([300, 225]);
});

const RULES = `<style>
  svg { fill: currentColor; width: 1em; height: 1em; padding: 3px; vertical-align: middle }
  canvas { max-width: 100%; height: auto } button { all: unset } a { display: inline-block; padding: 1em }
</style>`;

test('a host’s rules for icons, buttons and links leave the drawing and the figure alone', async ({
  page,
  blog,
}) => {
  const { tag } = await copySnippets(page, STATE);
  const release = await holdBack(page, '**/widget.js');
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(blog.put('/icons.html', html(tag, RULES)), { waitUntil: 'commit' });
  const drawing = page.locator('[slot=poster] svg');
  await expect(drawing).toBeVisible();
  const looks = await drawing.evaluate((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    const lines = [...svg.querySelectorAll('path[stroke]')].map((line) => getComputedStyle(line).fill);
    return { width, height, fills: [...new Set(lines)] };
  });
  expect(looks).toEqual({ width: 684, height: 513, fills: ['none'] });
  const link = page.locator('[slot=poster]');
  expect(await link.getAttribute('href')).toMatch(/\/dist\/#v=1&c=16&r=12&n=7$/);
  const before = await page.locator('#below').boundingBox();
  release();
  await expect(page.locator('meander-path .handle')).toHaveCount(2);
  const after = await page.locator('#below').boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  const canvas = await page.locator('meander-path canvas').first().boundingBox();
  expect([canvas?.width, canvas?.height]).toEqual([684, 513]);
});

test('the drawing has the theme that was chosen', async ({ page }) => {
  const { tag } = await copySnippets(page, STATE, async (builder) => {
    await builder.getByLabel('theme').selectOption('dark');
    await expect(builder.locator('[data-way=tag] pre code')).toContainText('theme="dark"');
  });
  expect(tag).toContain('h720v540H0z" fill="#191e23"');
  expect(tag).not.toContain('currentColor');
});
