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

/** @param {import('../site.mjs').Site} site @param {string} [head] */
async function post(site, head = '') {
  const { folder, files } = await list();
  const script = `<script async src="${site.address}${folder}loader.js" integrity="${files['loader.js'].integrity}" crossorigin="anonymous"></script>`;
  return site.put(
    '/post.html',
    html(`${head}${script}<meander-path seed="3" ui="mini">${POSTER}</meander-path>`),
  );
}

/** What somebody else might put in the place of a file. @type {readonly (readonly [file: string, body: string])[]} */
const TAMPERED = [
  ['widget.js', 'globalThis.ran = true; export const start = () => { globalThis.ran = true; };'],
  ['figure.wasm', '\0asm\x01\0\0\0'],
];

/** @param {string} file @param {string} body @returns {(bench: import('../bench.mjs').Bench) => Promise<void>} */
function tampered(file, body) {
  return async ({ browser, site, until, expect }) => {
    expect(/./);
    const address = await post(site);
    const { folder } = await list();
    const path = `/dist/${folder}${file}`;
    const type = file.endsWith('.js') ? 'text/javascript' : 'application/wasm';
    site.put(path, body, { 'content-type': type });
    try {
      await browser.open(address);
      await until('it says that it could not be loaded', () =>
        browser.ask(() =>
          /could not be loaded/.test(document.querySelector('meander-path')?.textContent ?? ''),
        ),
      );
      const [ran, defined] = await browser.ask(() => [
        Reflect.get(globalThis, 'ran') === true,
        customElements.get('meander-path') !== undefined,
      ]);
      assert.deepEqual({ ran, defined }, { ran: false, defined: false });
    } finally {
      site.remove(path);
    }
  };
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
  ...Object.fromEntries(
    TAMPERED.map(([file, body]) => [
      `${file} with other bytes does not run, and the drawing stays`,
      tampered(file, body),
    ]),
  ),
  async 'a worker with other bytes does not run, and the page carves'({
    browser,
    site,
    figureAt,
    until,
    expect,
  }) {
    expect(/./);
    const address = await post(site);
    const { folder } = await list();
    const path = `/dist/${folder}meander-worker.js`;
    site.put(path, 'onmessage = () => postMessage(null);', { 'content-type': 'text/javascript' });
    try {
      const drawn = await figureAt(address);
      const found = await browser.ask(async () => {
        const { engine } = /** @type {any} */ (document.querySelector('meander-path'));
        await engine.ready();
        const request = { width: 90, height: 90, terminals: [0, 8099], seed: 4 };
        const later = await engine.chiselLater(request);
        return later && String(later.path) === String(engine.chisel(request).path);
      });
      assert.equal(found, true);
      await until('the figure is still there', async () => (await drawn.get('seed')) === 3);
    } finally {
      site.remove(path);
    }
  },
  async 'a browser that is too old keeps the drawing, with a sentence'({ browser, site, until }) {
    const missing = 'delete Document.prototype.adoptedStyleSheets';
    site.put('/old.js', missing, { 'content-type': 'text/javascript' });
    await browser.open(await post(site, '<script src="/old.js"></script>'));
    const text = () => browser.ask(() => document.querySelector('meander-path')?.textContent?.trim());
    await until('it says so', async () => /too old/.test((await text()) ?? ''));
    const height = await browser.ask(() => document.querySelector('[slot=poster]')?.clientHeight ?? 0);
    assert.ok(height > 50, `${height}`);
  },
};
