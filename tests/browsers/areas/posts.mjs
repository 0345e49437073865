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
  async 'a browser that is too old keeps the drawing, with a sentence'({ browser, site, until }) {
    // What the newest of the browsers that are too old lack.
    const missing = 'CSS.supports = (name, value) => !/color-mix/.test(value)';
    site.put('/old.js', missing, { 'content-type': 'text/javascript' });
    await browser.open(await post(site, { head: '<script src="/old.js"></script>' }));
    const text = () => browser.ask(() => document.querySelector('meander-path')?.textContent?.trim());
    await until('it says so', async () => /too old/.test((await text()) ?? ''));
    const height = await browser.ask(() => document.querySelector('[slot=poster]')?.clientHeight ?? 0);
    assert.ok(height > 50, `${height}`);
  },
};
