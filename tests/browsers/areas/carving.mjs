/** Loading, carving and stepping; the same seed gives the same bytes. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { root } from '../../../scripts/run.mjs';

const CALLS = 10_000;
/** More than Firefox starts workers in a worker without an end. */
const LATER = 60;
/** The same in Node, and by a test of its own natively. @type {Promise<string[]> | undefined} */
let inNode;

async function digestsInNode() {
  const engine = await import(join(root, 'dist/meander.js'));
  const { digestCalls } = await import('../../random-calls.js');
  await engine.ready();
  return digestCalls(engine, CALLS);
}

/** @type {import('../bench.mjs').Area} */
export const carving = {
  async 'the same bytes of 10,000 calls'({ browser, site }) {
    await browser.open(`${site.own}page.html`);
    const found = await browser.ask(
      async (library, helper, calls) => {
        const engine = await import(library);
        const { digestCalls } = await import(helper);
        await engine.ready();
        return digestCalls(engine, calls);
      },
      `${site.address}meander.js`,
      new URL('../random-calls.js', site.own).href,
      CALLS,
    );
    assert.deepEqual(found, await (inNode ??= digestsInNode()));
  },
  async 'a figure carves what the function carves'({ figure }) {
    const drawn = await figure({ seed: 12, columns: 14, rows: 12 });
    const engine = await import(join(root, 'dist/meander.js'));
    await engine.ready();
    const terminals = (await drawn.get('terminals')) ?? [1, 1, 12, 10];
    const cells = [terminals[0] + terminals[1] * 14, terminals[2] + terminals[3] * 14];
    const { path } = engine.chisel({ width: 14, height: 12, terminals: cells, seed: 12 });
    const points = JSON.parse(await drawn.call('toJSON', 'raw'));
    assert.equal(points.length, path.length);
  },
  async 'plays, steps forth and back, and looks the same there'({ figure, until }) {
    const drawn = await figure({ seed: 3, columns: 10, rows: 10, speed: 400 });
    await drawn.call('seek', 20);
    await drawn.settle();
    const look = await drawn.look();
    await drawn.call('step');
    await drawn.settle();
    assert.equal(await drawn.get('position'), 21);
    await drawn.call('step', -1);
    await until('it looks as before', async () => (await drawn.look()) === look);
    assert.equal(await drawn.get('position'), 20);
    await drawn.call('play');
    await until('all is carved', async () => (await drawn.get('position')) > 60);
  },
  async 'a large grid is carved beside the page'({ figure, until }) {
    const drawn = await figure({ seed: 5, columns: 300, rows: 300 });
    await until('it has a path', async () => (await drawn.get('values')).pathLength > 500);
  },
  async 'carves later inside a worker, again and again'({ browser, site }) {
    await browser.open(`${site.own}page.html`);
    site.put(
      '/tests/browsers/later.js',
      `import * as engine from '../../dist/meander.js';
      onmessage = async ({ data: times }) => {
        await engine.ready();
        const request = { width: 40, height: 40, terminals: [41, 1558] };
        const wanted = String(engine.chisel({ ...request, seed: 1 }).path);
        for (let i = 0; i < times; i += 1) {
          const { path } = await engine.chiselLater({ ...request, seed: 1 });
          postMessage(String(path) === wanted ? i + 1 : -1);
        }
      };`,
      { 'content-type': 'text/javascript' },
    );
    const done = await browser.ask(
      (address, times) =>
        new Promise((resolve) => {
          const worker = new Worker(address, { type: 'module' });
          let last = 0;
          const end = () => {
            worker.terminate();
            resolve(last);
          };
          const timer = setTimeout(end, 20_000);
          worker.onmessage = ({ data }) => {
            last = data;
            if (data !== times && data > 0) return;
            clearTimeout(timer);
            end();
          };
          worker.postMessage(times);
        }),
      `${site.own}later.js`,
      LATER,
    );
    assert.equal(done, LATER);
  },
};
