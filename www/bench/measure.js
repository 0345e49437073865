/** One task's times, its peer's, whether they agree, and whether the bars set for it are met. */

/**
 * @typedef {{ name: string, median: number }} Timing
 * @typedef {{ words: string, met: boolean }} Verdict
 * @typedef {{ title: string, ours: Timing, peer: Timing | null, note: string, same: boolean | null, bars: Verdict[] }} Row
 */

/**
 * @param {import('./tasks/index.js').Task} task
 * @returns {Promise<Row>}
 */
export async function measure({ title, ours, peer, agree, note = '', bar = {} }) {
  const mine = await timed(ours);
  const theirs = peer && (await (peer.runs ? slowly(peer.run, peer.runs) : timed(peer.run)));
  const other = peer && theirs ? { name: peer.name, median: theirs.median * (peer.times ?? 1) } : null;
  return {
    title,
    note,
    ours: { name: 'meander', median: mine.median },
    peer: other,
    same: theirs && agree ? agree(mine.result, theirs.result) : null,
    bars: judge(bar, mine.median, other?.median ?? NaN),
  };
}

/**
 * @param {import('./tasks/index.js').Bar} bar
 * @param {number} ours
 * @param {number} theirs
 * @returns {Verdict[]}
 */
function judge({ within, faster, atMost }, ours, theirs) {
  const verdicts = [];
  if (within) verdicts.push({ words: `≤ ${showTime(within)}`, met: ours <= within });
  if (faster) verdicts.push({ words: `≥ ${faster} ×`, met: theirs / ours >= faster });
  if (atMost) verdicts.push({ words: `≤ ${atMost} × as long`, met: ours / theirs <= atMost });
  return verdicts;
}

/** What is shorter than this is lost in the clock of a browser, which ticks ten times a millisecond. */
const LEAST = 8;

/**
 * The median of as many samples as fit a second and a half, three at least, after a run that does not
 * count. A sample is as many runs as the clock needs to see it. Only promises are waited for: a wait for nothing would
 * be most of the shortest times.
 * @param {(run: number) => unknown} work
 */
async function timed(work) {
  const result = await work(0);
  let run = 0;
  const sample = async (/** @type {number} */ runs) => {
    const start = performance.now();
    for (let i = 0; i < runs; i += 1) {
      const done = work((run += 1));
      if (done instanceof Promise) await done;
    }
    return performance.now() - start;
  };
  let runs = 1;
  while ((await sample(runs)) < LEAST) runs *= 2;
  /** @type {number[]} */
  const times = [];
  const end = performance.now() + 1500;
  while (times.length < 3 || (performance.now() < end && times.length < 101))
    times.push((await sample(runs)) / runs);
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1] ?? NaN, result };
}

/**
 * The median of so many runs, the first one counted.
 * @param {(run: number) => unknown} work
 * @param {number} runs
 */
async function slowly(work, runs) {
  const times = [];
  let first;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const result = await work(run);
    times.push(performance.now() - start);
    if (run === 0) first = result;
  }
  times.sort((a, b) => a - b);
  return { median: times[runs >> 1], result: first };
}

/** @param {number} milliseconds */
export function showTime(milliseconds) {
  return `${milliseconds < 10 ? milliseconds.toPrecision(2) : milliseconds.toFixed(0)} ms`;
}
