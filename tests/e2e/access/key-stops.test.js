/** Each page by the Tab key from its beginning to its end and back: how many stops there are, and that each is seen. */
import { expect, test } from '../figure.js';
import { installStops, openWhole, PAGES } from './pages.js';

/** So many a page may have at most: whoever goes by keys passes each. */
const MOST = Object.freeze({
  'the article': 260,
  'the builder': 110,
  'the measurements': 12,
  'a post': 20,
  'a frame': 40,
  'a frame in space': 40,
  'a large grid': 30,
});

/**
 * Presses a key until the focus leaves the page, and says where it was.
 * @param {import('@playwright/test').Page} page
 * @param {'Tab' | 'Shift+Tab'} key
 */
async function walk(page, key) {
  /** @type {{ stop: number, name: string, seen: boolean }[]} */
  const passed = [];
  for (let i = 0; i < 600; i++) {
    await page.keyboard.press(key);
    const at = await page.evaluate(() => {
      const one = Reflect.get(globalThis, 'inFocus')();
      if (!one || one === document.body) return null;
      const { all } = /** @type {{ all: Map<Element, number> }} */ (Reflect.get(globalThis, 'numbers'));
      if (!all.has(one)) all.set(one, all.size);
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const seen =
        right > 0 &&
        bottom > 0 &&
        left < (one.ownerDocument.defaultView?.innerWidth ?? 0) &&
        top < (one.ownerDocument.defaultView?.innerHeight ?? 0);
      return {
        stop: Number(all.get(one)),
        name: `${one.localName}.${one.className} “${(one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 24)}”`,
        seen,
      };
    });
    // Backwards the browser begins anew without leaving the page.
    if (!at || at.stop === passed[0]?.stop) return passed;
    passed.push(at);
  }
  throw new Error(
    `after ${passed.length} stops there is no end: ${passed.slice(-4).map(({ name }) => name)}`,
  );
}

for (const [name, address] of Object.entries(PAGES))
  test(`${name}: Tab comes to everything once, in sight, and out again`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWhole(page, address);
    await installStops(page);
    await page.evaluate(() => void Reflect.set(globalThis, 'numbers', { all: new Map() }));
    const forth = await walk(page, 'Tab');
    const numbers = forth.map(({ stop }) => stop);
    expect(new Set(numbers).size, 'nothing comes twice').toBe(numbers.length);
    expect(forth.filter(({ seen }) => !seen).map((at) => at.name)).toEqual([]);
    const missed = await page.evaluate(() => {
      const { all } = Reflect.get(globalThis, 'numbers');
      return Reflect.get(globalThis, 'stops')()
        .filter((/** @type {Element} */ one) => !all.has(one))
        .map(
          (/** @type {HTMLElement} */ one) =>
            `${one.localName}.${one.className} “${one.textContent?.trim().slice(0, 24)}”`,
        );
    });
    expect(missed).toEqual([]);
    expect(forth.length).toBeLessThanOrEqual(MOST[/** @type {keyof typeof MOST} */ (name)]);
    const back = await walk(page, 'Shift+Tab');
    expect(back.map(({ stop }) => stop).reverse()).toEqual(numbers);
  });
