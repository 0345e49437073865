/**
 * Lighthouse's scores of the built article: its mobile preset, the project's own server, the browser that the tests use.
 * Each score is the median of several runs. Reports, gates nothing: the scores tell of the machine too. Needs
 * `npm run build` first.
 *
 * `npm run lighthouse` writes `docs/lighthouse.md`; with `-- --runs 9` it takes more runs. With `-- --against FOLDER` it
 * measures another build as well, by turns, and writes nothing.
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createHost, listen } from './host.mjs';
import { main, root, say } from './run.mjs';
import { ensureBrowser } from './setup.mjs';

const CATEGORIES = /** @type {const} */ ({
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
});
const METRICS = /** @type {const} */ ({
  'first-contentful-paint': 'First text painted (FCP)',
  'largest-contentful-paint': 'Largest thing painted (LCP)',
  'total-blocking-time': 'Time that the page is held up (TBT)',
  'cumulative-layout-shift': 'How far things move (CLS)',
  'speed-index': 'Speed index',
});
/** Lighthouse's own measure of the processor: 1500 and more is a quick desktop computer. */
const BENCHMARK = 'benchmark';

/** @typedef {Record<string, number>} Run by category, metric and `BENCHMARK` */

/**
 * @param {typeof import('lighthouse').default} lighthouse
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 * @returns {Promise<{ run: Run, failed: string[] }>}
 */
async function measure(lighthouse, browser, address) {
  const page = await browser.newPage();
  const result = await lighthouse(address, { logLevel: 'error', output: 'json' }, undefined, page);
  await page.close();
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
  const { lhr } = result;
  /** @type {Run} */
  const run = { [BENCHMARK]: lhr.environment.benchmarkIndex };
  for (const id of Object.keys(CATEGORIES)) run[id] = 100 * (lhr.categories[id].score ?? 0);
  for (const id of Object.keys(METRICS)) run[id] = lhr.audits[id].numericValue ?? NaN;
  const failed = Object.keys(CATEGORIES)
    .slice(1)
    .flatMap((id) => lhr.categories[id].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id].title}`);
  return { run, failed };
}

/** @param {Run[]} runs @param {string} id */
function median(runs, id) {
  const values = runs.map((run) => run[id]).sort((a, b) => a - b);
  return values[values.length >> 1];
}

/** @param {string} id @param {number} value */
function show(id, value) {
  if (id in CATEGORIES || id === BENCHMARK) return value.toFixed(0);
  return id === 'cumulative-layout-shift' ? value.toFixed(3) : `${value.toFixed(0)} ms`;
}

/** @param {Run[]} runs @param {string} id */
function spread(runs, id) {
  const values = runs.map((run) => run[id]);
  return `${show(id, Math.min(...values))} to ${show(id, Math.max(...values))}`;
}

/** @param {Run[]} runs @param {{ version: string, chromium: string, load: number }} about */
function markdown(runs, { version, chromium, load }) {
  const rows = Object.entries({ ...CATEGORIES, ...METRICS }).map(
    ([id, name]) => `| ${name} | ${show(id, median(runs, id))} | ${spread(runs, id)} |`,
  );
  const [{ model }] = cpus();
  return `# Lighthouse

\`npm run lighthouse\` wrote this table on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${version}, its mobile preset (a slow
phone on a slow line, simulated), ${chromium}, ${model.trim()}, ${cpus().length} processors, which had ${load.toFixed(1)} processes to run when it began.
Lighthouse rates the processor at ${show(BENCHMARK, median(runs, BENCHMARK))} (${spread(runs, BENCHMARK)}).

| what | median of ${runs.length} | from … to |
|---|--:|--:|
${rows.join('\n')}

The time that the page is held up is measured while other work shares the processor: on a busy machine it is longer, and
with it the score of performance is lower. The aim is 95 for performance with at most 200 ms, on a machine with nothing
else to do, and 100 for the others.
`;
}

await main(async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, against: { type: 'string' } },
  });
  const load = loadavg()[0];
  const { default: lighthouse } = await import('lighthouse');
  const { default: puppeteer } = await import('puppeteer-core');
  const folders = [join(root, 'dist'), ...(values.against ? [resolve(values.against)] : [])];
  const homes = await Promise.all(
    folders.map(async (folder) => `http://127.0.0.1:${await listen(createHost(folder), 0)}/`),
  );
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const browser = await puppeteer.launch({ executablePath: await ensureBrowser(), args });
  /** @type {Run[][]} */
  const runs = homes.map(() => []);
  /** @type {Set<string>} */
  const failures = new Set();
  for (let i = 0; i < Number(values.runs); i += 1)
    for (const [at, home] of homes.entries()) {
      const { run, failed } = await measure(lighthouse, browser, home);
      runs[at].push(run);
      if (at === 0) for (const one of failed) failures.add(one);
      say(
        `${folders[at]}: ${Object.entries(run)
          .map(([id, value]) => `${id} ${show(id, value)}`)
          .join(', ')}`,
      );
    }
  for (const [at, folder] of folders.entries())
    say(
      `median of ${folder}: ${Object.keys(runs[at][0])
        .map((id) => `${id} ${show(id, median(runs[at], id))}`)
        .join(', ')}`,
    );
  for (const failure of failures) say(`not met: ${failure}`);
  const { version } = createRequire(import.meta.url)('lighthouse/package.json');
  if (!values.against)
    await writeFile(
      join(root, 'docs/lighthouse.md'),
      markdown(runs[0], { version, chromium: await browser.version(), load }),
    );
  await browser.close();
  process.exit(0);
});
