/** Figures in every kind of box that a host may put them into: they have a width, and nothing moves when they start. */
import { readFileSync } from 'node:fs';
import { holdBack } from './holding.js';
import { copySnippets, expect, test } from './pasting.js';

const list = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));

/** @type {Record<string, (figure: string) => string>} */
const BOXES = {
  block: (figure) => `<div>${figure}</div>`,
  'flex row': (figure) => `<div style="display:flex">${figure}</div>`,
  'flex row beside a text': (figure) =>
    `<div style="display:flex;gap:1rem">${figure}<p>A map beside its text.</p></div>`,
  'centred flex column': (figure) =>
    `<div style="display:flex;flex-direction:column;align-items:center">${figure}</div>`,
  'centred grid': (figure) => `<div style="display:grid;place-items:center">${figure}</div>`,
  'inline block': (figure) =>
    `<div><div style="display:inline-block;vertical-align:top;max-width:100%">${figure}</div></div>`,
  float: (figure) => `<div style="display:flow-root"><div style="float:left">${figure}</div></div>`,
  'table cell': (figure) => `<table><tr><td>${figure}</td></tr></table>`,
  'fit-content': (figure) => `<div style="width:fit-content;max-width:100%">${figure}</div>`,
};
const WIDTHS = [320, 414, 768, 1200];
const STATE = 'v=1&c=16&r=12&n=7';

/**
 * A post with the figure in boxes of these kinds, and a text below each.
 * @param {string} figure
 * @param {{ script?: string, boxes?: string[] }} [what]
 */
const post = (figure, { script = '', boxes = Object.keys(BOXES) } = {}) => {
  const sections = boxes.map(
    (name) =>
      `<section aria-label="${name}">${BOXES[name](figure)}<p class="below">The text below.</p></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Post</title><link rel="icon" href="data:,"><body>${script}${sections.join('')}`;
};

/** How far below the upper edge of each box the text begins. @param {import('@playwright/test').Page} page */
const heights = (page) =>
  page.locator('section').evaluateAll((sections) =>
    sections.map((section) => {
      const text = /** @type {Element} */ (section.lastElementChild);
      return text.getBoundingClientRect().top - section.getBoundingClientRect().top;
    }),
  );

/**
 * Opens a post whose figures are kept back until they are let come.
 * @param {import('@playwright/test').Page} page
 * @param {import('./pasting.js').Blog} blog
 * @param {'tag' | 'frame'} way
 * @param {number} width
 * @param {string[]} [boxes]
 */
async function openHeld(page, blog, way, width, boxes = Object.keys(BOXES)) {
  const snippets = await copySnippets(page, STATE);
  await page.setViewportSize({ width, height: 700 });
  const release = await holdBack(page, way === 'tag' ? '**/widget.js' : '**/embed.html*');
  await page.goto(blog.put('/held.html', post(snippets[way], { boxes })), { waitUntil: 'commit' });
  await expect(page.locator('.below')).toHaveCount(boxes.length);
  return release;
}

/**
 * How far the text below one figure is moved by it.
 * @param {import('@playwright/test').Page} page
 * @param {'tag' | 'frame'} way
 * @param {() => void} release
 */
async function moved(page, way, release) {
  const [before] = await heights(page);
  release();
  const section = page.locator('section');
  const figure = (way === 'tag' ? section : section.frameLocator('iframe')).locator('meander-path');
  await expect(figure.locator('.handle')).toHaveCount(2);
  if (way === 'frame') await expect(section.locator('[data-room]')).toHaveCount(0);
  return Math.abs((await heights(page))[0] - before);
}

for (const width of WIDTHS) {
  test(`a tag alone has a width in every kind of box, ${width} px wide`, async ({ page, blog, baseURL }) => {
    const script = `<script src="${baseURL}${list.folder}meander-path.js"></script>`;
    await page.setViewportSize({ width, height: 700 });
    await page.goto(
      blog.put('/boxes.html', post('<meander-path seed="7" ui="mini"></meander-path>', { script })),
    );
    for (const name of Object.keys(BOXES)) {
      const figure = page.getByRole('region', { name, exact: true }).locator('meander-path');
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('.handle'), name).toHaveCount(2);
      const box = await figure.boundingBox();
      expect(box?.width, name).toBeGreaterThan(Math.min(239, width - 40));
      expect(box?.width, name).toBeLessThanOrEqual(width);
    }
    const tooWide = () =>
      page
        .locator('section')
        .evaluateAll((sections) =>
          sections
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ ariaLabel }) => ariaLabel),
        );
    await expect.poll(tooWide, 'nothing scrolls sideways').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  for (const way of /** @type {const} */ (['tag', 'frame']))
    test(`the text below a ${way} stays where it is in every kind of box, ${width} px wide`, async ({
      page,
      blog,
      shifts,
    }) => {
      const release = await openHeld(page, blog, way, width);
      const before = await heights(page);
      release();
      for (const [i, name] of Object.keys(BOXES).entries()) {
        const section = page.getByRole('region', { name, exact: true });
        await section.scrollIntoViewIfNeeded();
        const figure = (way === 'tag' ? section : section.frameLocator('iframe')).locator('meander-path');
        await expect(figure.locator('.handle'), name).toHaveCount(2);
        if (way === 'frame') await expect(section.locator('[data-room]'), name).toHaveCount(0);
        expect(Math.abs((await heights(page))[i] - before[i]), name).toBeLessThanOrEqual(2);
        const shown = await figure.boundingBox();
        expect(shown?.width, name).toBeGreaterThan(Math.min(215, width - 60));
        expect(await shifts(), name).toBeLessThan(0.01);
      }
    });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const width of [320, 414, 768])
    for (const way of /** @type {const} */ (['tag', 'frame']))
      test(`the text below a ${way} stays where it is, ${width} px wide`, async ({ page, blog }) => {
        const release = await openHeld(page, blog, way, width, ['block']);
        expect(await page.evaluate(() => matchMedia('(any-pointer: coarse)').matches)).toBe(true);
        expect(await moved(page, way, release)).toBeLessThanOrEqual(2);
      });

  for (const [width, height] of [
    [740, 360],
    [932, 430],
  ])
    for (const way of /** @type {const} */ (['tag', 'frame']))
      test(`the text below a ${way} stays where it is in a window of ${width} by ${height} px`, async ({
        page,
        blog,
      }) => {
        const release = await openHeld(page, blog, way, width, ['block']);
        await page.setViewportSize({ width, height });
        expect(await moved(page, way, release)).toBeLessThanOrEqual(1);
      });

  test('the text below a tall figure stays where it is where the page lets pictures be higher', async ({
    page,
    blog,
  }) => {
    const { tag } = await copySnippets(page, 'v=1&c=10&n=7', async (builder) => {
      await builder.getByRole('combobox', { name: 'controls', exact: true }).selectOption('full');
      await expect(builder.locator('[data-way=tag] pre code')).not.toContainText('ui="mini"');
    });
    await page.setViewportSize({ width: 1280, height: 700 });
    const release = await holdBack(page, '**/widget.js');
    await page.goto(blog.put('/tall.html', post(tag, { boxes: ['block'] })), { waitUntil: 'commit' });
    await page.addStyleTag({ content: ':root { --meander-max-height: 900px; }' });
    expect(await moved(page, 'tag', release)).toBeLessThanOrEqual(1);
  });
});

for (const selector of [':root', 'meander-path'])
  test(`the text below a tag stays where it is where ${selector} has a greatest height`, async ({
    page,
    blog,
  }) => {
    const release = await openHeld(page, blog, 'tag', 900, ['block']);
    await page.addStyleTag({ content: `${selector} { --meander-max-height: 300px; }` });
    expect(await moved(page, 'tag', release)).toBeLessThanOrEqual(1);
  });

/** What the page gives its root. */
for (const size of ['62.5%', '8px', '112.5%', '20px', '24px'])
  for (const way of /** @type {const} */ (['tag', 'frame']))
    test(`the text below a ${way} stays where it is where the root has a font of ${size}`, async ({
      page,
      blog,
    }) => {
      const release = await openHeld(page, blog, way, 414, ['block']);
      await page.addStyleTag({ content: `:root { font-size: ${size}; }` });
      expect(await moved(page, way, release)).toBeLessThanOrEqual(1);
    });

/**
 * In a browser whose reader has set another font size: by its switch, because the protocol's command reaches one process
 * only, and frames of other sites may have their own.
 */
const sized = /** @type {typeof test} */ (
  /** @type {any} */ (test).extend({
    fontSize: [16, { option: true }],
    context: async (
      /** @type {import('./quiet.js').WorkerArgs & { fontSize: number }} */ {
        playwright,
        launchOptions,
        fontSize,
      },
      /** @type {(context: import('@playwright/test').BrowserContext) => Promise<void>} */ use,
    ) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use(await browser.newContext());
      await browser.close();
    },
  })
);

for (const hasTouch of [false, true])
  sized.describe(hasTouch ? 'with a finger and larger text' : 'with larger text', () => {
    sized.use({ hasTouch, isMobile: hasTouch });

    for (const [size, width] of [
      [20, 320],
      [20, 768],
      [24, 414],
      [32, 768],
    ])
      sized.describe(`of ${size} px, ${width} px wide`, () => {
        sized.use(/** @type {{}} */ ({ fontSize: size }));

        for (const way of /** @type {const} */ (['tag', 'frame']))
          sized(`the text below a ${way} stays where it is`, async ({ page, blog }) => {
            const release = await openHeld(page, blog, way, width, ['block']);
            expect(await moved(page, way, release)).toBeLessThanOrEqual(1);
            const frame = way === 'tag' ? page : page.frameLocator('iframe');
            const status = frame.locator('meander-path .status');
            const text = await status.evaluate((element) => getComputedStyle(element).fontSize);
            expect(parseFloat(text)).toBeCloseTo(Math.min(20, size * 0.8125));
          });
      });
  });

test.describe('with a finger and the largest text', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('controls do not stick out of a narrow figure', async ({ page, blog, baseURL }) => {
    const script = `<script src="${baseURL}${list.folder}meander-path.js"></script><style>:root { font-size: 32px; } section { width: 280px; }</style>`;
    const figure = '<meander-path seed="7" ui="mini"></meander-path>';
    await page.goto(blog.put('/largest.html', post(figure, { script, boxes: ['block'] })));
    await expect(page.locator('.handle')).toHaveCount(2);
    const room = await page.locator('.figure').boundingBox();
    for (const control of await page.locator('.panel :is(button, input)').all()) {
      const box = await control.boundingBox();
      expect(box && room && box.x + box.width - room.x - room.width).toBeLessThanOrEqual(0.5);
    }
  });
});
