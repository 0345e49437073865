/** Files of a post with other bytes than those that were built: none is used, and the reader keeps a picture. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/run.mjs';
import { Figure } from '../figure.mjs';
import { POSTER, post, readList } from '../post.mjs';

const REFUSED = 'Not everything could be loaded. Try again';
/** A section that a module may have and nothing reads: the module works as before and has other bytes. */
const UNREAD_SECTION = [0, 2, 1, 0x78];

const TYPES = { js: 'text/javascript', wasm: 'application/wasm', json: 'application/json' };

/** @param {string} name */
const built = async (name) => readFile(join(root, 'dist', (await readList()).folder, name));
/** @param {string} name */
const otherModule = async (name) => Buffer.concat([await built(name), Buffer.from(UNREAD_SECTION)]);

/**
 * While something is done a file has other bytes.
 * @param {import('../bench.mjs').Bench} bench
 * @param {string} name
 * @param {string | Buffer} body
 * @param {(mend: () => void) => Promise<void>} act
 */
async function tampered({ site, expect }, name, body, act) {
  expect(/./);
  const path = `/dist/${(await readList()).folder}${name}`;
  const ending = /** @type {keyof typeof TYPES} */ (name.split('.').at(-1));
  site.put(path, body, { 'content-type': TYPES[ending] });
  const mend = () => site.remove(path);
  try {
    await act(mend);
  } finally {
    mend();
  }
}

/** The element is not even defined. @param {import('../bench.mjs').Bench} bench @param {string} name @param {string | Buffer} body */
const keepsDrawing = (bench, name, body) =>
  tampered(bench, name, body, async () => {
    const { browser, site, until } = bench;
    await browser.open(await post(site));
    await until('it says that it could not be loaded', () =>
      browser.ask(() =>
        /could not be loaded/.test(document.querySelector('meander-path')?.textContent ?? ''),
      ),
    );
    const found = await browser.ask(() => ({
      ran: Reflect.get(globalThis, 'ran') === true,
      defined: customElements.get('meander-path') !== undefined,
      drawing: (document.querySelector('[slot=poster]')?.clientHeight ?? 0) > 50,
    }));
    assert.deepEqual(found, { ran: false, defined: false, drawing: true });
  });

/** @param {Figure} figure the text of its status line, as it is read */
const told = async (figure) => (await figure.text('.status')).replace(/\s+/g, ' ').trim();

/** @type {import('../bench.mjs').Area} */
export const tampering = {
  'widget.js does not run, and the drawing stays': (bench) =>
    keepsDrawing(
      bench,
      'widget.js',
      'globalThis.ran = true; export const start = () => { globalThis.ran = true; };',
    ),
  'figure.wasm does not run, and the drawing stays': async (bench) =>
    keepsDrawing(bench, 'figure.wasm', await otherModule('figure.wasm')),
  async 'meander.wasm does not run: of a figure that needs it the drawing stays, until it is mended'(bench) {
    const { browser, site, becomes, until } = bench;
    await tampered(bench, 'meander.wasm', await otherModule('meander.wasm'), async (mend) => {
      const figure = new Figure(browser);
      await browser.open(
        await post(site, { figure: `<meander-path source="astar" ui="mini">${POSTER}</meander-path>` }),
      );
      await becomes(() => told(figure), REFUSED);
      const height = await browser.ask(() => document.querySelector('[slot=poster]')?.clientHeight ?? 0);
      assert.ok(height > 50, `the drawing is ${height} px high`);
      mend();
      await browser.mouse.click(await figure.middle('.retry'));
      await figure.started();
      await until('it has a route', async () => (await figure.get('values')).pathLength > 10);
    });
  },
  async 'meander.wasm does not run: a figure that comes to need it stays as it is, until it is mended'(
    bench,
  ) {
    const { browser, site, figureAt, becomes, until } = bench;
    await tampered(bench, 'meander.wasm', await otherModule('meander.wasm'), async (mend) => {
      const figure = await figureAt(await post(site));
      const look = await figure.look();
      await figure.set('guarded', true);
      await becomes(() => told(figure), REFUSED);
      assert.equal(await figure.look(), look);
      mend();
      await browser.mouse.click(await figure.middle('.retry'));
      await until('the curves keep off the walls', async () => (await figure.look()) !== look);
    });
  },
  async 'words-de.json is not read, and the figure is English, until it is mended'(bench) {
    const { browser, site, figureAt, becomes } = bench;
    const words = JSON.parse(String(await built('words-de.json')));
    const other = JSON.stringify({ ...words, play: 'Tampered' });
    await tampered(bench, 'words-de.json', other, async (mend) => {
      const figure = await figureAt(await post(site, { lang: 'de' }));
      assert.equal((await figure.get('strings')).play, 'Play');
      assert.match(await figure.call('toSVG'), /^<svg/);
      mend();
      await browser.ask(() => {
        const next = document.createElement('meander-path');
        next.setAttribute('loading', 'eager');
        document.body.append(next);
      });
      const next = new Figure(browser, 'meander-path ~ meander-path');
      await becomes(async () => (await next.get('strings')).play, words.play);
    });
  },
  async 'meander-worker.js does not run, and the page carves'(bench) {
    const { browser, site, figureAt } = bench;
    await tampered(bench, 'meander-worker.js', 'onmessage = () => postMessage(null);', async () => {
      await figureAt(await post(site));
      const found = await browser.ask(async () => {
        const { engine } = /** @type {any} */ (document.querySelector('meander-path'));
        await engine.ready();
        const request = { width: 90, height: 90, terminals: [0, 8099], seed: 4 };
        const later = await engine.chiselLater(request);
        return later && String(later.path) === String(engine.chisel(request).path);
      });
      assert.equal(found, true);
    });
  },
};
