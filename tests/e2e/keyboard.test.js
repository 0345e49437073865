/** The Tab key in the article. */
import { expect, test } from '../browser/figure.ts';

/** @typedef {import('@playwright/test').Page} Page */

/** Records every element that receives the focus, also in shadow roots. @param {Page} page */
const watchFocus = (page) =>
  page.evaluate(() => {
    const visited = /** @type {Element[]} */ ([]);
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
    /** @param {Document | ShadowRoot} root @returns {HTMLElement[]} */
    const under = (root) =>
      [...root.querySelectorAll('*:not([inert], [inert] *)')].flatMap((one) => [
        .../** @type {HTMLElement[]} */ (one.matches(focusable) ? [one] : []),
        ...(one.shadowRoot ? under(one.shadowRoot) : []),
      ]);
    const name = (/** @type {Element} */ one) =>
      `${one.localName}.${one.className} “${(one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 24)}”`;
    Object.assign(globalThis, {
      /** Records the focused element; returns null once the focus has left the page. */
      visit() {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        if (!at || at === document.body) return null;
        const { left, top, right, bottom } = at.getBoundingClientRect();
        const inSight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
        const again = visited.includes(at);
        visited.push(at);
        return { name: name(at), inSight, again };
      },
      missed: () =>
        under(document)
          .filter(
            (one) =>
              one.tabIndex >= 0 &&
              // Arrows between chapters appear and disappear with the chapter in view.
              !one.matches(':disabled, .step') &&
              one.checkVisibility({ visibilityProperty: true }) &&
              // Tab reaches only the checked radio button of a group.
              (!(one instanceof HTMLInputElement) || one.type !== 'radio' || one.checked) &&
              !visited.includes(one),
          )
          .map(name),
    });
  });

/** Presses Tab until the focus leaves the page. @param {Page} page */
async function tabThrough(page) {
  await watchFocus(page);
  /** @type {{ name: string, inSight: boolean, again: boolean }[]} */
  const stops = [];
  for (let i = 0; i < 600; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate('visit()');
    if (!stop) break;
    stops.push(/** @type {any} */ (stop));
  }
  return {
    count: stops.length,
    again: stops.filter(({ again }) => again),
    outOfSight: stops.filter(({ inSight }) => !inSight),
    missed: /** @type {string[]} */ (await page.evaluate('missed()')),
  };
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('Tab reaches every control of the article, also in unloaded figures', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('#hero .handle')).toHaveCount(2);
  // Its handles appear once all stones are wet.
  const handles = page.locator('#million-figure .handle');
  await expect(page.locator('million-figure:defined')).toBeAttached();
  await page.locator('#million-figure').evaluate((/** @type {any} */ it) => it.change('side', 300));
  await page.locator('#million-figure').scrollIntoViewIfNeeded();
  await expect(handles).toHaveCount(2, { timeout: 60_000 });
  await page.locator('#hero').scrollIntoViewIfNeeded();
  const { count, ...wrong } = await tabThrough(page);
  expect(wrong).toEqual({ again: [], outOfSight: [], missed: [] });
  await expect(page.locator('#ends-figure .handle')).toHaveCount(3);
  expect(count).toBeGreaterThan(100);
});

test('a figure that loads while it has the focus lets Tab go inside', async ({ page }) => {
  for (const [id, inside, count] of /** @type {const} */ ([
    ['ends-figure', '.handle', 3],
    ['parabolas-figure', '.handle', 5],
  ])) {
    await page.goto('./');
    const figure = page.locator(`#${id}`);
    await expect(figure).toHaveAttribute('tabindex', '0');
    await figure.focus();
    await expect(figure.locator(inside)).toHaveCount(count);
    await expect(figure).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(figure.locator(inside).first()).toBeFocused();
  }
});
