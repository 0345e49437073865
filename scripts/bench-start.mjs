/**
 * How long a figure takes to be there on a slow line: from opening the page to `meander-ready`, under Chromium's
 * throttling ("slow 4G": 1.6 Mbit/s down, 150 ms a round trip) with nothing in the cache. The median of seven loads.
 * Reports, gates nothing. Needs `npm run build` first.
 *
 * `npm run bench:start`
 */
import { chromium } from '@playwright/test';
import { main, say } from './run.mjs';
import { serve } from './serve.mjs';
import { ensureBrowser } from './setup.mjs';

const LOADS = 7;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const FIGURES = {
  plain: '<meander-path></meander-path>',
  waypoints: '<meander-path source="waypoints" overlays="raw chaikin catmull-rom"></meander-path>',
  'A*': '<meander-path source="astar"></meander-path>',
  compare: '<meander-path compare></meander-path>',
};

/** @param {string} figure */
const pageWith = (figure) =>
  `<!doctype html><meta charset="utf-8"><title>.</title><script type="module" src="./element.js"></script>${figure}
  <script>addEventListener('meander-ready', () => (globalThis.readyAfter = performance.now()));</script>`;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home
 * @param {string} figure
 */
async function load(browser, home, figure) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`${home}start.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: pageWith(figure) }),
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(`${home}start.html`);
  const ready = await page.waitForFunction(() => Reflect.get(globalThis, 'readyAfter'));
  const after = Number(await ready.jsonValue());
  await context.close();
  return after;
}

await main(async () => {
  const home = `http://127.0.0.1:${await serve(0)}/dist/`;
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  for (const [name, figure] of Object.entries(FIGURES)) {
    const times = [];
    for (let i = 0; i < LOADS; i += 1) times.push(await load(browser, home, figure));
    times.sort((a, b) => a - b);
    say(`${name.padEnd(10)} ${(times[LOADS >> 1] / 1000).toFixed(2)} s`);
  }
  await browser.close();
  process.exit(0);
});
