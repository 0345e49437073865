/** The menu below each figure of the article: its link and its frame. */
import { expect, frames, openArticle, openAsides, test } from '../browser/figure.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** @param {import('@playwright/test').Page} page */
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** What a menu of the page copies. @param {import('@playwright/test').Page} page @param {string} id */
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

/** A post with a frame. @param {import('@playwright/test').Page} page @param {string} body */
async function open(page, body) {
  await page.route('**/dist/post.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('post.html');
  return page.frameLocator('iframe');
}

test('each figure of a chapter has a panel or a menu', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('.share').first()).toBeAttached();
  const without = await page
    .locator('main figure')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.querySelector('.share, meander-path:not([ui=none])'))
        .map((one) => one.firstElementChild?.id),
    );
  expect(without).toEqual([]);
  // The next figure does not cover what a menu opens.
  for (const id of ['stones-figure', 'corners-figure']) {
    const menu = page.locator(`figure:has(> #${id}) .share`);
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Copy embed' }).click({ trial: true });
    await page.keyboard.press('Escape');
  }
});

test('link and frame of a drawing show it with the reader’s numbers, the frame shows nothing else', async ({
  page,
}) => {
  await openArticle(page, 'rdp');
  const rdp = page.locator('#rdp-figure');
  await expect(rdp.locator('canvas')).toBeVisible();
  await rdp.evaluate((it) => void Object.assign(it, { tolerance: 0.5, step: 3 }));
  await frames(page);
  const [link, embed] = await take(page, 'rdp-figure');
  const site = new URL('./', page.url()).href;
  expect(link).toBe(`${site}#rdp-figure;tolerance=0.5;step=3`);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(rdp.locator('canvas')).toBeInViewport();
  await expect(rdp).toHaveJSProperty('tolerance', 0.5);
  await expect(rdp).toHaveJSProperty('step', 3);
  await expect(page.locator('#hero')).toHaveJSProperty('tolerance', 0.9);

  const frame = await open(page, embed);
  await expect(frame.locator('#rdp-figure canvas')).toBeVisible();
  await expect(frame.locator('#rdp-figure')).toHaveJSProperty('tolerance', 0.5);
  await expect(frame.locator('h1, h2, meander-path, .share:visible')).toHaveCount(0);
  const spare = await frame.locator('html').evaluate((root) => root.scrollHeight - innerHeight);
  expect(spare).toBe(0);
});

test('link and frame of a figure without controls have its state; a link opens its aside', async ({
  page,
}) => {
  await openArticle(page, 'walls');
  await openAsides(page);
  const walls = page.locator('#walls-figure');
  await walls.evaluate((it) => void Object.assign(it, { loading: 'eager', tolerance: 2 }));
  await expect(walls.locator('canvas')).toBeVisible();
  const [link, embed] = await take(page, 'walls-figure');
  const state = await walls.evaluate((it) => Reflect.get(it, 'getState').call(it));
  expect(link).toBe(`${new URL('./', page.url()).href}#walls-figure&${state}`);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(walls).toBeInViewport();
  await expect(walls).toHaveJSProperty('tolerance', 2);

  const frame = await open(page, embed);
  await expect(frame.locator('main > *')).toHaveCount(1);
  await expect(frame.locator('meander-path')).toHaveJSProperty('tolerance', 2);
  await expect(frame.locator('meander-path')).toHaveJSProperty('ui', 'none');
});

test('every drawing fits into its frame', async ({ page }) => {
  await page.goto('./');
  await openAsides(page);
  await expect(page.locator('.share').first()).toBeAttached();
  const ids = await page.locator('main figure > .drawn').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(14);
  await page.setViewportSize({ width: 640, height: 440 });
  for (const id of ids) {
    await page.goto('about:blank');
    await page.goto(`./?only#${id}`);
    await expect(page.locator(`#${id} canvas`), id).toBeVisible();
    const [across, down] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect([id, across, down]).toEqual([id, 0, 0]);
  }
});
