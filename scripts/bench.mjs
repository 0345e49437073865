/**
 * Measures Meander beside its peers in one process, checks that they agree, and writes `docs/bench.md` and
 * `docs/bench.svg`. Times differ by machine; look at ratios and agreement.
 *
 * `npm run bench`, or `npm run bench -- --quick` for small sizes and no files.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, say } from './run.mjs';
import { chart, markdown } from './bench-report.mjs';
import { measure, showTime } from '../www/bench/measure.js';
import { buildCore } from './core.mjs';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
// `npm start` leaves modules that are not optimised.
await buildCore();
const [{ ready }, { tasks }] = await Promise.all([
  import('../www/engine.js'),
  import('../www/bench/tasks/index.js'),
]);
await ready();
/** @type {import('../www/bench/measure.js').Row[]} */
const rows = [];
for await (const task of tasks(values.quick)) {
  const row = await measure(task);
  rows.push(row);
  const { title, ours, peer, note, same, bars } = row;
  const ratio = peer ? `${(peer.median / ours.median).toFixed(1)} × ${peer.name}` : '';
  say(
    `${title.padEnd(46)} ${showTime(ours.median).padStart(10)}  ${ratio.padEnd(26)} ${verdict(same)} ${note}${values.quick ? '' : aims(bars)}`,
  );
  if (same === false) process.exitCode = 1;
}
if (!values.quick) {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
  writeFileSync(join(root, 'docs/bench.md'), markdown(rows, machine, new Date()));
  writeFileSync(join(root, 'docs/bench.svg'), chart(rows));
  say('\nWrote docs/bench.md and docs/bench.svg');
}

/** @param {import('../www/bench/measure.js').Verdict[]} bars */
function aims(bars) {
  return bars.map(({ words, met }) => `  [${words}: ${met ? 'met' : 'NOT MET'}]`).join('');
}

/** @param {boolean | null} same */
function verdict(same) {
  if (same === null) return '';
  return same ? 'same result' : 'DIFFERENT RESULT';
}
