/** Pages at 200 and 400 per cent: a window of 1280 pixels shows half and a quarter as much (WCAG 1.4.4 and 1.4.10). */
import { expect, frames, test } from '../figure.js';
import { openWhole, PAGES } from './pages.js';

/** What is cut off, or can be reached by scrolling sideways alone. @param {import('@playwright/test').Page} page */
function cutOff(page) {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    /** @param {Document | ShadowRoot} root @returns {Element[]} */
    const under = (root) =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? under(one.shadowRoot) : []),
      ]);
    const faults = under(document).flatMap((one) => {
      if (
        !one.checkVisibility({ visibilityProperty: true }) ||
        one.closest('.unseen, svg, .handles, [popover]')
      )
        return [];
      const box = one.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(one);
      const name = `${one.localName}.${one.className}`;
      // What scrolls by itself, such as code and tables, is two-dimensional.
      const scrolls = (/** @type {Element | null} */ at) => {
        for (; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
        return false;
      };
      if (
        one.matches('button, input, select, summary, a') &&
        box.width > 1 &&
        (box.right > wide + 1 || box.left < -1) &&
        !scrolls(one)
      )
        return [`${name} lies beyond the edge`];
      const clips = overflowX === 'hidden' || overflowX === 'clip';
      if (clips && one.matches('button, label, summary, td, th, p') && one.scrollWidth > one.clientWidth + 1)
        return [
          `${name} is cut${textOverflow === 'ellipsis' ? ' by an ellipsis' : ''}: “${one.textContent?.trim().slice(0, 30)}”`,
        ];
      return [];
    });
    if (document.documentElement.scrollWidth > wide)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return faults;
  });
}

for (const [name, address] of Object.entries(PAGES))
  test(`${name} can be read and used at 200 and 400 %`, async ({ browser, baseURL }) => {
    for (const share of [2, 4]) {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 1280 / share, height: 1024 / share },
        deviceScaleFactor: share,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await openWhole(page, address);
      await frames(page);
      expect(await cutOff(page), `at ${share * 100} %`).toEqual([]);
      await context.close();
    }
  });
