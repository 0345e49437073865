/** Links: made when asked for, opened exactly, and refused with a sentence. */
import { readFileSync } from 'node:fs';
import { copied, expect, resting, takeFigure, test } from './figure.js';
import { serveSection } from './section.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a figure’s link opens the same figure, and dragging leaves the address alone', async ({ page }) => {
  await serveSection(page, 'which');
  await page.goto('./');
  const patrol = await takeFigure(page, '#which-figure');
  const [x, y] = await patrol.get('points');
  await patrol.drag([x, y], [x + 2, y - 3]);
  await patrol.set('passes', 2);
  expect(new URL(page.url()).hash).toBe('');
  const state = await patrol.call('getState');
  const points = await patrol.get('points');
  const link = await copied(patrol.root.locator('.share button'));
  expect(link).toBe(`${new URL('./', page.url())}#which-figure&${state}`);

  await page.goto('about:blank');
  await page.goto(link);
  const again = await takeFigure(page, '#which-figure');
  expect(await again.call('getState')).toBe(state);
  expect(await again.get('points')).toEqual(points);
  expect(await again.get('passes')).toBe(2);
});

test('every figure’s link opens in that figure, below the line of chapters, on a phone and on a desk', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  const ids = await page.locator('meander-path[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(5);
  for (const [place, id] of ids.entries()) {
    // Every load of the article takes long: each figure at one of the widths.
    const [width, height] = place % 2 ? [360, 740] : [1280, 800];
    await page.setViewportSize({ width, height });
    // Another address each time, so that the page is loaded anew.
    await page.goto(`./?${place}#${id}&v=1&n=77&o=raw+rdp`);
    const root = page.locator(`#${id}`);
    await expect(root.locator('canvas[aria-label]').first()).toBeAttached();
    await expect(root).toHaveJSProperty('seed', 77);
    await expect(root).toHaveJSProperty('overlays', ['raw', 'rdp']);
    const figure = await resting(() => root.boundingBox());
    const line = await page.locator('.chapters').boundingBox();
    expect(figure?.y, id).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    expect(figure?.y, id).toBeLessThan(height / 2);
    // The others are as they were.
    const seeds = await page
      .locator('meander-path[id]')
      .evaluateAll((all) => all.filter((one) => Reflect.get(one, 'seed') === 77).map((one) => one.id));
    expect(seeds).toEqual([id]);
  }
});

test('a link without a figure, or with one that is not there, opens in the first', async ({ page }) => {
  for (const hash of ['v=1&n=78', 'nobody&v=1&n=78']) {
    await page.goto('about:blank');
    await page.goto(`./#${hash}`);
    await takeFigure(page, '#first');
    await expect(page.locator('#first')).toHaveJSProperty('seed', 78);
  }
});

test('a link whose signs are escaped as in a page’s source opens, with the id before it, too', async ({
  page,
}) => {
  await serveSection(page, 'play');
  for (const hash of ['v=1&amp;n=78&amp;w=3', 'first&amp;v=1&amp;n=78&amp;w=3']) {
    await page.goto('about:blank');
    await page.goto(`./#${hash}`);
    await takeFigure(page, '#first');
    await expect(page.locator('#first')).toHaveJSProperty('seed', 78);
    await expect(page.locator('#first')).toHaveJSProperty('wiggliness', 3);
  }
  await page.goto('embed.html?ui=mini&amp;readonly#v=1&amp;n=79');
  const framed = page.locator('meander-path');
  await expect(framed).toHaveJSProperty('seed', 79);
  await expect(framed).toHaveJSProperty('readonly', true);
});

test('a link without its version says so, wherever it is opened', async ({ page }) => {
  await serveSection(page, 'play');
  const lacking = 'This link or text lacks its version: it has to begin with v=1.';
  for (const address of ['./#n=77&w=3', 'embed.html#n=77&w=3']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.locator('meander-path .status').first()).toHaveText(lacking);
  }
  await page.goto('builder.html#n=77&w=3');
  await expect(page.locator('.notice')).toHaveText(lacking);
});

test('a figure too long for a link says so and gives a file, which the builder opens', async ({ page }) => {
  await serveSection(page, 'which');
  await page.goto('./');
  const patrol = await takeFigure(page, '#which-figure');
  const points = Array.from({ length: 15_000 }, (_, i) => [(i % 150) + 0.123456, ((i / 150) | 0) + 0.654321]);
  await patrol.root.evaluate((element, flat) => {
    Object.assign(element, { source: 'track', overlays: ['raw'], points: flat });
  }, points.flat());
  const copy = patrol.root.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(patrol.root.locator('.share .refused')).toContainText('too long for a link');
  await expect(copy).toHaveText('Copy link');
  await patrol.root.getByRole('link', { name: 'Put it in a post' }).click();
  expect(new URL(page.url()).pathname).not.toContain('builder');
  const download = page.waitForEvent('download');
  await patrol.root.getByRole('button', { name: 'Save file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('meander.txt');
  const file = await saved.path();
  const state = readFileSync(file, 'utf8');
  expect(state.length).toBeGreaterThan(200_000);

  await page.goto('builder.html');
  const input = page.locator('.open-file input');
  await input.setInputFiles(file);
  await expect(page.locator('.notice')).toContainText('of 15,000 points', { timeout: 60_000 });
  expect(await copied(page.locator('[data-way=frame] .copy'))).toContain('s=track');
  // What was recorded is simplified, what somebody has set is not.
  const buffer = Buffer.from(state.replace('s=track', 's=waypoints'));
  await input.setInputFiles({ name: 'meander.txt', mimeType: 'text/plain', buffer });
  const figure = page.frameLocator('.screen iframe').locator('meander-path');
  await expect
    .poll(() => figure.evaluate((one) => Reflect.get(one, 'points').length), { timeout: 60_000 })
    .toBe(30_000);
  for (const way of ['frame', 'markdown']) {
    await page.locator(`[data-way=${way}] .copy`).click();
    await expect(page.locator(`[data-way=${way}] .refused`)).toContainText('too long for a link');
  }
  // A tag and a file have no address to be too long.
  expect(await copied(page.locator('[data-way=tag] .copy'))).toContain(' points="0.123456,0.654321 ');
});

test('a link pasted into the open page works', async ({ page }) => {
  await serveSection(page, 'play');
  await page.goto('./');
  const first = await takeFigure(page, '#first');
  await page.evaluate(() => void (location.hash = 'v=1&s=waypoints&p=1,1+5,5+9,1'));
  await expect(first.handles).toHaveCount(3);
});

test('where the clipboard is refused, the link is selected in a field', async ({ page }) => {
  await serveSection(page, 'play');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('./');
  const first = await takeFigure(page, '#first');
  await first.root.getByRole('button', { name: 'Copy link' }).click();
  const field = first.root.getByLabel('To copy by hand');
  await expect(field).toBeFocused();
  const chosen = await field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (element);
    return value.slice(selectionStart, selectionEnd);
  });
  expect(chosen).toMatch(/#first&v=1&n=12/);
});

for (const hash of [
  'v=1&s=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'v=2&n=7',
  `v=1&p=${'9,'.repeat(9000)}`,
]) {
  test(`a link without a valid state: #${hash.slice(0, 24)}`, async ({ page }) => {
    await serveSection(page, 'play');
    await page.goto(`./#${hash}`);
    const first = page.locator('#first');
    await expect(first.locator('.handle')).toHaveCount(2);
    await expect(first.locator('.status')).toHaveText('This link or text describes no known figure.');
    expect(await first.evaluate((element) => Reflect.get(element, 'seed'))).toBe(12);
    await page.goto(`builder.html#${hash}`);
    await expect(page.locator('.notice')).toHaveText(
      'That link describes no figure known here, so this is the usual one.',
    );
  });
}

test('“Put it in a post” opens the builder with the figure’s state', async ({ page }) => {
  await serveSection(page, 'walls');
  await page.goto('./');
  const search = await takeFigure(page, '#walls-figure');
  await search.drag([1.5, 12.5], [4.5, 12.5]);
  const ends = await search.get('terminals');
  await search.root.getByRole('link', { name: 'Put it in a post' }).click();
  await page.waitForURL(/builder\.html#v=1/);
  await expect(page.locator('[data-way=tag] pre code')).toContainText(`terminals="${ends[0]},${ends[1]} `);
  await expect(page.locator('[data-way=tag] pre code')).toContainText('source="astar"');
});

test('a state as a parameter in the hash opens', async ({ page }) => {
  await serveSection(page, 'play');
  await page.goto(`./#state=${encodeURIComponent('v=1&s=waypoints&p=1,1+5,5+9,1')}`);
  const first = await takeFigure(page, '#first');
  await expect(first.handles).toHaveCount(3);
});

test('a figure’s links stand beneath it on windows of every size', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [768, 1024],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    if (width === 360) {
      await page.goto('./');
      await takeFigure(page, '#first');
    }
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    const edges = await page.locator('meander-path[id]').evaluateAll((figures) =>
      figures
        .filter((figure) => figure.querySelector('.share'))
        .map((figure) => {
          const left = (/** @type {Element | null | undefined} */ element) =>
            Math.round(element?.getBoundingClientRect().left ?? -1);
          return [
            figure.id,
            left(figure.querySelector('.share')),
            left(figure.shadowRoot?.querySelector('.figure')),
          ];
        }),
    );
    expect(edges.length).toBeGreaterThan(5);
    for (const [id, links, figure] of edges)
      expect([id, links], `${width} × ${height}`).toEqual([id, figure]);
  }
});
