/** For readers who asked for less motion nothing moves by itself, on any page. */
import { expect, frames, test } from '../figure.js';
import { openWhole, PAGES } from './pages.js';

/** All that is drawn: each canvas, and each drawing of the page. @param {import('@playwright/test').Page} page */
const drawn = (page) =>
  page.evaluate(() => {
    /** @param {Document | ShadowRoot} root @returns {Element[]} */
    const under = (root) =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? under(one.shadowRoot) : []),
      ]);
    return under(document).flatMap((one) =>
      one instanceof HTMLCanvasElement && one.width > 0
        ? [one.toDataURL()]
        : one.localName === 'svg'
          ? [one.outerHTML]
          : [],
    );
  });

for (const [name, address] of Object.entries(PAGES))
  test(`${name} stays as it is when less motion is asked for`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWhole(page, address);
    // What is far down has been drawn once, in sight or not.
    await page.evaluate(() => scrollTo(0, 0));
    await frames(page);
    await expect
      .poll(async () => {
        const before = await drawn(page);
        await page.waitForTimeout(400);
        const after = await drawn(page);
        return after.filter((one, i) => one !== before[i]).length;
      })
      .toBe(0);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((one) => Reflect.get(one, 'transitionProperty') ?? Reflect.get(one, 'animationName')),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });

test('the same figure moves where motion is welcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWhole(page, PAGES['a frame in space']);
  const before = await drawn(page);
  await expect.poll(() => drawn(page)).not.toEqual(before);
});
