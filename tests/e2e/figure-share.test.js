/** The menu below each figure of the article: its link and its frame. */
import { expect, frames, openAsides, test } from '../browser/figure.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** @param {import('@playwright/test').Page} page */
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Copies the link and the snippet from a figure's menu. @param {import('@playwright/test').Page} page @param {string} id */
async function take(page, id) {
  const menu = page.locator(`figure:has(> #${id}) .share`);
  /** @type {string[]} */
  const texts = [];
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  for (const name of ['Copy link', 'Copy embed']) {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Copied' }).last()).toBeFocused();
    texts.push(await copied(page));
  }
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  return texts;
}

/** A post with frames. @param {import('@playwright/test').Page} page @param {string} body */
async function openPost(page, body) {
  await page.route('**/dist/post.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('post.html');
}

test('each figure of the article has a menu, whose link and frame show its current state', async ({
  page,
}) => {
  const site = new URL('./', `${test.info().project.use.baseURL}`).href;
  const rdp = page.locator('#rdp-figure');
  const walls = page.locator('#walls-figure');
  await page.goto('./');
  await test.step('each figure has a menu', async () => {
    await expect(page.locator('.share').first()).toBeAttached();
    const without = await page
      .locator('main figure:not(figure *)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.querySelectorAll('.share').length !== 1)
          .map((one) => one.firstElementChild?.id),
      );
    expect(without).toEqual([]);
    // The next figure does not cover an open menu.
    for (const id of ['stones-figure', 'corners-figure']) {
      const menu = page.locator(`figure:has(> #${id}) .share`);
      const summary = menu.locator('summary');
      await summary.evaluate((it) => scrollBy(0, it.getBoundingClientRect().bottom + 4 - innerHeight));
      await summary.click();
      const last = menu.getByRole('button', { name: 'Copy embed' });
      await expect(last, 'near the lower edge it opens upwards').toBeInViewport({ ratio: 1 });
      await last.click({ trial: true });
      await page.keyboard.press('Escape');
    }
  });

  await openAsides(page);
  await rdp.scrollIntoViewIfNeeded();
  await expect(rdp.locator('canvas')).toBeVisible();
  await rdp.evaluate((/** @type {any} */ it) => {
    it.change('tolerance', 0.5);
    it.change('step', 3);
  });
  await walls.evaluate((it) => void Object.assign(it, { loading: 'eager', tolerance: 2 }));
  await expect(walls.locator('canvas')).toBeVisible();
  await frames(page);
  const [drawingLink, drawingFrame] = await take(page, 'rdp-figure');
  const [figureLink, figureFrame] = await take(page, 'walls-figure');
  expect(drawingLink).toBe(`${site}#rdp-figure;tolerance=0.5;step=3`);
  const state = await walls.evaluate((it) => Reflect.get(it, 'getState').call(it));
  expect(figureLink).toBe(`${site}#walls-figure&${state}`);

  await test.step('the link of a drawing has the reader’s numbers', async () => {
    await page.goto('about:blank');
    await page.addInitScript(() => {
      const height = () => document.getElementById('rdp-figure')?.getBoundingClientRect().height;
      void customElements.whenDefined('rdp-figure').then(() => Object.assign(window, { first: height() }));
    });
    await page.goto(drawingLink);
    await expect(rdp.locator('canvas')).toBeInViewport();
    const first = await page.evaluate(() => Reflect.get(window, 'first'));
    expect((await rdp.boundingBox())?.height, 'its script moves nothing below it').toBe(first);
    await expect(rdp).toHaveJSProperty('tolerance', 0.5);
    await expect(rdp).toHaveJSProperty('step', 3);
    await expect(page.locator('#hero')).toHaveJSProperty('tolerance', 0.9);
  });
  await test.step('the link of a figure has its state and opens its aside', async () => {
    await page.goto('about:blank');
    await page.goto(figureLink);
    await expect(walls).toBeInViewport();
    await expect(walls).toHaveJSProperty('tolerance', 2);
  });
  await test.step('the link of boards side by side shows all of them', async () => {
    const seeds = () =>
      page.locator('.quad meander-path').evaluateAll((all) => all.map((one) => Reflect.get(one, 'seed')));
    await page.locator('#hero').evaluate((it) => void Object.assign(it, { seed: 5 }));
    await expect.poll(seeds).toEqual([5, 5, 5, 5]);
    const menu = page.locator('.quad .share');
    await menu.locator('summary').click();
    await expect(menu.getByRole('button')).toHaveText(['Copy link']);
    await menu.getByRole('button').click();
    await expect(menu.getByRole('button')).toHaveText('Copied');
    const link = await copied(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expect.poll(seeds).toEqual([5, 5, 5, 5]);
    for (const id of ['wiggle-0', 'wiggle-2'])
      await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.9 });
  });
  await test.step('a link without a figure opens in the first one, also in an open page', async () => {
    await page.goto('about:blank');
    await page.goto('./#nobody&amp;v=1&amp;n=79');
    await expect(page.locator('#hero')).toHaveJSProperty('seed', 79);
    await page.evaluate(() => void (location.hash = 'v=1&s=waypoints&p=1,1+5,5+9,1'));
    await expect(page.locator('#hero .handle')).toHaveCount(3);
  });
  await test.step('frames show the figure and nothing else', async () => {
    await openPost(page, drawingFrame + figureFrame);
    const drawing = page.frameLocator('iframe >> nth=0');
    await expect(drawing.locator('#rdp-figure canvas')).toBeVisible();
    await expect(drawing.locator('#rdp-figure')).toHaveJSProperty('tolerance', 0.5);
    await expect(drawing.locator('h1, h2, meander-path, .share:visible')).toHaveCount(0);
    expect(await drawing.locator('html').evaluate((root) => root.scrollHeight - innerHeight)).toBe(0);
    const figure = page.frameLocator('iframe >> nth=1');
    await expect(figure.locator('main > *')).toHaveCount(1);
    await expect(figure.locator('meander-path')).toHaveJSProperty('tolerance', 2);
    await expect(figure.locator('meander-path')).toHaveJSProperty('ui', 'none');
  });
});

test('every drawing fits into its frame', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 440 });
  await page.goto('./');
  await openAsides(page);
  await expect(page.locator('.share').first()).toBeAttached();
  const figures = await page.evaluateHandle(() => [
    ...document.querySelectorAll('main figure:has(> .drawn)'),
  ]);
  const count = await figures.evaluate((all) => all.length);
  expect(count).toBeGreaterThan(14);
  // Like `leaveOnly` in a frame, but without loading the page for each figure.
  await page.evaluate(() => document.documentElement.classList.add('only'));
  for (let i = 0; i < count; i++) {
    const id = await figures.evaluate((all, at) => {
      document.body.replaceChildren(all[at]);
      return all[at].firstElementChild?.id;
    }, i);
    await expect(page.locator(`#${id} canvas`), id).toBeVisible();
    const handle = page.locator(`#${id} .handle`).first();
    // The hint about keys fits the frame, too.
    if (await handle.count()) await handle.focus();
    await frames(page);
    const over = () =>
      page
        .locator('html')
        .evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth - innerWidth, scrollHeight - innerHeight]);
    await expect.poll(over, id).toEqual([0, 0]);
  }
});
