/** The figures of the article's sections, beside the pictures that were looked at and found good. */
import { expect, frames, test } from '../figure.js';
import { openSection } from '../section.js';
import { compareSheet } from '../sheet.js';

/** What figures stand at, where their end shows little of what they are about. @type {Readonly<Record<string, object>>} */
const STANDS = { '#witness-figure': { step: 42 } };

/**
 * The figures without the text, which would move them by parts of a pixel, and without what stays at the edge of the
 * window, which would lie over them.
 */
const FIGURES = `
  nav.chapters { position: static !important }
  main :is(h1, h2, h3, p, ul, pre) { display: none !important }
`;

/** The figures of each section, in their order. */
const SECTIONS = {
  play: ['#first'],
  stones: ['#stones-figure'],
  why: ['#why-figure'],
  witness: ['#witness-figure'],
  wiggly: ['.quad', '#lengths-figure', '#growth-figure'],
  flood: ['#flood-figure', '#ways-figure'],
  million: ['#race-figure', '#field'],
  ends: ['#ends-figure', '#island-figure', '#hexes-figure'],
  stairs: ['#stairs-figure'],
  walls: ['#walls-figure'],
  corners: ['#corners-figure'],
  sharp: ['#sharp-figure', '#walk'],
  through: ['#through-figure', '#hump', '#flight'],
  which: ['#which-figure', 'heading-plot'],
};

for (const [id, figures] of Object.entries(SECTIONS))
  test(`the figures of a section look as they should: ${id}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await openSection(page, id);
    await page.addStyleTag({ content: FIGURES });
    const shots = [];
    for (const width of [1280, 360])
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        for (const selector of figures) {
          const figure = page.locator(`#${id} ${selector}`);
          await figure.scrollIntoViewIfNeeded();
          await expect.poll(() => isDrawn(figure, colorScheme)).toBe(true);
          await figure.evaluate((element, values) => void Object.assign(element, values), STANDS[selector]);
          // Texts above it do not move it by parts of a pixel.
          await figure.evaluate((element) => {
            const { style } = /** @type {HTMLElement} */ (element);
            style.translate = '';
            const { left, top } = element.getBoundingClientRect();
            style.translate = `${-((left + scrollX) % 1)}px ${-((top + scrollY) % 1)}px`;
          });
          await frames(page);
          const box = await figure.boundingBox();
          const canvases = await figure.locator('canvas').evaluateAll((all, { x, y }) => {
            return all.map((canvas) => {
              const { left, top, width, height } = canvas.getBoundingClientRect();
              return { x: left - x, y: top - y, width, height };
            });
          }, /** @type {{ x: number, y: number }} */ (box));
          shots.push({ png: await figure.screenshot({ caret: 'hide' }), stages: canvases });
        }
      }
    expect(await compareSheet(page, `article-${id}`, shots)).toBe(null);
  });

/**
 * Every figure in it has begun, at the width and in the colours that it has now.
 * @param {import('@playwright/test').Locator} figure
 * @param {string} theme
 */
function isDrawn(figure, theme) {
  return figure.evaluate((element, wanted) => {
    const paths = element.matches('meander-path') ? [element] : [...element.querySelectorAll('meander-path')];
    const drawings = element.querySelectorAll(':scope > svg');
    return (
      paths.every(({ shadowRoot }) => {
        const canvas = shadowRoot?.querySelector('canvas');
        const one = /** @type {HTMLElement | null | undefined} */ (shadowRoot?.querySelector('.figure'));
        return (
          canvas?.ariaLabel &&
          !shadowRoot?.querySelector('.room, .figure[aria-busy=true], .waiting:not([hidden])') &&
          one?.dataset.theme === wanted &&
          Math.abs(canvas.width - Math.round(canvas.clientWidth * devicePixelRatio)) <= 1
        );
      }) &&
      [...drawings].every(
        (drawing) => drawing.getAttribute('viewBox')?.split(' ')[2] === String(element.clientWidth),
      )
    );
  }, theme);
}
