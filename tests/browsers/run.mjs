/**
 * The built site in three engines: the same checks in each. `npm run test:browsers`, `-- --only webkit`, `-- --grep paste`.
 */
import { parseArgs } from 'node:util';
import { ENGINES, findFirefox, findLack, findWebKit } from '../../scripts/engines.mjs';
import { Failure, isMain, main, say, since } from '../../scripts/run.mjs';
import { ensureBrowser } from '../../scripts/setup.mjs';
import { AREAS } from './areas/index.mjs';
import { openWithPuppeteer } from './drivers/puppeteer.mjs';
import { openWebKit } from './drivers/webkit.mjs';
import { Skip, createBench } from './bench.mjs';
import { createSite } from './site.mjs';

/** @typedef {import('./drivers/driven.mjs').Driven} Driven */

/** How each engine is opened. @type {Record<string, () => Promise<Driven>>} */
const OPEN = {
  chromium: async () => openWithPuppeteer('chromium', await ensureBrowser()),
  firefox: async () => openWithPuppeteer('firefox', String(findFirefox())),
  webkit: async () => openWebKit(/** @type {import('../../scripts/engines.mjs').WebKit} */ (findWebKit())),
};

/**
 * @typedef {{ name: string, block: number }} Block how many milliseconds a page did nothing else in a check
 * @typedef {{ passed: number, failed: string[], skipped: number, blocks: Block[] }} Count
 */

const BLOCKS = ['| engine | longest block | in the median | by |', '|---|---|---|---|'];

/** @param {string} engine @param {Block[]} blocks @returns {string[]} */
function tellBlocks(engine, blocks) {
  if (blocks.length === 0) return [];
  const sorted = [...blocks].sort((a, b) => b.block - a.block);
  const [longest, median] = [sorted[0], sorted[sorted.length >> 1]];
  return [`| ${engine} | ${longest.block} ms | ${median.block} ms | ${longest.name} |`];
}

/** @param {{ only?: string, grep?: string, install?: boolean }} chosen */
async function testBrowsers({ only, grep, install }) {
  const names = Object.keys(OPEN).filter((name) => !only || only.split(',').includes(name));
  if (names.length === 0) throw new Failure(`--only takes ${Object.keys(OPEN).join(', ')}.`);
  const wanted = new RegExp(grep ?? '', 'i');
  const site = await createSite();
  /** @type {string[]} */
  const summaries = [];
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const table = [];
  try {
    for (const name of names) {
      const start = performance.now();
      const lack = name in ENGINES ? await findLack(ENGINES[name], { install }) : null;
      if (lack) {
        (lack.fails ? failed : summaries).push(lack.sentence);
        continue;
      }
      const browser = await OPEN[name]();
      say(`\n${browser.name}`);
      try {
        const count = await tryAll(browser, site, wanted);
        failed.push(...count.failed);
        table.push(...tellBlocks(browser.name, count.blocks));
        const skipped = count.skipped ? `, ${count.skipped} that its driver cannot do` : '';
        summaries.push(
          `${browser.name}: ${count.passed} passed, ${count.failed.length} failed${skipped}, ${since(start)}`,
        );
      } finally {
        await browser.close();
      }
    }
  } finally {
    site.close();
  }
  if (table.length > 0) say(`\n${[...BLOCKS, ...table].join('\n')}`);
  say(`\n${summaries.join('\n')}`);
  if (failed.length > 0) throw new Failure(`Failed:\n  ${failed.join('\n  ')}`);
}

/**
 * @param {Driven} browser
 * @param {import('./site.mjs').Site} site
 * @param {RegExp} wanted
 * @returns {Promise<Count>}
 */
async function tryAll(browser, site, wanted) {
  /** @type {Count} */
  const count = { passed: 0, failed: [], skipped: 0, blocks: [] };
  for (const [area, checks] of Object.entries(AREAS))
    for (const [title, check] of Object.entries(checks)) {
      const name = `${area}: ${title}`;
      if (!wanted.test(name)) continue;
      const start = performance.now();
      const bench = createBench(browser, site);
      try {
        await check(bench);
        await bench.quiet();
        count.passed += 1;
        say(`  ✓ ${name} (${since(start)})${[...bench.remarks].map((text) => `: ${text}`).join('')}`);
      } catch (error) {
        if (error instanceof Skip) {
          count.skipped += 1;
          say(`  – ${name}: ${error.message}`);
          continue;
        }
        count.failed.push(`${browser.name}, ${name}`);
        say(`  ✗ ${name} (${since(start)})\n    ${String(error).replace(/\n/g, '\n    ')}`);
      }
      if (bench.block !== null) count.blocks.push({ name: title, block: bench.block });
    }
  return count;
}

if (isMain(import.meta))
  await main(async () => {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, grep: { type: 'string' }, install: { type: 'boolean' } },
    });
    await testBrowsers(values);
  });
