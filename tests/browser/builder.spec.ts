/** The builder: a blogger sets up a figure and copies its snippet. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PLACES } from '../../www/embedding/snippets.ts';
import { expect, resting, steps, take, test } from './figure.ts';

test.use({ viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const snippet = (page: Page) => page.locator('#snippet');
const post = (page: Page) => page.locator('#post');

/** Opens the page, or keeps the open one and chooses HTML. */
async function open(page: Page, hash = '') {
  if (hash || !page.url().includes('builder.html')) await page.goto(`builder.html${hash}`);
  else await page.getByRole('radio', { name: 'HTML' }).click();
  const figure = await take(post(page));
  await expect(snippet(page)).toContainText('<meander-path');
  return figure;
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const step = steps();
test('an author copies and changes a snippet, and saves its picture', step.all);

step('Copy copies a script with its hash and a tag with a linked picture', async ({ page, baseURL }) => {
  await open(page);
  const built = JSON.parse(await readFile('dist/embed.json', 'utf8'));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const [once, near] = [built.files['loader.js'].gzip / 1000, built.near / 1000];
  await expect(page.locator('.cost')).toContainText(
    `It adds ${once.toFixed(1)} kB to the post. Readers who scroll near it load another ${near.toFixed(0)} kB.`,
  );
  const text = await clipboard(page);
  expect(text).toContain(
    `<script async src="${baseURL}${built.folder}loader.js" integrity="${built.files['loader.js'].integrity}"`,
  );
  const [, tag] = text.split('\n');
  expect(tag).toMatch(
    /^<meander-path columns="24" rows="14" seed="372" terminals="2,11 18,3" overlays="all" tolerance="0.9"><a href="[^"]*#v=1&c=[^"]*"><img width="100%" src="meander.svg" alt="A carved path"><\/a><p slot="caption">A carved path, and three ways to smooth it\.<\/p>/,
  );
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
});

step('each place shows a snippet of its own and says where to paste it', async ({ page }) => {
  await open(page);
  const begins: Record<string, RegExp> = {
    Notion: /^http[^ ]*\/embed\/[^/]+\/embed\.html#v=1&c=24&/,
    Medium: /^http[^ ]*\/dist\/#v=1&c=24&/,
    React: /^import 'meander\/element';/,
  };
  for (const { name, where } of PLACES) {
    await page.getByRole('radio', { name }).click();
    await expect(snippet(page), name).toHaveText(begins[name] ?? /^<script async/);
    await expect(page.locator('.cost'), name).toContainText(where);
  }
});

step('at any width, every place is in view and its snippet fits its box', async ({ page }) => {
  await open(page);
  for (const width of [320, 390, 700, 820, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const places = page.getByRole('radiogroup', { name: 'Where you write' }).getByRole('radio');
    const beyond = await places.evaluateAll(
      async (all: HTMLInputElement[], box) => {
        const found: unknown[] = [];
        for (const place of all) {
          place.click();
          place.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const { left, right, top, bottom } = place.getBoundingClientRect();
          const isSeen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          found.push([place.value, isSeen, box.scrollWidth - box.clientWidth]);
        }
        return found;
      },
      (await snippet(page).elementHandle())!,
    );
    expect(beyond, `${width} px`).toEqual(
      await places.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => [value, true, 0])),
    );
  }
  await page.getByRole('radio', { name: 'HTML' }).click();
  const hidden = () => snippet(page).evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await hidden(), 'a wide window shows the whole snippet').toBe(0);
  await page.setViewportSize({ width: 1280, height: 700 });
  expect(await hidden(), 'more follows below').toBeGreaterThan(0);
  await expect(snippet(page), 'a shadow says so').toHaveCSS('background-attachment', 'local, scroll');
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await hidden(), 'a phone scrolls the page alone').toBe(0);
});

step('a drag changes the snippet, and Undo changes it back', async ({ page }) => {
  const figure = await open(page);
  const before = await snippet(page).textContent();
  await figure.dragHandle(1, 15.5, 5.5);
  await expect(snippet(page)).toContainText('terminals="2,11 15,5"');
  await expect(snippet(page)).toContainText('e=2,11+15,5');
  await page.keyboard.press('Control+z');
  await expect(snippet(page)).toHaveText(before!, { useInnerText: false });
});

test('the author’s choices show in the figure and in the snippet', async ({ page }) => {
  const figure = await open(page);
  await page.getByRole('checkbox', { name: 'Raw' }).uncheck();
  await page.getByRole('radio', { name: 'Lines only' }).check();
  await page.getByRole('radio', { name: 'Playback' }).check();
  await expect(figure.button('Replay')).toBeVisible();
  await expect(figure.element.getByRole('group', { name: 'Curves' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByRole('radio', { name: 'Night', exact: true }).check();
  await expect(snippet(page)).toContainText(
    'overlays="rdp chaikin catmull-rom" tolerance="0.9" ui="none" theme="dark" look="lines"',
  );
  await expect(figure.element.locator('.figure')).toHaveAttribute('data-theme', 'dark');
  await expect(figure.element).toHaveCSS('background-color', 'rgb(24, 34, 39)');
  await expect(figure.button('More')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Notion' }).click();
  const address = await snippet(page).textContent();
  expect(address).toContain('embed.html?ui=none&theme=dark&look=lines#v=1');
  await page.getByRole('radio', { name: 'Medium' }).click();
  await expect(snippet(page), 'the site’s own page would not show the look').toHaveText(address!);
});

step('arrow keys go through the places', async ({ page }) => {
  await open(page);
  const place = (name: string) => page.getByRole('radio', { name });
  await place('HTML').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(place('React')).toBeFocused();
  await expect(place('React')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(place('HTML')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(snippet(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await clipboard(page)).toBe(await snippet(page).textContent());
});

test('Copy without a clipboard selects the text', async ({ page }) => {
  await page.addInitScript(() => void Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page);
  const text = await snippet(page).textContent();
  await page.getByRole('button', { name: 'Copy' }).click();
  const field = page.getByRole('textbox', { name: 'Snippet' });
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe(text);
  await expect(page.locator('.cost')).toContainText('copy it yourself');
  await page.getByRole('radio', { name: 'WordPress' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('.cost')).toContainText('copy it yourself');
  // The same snippet in another place.
  await page.getByRole('radio', { name: 'Ghost' }).click();
  await expect(page.locator('.cost')).toContainText(PLACES.find(({ name }) => name === 'Ghost')!.where);
  await expect(field).toHaveCount(0);
});

step('the page saves the picture under the name in the snippet, in both colour schemes', async ({ page }) => {
  await open(page);
  const saved = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save its picture' }).click();
    return download;
  };
  const drawing = await saved();
  expect(drawing.suggestedFilename()).toBe('meander.svg');
  const text = await readFile(await drawing.path(), 'utf8');
  expect(text).toMatch(/^<svg [^>]*width="640" height="410"/);
  expect(text).toContain('light-dark(');
  await page.getByRole('radio', { name: 'Medium' }).click();
  const pixels = await saved();
  expect(pixels.suggestedFilename()).toBe('meander.png');
  expect((await readFile(await pixels.path())).subarray(1, 4).toString()).toBe('PNG');
});

test('“In your post” below an article’s figure opens that figure in the builder', async ({ page }) => {
  await page.goto('./');
  const first = await take(page.locator('#hero'));
  await first.dragHandle(0, 5.5, 8.5);
  await first.more();
  await first.element.getByRole('link', { name: 'In your post' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('In your post');
  await expect(page.locator('.pages [aria-current]')).toHaveText('In your post');
  const figure = await take(post(page));
  expect(await figure.property('terminals')).toEqual([5, 8, 18, 3]);
  await expect(snippet(page)).toContainText('terminals="5,8 18,3"');
});

test('the page never contacts an address in a link', async ({ page }) => {
  await open(page, '#v=1&n=7&site=https://other.example/x/&caption=Roads');
  expect(await (await take(post(page))).property('seed')).toBe(7);
  await expect(snippet(page)).not.toContainText('other.example');
});

test.describe('without a build', () => {
  test.use({ expectedNoise: /404|embed\.json/ });

  test('the page says how to build, and places that need no build show their snippets', async ({ page }) => {
    await page.route('**/embed.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('builder.html');
    await take(post(page));
    await expect(snippet(page)).toContainText('npm run build');
    await expect(page.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await page.getByRole('radio', { name: 'Medium' }).click();
    await expect(snippet(page)).toContainText('/dist/#v=1');
  });
});

step(
  'a wide window shows everything; a phone shows the figure with all its choices, and then the snippet with Copy',
  async ({ page }) => {
    const { element, canvas } = await open(page);
    await expect(page.locator('.cost')).toBeInViewport({ ratio: 1 });
    const copy = page.getByRole('button', { name: 'Copy' });
    await page.setViewportSize({ width: 844, height: 390 });
    for (const part of [canvas, element.locator('.strip'), copy])
      await expect(part).toBeInViewport({ ratio: 1 });
    const caption = page.getByLabel('Caption');
    await caption.focus();
    const above = async () => {
      const { y, height } = (await caption.boundingBox())!;
      return (await copy.boundingBox())!.y - y - height;
    };
    expect(await resting(above)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('label', { has: caption }), 'its field has a frame').toHaveCSS(
      'outline-style',
      'none',
    );
    for (const part of [canvas, caption]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await above(), 'Copy covers nothing').toBeGreaterThan(0);
    await page.locator('.cost').scrollIntoViewIfNeeded();
    for (const part of [snippet(page), copy]) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(canvas, 'the figure scrolls away').not.toBeInViewport();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(canvas).toBeInViewport({ ratio: 1 });
    expect((await element.boundingBox())!.height, 'half of a low screen is left').toBeLessThan(320);
  },
);

step('selecting by hand selects the whole snippet, and all of the shortened hash', async ({ page }) => {
  await open(page);
  await page.locator('.hash').dblclick({ position: { x: 40, y: 8 } });
  const selected = () => page.evaluate(() => String(getSelection()));
  expect(await selected()).toBe(await page.locator('.hash').textContent());
  await page.locator('pre').evaluate((pre) => getSelection()!.selectAllChildren(pre));
  expect(await selected()).toBe(await page.locator('pre code').textContent());
});

step('the caption counts the curves until the author writes another caption', async ({ page }) => {
  await open(page);
  const shown = post(page).locator('[slot=caption]');
  await expect(shown).toHaveText('A carved path, and three ways to smooth it.');
  await page.getByRole('checkbox', { name: 'RDP' }).uncheck();
  await expect(shown).toHaveText('A carved path, and two ways to smooth it.');
  await page.getByRole('textbox', { name: 'Caption' }).fill('Roads <b>for</b> {{ me }}');
  await page.getByRole('radio', { name: 'Waypoints' }).click();
  await expect(shown).toHaveText('Roads <b>for</b> {{ me }}');
  await expect(snippet(page)).toContainText('<meander-path source="waypoints"');
  await expect(snippet(page)).toContainText('Roads &lt;b&gt;for&lt;/b&gt; &#123;{ me }}</p>');
  await page.getByRole('textbox', { name: 'Caption' }).fill('');
  await expect(snippet(page)).not.toContainText('slot="caption"');
});
