/**
 * Measures Meander and its peers in one process, checks that they agree, and writes `docs/bench.md`. Times
 * differ by machine; look at ratios and agreement.
 *
 * `npm run bench`, or `npm run bench -- --quick` for small sizes and no files.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';
import { buildCore } from './core.mjs';
import { root, say } from './run.mjs';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
// `npm start` may have left unoptimised modules.
await buildCore();
const folder = join(root, 'target/bench');
await bundle({
  folder,
  entry: 'www/bench/tasks/index.ts',
  file: 'tasks.js',
  minify: false,
  target: 'node20',
});
/** @type {typeof import('../www/bench/tasks/index.ts')} */
const { measureAll, showTime } = await import(pathToFileURL(join(folder, 'tasks.js')).href);
/** @type {import('../www/bench/measure.ts').Row[]} */
const rows = [];
await measureAll(values.quick, (row) => {
  rows.push(row);
  const { title, ours, peer, note, same } = row;
  const ratio = peer ? `${(peer.median / ours.median).toFixed(1)} × ${peer.name}` : '';
  const verdict = same === null ? '' : same ? 'same result' : 'DIFFERENT RESULT';
  const begin = `${title.padEnd(46)} ${showTime(ours.median).padStart(10)}  ${ratio.padEnd(26)}`;
  say([begin, verdict, note].join(' '));
  if (same === false) process.exitCode = 1;
});
if (!values.quick) {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
  writeFileSync(join(root, 'docs/bench.md'), markdown(rows, machine, new Date()));
  say('\nWrote docs/bench.md');
}

/**
 * @param {import('../www/bench/measure.ts').Row[]} rows
 * @param {string} machine
 * @param {Date} date
 */
function markdown(rows, machine, date) {
  const lines = rows.map(({ title, ours, peer, note, same }) => {
    const peers = peer ? `${showTime(peer.median)} (${peer.name})` : note;
    const ratio = peer ? `${(peer.median / ours.median).toFixed(1)} ×` : '';
    return `| ${title} | ${showTime(ours.median)} | ${peers} | ${ratio} | ${same ? 'yes' : ''} |`;
  });
  return `# Measured

\`npm run bench\` wrote this table on ${date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}, on: ${machine}. Each time is the median of at least three runs of the compiled module in Node, alternating with
its peer in one process. Times depend on the machine; ratios say more.

| what | meander | peer | faster by | same result |
|---|--:|--:|--:|---|
${lines.join('\n')}

The article's pseudo-code in JavaScript is \`www/bench/article.ts\`: it uses sets of cells and runs Dijkstra's algorithm after each hit
on the witness. With the same order of removal, it carves the same cells. A short
line costs little more than the call into the module, which simplify-js does not need. \`cargo bench -p meander-bench\` measures the
core without JavaScript, and \`bench.html\` on the site measures this table in your browser.

If you smooth again and again, reuse a list (\`smoothInto\`): allocating a new one can take longer than smoothing.
`;
}
