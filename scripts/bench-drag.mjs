/**
 * Measures what dragging one waypoint of a thousand costs: the event's own work and the frame that
 * follows, with every overlay computed and drawn. Needs `npm run build` first.
 *
 * `node scripts/bench-drag.mjs`
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure, main, root, say } from './run.mjs';
import { ensureBrowser } from './setup.mjs';

const FIGURE = join(root, 'dist/meander-path.js');
const POINTS = Array.from({ length: 1000 }, (_, i) => `${(i % 40) + 0.5},${Math.floor(i / 40) + 0.5}`);

await main(async () => {
  if (!existsSync(FIGURE)) throw new Failure('There is no dist/meander-path.js: `npm run build` makes it.');
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
    await page.setContent(
      `<meander-path loading="eager" source="waypoints" columns="40" rows="25" points="${POINTS.join(' ')}" overlays="raw chaikin rdp catmull-rom"></meander-path>`,
    );
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
    const { times, changes } = await page.evaluate(() => Reflect.get(globalThis, 'watched'));
    if (changes === 0) throw new Failure('Nothing was dragged.');
    times.sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
    const at = (/** @type {number} */ share) => (times[Math.floor(share * times.length)] ?? NaN).toFixed(2);
    say(
      `A waypoint of 1,000, dragged: ${at(0.5)} ms median, ${at(0.75)} ms at the upper quartile, of script and drawing for each move (aim: 4 ms)`,
    );
  } finally {
    await browser.close();
  }
});

/** In the page: the time from a move to the end of its handling, and of the frame after it. */
function watch() {
  const watched = { times: /** @type {number[]} */ ([]), changes: 0 };
  Reflect.set(globalThis, 'watched', watched);
  document.addEventListener('meander-change', () => (watched.changes += 1));
  let [start, begun] = [0, 0];
  const first = () => {
    start = performance.now();
    requestAnimationFrame(() => (begun = performance.now()));
  };
  const last = () => {
    const handled = performance.now() - start;
    requestAnimationFrame(() => watched.times.push(handled + performance.now() - begun));
  };
  window.addEventListener('pointermove', first, { capture: true });
  window.addEventListener('pointermove', last);
}
