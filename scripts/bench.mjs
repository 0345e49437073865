/**
 * Measures Meander beside its peers in one process, checks that they agree, and writes `docs/bench.md`
 * and `docs/bench.svg`. Times differ by machine; ratios and agreement are what to look at. What needs a page is
 * measured in Chromium at the end, if there is one. Needs `npm run build` first.
 *
 * `npm run bench`, or `npm run bench -- --quick` for small sizes and nothing written.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, root, say } from './run.mjs';
import { measureDrag } from './bench-drag.mjs';
import { chart, markdown } from './bench-report.mjs';
import { judge, measure, showTime } from '../www/bench/measure.js';
import { TARGET } from '../www/bench/waypoint-moves.js';
import { tasks } from '../www/bench/tasks/index.js';
import { ready } from '../www/engine.js';

await main(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  await ready();
  /** @type {import('../www/bench/measure.js').Row[]} */
  const rows = [];
  /** @param {import('../www/bench/measure.js').Row} row */
  const tell = (row) => {
    rows.push(row);
    const { title, ours, peer, note, same, bars } = row;
    const ratio = peer ? `${(peer.median / ours.median).toFixed(1)} × ${peer.name}` : '';
    say(
      `${title.padEnd(46)} ${showTime(ours.median).padStart(10)}  ${ratio.padEnd(26)} ${verdict(same)} ${note}${values.quick ? '' : aims(bars)}`,
    );
    if (same === false) process.exitCode = 1;
  };
  for await (const task of tasks(values.quick)) tell(await measure(task));
  if (values.quick) return;
  const drag = await dragged();
  if (drag) tell(drag);
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
  writeFileSync(join(root, 'docs/bench.md'), markdown(rows, machine, new Date()));
  writeFileSync(join(root, 'docs/bench.svg'), chart(rows));
  say('\nWrote docs/bench.md and docs/bench.svg');
});

/**
 * Nothing where there is no browser.
 * @returns {Promise<import('../www/bench/measure.js').Row | null>}
 */
async function dragged() {
  const measured = await measureDrag().catch((error) => {
    if (!(error instanceof Failure)) throw error;
    say(`A drag was not measured. ${error.message}`);
    return null;
  });
  if (!measured) return null;
  const { drawn, painted, browser } = measured;
  return {
    title: `drag one waypoint of 1000, every curve drawn again (${browser})`,
    note: `${showTime(painted)} until it is painted, without a graphics processor`,
    ours: { name: 'meander', median: drawn },
    peer: null,
    same: null,
    bars: judge({ within: TARGET }, drawn, NaN),
  };
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
