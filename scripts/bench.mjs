/**
 * Measures Meander beside its peers in one process, checks that they agree, and writes `docs/bench.md`
 * and `docs/bench.svg`. Times differ by machine; ratios and agreement are what to look at.
 *
 * `npm run bench`, or `npm run bench -- --quick` for small sizes and nothing written.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main, root, say } from './run.mjs';
import { chart, markdown } from './bench-report.mjs';
import { tasks } from './bench-tasks.mjs';
import { ready } from '../www/engine.js';

/**
 * What one contender took.
 * @typedef {{ name: string, median: number }} Timing
 * @typedef {{ title: string, ours: Timing, peer: Timing | null, note: string, same: boolean | null }} Row
 */

await main(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  await ready();
  /** @type {Row[]} */
  const rows = [];
  for await (const task of tasks(values.quick)) {
    const { title, ours, peer, agree, note = '' } = task;
    const mine = { name: 'meander', ...timed(ours) };
    const theirs = peer && { name: peer.name, ...timed(peer.run) };
    const same = theirs && agree ? agree(mine.result, theirs.result) : null;
    rows.push({ title, ours: mine, peer: theirs ?? null, note, same });
    const ratio = theirs ? `${(theirs.median / mine.median).toFixed(1)} × ${theirs.name}` : '';
    say(
      `${title.padEnd(46)} ${show(mine.median).padStart(10)}  ${ratio.padEnd(26)} ${verdict(same)} ${note}`,
    );
    if (same === false) process.exitCode = 1;
  }
  if (values.quick) return;
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
  writeFileSync(join(root, 'docs/bench.md'), markdown(rows, machine));
  writeFileSync(join(root, 'docs/bench.svg'), chart(rows));
  say('\nWrote docs/bench.md and docs/bench.svg');
});

/**
 * The median of as many runs as fit a second and a half, three at least, after one that does not count.
 * @param {(run: number) => unknown} work
 */
function timed(work) {
  const result = work(0);
  /** @type {number[]} */
  const times = [];
  const end = performance.now() + 1500;
  while (times.length < 3 || (performance.now() < end && times.length < 101)) {
    const start = performance.now();
    work(times.length);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1] ?? NaN, result };
}

/** @param {number} milliseconds */
function show(milliseconds) {
  return `${milliseconds < 10 ? milliseconds.toFixed(2) : milliseconds.toFixed(0)} ms`;
}

/** @param {boolean | null} same */
function verdict(same) {
  if (same === null) return '';
  return same ? 'same result' : 'DIFFERENT RESULT';
}
