/** Everything that a figure gives away. */
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const PATROL = { source: 'waypoints', columns: 16, rows: 10, points: '2,2 6,7 9,2 13,7' };

/** @type {import('../bench.mjs').Area} */
export const exporting = {
  async 'an SVG as wide as the figure that can be read as XML'({ browser, figure }) {
    const drawn = await figure(PATROL);
    const svg = await drawn.call('toSVG');
    const [root, width] = await browser.ask((text) => {
      const read = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      return [read.localName, Number(read.getAttribute('width'))];
    }, svg);
    assert.equal(root, 'svg');
    const shown = await browser.ask(
      () => document.querySelector('meander-path')?.shadowRoot?.querySelector('canvas')?.clientWidth ?? 0,
    );
    assert.ok(Math.abs(width - shown) <= 1, `${width} of ${shown}`);
  },
  async 'pictures of every type are of that type'({ browser, figure }) {
    await figure(PATROL);
    const types = ['image/png', 'image/jpeg', 'image/svg+xml'];
    const found = await browser.ask(async (wanted) => {
      const element = /** @type {any} */ (document.querySelector('meander-path'));
      const blobs = await Promise.all(wanted.map((/** @type {string} */ type) => element.toBlob(type)));
      return blobs.map(({ type, size }) => [type, size > 1000]);
    }, types);
    assert.deepEqual(
      found,
      types.map((type) => [type, true]),
    );
  },
  async 'numbers and programs, as in Node'({ figure }) {
    const drawn = await figure(PATROL);
    assert.equal(await drawn.call('toCSV', 'raw'), 'x,y\n2,2\n6,7\n9,2\n13,7\n');
    assert.equal(JSON.parse(await drawn.call('toJSON', 'raw')).length, 4);
    for (const language of ['rust', 'javascript', 'gdscript', 'csharp'])
      assert.match(await drawn.call('toCode', language, 'raw'), /13/);
    assert.match(await drawn.call('toCode', 'rust', 'chaikin', 'program'), /pub fn curve/);
  },
  async 'a file that is saved has its bytes'({ browser, figure, until }) {
    const drawn = await figure({ ...PATROL, ui: 'full' });
    await drawn.settle();
    await browser.ask(() => {
      const shadow = document.querySelector('meander-path')?.shadowRoot;
      /** @type {HTMLElement | null | undefined} */ (
        shadow?.querySelector('.unfold[aria-expanded=false]')
      )?.click();
    });
    await drawn.settle();
    const saved = await browser.ask(() => {
      const shadow = document.querySelector('meander-path')?.shadowRoot;
      const items = [...(shadow?.querySelectorAll('button, [role=menuitem]') ?? [])];
      const item = items.find(({ textContent }) => /CSV/.test(textContent ?? ''));
      /** @type {HTMLElement | undefined} */ (item)?.click();
      return items.map(({ textContent }) => textContent).join('|');
    });
    const names = async () => (await readdir(browser.downloads)).filter((name) => name.endsWith('.csv'));
    await until(`meander.csv is saved (${saved})`, async () => (await names()).length > 0);
    const [name] = await names();
    const text = async () => readFile(join(browser.downloads, name), 'utf8');
    await until('it is whole', async () => (await text()) === (await drawn.call('toCSV')));
  },
};
