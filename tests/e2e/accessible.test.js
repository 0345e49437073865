/** axe-core on the pages, large text, narrow windows, forced colours and reduced motion. */
import { COLOURS, violations } from '../browser/axe.ts';
import { expect, expectToFit, frames, openAsides, test } from '../browser/figure.ts';

/** @typedef {import('@playwright/test').Page} Page */

const PAGES = { article: './', playground: 'play.html', builder: 'builder.html' };

/** Starts every figure: they load when they come near the window. @param {Page} page */
async function openWhole(page) {
  await openAsides(page);
  for (const figure of await page.locator('meander-path').all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('canvas').first()).toBeAttached();
  }
}

/** Waits until the figures are dark, too: they follow the page a frame later. @param {Page} page */
async function nightEverywhere(page) {
  await expect(page.locator('meander-path:not([theme]) .figure:not([data-theme=dark])')).toHaveCount(0);
  await frames(page);
}

/** Checks that forced colours keep text readable and the focus visible. @param {Page} page */
async function expectForcedColours(page) {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  // Choices that start later would change colours.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('meander-choice')].every((it) => it.querySelector('[aria-checked=true]')),
  );
  // The browser reports a fill colour that differs from the one it forces.
  await page.evaluate(() => {
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('body *')))
      one.style.webkitTextFillColor = getComputedStyle(one).color;
  });
  expect(await violations(page, { runOnly: ['color-contrast'] })).toEqual([]);
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press('Tab');
    const { name, ring } = await page.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      // A label, or a part of the control, may draw the ring.
      const drawn = [at, at?.parentElement, ...(at?.children ?? [])].map((one) =>
        one ? getComputedStyle(one) : null,
      );
      const ring = drawn.some(
        (style) => style?.outlineStyle !== 'none' && parseFloat(style?.outlineWidth ?? '') >= 1,
      );
      // The figure draws a handle's ring on its canvas.
      const host = /** @type {any} */ (at?.getRootNode())?.host;
      const isDrawn = at?.matches('.handle') && host?.figure?.focused.value;
      return { name: `${at?.localName}.${at?.className}`, ring: ring || isDrawn };
    });
    if (name.startsWith('body')) break;
    expect(ring, name).toBe(true);
  }
  await page.evaluate(() => {
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('body *')))
      one.style.removeProperty('-webkit-text-fill-color');
  });
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

for (const [name, address] of Object.entries(PAGES))
  test(`${name}: axe finds nothing in any colours, Tab shows the focus, and narrow windows fit`, async ({
    page,
  }) => {
    await page.goto(address);
    await test.step('forced colours', () => expectForcedColours(page));
    await openWhole(page);
    await frames(page);
    await test.step('reduced motion', async () => {
      const { running, scroll } = await page.evaluate(() => ({
        running: document.getAnimations().filter(({ playState }) => playState === 'running').length,
        scroll: getComputedStyle(document.documentElement).scrollBehavior,
      }));
      expect({ running, scroll }).toEqual({ running: 0, scroll: 'auto' });
    });
    expect(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await nightEverywhere(page);
    expect(await violations(page, COLOURS), 'dark').toEqual([]);
    await expectToFit(page);
    await page.addStyleTag({ url: '/tests/browser/large-text.css' });
    await expectToFit(page, 'text of 200 %', [360]);
  });
