/** Figures in every kind of box that a host may put them into. */
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
const STATE = 'v=1&c=16&r=12&n=7';

/**
 * A post with the figure in each kind of box.
 * @param {string} figure
 * @param {string} [script]
 * @param {string[]} [boxes]
 */
const post = (figure, script = '', boxes = Object.keys(BOXES)) => {
  const sections = boxes.map(
    (name) => `<section aria-label="${name}">${BOXES[name](figure)}<p>The text below.</p></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Post</title><link rel="icon" href="data:,"><body>${script}${sections.join('')}`;
};

for (const [width, ways] of /** @type {const} */ ([[360, ['tag', 'frame']]]))
  test(`${ways.join(' and ')}: they fill every box without shifts at ${width} px`, async ({
    page,
    blog,
    shifts,
  }) => {
    const snippets = await copySnippets(page, STATE);
    await page.setViewportSize({ width, height: 700 });
    for (const way of ways) {
      // Each frame loads a page of its own: the boxes that shrink to what they hold are enough.
      const boxes = Object.keys(BOXES).filter((name) => way === 'tag' || /^flex row$|grid|table/.test(name));
      await page.goto(blog.put(`/${way}.html`, post(snippets[way], '', boxes)));
      for (const name of boxes) {
        const section = page.getByRole('region', { name, exact: true });
        await section.scrollIntoViewIfNeeded();
        const shown = (way === 'tag' ? section : section.frameLocator('iframe')).locator('meander-path');
        await expect(shown.locator('.handle'), name).toHaveCount(2);
        expect((await shown.boundingBox())?.width, name).toBeGreaterThan(Math.min(215, width - 60));
        expect(await section.evaluate((box) => box.scrollWidth - box.clientWidth), name).toBe(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), way).toBe(0);
      expect(await shifts(), way).toBeLessThan(0.1);
    }
  });

/** A tag without the room that a snippet keeps for it. */
test('bare tag: it has a width in every kind of box', async ({ page, blog, baseURL }) => {
  const script = `<script src="${baseURL}${list.folder}meander-path.js"></script>`;
  await page.setViewportSize({ width: 360, height: 700 });
  const body = post('<meander-path seed="7" ui="mini"></meander-path>', script);
  await page.goto(blog.put('/boxes.html', body));
  for (const name of Object.keys(BOXES)) {
    const figure = page.getByRole('region', { name, exact: true }).locator('meander-path');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('.handle'), name).toHaveCount(2);
    expect((await figure.boundingBox())?.width, name).toBeGreaterThan(239);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
