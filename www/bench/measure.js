/** One task's times, its peer's, and whether they agree. */

/**
 * @typedef {{ name: string, median: number }} Timing
 * @typedef {{ title: string, ours: Timing, peer: Timing | null, note: string, same: boolean | null }} Row
 */

/**
 * @param {import('./tasks.js').Task} task
 * @returns {Row}
 */
export function measure({ title, ours, peer, agree, note = '' }) {
  const mine = timed(ours);
  const theirs = peer && timed(peer.run);
  return {
    title,
    note,
    ours: { name: 'meander', median: mine.median },
    peer: peer && theirs ? { name: peer.name, median: theirs.median } : null,
    same: theirs && agree ? agree(mine.result, theirs.result) : null,
  };
}

/** What is shorter than this is lost in the clock of a browser, which ticks ten times a millisecond. */
const LEAST = 8;

/**
 * The median of as many samples as fit a second and a half, three at least, after a run that does not
 * count. A sample is as many runs as the clock needs to see it.
 * @param {(run: number) => unknown} work
 */
function timed(work) {
  const result = work(0);
  let run = 0;
  const sample = (/** @type {number} */ runs) => {
    const start = performance.now();
    for (let i = 0; i < runs; i += 1) work((run += 1));
    return performance.now() - start;
  };
  let runs = 1;
  while (sample(runs) < LEAST) runs *= 2;
  /** @type {number[]} */
  const times = [];
  const end = performance.now() + 1500;
  while (times.length < 3 || (performance.now() < end && times.length < 101)) times.push(sample(runs) / runs);
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1] ?? NaN, result };
}

/** @param {number} milliseconds */
export function showTime(milliseconds) {
  return `${milliseconds < 10 ? milliseconds.toPrecision(2) : milliseconds.toFixed(0)} ms`;
}
