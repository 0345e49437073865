/** The page that makes snippets. `pasting.js` and its tests put them into posts. */
import { readFileSync } from 'node:fs';
import { ATTRIBUTES } from '../../www/old/element/attributes.js';
import { copied, expect, test } from './figure.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Route} Route */

const list = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** @param {Page} page @param {string} [hash] */
async function open(page, hash = '') {
  await page.goto(`builder.html${hash}`);
  await code(page, 'markdown').filter({ hasText: 'meander.svg' }).waitFor();
  return page.frameLocator('.screen iframe').locator('meander-path');
}

/** @param {Page} page @param {string} way */
const code = (page, way) => page.locator(`[data-way=${way}] pre code`);
/** @param {Page} page @param {string} way */
const copyButton = (page, way) => page.locator(`[data-way=${way}] .copy`);
/** @param {Page} page @param {string} way */
const refusal = (page, way) => page.locator(`[data-way=${way}] .refused`);

test('every attribute has a control with a name and a description', async ({ page }) => {
  await open(page);
  // Cells and positions are set in the figure, and a state is all attributes at once.
  const drawn = ATTRIBUTES.filter(({ kind, name }) => !/cells|place/.test(kind) && name !== 'state');
  await expect(page.locator('.options > :not(summary)')).toHaveCount(drawn.length);
  const inputs = page.locator('.options :is(input, select)');
  const unnamed = await inputs.evaluateAll((all) =>
    all.flatMap((input) => {
      const { id, labels } = /** @type {HTMLInputElement} */ (input);
      const help = document.getElementById(String(input.getAttribute('aria-describedby')?.split(' ')[0]));
      return labels?.[0]?.textContent?.trim() && help?.textContent?.trim() ? [] : [id || input.outerHTML];
    }),
  );
  expect(unnamed).toEqual([]);
});

test('the form works by keyboard, and the copied snippet matches it', async ({ page }) => {
  await open(page, '#v=1&w=3&e=4,1+9,9');
  await expect(code(page, 'tag')).toContainText('wiggliness="3" terminals="4,1 9,9"');
  const choices = page.locator('.choices');
  await choices.getByLabel('source').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // Attributes without effect on the source are left out.
  await expect(code(page, 'tag')).toContainText('<meander-path source="waypoints" ui="mini" style=');
  await expect(choices.getByLabel('wiggliness')).toBeHidden();
  await choices.getByLabel('closed').focus();
  await page.keyboard.press('Space');
  await choices.getByLabel('columns').fill('30');
  await page.keyboard.press('Tab');
  await expect(code(page, 'tag')).toContainText(' closed ');
  await expect(code(page, 'tag')).toContainText('columns="30"');
  expect(await copied(copyButton(page, 'tag'))).toContain('columns="30" ');
});

test('an invalid value shows what is allowed and changes no snippet', async ({ page }) => {
  await open(page);
  const before = await code(page, 'tag').textContent();
  for (const [label, wrong, allowed] of [
    ['columns', '0', 'a whole number, from 2 to 2048.'],
    ['speed', 'x', 'a number, from 0.1 to 1000000, or instant.'],
  ]) {
    const option = page.locator('.choices .option').filter({ has: page.getByLabel(label, { exact: true }) });
    await option.getByLabel(label).fill(wrong);
    await page.keyboard.press('Tab');
    await expect(option.getByRole('status')).toHaveText(`It stays as it was: this must be ${allowed}`);
    await expect(option.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await copied(copyButton(page, 'tag'))).toBe(before);
  await page.locator('.choices').getByLabel('columns').fill('30');
  await copyButton(page, 'tag').focus();
  await expect(page.locator('.choices [aria-invalid=true]')).toHaveCount(0);
});

test.describe('with other addresses', () => {
  test.use({ expectedNoise: /example|Failed to load resource/ });

  test('the page keeps its state in its own link', async ({ page, context }) => {
    await open(page, '#v=1&n=7');
    await page.getByLabel('theme').selectOption('dark');
    await page.getByLabel('source').selectOption('waypoints');
    await expect(code(page, 'tag')).toContainText('source="waypoints"');
    await page.getByLabel('The files lie at').fill('https://example.org/roads');
    await page.getByLabel('Caption').fill('A road & a wall');
    await page.getByLabel('Greatest width, in pixels').fill('420');
    await page.getByLabel('draws itself').check();
    await page.getByLabel('Jekyll').check();
    const shown = ['tag', 'frame', 'svg', 'markdown'];
    await expect(code(page, 'svg')).toContainText('@keyframes');
    // A fixed theme leaves the other one's colours out.
    await expect(code(page, 'svg')).not.toContainText('prefers-color-scheme');
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toMatch(/host=jekyll/);
    const texts = await Promise.all(shown.map((way) => code(page, way).textContent()));
    expect(texts[0]).toContain('theme="dark"');
    expect(texts[0]).toContain('max-width:420px');
    expect(texts[0]).toContain('<p slot="caption">A road &amp; a wall</p>');

    const again = await context.newPage();
    await open(again, new URL(page.url()).hash);
    await again.getByRole('button', { name: 'Use this address' }).click();
    for (const [i, way] of shown.entries())
      await expect(code(again, way)).toHaveText(texts[i] ?? '', { useInnerText: false });
    await expect(again.locator('[data-host=jekyll]')).toBeVisible();
  });

  test('an address from a link is used only when the author accepts it', async ({ page }) => {
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => {
      if (request.url().includes('other.example')) asked.push(request.url());
    });
    await page.route('https://other.example/**', (route) => route.fulfill({ status: 404, body: '' }));
    const question = page.locator('.from-link');
    await open(page, '#v=1&n=7&site=https://other.example/x/');
    await expect(question).toContainText('names https://other.example/x/ as the address');
    await expect(page.locator('.found')).toContainText(`version ${list.version}`);
    await expect(code(page, 'tag')).not.toContainText('other.example');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(question).toBeHidden();
    expect(page.url()).not.toContain('other');
    // The page tries an address when the author stops typing for a moment.
    await page.waitForTimeout(1000);
    expect(asked).toEqual([]);

    // The page offers no address that a post cannot use.
    await page.evaluate(() => (location.hash = '#v=1&n=9&site=https://a:b@other.example/x/'));
    await expect(code(page, 'tag')).toContainText('seed="9"');
    await expect(question).toBeHidden();

    await page.evaluate(() => (location.hash = '#v=1&n=8&site=https://other.example/x/'));
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(code(page, 'tag')).toContainText('src="https://other.example/x/');
    await expect(page.locator('.found')).toContainText('the host says 404');
  });

  test('an invalid address copies nothing and says why', async ({ page }) => {
    await open(page);
    await page.evaluate(() => navigator.clipboard.writeText('earlier'));
    await page.locator('.address').fill('javascript:alert(1)');
    await expect(page.locator('.found')).toHaveClass(/wrong/);
    const reason = String(await page.locator('.found').textContent());
    for (const way of ['tag', 'frame', 'markdown']) {
      await copyButton(page, way).press('Enter');
      await expect(refusal(page, way)).toHaveText(reason);
      await expect(code(page, way)).toHaveText(reason);
    }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('earlier');
    await page.locator('.address').fill('https://example.org/roads');
    expect(await copied(copyButton(page, 'tag'))).toContain(
      `src="https://example.org/roads/embed/${list.version}/loader.js"`,
    );
    await expect(page.locator('.refused')).toHaveCount(0);
  });
});

test.describe('where a file fails', () => {
  test.use({ expectedNoise: /^(console error: |failed: |console warning: .*WebAssembly)/ });

  /** @type {Record<string, [pattern: string, answer: (route: Route) => unknown, sentence: RegExp]>} */
  const FAULTS = {
    missing: [
      '**/embed.json',
      (route) => route.fulfill({ status: 404, body: 'Not found' }),
      /^The list of the built files, embed\.json, could not be loaded: the host says 404\./,
    ],
    damaged: [
      '**/meander*.wasm',
      (route) => route.fulfill({ contentType: 'application/wasm', body: 'damaged' }),
      /^The compiled module could not be/,
    ],
  };
  for (const [name, [pattern, answer, sentence]] of Object.entries(FAULTS))
    test(`${name} file: “Copy” says so, and a retry keeps what was typed`, async ({ page }) => {
      await page.route(pattern, answer);
      await page.goto('builder.html');
      await expect(page.locator('.notice')).toHaveText(sentence);
      await page.getByLabel('Caption').fill('Roads, kept');
      await copyButton(page, 'tag').click();
      await expect(refusal(page, 'tag')).toHaveText(sentence);
      await page.unroute(pattern);
      await page.locator('.notice').getByRole('button', { name: 'Try again' }).click();
      await expect(code(page, 'tag')).toContainText('Roads, kept');
      await expect(page.locator('.notice')).toBeHidden();
      await expect(page.locator('.refused')).toHaveCount(0);
    });

  test('a policy without WebAssembly, or a sandbox, is named without retry', async ({ page }) => {
    await page.route('**/builder.html', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('builder.html');
    await expect(page.locator('.notice')).toHaveText(
      /^This browser, or a policy of this page, does not allow/,
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.unroute('**/builder.html');
    const frame = '<iframe sandbox="allow-scripts" src="./builder.html" width="900" height="700"></iframe>';
    await page.route('**/sandbox.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><link rel="icon" href="data:,">${frame}`,
      }),
    );
    await page.goto('sandbox.html');
    await expect(page.frameLocator('iframe').locator('.notice')).toHaveText(/^This page is in a sandbox/);
  });
});
