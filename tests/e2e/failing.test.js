/** Posts whose figure cannot start, and posts whose CSS is not meant for figures. */
import { holdBack } from './holding.js';
import { copySnippets, expect, test } from './pasting.js';

const STATE = 'v=1&c=16&r=12&n=7';
const SENTENCE = /^(The script of this figure did not run\.|This figure could not be loaded\.)/;

/** @param {string} body @param {string} [head] */
const html = (body, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8">${head}<meta name="viewport" content="width=device-width"><title>Post</title><link rel="icon" href="data:,"><body>${body}<p id="below">The text below.</p></body></html>`;

/** @param {import('@playwright/test').Page} page */
async function expectSentence(page) {
  const said = page.locator('meander-path small').filter({ visible: true });
  await expect(said).toHaveCount(1);
  await expect(said).toHaveText(SENTENCE);
  await expect(page.locator('[slot=poster] svg')).toBeVisible();
  await expect(said.getByRole('link')).toHaveAttribute('href', /\/#v=1&c=16&r=12&n=7$/);
}

test.describe('tags', () => {
  test.use({ expectedNoise: /^(console error: |failed: )/ });

  for (const file of ['loader.js', 'widget.js', 'figure.wasm'])
    test(`tag, ${file} blocked: the drawing stays, with one sentence`, async ({ page, blog }) => {
      const { tag } = await copySnippets(page, STATE);
      await page.route(`**/${file}`, (route) => route.abort('blockedbyclient'));
      await page.goto(blog.put('/blocked.html', html(tag)));
      await expectSentence(page);
    });

  test('tag, scripts off: the drawing stays, with one sentence', async ({ page, blog, browser }) => {
    const { tag } = await copySnippets(page, STATE);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const silent = await context.newPage();
    await silent.goto(blog.put('/silent.html', html(tag)));
    await expectSentence(silent);
    await context.close();
  });
});

test.describe('frames', () => {
  test.use({ expectedNoise: /^(console error: |failed: )/ });

  /** @param {import('@playwright/test').Page} page */
  async function expectNoHole(page) {
    const [above, below] = await Promise.all(
      ['#above', '#below'].map((id) => page.locator(id).boundingBox()),
    );
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(240);
  }

  test('frame with a wrong path: one sentence, until a page answers', async ({ page, blog }) => {
    const { frame } = await copySnippets(page, STATE);
    const wrong = `<p id="above">Above.</p>${frame.replace('/dist/', '/nothing/')}`;
    await page.clock.install();
    await page.goto(blog.put('/wrong.html', html(wrong)));
    await page.clock.fastForward(3000);
    await expect(page.locator('small')).toHaveText('This figure could not be loaded.');
    await expectNoHole(page);
    await page
      .locator('iframe')
      .evaluate((one) =>
        one.setAttribute('src', String(one.getAttribute('src')).replace('/nothing/', '/dist/')),
      );
    await expect(page.locator('small')).toHaveCount(0);
    await expect(page.frameLocator('iframe').locator('.handle')).toHaveCount(2);
    expect((await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(400);
  });

  test('frame where scripts are off: it shows one sentence', async ({ page, blog }) => {
    const { frame } = await copySnippets(page, STATE);
    // The protocol turns scripts off in one process only; a sandbox does so in the frames of a page, too.
    const sandbox = { 'content-security-policy': 'sandbox allow-same-origin' };
    await page.goto(blog.put('/frame.html', html(`<p id="above">Above.</p>${frame}`), sandbox));
    await expect(page.frameLocator('iframe').locator('noscript p')).toBeVisible();
    await expectNoHole(page);
  });
});

const RULES = `<style>
  svg { fill: currentColor; width: 1em; height: 1em; padding: 3px; vertical-align: middle }
  canvas { max-width: 100%; height: auto } button { all: unset } a { display: inline-block; padding: 1em }
</style>`;

test('CSS of a host for icons, buttons and links leaves the figure alone', async ({ page, blog }) => {
  const { tag } = await copySnippets(page, STATE);
  const release = await holdBack(page, '**/widget.js');
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(blog.put('/icons.html', html(tag, RULES)), { waitUntil: 'commit' });
  const drawing = page.locator('[slot=poster] svg');
  await expect(drawing).toBeVisible();
  expect(Math.round((await drawing.boundingBox())?.width ?? 0)).toBe(684);
  await expect(drawing.locator('path[stroke]').first()).toHaveCSS('fill', 'none');
  release();
  await expect(page.locator('meander-path .handle')).toHaveCount(2);
  const canvas = await page.locator('meander-path canvas').first().boundingBox();
  expect(Math.round(canvas?.width ?? 0)).toBe(684);
});
