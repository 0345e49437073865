/** The pages of the site, and links to them. */
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root } from '../../../scripts/run.mjs';
import { copied } from '../gestures.mjs';

const LINK = 'v=1&s=waypoints&c=16&r=10&p=2,2+6,7+9,2+13,7';

/** @type {import('../bench.mjs').Area} */
export const pages = {
  async 'a link opens the figure that it tells of, and writes it again'({ site, figureAt }) {
    const drawn = await figureAt(`${site.address}embed.html#${LINK}`);
    assert.equal(String(await drawn.get('points')), '2,2,6,7,9,2,13,7');
    const state = await drawn.call('getState');
    assert.match(state, /^v=1&/);
    await drawn.call('setState', 'v=1&n=9');
    await drawn.settle();
    await drawn.call('setState', state);
    await drawn.settle();
    assert.equal(await drawn.call('getState'), state);
  },
  async 'Copy link copies a link that opens the figure as it is'({ browser, site, figureAt, until }) {
    const drawn = await figureAt(site.address, '#first');
    await browser.mouse.drag(await drawn.middle('.handle'), await drawn.at(5.5, 8.5));
    // It carves by itself.
    await drawn.call('pause');
    await drawn.settle();
    const state = await drawn.call('getState');
    const button = () =>
      browser.ask(() => {
        const found = /** @type {HTMLElement} */ (document.querySelector('#first .share button'));
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = found.getBoundingClientRect();
        const place = /** @type {[number, number]} */ ([x + width / 2, y + height / 2]);
        return { place, text: found.textContent };
      });
    await browser.mouse.click((await button()).place);
    await until('it says so', async () => /copied/i.test((await button()).text ?? ''));
    const link = await copied(browser);
    assert.equal(link, `${site.address}#first&${state}`);
    await browser.open('about:blank');
    const again = await figureAt(link, '#first');
    assert.equal(await again.call('getState'), state);
  },
  async 'the article runs, and no part of it is wider than a phone'({ browser, site, figureAt }) {
    const drawn = await figureAt(site.address, '#first');
    await browser.mouse.drag(await drawn.middle('.handle'), await drawn.at(5.5, 8.5));
    await browser.resize(360, 740);
    const wide = await browser.ask(() => {
      // Chromium goes on counting how wide a heading was before the resize broke its line, until it is laid out again.
      document.body.hidden = true;
      document.body.getBoundingClientRect();
      document.body.hidden = false;
      return document.documentElement.scrollWidth - innerWidth;
    });
    await browser.resize(800, 860);
    assert.ok(wide <= 0, `${wide} px too wide`);
  },
  async 'the builder writes all five snippets'({ browser, site, until }) {
    await browser.open(`${site.address}builder.html#${LINK}`);
    await until('all is written', () => browser.ask(() => Boolean(document.documentElement.dataset.written)));
    const texts = await browser.ask(() =>
      [...document.querySelectorAll('.way pre code')].map(({ textContent }) => textContent?.length ?? 0),
    );
    assert.equal(texts.length, 5);
    assert.ok(Math.min(...texts) > 50, texts.join());
  },
  async 'the one file runs from a folder'({ browser, figureAt, site }) {
    const { writeFile, mkdtemp, rm } = await import('node:fs/promises');
    const { tmpdir } = await import('node:os');
    const folder = await mkdtemp(join(tmpdir(), 'meander-file-'));
    const script = pathToFileURL(join(root, 'dist/meander-path.js')).href;
    const path = join(folder, 'figure.html');
    await writeFile(
      path,
      `<!doctype html><meta charset="utf-8"><meander-path seed="3" ui="mini"></meander-path><script src="${script}"></script>`,
    );
    try {
      const drawn = await figureAt(pathToFileURL(path).href);
      assert.match(await drawn.call('toSVG'), /^<svg/);
    } finally {
      await browser.open(`${site.own}page.html`);
      await rm(folder, { recursive: true });
    }
  },
  async 'the page of measurements measures'({ browser, site, until }) {
    await browser.open(`${site.address}bench.html?quick`);
    const told = () =>
      browser.ask(() => {
        // Before the page's script has run a press does nothing.
        /** @type {HTMLElement} */ (document.querySelector('#run')).click();
        return [document.querySelector('#status')?.textContent, document.querySelectorAll('#rows li').length];
      });
    await until('three are done', async () => {
      const [status, rows] = await told();
      assert.doesNotMatch(String(status), /stopped/);
      return Number(rows) >= 3;
    });
    await browser.open(`${site.own}page.html`);
  },
  async 'Copy right after a change copies'({ browser, site, until }) {
    await browser.open(`${site.address}builder.html#${LINK}`);
    await until('all is written', () => browser.ask(() => Boolean(document.documentElement.dataset.written)));
    const place = await browser.ask(() => {
      const caption = /** @type {HTMLInputElement} */ (document.querySelector('.caption'));
      caption.value = 'A road';
      caption.dispatchEvent(new Event('input', { bubbles: true }));
      const button = /** @type {HTMLElement} */ (document.querySelector('[data-way=tag] .copy'));
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = button.getBoundingClientRect();
      return /** @type {[number, number]} */ ([x + width / 2, y + height / 2]);
    });
    await browser.mouse.click(place);
    const said = () => browser.ask(() => document.querySelector('[data-way=tag] .copy')?.textContent);
    await until('it says so', async () => (await said()) === 'Copied');
    assert.match(await copied(browser), /A road<\/p>/);
  },
};
