/** Rules that a machine can check, and pages at twice the size. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, frames, test, unfold } from './figure.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ALL = 'overlays=raw+chaikin+rdp+catmull-rom&marks&compare&follow';

/** Each state of the element, and each page. @type {Record<string, string>} */
const PAGES = {
  'the article': 'index.html',
  'the builder': 'builder.html',
  'the measurements': 'bench.html',
  'a frame': 'embed.html',
  'a frame with nothing but the figure': 'embed.html?ui=none',
  'a small frame': 'embed.html?ui=mini',
  'a frame with one button': 'embed.html?ui=more',
  carving: `embed.html?${ALL}&guarded`,
  'carving, halfway': `embed.html?state=${encodeURIComponent('v=1&at=100')}`,
  'many ends': 'embed.html?terminals=1,1+9,9+18,2&view=trail',
  'a large grid': 'embed.html?columns=400&rows=400',
  'a route': `embed.html?source=astar&walls=90+4+16+4&${ALL}`,
  waypoints: `embed.html?source=waypoints&${ALL}`,
  'waypoints in space': `embed.html?source=waypoints&dimension=3&closed&${ALL}`,
  'a track': `embed.html?source=track&outlier-angle=90&${ALL}`,
  readonly: 'embed.html?source=waypoints&readonly',
};

/** Figures start when they are near the screen: scrolls to each and waits for it. @param {import('@playwright/test').Page} page */
async function startFigures(page) {
  for (const figure of await page.locator('meander-path').all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('canvas[aria-label]').first()).toBeAttached();
    await unfold(figure);
  }
  for (const fold of await page.locator('meander-path details').all())
    await fold.evaluate((element) => void Reflect.set(element, 'open', true));
  // What that asks for has come.
  for (const fold of await page.locator('meander-path details.more').all())
    await expect(fold.locator('.compare tbody tr').first()).toBeAttached();
  await frames(page);
  await expect(page.locator('meander-path .figure[aria-busy]')).toHaveCount(0);
  await frames(page);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ framed: boolean, colours?: boolean }} what whether it is a frame; only the rules that colours can break
 */
function objections(page, what) {
  return page.evaluate(async ({ framed, colours }) => {
    // A frame is no document of its own, to have a heading. What is in frames of the page is tested by itself.
    const rules = colours ? {} : { 'page-has-heading-one': { enabled: !framed } };
    const runOnly = colours ? ['color-contrast', 'link-in-text-block'] : undefined;
    const { violations } = await Reflect.get(window, 'axe').run(document, { iframes: false, rules, runOnly });
    return violations.map((/** @type {any} */ { id, help, nodes }) => ({
      ...{ id, help },
      where: nodes
        .slice(0, 5)
        .map((/** @type {any} */ { target, any }) => `${target} ${any?.[0]?.message ?? ''}`),
    }));
  }, what);
}

/** What stands out beyond the page, or over its neighbour. @param {import('@playwright/test').Page} page */
function sticksOut(page) {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    // Chromium goes on counting what stood out before the window was made narrower, until it lays out anew.
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.display = '';
    /** @type {string[]} */
    const out = [];
    if (document.documentElement.scrollWidth > wide)
      out.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const figure of document.querySelectorAll('meander-path'))
      for (const one of figure.shadowRoot?.querySelectorAll('.panel *, .status') ?? []) {
        const box = one.getBoundingClientRect();
        const unseen = box.width < 2 || box.height < 2 || one.closest('.unseen, [popover], svg, .compare');
        if (!unseen && (box.right > wide + 1 || box.left < -1)) out.push(`${one.tagName} ${one.className}`);
      }
    return out;
  });
}

for (const [name, address] of Object.entries(PAGES))
  test(`${name}: nothing that a machine would object to, by day and by night; letters of twice the size fit`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await startFigures(page);
    // A frame is seen through: the ground is its page's.
    await page.addStyleTag({ content: ':root { background: Canvas }' });
    await page.evaluate(AXE);
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme });
      await expect(
        page.locator(`meander-path:not([theme]) .figure:not([data-theme=${colorScheme}])`),
        'a figure keeps its theme',
      ).toHaveCount(0);
      await frames(page);
      // What is no matter of colours is the same by night.
      const what = { framed: address.startsWith('embed'), colours: colorScheme === 'dark' };
      expect(await objections(page, what), colorScheme).toEqual([]);
    }

    await page.setViewportSize({ width: 360, height: 800 });
    await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
    await frames(page);
    await expect.poll(() => sticksOut(page), 'at 360').toEqual([]);
    // Twice as near is half as wide.
    for (const [width, height] of [
      [1280, 800],
      [640, 400],
    ]) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      await frames(page);
      await expect.poll(() => sticksOut(page), `at ${width}`).toEqual([]);
    }
  });
