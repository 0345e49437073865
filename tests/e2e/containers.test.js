/** Figures in every kind of box that a host may put them into: they have a width, and nothing moves when they start. */
import { readFileSync } from 'node:fs';
import { copySnippets, expect, test } from './pasting.js';

const list = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));

/** @type {Record<string, (figure: string) => string>} */
const BOXES = {
  block: (figure) => `<div>${figure}</div>`,
  'flex row': (figure) => `<div style="display:flex">${figure}</div>`,
  'flex row beside a text': (figure) =>
    `<div style="display:flex;gap:1rem">${figure}<p>A map beside its text.</p></div>`,
  'centred flex column': (figure) =>
    `<div style="display:flex;flex-direction:column;align-items:center">${figure}</div>`,
  'centred grid': (figure) => `<div style="display:grid;place-items:center">${figure}</div>`,
  'inline block': (figure) =>
    `<div><div style="display:inline-block;vertical-align:top;max-width:100%">${figure}</div></div>`,
  float: (figure) => `<div style="display:flow-root"><div style="float:left">${figure}</div></div>`,
  'table cell': (figure) => `<table><tr><td>${figure}</td></tr></table>`,
  'fit-content': (figure) => `<div style="width:fit-content;max-width:100%">${figure}</div>`,
};
const WIDTHS = [320, 414, 768, 1200];
const STATE = 'v=1&c=16&r=12&n=7';

/** @param {string} body */
const html = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Post</title><link rel="icon" href="data:,"><body>${body}<p id="below">The text below.</p></body></html>`;

/** @param {import('@playwright/test').Page} page */
const top = (page) => page.locator('#below').evaluate((text) => text.getBoundingClientRect().top + scrollY);

for (const [name, box] of Object.entries(BOXES)) {
  test(`a tag alone has a width in a ${name}`, async ({ page, blog, baseURL }) => {
    const script = `<script src="${baseURL}${list.folder}meander-path.js"></script>`;
    const tag = '<meander-path seed="7" ui="mini"></meander-path>';
    const address = blog.put('/box.html', html(`${script}${box(tag)}`));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(address);
      await expect(page.locator('meander-path .handle')).toHaveCount(2);
      const figure = await page.locator('meander-path').boundingBox();
      expect(figure?.width, `at ${width}`).toBeGreaterThan(Math.min(239, width - 40));
      expect(figure?.width, `at ${width}`).toBeLessThanOrEqual(width);
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(sideways, `nothing scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    }
  });

  for (const way of /** @type {const} */ (['tag', 'frame']))
    test(`the text below a ${way} in a ${name} stays where it is`, async ({ page, blog, shifts }) => {
      const snippets = await copySnippets(page, STATE);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        const address = blog.put('/held.html', html(box(snippets[way])));
        /** @type {(value?: unknown) => void} */
        let release = () => {};
        const held = new Promise((done) => (release = done));
        const late = way === 'tag' ? '**/widget.js' : '**/embed.html*';
        await page.route(late, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('#below')).toBeAttached();
        const before = await top(page);
        release();
        const figure = way === 'tag' ? page : page.frameLocator('iframe');
        await expect(figure.locator('meander-path .handle')).toHaveCount(2);
        if (way === 'frame') await expect(page.locator('[data-room]')).toHaveCount(0);
        expect(Math.abs((await top(page)) - before), `at ${width}`).toBeLessThanOrEqual(2);
        const shown = await figure.locator('meander-path').boundingBox();
        expect(shown?.width, `at ${width}`).toBeGreaterThan(Math.min(215, width - 60));
        expect(await shifts(), `at ${width}`).toBeLessThan(0.01);
        await page.unroute(late);
      }
    });
}
