/** What a finger is to hit is 24 by 24 CSS pixels, or has so much room (WCAG 2.2, 2.5.8). */
import { expect, test } from '../figure.js';
import { openWhole, PAGES } from './pages.js';

/** @param {import('@playwright/test').Page} page @returns {Promise<{ count: number, small: string[] }>} */
function smallTargets(page) {
  return page.evaluate(() => {
    const LEAST = 24;
    const interactive =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider], [role=radio], [role=button], meander-word';
    /** @param {Document | ShadowRoot} root @returns {Element[]} */
    const under = (root) =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        ...(one.matches(interactive) ? [one] : []),
        ...(one.shadowRoot ? under(one.shadowRoot) : []),
      ]);
    /** A box and its label are one target. @param {Element} one */
    const boxOf = (one) =>
      (one instanceof HTMLInputElement ? (one.closest('label') ?? one) : one).getBoundingClientRect();
    const targets = under(document)
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'))
      .map((one) => ({ one, box: boxOf(one) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    // In a line of text the line gives the size; points lie where the reader puts them.
    const excepted = (/** @type {Element} */ one) =>
      one.matches('.handle, .grip') ||
      (getComputedStyle(one).display.startsWith('inline') &&
        one.closest('p, li, td, dd, blockquote, figcaption, .sentence') !== null);
    const middle = (/** @type {DOMRect} */ { left, top, width, height }) => [
      left + width / 2,
      top + height / 2,
    ];
    const isSmall = (/** @type {DOMRect} */ { width, height }) =>
      width < LEAST - 0.01 || height < LEAST - 0.01;
    /** The circle around the middle of a small target touches no other target, nor the circle of another small one. */
    const crowds = (/** @type {DOMRect} */ box, /** @type {DOMRect} */ other) => {
      const [x, y] = middle(box);
      const [ox, oy] = middle(other);
      const aside = Math.max(other.left - x, 0, x - other.right);
      const above = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(aside, above) < LEAST / 2 || (isSmall(other) && Math.hypot(x - ox, y - oy) < LEAST);
    };
    const small = targets
      .filter(({ one, box }) => isSmall(box) && !excepted(one))
      .flatMap(({ one, box }) => {
        const near = targets.find(
          ({ one: other, box: its }) =>
            other !== one && !other.contains(one) && !one.contains(other) && crowds(box, its),
        );
        if (!near) return [];
        const name = (/** @type {Element} */ element) =>
          `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 20)}”`;
        return [
          `${name(one)} is ${Math.round(box.width)} by ${Math.round(box.height)}, next to ${name(near.one)}`,
        ];
      });
    return { count: targets.length, small };
  });
}

for (const [name, address] of Object.entries(PAGES))
  test(`${name}: whatever can be pressed is large enough`, async ({ page }) => {
    for (const [width, height] of [
      [1280, 800],
      [360, 800],
    ]) {
      await page.setViewportSize({ width, height });
      await openWhole(page, address);
      const { count, small } = await smallTargets(page);
      expect(count).toBeGreaterThan(3);
      expect(small, `at ${width}`).toEqual([]);
    }
  });

test('a small target beside another one is found', async ({ page }) => {
  await openWhole(page, 'embed.html');
  await page.evaluate(() => {
    for (const text of ['a', 'b']) {
      const button = document.createElement('button');
      button.textContent = text;
      button.style.cssText = 'all: unset; display: inline-block; inline-size: 12px; block-size: 12px';
      document.body.append(button);
    }
  });
  expect((await smallTargets(page)).small).toHaveLength(2);
});
