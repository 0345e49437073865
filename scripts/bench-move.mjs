/**
 * What one move of a waypoint runs: how many functions in how many files of `www/`, and how many calls, counted by
 * Chromium on the unbundled page while the pointer drags. Reports, gates nothing.
 *
 * `npm run bench:move`, with `-- --files` for the calls of each file
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { Failure, main, root, say } from './run.mjs';
import { ensureBrowser } from './setup.mjs';

const FIGURE = `<!doctype html><meta charset="utf-8"><script type="module" src="/www/element/index.js"></script>
<meander-path source="waypoints" loading="eager" overlays="raw chaikin rdp catmull-rom"></meander-path>`;

/** One frame after the last, so that what a move asks for is done. */
const twoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));

await main(async () => {
  const { values } = parseArgs({ options: { files: { type: 'boolean' } } });
  const { createServer } = await import('vite');
  const vite = await createServer({ root, configFile: join(root, 'vite.config.js'), logLevel: 'error' });
  await vite.listen(0);
  const home = vite.resolvedUrls?.local[0];
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await page.route(`${home}move.html`, (route) => route.fulfill({ contentType: 'text/html', body: FIGURE }));
  await page.goto(`${home}move.html`);
  const handle = page.locator('meander-path [part~=handle]').nth(2);
  await handle.waitFor();
  const box = await handle.boundingBox();
  if (!box) throw new Failure('The figure has no handles to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 1; i <= 20; i += 1) await page.mouse.move(x + 2 * i, y + i);
  await page.evaluate(twoFrames);

  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.send('Profiler.takePreciseCoverage');
  await page.mouse.move(x + 60, y + 50);
  await page.evaluate(twoFrames);
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const rows = result
    .filter(({ url }) => url.includes('/www/') && !url.includes('/www/glue/'))
    .map(({ url, functions }) => {
      const run = functions.filter(({ ranges }) => ranges[0].count > 0);
      return {
        file: new URL(url).pathname,
        functions: run.length,
        calls: run.reduce((sum, { ranges }) => sum + ranges[0].count, 0),
      };
    })
    .filter(({ functions }) => functions > 0)
    .sort((a, b) => b.calls - a.calls);
  const sum = (/** @type {'functions' | 'calls'} */ key) => rows.reduce((all, row) => all + row[key], 0);
  say(`One move of a waypoint: ${sum('functions')} functions in ${rows.length} files, ${sum('calls')} calls`);
  if (values.files)
    for (const row of rows)
      say(`${String(row.calls).padStart(6)} ${String(row.functions).padStart(4)}  ${row.file}`);
  await browser.close();
  await vite.close();
  process.exit(0);
});
