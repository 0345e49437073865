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
export function showTime(milliseconds) {
  return `${milliseconds < 10 ? milliseconds.toFixed(2) : milliseconds.toFixed(0)} ms`;
}
