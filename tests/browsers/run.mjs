/**
 * The built library in browsers beside the one that the other tests drive: the same bytes as in Node, and a figure that
 * can be dragged by mouse and keys. Those that are not installed are left out. `npm run test:browsers`
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { createHost, listen } from '../../scripts/host.mjs';
import { Failure, isMain, main, root, say } from '../../scripts/run.mjs';
import { openFirefox, openWebKit } from './drivers.mjs';

const CALLS = 2000;
const FIGURE = "document.querySelector('meander-path')";
const MIDDLE_OF_FIRST_HANDLE = `(() => {
  const { x, y, width, height } = ${FIGURE}.shadowRoot.querySelector('.handle').getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
})()`;

/** @param {{ required?: boolean }} [options] whether a machine without any of them is a failure */
export async function testBrowsers({ required = false } = {}) {
  const engine = await import(join(root, 'dist/meander.js'));
  const { digestCalls } = await import('../random-calls.js');
  await engine.ready();
  const digests = digestCalls(engine, CALLS);
  const host = createHost(root, { only: ['/dist/', '/tests/'] });
  const port = await listen(host, 0);
  let tried = 0;
  try {
    for (const open of [openFirefox, openWebKit]) {
      const browser = await open();
      if (!browser) continue;
      tried += 1;
      try {
        await tryFigure(browser, `http://127.0.0.1:${port}/tests/browsers/page.html`, digests);
        say(`${browser.name}: the same bytes, and dragged by mouse and keys`);
      } finally {
        await browser.close();
      }
    }
  } finally {
    host.close();
  }
  if (tried > 0) return;
  if (required)
    throw new Failure('There is neither a Firefox nor a WebKit driver: see tests/browsers/drivers.mjs.');
  say('Skipped: there is neither a Firefox nor a WebKit driver here.');
}

/**
 * @param {import('./drivers.mjs').Driven} browser
 * @param {string} address
 * @param {string[]} digests
 */
async function tryFigure(browser, address, digests) {
  await browser.open(address);
  await until(() => browser.ask("Boolean(seen.digests && document.querySelector('meander-path:defined'))"));
  await until(() => browser.ask(`Boolean(${FIGURE}.shadowRoot.querySelector('.handle'))`));
  assert.deepEqual(await browser.ask('seen.digests'), digests, `${browser.name} gives other bytes`);

  const [x, y] = await browser.ask(MIDDLE_OF_FIRST_HANDLE);
  const before = await browser.ask(`${FIGURE}.terminals[0]`);
  await browser.drag([x, y], [x + 70, y + 50]);
  await until(async () => String(await browser.ask(`${FIGURE}.terminals[0]`)) !== String(before));
  const dragged = await browser.ask(`${FIGURE}.terminals[0]`);
  assert.ok((await browser.ask('seen.changes')) > 0, `${browser.name} told of no change`);

  await browser.ask(`${FIGURE}.shadowRoot.querySelector('.handle').focus()`);
  await browser.press('ArrowRight');
  await until(async () => String(await browser.ask(`${FIGURE}.terminals[0]`)) !== String(dragged));
  await browser.ask(`${FIGURE}.undo()`);
  await until(async () => String(await browser.ask(`${FIGURE}.terminals[0]`)) === String(dragged));
  assert.deepEqual(await browser.ask('seen.wrong'), [], `${browser.name} complained`);
}

/** @param {() => Promise<boolean>} holds */
async function until(holds) {
  const end = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Failure(`Waited in vain: ${holds}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

if (isMain(import.meta))
  await main(() => testBrowsers({ required: !process.argv.includes('--if-available') }));
