/** Everything that a figure gives away. */
import assert from 'node:assert/strict';

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
  async 'a WebP picture is one, or it says that there is none'({ browser, figure }) {
    await figure(PATROL);
    const found = await browser.ask(async () => {
      const element = /** @type {any} */ (document.querySelector('meander-path'));
      return element.toBlob('image/webp').then(
        (/** @type {Blob} */ { type }) => type,
        (/** @type {{ code: string, argument: string }} */ { code, argument }) => `${code} ${argument}`,
      );
    });
    assert.equal(found, browser.engine === 'webkit' ? 'BadArgument type' : 'image/webp');
  },
  async 'a drawing made at once has the width of the figure'({ browser, figure }) {
    await figure(PATROL);
    const [made, shown] = await browser.ask(async () => {
      const element = /** @type {any} */ (document.createElement('meander-path'));
      for (const [name, value] of Object.entries({
        loading: 'eager',
        seed: '4',
        style: 'display:block;width:333px',
      }))
        element.setAttribute(name, value);
      const ready = new Promise((done) => element.addEventListener('meander-ready', done, { once: true }));
      document.body.replaceChildren(element);
      await ready;
      const svg = element.toSVG();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return [/width="(\d+)"/.exec(svg)?.[1], /width="(\d+)"/.exec(element.toSVG())?.[1]];
    });
    assert.equal(made, shown);
  },
  async 'numbers of a route that is still looked for are not ready'({ browser, figure, until }) {
    const drawn = await figure({ seed: 5, columns: 20, rows: 20 });
    const told = () =>
      browser.ask(() => {
        const element = /** @type {any} */ (document.querySelector('meander-path'));
        if (element.columns === 700) element.seed += 1;
        else element.columns = element.rows = 700;
        return ['toCSV', 'toJSON'].map((name) => {
          try {
            return element[name]().length;
          } catch (error) {
            return Object(error).code;
          }
        });
      });
    assert.deepEqual(await told(), ['NotReady', 'NotReady'], 'the module is not there');
    await until('it is found', async () => (await drawn.get('values')).pathLength > 700);
    assert.deepEqual(await told(), ['NotReady', 'NotReady'], 'the route is another one');
    await drawn.settle();
    const points = async () =>
      drawn.call('toCSV').then(
        (text) => text.split('\n').length,
        () => 0,
      );
    await until('it is there', async () => (await points()) > 700);
  },
};
