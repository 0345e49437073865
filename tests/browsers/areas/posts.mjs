/** Figures in other people's pages. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/run.mjs';
import { STRICT } from '../site.mjs';

const POSTER =
  '<svg slot="poster" viewBox="0 0 20 20" width="100%"><path d="M2 2L18 18" stroke="red"/></svg>';
const html = (/** @type {string} */ body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Post</title><link rel="icon" href="data:,"><script src="/tests/browsers/page.js"></script><body>${body}</body></html>`;

const list = async () => JSON.parse(await readFile(join(root, 'dist/embed.json'), 'utf8'));

/** @param {import('../site.mjs').Site} site */
async function post(site) {
  const { folder, files } = await list();
  const script = `<script async src="${site.address}${folder}loader.js" integrity="${files['loader.js'].integrity}" crossorigin="anonymous"></script>`;
  return site.put('/post.html', html(`${script}<meander-path seed="3" ui="mini">${POSTER}</meander-path>`));
}

/** @type {import('../bench.mjs').Area} */
export const posts = {
  async 'the small script brings the figure'({ site, figureAt }) {
    const drawn = await figureAt(await post(site));
    assert.match(await drawn.call('toSVG'), /^<svg/);
  },
  async 'a frame tells its height'({ browser, site, until }) {
    const { folder } = await list();
    const frame = `<iframe src="${site.address}${folder}embed.html?grow&ui=mini#v=1&n=4" width="400" height="50"></iframe>`;
    const helper = await readFile(join(root, 'dist', folder, 'frame-height.js'), 'utf8');
    await browser.open(site.put('/framed.html', html(`${frame}<script>${helper}</script>`)));
    await until('it is as high as its figure', () =>
      browser.ask(() => Number(document.querySelector('iframe')?.clientHeight) > 300),
    );
  },
  async 'runs where the policy is strict'({ browser, site, until }) {
    const own = await readFile(join(root, 'dist/embed.html'), 'utf8');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': STRICT };
    site.put(
      '/dist/strict.html',
      own.replace('<head>', '<head><script src="../tests/browsers/page.js"></script>'),
      headers,
    );
    await browser.open(`${site.address}strict.html#v=1&n=4`);
    await until('it is drawn', () =>
      browser.ask(() =>
        Boolean(document.querySelector('meander-path')?.shadowRoot?.querySelector('.handle')),
      ),
    );
  },
};
