/** The page that makes snippets. What they do in posts is tested with the posts. */
import { readFileSync } from 'node:fs';
import { ATTRIBUTES } from '../../www/element/attributes.js';
import { copied, expect, test } from './figure.js';

const list = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));

/** @param {import('@playwright/test').Page} page @param {string} [hash] */
async function open(page, hash = '') {
  await page.goto(`builder.html${hash}`);
  await code(page, 'markdown').filter({ hasText: 'meander.svg' }).waitFor();
  return page.frameLocator('.screen iframe').locator('meander-path');
}

/** @param {import('@playwright/test').Page} page @param {string} way */
const code = (page, way) => page.locator(`[data-way=${way}] pre code`);

test('every attribute has a control with a name and a description, except those set by dragging or import', async ({
  page,
}) => {
  await open(page);
  const drawn = ATTRIBUTES.filter(({ kind, name }) => !/cells|place/.test(kind) && name !== 'state');
  await expect(page.locator('.options > :not(summary)')).toHaveCount(drawn.length);
  // Each has a name that a screen reader can tell.
  const inputs = page.locator('.options :is(input, select)');
  const unnamed = await inputs.evaluateAll(
    (all) =>
      all.filter((input) => !(/** @type {HTMLInputElement} */ (input).labels?.[0]?.textContent?.trim()))
        .length,
  );
  expect(unnamed).toBe(0);
  expect(await inputs.count()).toBeGreaterThan(25);
  for (const input of await inputs.all()) await expect(input).toHaveAccessibleDescription(/\w+ .*\.$/);
});

test('the form works by keyboard', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const choices = page.locator('.choices');
  await choices.getByLabel('source').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(code(page, 'tag')).toContainText('source="waypoints"');
  await expect(choices.getByLabel('wiggliness')).toBeHidden();
  await choices.getByLabel('closed').focus();
  await page.keyboard.press('Space');
  await expect(code(page, 'tag')).toContainText(' closed ');
  await choices.getByLabel('columns').fill('1');
  await page.keyboard.press('Tab');
  await expect(choices.getByLabel('columns')).toHaveJSProperty('validity.valid', false);
  expect(await code(page, 'tag').textContent()).not.toContain('columns=');
  await choices.getByLabel('columns').fill('30');
  await page.keyboard.press('Tab');
  await expect(code(page, 'tag')).toContainText('columns="30"');
  await page.keyboard.press('Shift+Tab');
  expect(await copied(page.locator('[data-way=tag] .copy'))).toContain('columns="30" ');
});

test('an invalid value shows what is allowed and changes nothing', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const choices = page.locator('.choices');
  const before = await code(page, 'tag').textContent();
  for (const [label, wrong, allowed] of [
    ['columns', '0', 'a whole number, from 2 to 2048.'],
    ['rows', '2.5', 'a whole number, from 2 to 2048.'],
    ['seed', '-4', 'a whole number, from 0 to 4294967295.'],
    ['speed', 'x', 'a number, from 0.1 to 1000000, or instant.'],
  ]) {
    const option = choices.locator('.option').filter({ has: page.getByLabel(label, { exact: true }) });
    await option.getByLabel(label).fill(wrong);
    await page.keyboard.press('Tab');
    await expect(option.getByRole('status')).toHaveText(`It stays as it was: this must be ${allowed}`);
    await expect(option.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await copied(page.locator('[data-way=tag] .copy'))).toBe(before);
  await expect(choices.locator('[aria-invalid=true]')).toHaveCount(4);
  await choices.getByLabel('columns').fill('30');
  await page.locator('[data-way=tag] .copy').focus();
  await expect(code(page, 'tag')).toContainText('columns="30"');
  // The fields show the figure again.
  await expect(choices.getByLabel('seed')).toHaveValue('12');
  await expect(choices.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(choices.locator('.wrong:not(:empty)')).toHaveCount(0);
});

test('dragging in the sample post updates the snippets', async ({ page }) => {
  const figure = await open(page);
  await figure.locator('.handle').first().press('Enter');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect(code(page, 'tag')).toContainText('terminals="4,1 18,18"');
  await expect(code(page, 'frame')).toContainText('e=4,1+18,18');
  await expect(code(page, 'markdown')).toContainText('e=4,1+18,18');
});

test.describe('with other addresses', () => {
  // What lies there is made up, or is not there.
  test.use({ expectedNoise: /example|Failed to load resource/ });

  test('the page keeps its state in its own link', async ({ page, context }) => {
    await open(page, '#v=1&n=7');
    expect(new URL(page.url()).hash).toBe('#v=1&n=7');
    await page.getByLabel('theme').selectOption('dark');
    await page.getByLabel('source').selectOption('waypoints');
    // Another source has other controls, and what is below them moves.
    await expect(code(page, 'tag')).toContainText('source="waypoints"');
    await page.getByLabel('only to look at').check();
    await page.getByLabel('The files lie at').fill('https://example.org/roads');
    await page.getByLabel('Caption').fill('A road & a wall');
    await page.getByLabel('Greatest width, in pixels').fill('420');
    await page.getByLabel('with a picture until it runs').uncheck();
    await page.getByLabel('draws itself').check();
    await page.getByLabel('phone').check();
    await page.getByLabel('Jekyll').check();
    const shown = ['tag', 'frame', 'svg', 'markdown'];
    // All snippets are shown at once, and this is told by what was chosen last of what they have in them.
    await expect(code(page, 'svg')).toContainText('@keyframes');
    await expect(code(page, 'tag')).toContainText('theme="dark"');
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toMatch(/host=jekyll/);
    const texts = await Promise.all(shown.map((way) => code(page, way).textContent()));
    expect(texts[0]).toContain('max-width:420px');
    expect(texts[0]).toContain('<p slot="caption">A road &amp; a wall</p>');
    expect(texts[3]).toContain('*A road &#38; a wall*');

    const again = await context.newPage();
    const figure = await open(again, new URL(page.url()).hash);
    await again.getByRole('button', { name: 'Use this address' }).click();
    for (const [i, way] of shown.entries())
      await expect(code(again, way)).toHaveText(texts[i] ?? '', { useInnerText: false });
    await expect(again.getByLabel('phone')).toBeChecked();
    await expect(again.locator('[data-host=jekyll]')).toBeVisible();
    await expect(again.locator('[data-host=html]')).toBeHidden();
    await expect(figure.locator('[slot=caption]')).toHaveText('A road & a wall');
    await expect.poll(async () => (await figure.boundingBox())?.width).toBeLessThanOrEqual(420);
  });

  test('an address from a link is neither asked nor used before the author accepts it', async ({ page }) => {
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => {
      if (request.url().includes('other.example')) asked.push(request.url());
    });
    await page.route('https://other.example/**', (route) => route.fulfill({ status: 404, body: '' }));
    const tags = code(page, 'tag');
    const question = page.locator('.from-link');
    const link = '#v=1&n=7&site=https://other.example/x/';
    await open(page, link);
    await expect(question).toContainText('names https://other.example/x/ as the address');
    await expect(tags).toContainText('loader.js');
    await expect(page.locator('.found')).toContainText(`version ${list.version}`);
    await expect(tags).not.toContainText('other.example');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(question).toBeHidden();
    await expect(page.locator('.address')).not.toHaveValue(/other/);
    expect(page.url()).not.toContain('other');
    // The page tries an address when the author stops typing for a moment.
    await page.waitForTimeout(1000);
    expect(asked).toEqual([]);

    // An address that no post could use is not offered, either.
    await page.evaluate(() => (location.hash = '#v=1&n=9&site=https://a:b@other.example/x/'));
    await expect(tags).toContainText('seed="9"');
    await expect(question).toBeHidden();
    await expect(page.locator('.address')).not.toHaveValue(/other/);

    await page.evaluate(() => (location.hash = '#v=1&n=8&site=https://other.example/x/'));
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(question).toBeHidden();
    await expect(tags).toContainText('src="https://other.example/x/');
    await expect(page.locator('.found')).toContainText('the host says 404');
    expect(asked.length).toBeGreaterThan(0);
  });

  test('an address that no post can name copies nothing and says why', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.evaluate(() => navigator.clipboard.writeText('what was there'));
    for (const address of ['ftp://example.org/', 'javascript:alert(1)', 'example.org', '']) {
      await page.locator('.address').fill(address);
      await expect(page.locator('.found')).toHaveClass(/wrong/);
      const reason = String(await page.locator('.found').textContent());
      for (const way of ['tag', 'frame', 'markdown']) {
        await page.locator(`[data-way=${way}] .copy`).press('Enter');
        await expect(page.locator(`[data-way=${way}] .refused`)).toHaveText(reason);
        await expect(code(page, way)).toHaveText(reason);
        await expect(page.locator(`[data-way=${way}] .copy`)).toHaveText('Copy');
      }
    }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('what was there');
    await page.locator('.address').fill('https://example.org/roads');
    const tag = await copied(page.locator('[data-way=tag] .copy'));
    expect(tag).toContain(`src="https://example.org/roads/embed/${list.version}/loader.js"`);
    // What was refused can be copied now.
    await expect(page.locator('.refused')).toHaveCount(0);
  });

  test('the address is tried, and what is found there is told', async ({ page }) => {
    const loader = readFileSync(new URL(`../../dist/${list.folder}loader.js`, import.meta.url), 'utf8');
    const headers = { 'access-control-allow-origin': '*' };
    const contentType = 'text/javascript';
    await page.route('https://open.example/**', (route) =>
      route.fulfill({ headers, contentType, body: loader }),
    );
    await page.route('https://other.example/**', (route) =>
      route.fulfill({ headers, contentType, body: '0' }),
    );
    await page.route('https://missing.example/**', (route) =>
      route.fulfill({ status: 404, headers, body: '' }),
    );
    await page.route('https://down.example/**', (route) => route.abort());
    await open(page);
    const found = page.locator('.found');
    // Served from this computer, as the tests are.
    await expect(found).toContainText(`version ${list.version}`);
    await expect(found).toContainText('Only this computer');
    for (const [address, text] of [
      ['https://open.example', `Found: version ${list.version}, and other sites may load it.`],
      ['https://other.example', 'There is another build'],
      [
        'https://missing.example/x',
        `There is no https://missing.example/x/${list.folder}loader.js (the host says 404)`,
      ],
      ['https://down.example', 'Nothing answered at'],
    ]) {
      await page.locator('.address').fill(address);
      await expect(found).toContainText(text);
      await expect(found).not.toContainText('Only this computer');
    }
  });
});

test('walls, ends and points can be typed, and a file opens', async ({ page }) => {
  const figure = await open(page);
  await page.getByRole('textbox', { name: 'ends' }).fill('2,2 9,17');
  await page.keyboard.press('Tab');
  await expect(code(page, 'tag')).toContainText('terminals="2,2 9,17"');
  await page.getByRole('textbox', { name: 'walls' }).fill('100 5');
  await page.keyboard.press('Tab');
  await expect(code(page, 'tag')).toContainText('walls="100 5"');
  await page.getByRole('textbox', { name: 'walls' }).fill('up and down');
  await page.keyboard.press('Tab');
  await expect(page.locator('.wrong:not(:empty)')).toHaveText(/lengths of runs such as "5 3 12 1"/);
  await page.getByLabel('source').selectOption('waypoints');
  await page.getByRole('textbox', { name: 'points' }).fill('1,1 4,9 12,3');
  await page.keyboard.press('Tab');
  await expect(code(page, 'tag')).toContainText('points="1,1 4,9 12,3"');
  await page.getByLabel('dimensions').fill('3');
  await page.keyboard.press('Tab');
  await expect(code(page, 'tag')).toContainText('dimension="3"');
  await page.getByRole('textbox', { name: 'points' }).fill('1,1,2 4,9,0 12,3,1');
  await page.keyboard.press('Tab');
  await expect(code(page, 'tag')).toContainText('points="1,1,2 4,9,0 12,3,1"');

  const open_ = (/** @type {string} */ text) =>
    page
      .locator('.open-file input')
      .setInputFiles({ name: 'walk.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await open_('x,y\n1,2\n3,4\n5,1');
  await expect(code(page, 'tag')).toContainText('source="track"');
  await expect.poll(() => figure.evaluate((one) => Reflect.get(one, 'points').length)).toBe(6);
  await open_('no points here');
  await expect(page.locator('.notice')).toContainText('That file could not be opened: ');
  await open_('v=1&n=99');
  await expect(code(page, 'tag')).toContainText('seed="99"');
  await expect(page.locator('.notice')).toBeHidden();
});

for (const width of [360, 768, 1280])
  test(`nothing moves while the page comes up, nothing scrolls sideways, and the post can be as narrow as a phone, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      const shifts = /** @type {number[]} */ ([]);
      Reflect.set(globalThis, 'shifts', shifts);
      new PerformanceObserver((seen) => {
        for (const entry of seen.getEntries()) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page);
    await expect(page.locator('.found')).toContainText(list.version);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const top = () => page.locator('.snippets').evaluate((part) => part.getBoundingClientRect().top);
    const before = await top();
    for (const host of ['Hugo', 'WordPress', 'Ghost', 'plain HTML']) await page.getByLabel(host).check();
    const bottom = () =>
      page.locator('[data-way=tag]').evaluate((way) => way.getBoundingClientRect().top + scrollY);
    const way = await bottom();
    await page.locator('.address').fill('ftp://example.org/');
    await expect(page.locator('.found')).toHaveClass(/wrong/);
    expect(await bottom()).toBe(way);
    expect(before).toBeGreaterThan(0);
    const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
    expect(
      shifts.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0),
    ).toBeLessThan(0.01);

    await page.getByLabel('phone').check();
    const wide = async () => (await page.locator('.screen iframe').boundingBox())?.width;
    await expect.poll(wide).toBeLessThanOrEqual(360);
    const sideways = await page
      .frameLocator('.screen iframe')
      .locator('html')
      .evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(sideways).toBe(0);
  });

test('text from the form is escaped in every snippet', async ({ page }) => {
  const figure = await open(page);
  const words = 'Wege & "Umwege" <script>alert(1)</script> ](x)';
  await page.getByLabel('description').fill(words);
  await page.keyboard.press('Tab');
  await expect(code(page, 'tag')).toContainText(
    'label="Wege &amp; &quot;Umwege&quot; &lt;script&gt;alert(1)&lt;/script&gt; ](x)"',
  );
  await expect(code(page, 'file')).toContainText('<title>Wege &amp; &quot;Umwege&quot; &lt;script&gt;');
  await expect(code(page, 'markdown')).toContainText('\\](x)](meander.svg)');
  expect(await figure.evaluate((element) => Reflect.get(element, 'label'))).toBe(words);

  // What a generator of sites would take for its own is plain text.
  const templates = '{{ page }} {% raw %} {{< road >}} [gallery] A & B';
  await page.getByLabel('description').fill(templates);
  await page.getByLabel('Caption').fill(templates);
  await expect(code(page, 'markdown')).toContainText('*&#123;{ page }}');
  await expect(code(page, 'markdown')).toContainText('![&#123;{ page }}');
  for (const way of ['tag', 'frame', 'markdown'])
    expect(await code(page, way).textContent(), way).not.toMatch(/\{[{%]|[^\\]\[gallery/);
  const markdown = await code(page, 'markdown').textContent();
  expect(markdown).toContain(
    '*&#123;{ page }} &#123;% raw %} &#123;{\\< road \\>}} \\[gallery\\] A &#38; B*',
  );

  // A tag and a frame are one line, which no editor breaks.
  await page.getByLabel('Caption').fill('A road');
  await expect(code(page, 'frame')).toContainText('<p>A road</p>');
  for (const way of ['tag', 'frame'])
    expect((await code(page, way).textContent())?.trim(), way).not.toContain('\n');
});

test('a figure with a carving position is written as a state attribute', async ({ page }) => {
  await open(page, '#v=1&n=7&at=150');
  await expect(code(page, 'tag')).toContainText('state="v=1&amp;n=7&amp;at=150"');
});

test('the copied snippet matches the form, also while the figure plays', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const figure = await open(page);
  const copy = (/** @type {string} */ way) => copied(page.locator(`[data-way=${way}] .copy`));
  const choices = page.locator('.choices');
  // Slow enough to be on its way throughout.
  await choices.getByLabel('speed').fill('4');
  await choices.getByLabel('wiggliness').fill('3');
  await page.keyboard.press('Tab');
  await choices.getByLabel('plays by itself').check();
  const tag = '<meander-path seed="12" wiggliness="3" speed="4" ui="mini" autoplay';
  expect(await copy('tag')).toContain(tag);
  await expect(figure.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(code(page, 'tag')).toContainText(tag);
  // A figure out of sight stands still, and snippets that change keep their own place.
  await expect(async () => {
    await page.locator('.screen').scrollIntoViewIfNeeded();
    const state = await figure.evaluate((element) => Reflect.get(element, 'getState').call(element));
    expect(state).toMatch(/at=\d/);
  }).toPass({ timeout: 20_000 });
  expect(await copy('file')).toContain(tag);
  for (const way of ['frame', 'markdown']) {
    const text = await copy(way);
    expect(text).toContain('w=3');
    expect(text).not.toContain('at=');
  }
  await choices.getByLabel('plays by itself').uncheck();
  await choices.getByLabel('only to look at').check();
  expect(await copy('tag')).toMatch(/readonly style=/);
});

test('attributes without effect on the source are left out of snippets', async ({ page }) => {
  await open(page, '#v=1&n=7&w=3&e=4,1+9,9&i=trail&t=simplified');
  const choices = page.locator('.choices');
  await choices.getByLabel('plays by itself').check();
  await expect(code(page, 'tag')).toContainText('wiggliness="3" terminals="4,1 9,9"');
  await choices.getByLabel('source').selectOption('waypoints');
  await expect(code(page, 'tag')).toContainText('<meander-path source="waypoints" ui="mini" style=');
  await expect(code(page, 'markdown')).toContainText(/#v=1&s=waypoints\)/);
  await choices.getByLabel('source').selectOption('astar');
  await expect(code(page, 'tag')).toContainText(
    'source="astar" seed="7" terminals="4,1 9,9" view="trail" ui="mini" style=',
  );
});

for (const hash of [
  '#v=1&s=waypoints&d=3&l=&o=raw+catmull-rom',
  '#v=1&s=track&p=1,1+9,2+3,8&m=',
  '#v=1&i=trail',
])
  test(`every kind of figure has its five snippets: ${hash}`, async ({ page }) => {
    await open(page, hash);
    await expect(page.locator('html')).toHaveAttribute('data-written', hash.slice(1));
    await page.getByLabel('draws itself').check();
    await expect(code(page, 'svg')).toContainText('@keyframes');
    for (const way of ['tag', 'frame', 'file', 'markdown']) await expect(code(page, way)).not.toBeEmpty();
  });

test('with a fixed theme the drawing has the colours of that theme only', async ({ page }) => {
  await open(page);
  await expect(code(page, 'svg')).toContainText('screen and (prefers-color-scheme:dark)');
  await page.getByLabel('theme').selectOption('dark');
  await expect(code(page, 'svg')).not.toContainText('prefers-color-scheme');
  await expect(code(page, 'svg')).toContainText('#191e23');
  await expect(code(page, 'tag')).toContainText('theme="dark"');
  await expect(code(page, 'frame')).toContainText('theme=dark');
});

test('sizes shown are those of the built files', async ({ page }) => {
  await open(page);
  const kilo = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`;
  const { files } = list;
  await expect(page.locator('[data-way=tag] .cost')).toContainText(
    kilo(files['widget.js'].gzip + files['figure.wasm'].gzip),
  );
  await expect(page.locator('[data-way=frame] .cost')).toContainText(kilo(list.frame));
  await expect(code(page, 'tag')).toContainText(`embed/${list.version}/loader.js`);
  await expect(code(page, 'tag')).toContainText(files['loader.js'].integrity);
});
