/** Every page with its figures started and unfolded, for what holds on all of them. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, frames, unfold } from '../figure.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @type {Record<string, string>} */
export const PAGES = {
  'the article': 'index.html',
  'the builder': 'builder.html',
  'the measurements': 'bench.html',
  'a post': 'post.html',
  'a frame': 'embed.html?overlays=raw+chaikin&compare',
  'a frame in space': 'embed.html?source=waypoints&dimension=3&overlays=raw+chaikin+catmull-rom&follow',
  'a large grid': 'embed.html?columns=400&rows=400',
};

/** @param {import('@playwright/test').Page} page @param {string} address */
export async function openWhole(page, address) {
  await page.goto(address);
  for (const figure of await page.locator('meander-path').all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('canvas[aria-label]').first()).toBeAttached();
    await unfold(figure);
  }
  await expect.poll(() => page.evaluate(startDrawings), 'all handles are there').toBe(0);
  await expect(page.locator('meander-path .figure[aria-busy]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await frames(page);
}

/** Starts the article's own figures wherever they are, and says how many have handles that are not there yet. */
function startDrawings() {
  const drawings = [...document.querySelectorAll('*')].filter((one) => 'redraw' in one && 'handles' in one);
  for (const drawing of drawings) drawing.setAttribute('loading', 'eager');
  return drawings.filter(
    (one) => /** @type {any} */ (one).handles().length > 0 && !one.querySelector('[data-handle]'),
  ).length;
}

/**
 * What axe-core objects to.
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, unknown>} [options]
 * @returns {Promise<string[]>}
 */
export async function objections(page, options = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (given) => {
    const { violations } = await Reflect.get(window, 'axe').run(document, { iframes: false, ...given });
    return violations.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes
        .slice(0, 5)
        .map((/** @type {any} */ { target, any }) => `${id}: ${target} ${any?.[0]?.message ?? ''}`),
    );
  }, options);
}

/** Installs `stops()`: what the Tab key stops at, in all shadow roots. @param {import('@playwright/test').Page} page */
export const installStops = (page) =>
  page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
    /** @param {Document | ShadowRoot} root @returns {HTMLElement[]} */
    const under = (root) =>
      [...root.querySelectorAll('*:not([inert], [inert] *)')].flatMap((one) => [
        .../** @type {HTMLElement[]} */ (one.matches(focusable) ? [one] : []),
        ...(one.shadowRoot ? under(one.shadowRoot) : []),
      ]);
    const isStop = (/** @type {HTMLElement} */ one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.checkVisibility({ visibilityProperty: true }) &&
      // Of a group of radio buttons the chosen one.
      (!(one instanceof HTMLInputElement) || one.type !== 'radio' || one.checked);
    Reflect.set(globalThis, 'stops', () => under(document).filter(isStop));
    Reflect.set(globalThis, 'inFocus', () => {
      let at = document.activeElement;
      for (;;) {
        const inside = at?.shadowRoot ?? /** @type {HTMLIFrameElement | null} */ (at)?.contentDocument;
        if (!inside?.activeElement || inside.activeElement.localName === 'body') return at;
        at = inside.activeElement;
      }
    });
  });
