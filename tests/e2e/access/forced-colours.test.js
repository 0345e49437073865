/** Pages in the colours that a reader's system forces: what is there is seen, and so is the focus. */
import { expect, frames, test } from '../figure.js';
import { installStops, objections, openWhole, PAGES } from './pages.js';

for (const [name, address] of Object.entries(PAGES))
  test(`${name} can be read in forced colours, and shows its focus`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await openWhole(page, address);
    await page.addStyleTag({ content: ':root { background: Canvas }' });
    // Asked for it, the browser tells the colour of filled letters that is not the one that it forces.
    await page.evaluate(() => {
      for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('body *')))
        one.style.webkitTextFillColor = getComputedStyle(one).color;
    });
    expect(await objections(page, { runOnly: ['color-contrast'] })).toEqual([]);
    await installStops(page);
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      const stops = Reflect.get(globalThis, 'stops')();
      return stops.flatMap((/** @type {HTMLElement} */ stop) => {
        stop.focus({ preventScroll: true });
        if (Reflect.get(globalThis, 'inFocus')() !== stop || !stop.matches(':focus-visible')) return [];
        // The ring may be drawn by what stands for it.
        const rings = [stop, stop.parentElement, ...stop.children].map((one) => one && getComputedStyle(one));
        const isRung = rings.some(
          (style) => style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1,
        );
        return isRung || stop.localName === 'iframe' ? [] : [`${stop.localName}.${stop.className}`];
      });
    });
    expect(unseen).toEqual([]);
  });

test('a figure is drawn in the colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  await openWhole(page, 'embed.html?columns=14&rows=10');
  const look = () =>
    page
      .locator('.stage canvas')
      .first()
      .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  const before = await look();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect.poll(look).not.toBe(before);
  await frames(page);
});
