/**
 * Measures what dragging one waypoint of a thousand costs: the event's own work and the frame that
 * follows, with every overlay computed and drawn; and until the browser, without a graphics processor,
 * has laid out and painted all of it. Needs `npm run build` first.
 *
 * `npm run bench:drag`
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ATTRIBUTES, TARGET } from '../www/bench/waypoint-moves.js';
import { Failure, isMain, main, root, say } from './run.mjs';
import { ensureBrowser } from './setup.mjs';

const FIGURE = join(root, 'dist/meander-path.js');

/**
 * Milliseconds for each move: `drawn` of script and drawing, the median and the upper quartile; `painted` until all of it
 * is on the screen.
 * @typedef {{ drawn: number, slow: number, painted: number, browser: string }} Dragging
 * @returns {Promise<Dragging>}
 */
export async function measureDrag() {
  if (!existsSync(FIGURE)) throw new Failure('There is no dist/meander-path.js: `npm run build` makes it.');
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
    const attributes = Object.entries(ATTRIBUTES).map(([name, value]) => `${name}="${value}"`);
    await page.setContent(`<meander-path ${attributes.join(' ')}></meander-path>`);
    await page.addScriptTag({ path: FIGURE });
    await page.waitForTimeout(3000);
    const handle = page.locator('meander-path [part~=handle]').nth(500);
    const box = await handle.boundingBox();
    if (!box) throw new Failure('The figure has no handles to drag.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.evaluate(watch);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 60; step += 1) await page.mouse.move(x + (step % 12), y + (step % 7));
    await page.mouse.up();
    const { drawn, painted, changes } = await page.evaluate(() => Reflect.get(globalThis, 'watched'));
    if (changes === 0) throw new Failure('Nothing was dragged.');
    return {
      drawn: quantile(drawn, 0.5),
      slow: quantile(drawn, 0.75),
      painted: quantile(painted, 0.5),
      browser: `Chromium ${browser.version()}`,
    };
  } finally {
    await browser.close();
  }
}

/** @param {number[]} times @param {number} share */
function quantile(times, share) {
  const sorted = times.slice().sort((a, b) => a - b);
  return sorted[Math.floor(share * sorted.length)] ?? NaN;
}

/** In the page: the time from a move to the end of its handling, and of the frame after it; and of the frame's painting. */
function watch() {
  const watched = { drawn: /** @type {number[]} */ ([]), painted: /** @type {number[]} */ ([]), changes: 0 };
  Reflect.set(globalThis, 'watched', watched);
  document.addEventListener('meander-change', () => (watched.changes += 1));
  let [start, begun] = [0, 0];
  const first = () => {
    start = performance.now();
    requestAnimationFrame(() => (begun = performance.now()));
  };
  const last = () => {
    const handled = performance.now() - start;
    requestAnimationFrame(() => {
      watched.drawn.push(handled + performance.now() - begun);
      // The message arrives after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => watched.painted.push(handled + performance.now() - begun);
      port2.postMessage(0);
    });
  };
  window.addEventListener('pointermove', first, { capture: true });
  window.addEventListener('pointermove', last);
}

if (isMain(import.meta))
  await main(async () => {
    const { drawn, slow, painted } = await measureDrag();
    say(
      `A waypoint of 1,000, dragged: ${drawn.toFixed(2)} ms median, ${slow.toFixed(2)} ms at the upper quartile, of script and drawing for each move (aim: ${TARGET} ms); ${painted.toFixed(0)} ms until it is painted, without a graphics processor`,
    );
  });
