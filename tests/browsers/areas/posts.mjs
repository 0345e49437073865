/** Figures in other people's pages. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/run.mjs';
import { html, post, readList } from '../post.mjs';
import { STRICT } from '../site.mjs';

/** @type {import('../bench.mjs').Area} */
export const posts = {
  async 'the small script brings the figure'({ site, figureAt }) {
    const drawn = await figureAt(await post(site));
    assert.match(await drawn.call('toSVG'), /^<svg/);
  },
  async 'a frame tells its height'({ browser, site, until }) {
    const { folder } = await readList();
    const frame = `<iframe data-meander src="${site.address}${folder}embed.html?grow&ui=mini#v=1&n=4" width="400" height="50"></iframe>`;
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
