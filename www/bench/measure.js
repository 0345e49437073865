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
  const mine = new Contender(ours);
  const theirs = peer && new Contender(peer.run);
  await mine.begin();
  if (peer?.runs) await theirs?.runAll(peer.runs);
  else await theirs?.begin();
  await compete(peer?.runs || !theirs ? [mine] : [mine, theirs]);
  const other = peer && theirs ? { name: peer.name, median: theirs.median() * (peer.times ?? 1) } : null;
  return {
    title,
    note,
    ours: { name: 'meander', median: mine.median() },
    peer: other,
    same: theirs && agree ? agree(mine.result, theirs.result) : null,
    bars: judge(bar, mine.median(), other?.median ?? NaN),
  };
}

/**
 * @param {import('./tasks/index.js').Bar} bar
 * @param {number} ours
 * @param {number} theirs
 * @returns {Verdict[]}
 */
export function judge({ within, faster, atMost }, ours, theirs) {
  const verdicts = [];
  if (within) verdicts.push({ words: `≤ ${showTime(within)}`, met: ours <= within });
  if (faster) verdicts.push({ words: `≥ ${faster} ×`, met: theirs / ours >= faster });
  if (atMost) verdicts.push({ words: `≤ ${atMost} × as long`, met: ours / theirs <= atMost });
  return verdicts;
}

/** What is shorter than this is lost in the clock of a browser, which ticks ten times a millisecond. */
const LEAST = 8;
/** How long a turn is. Each is used to its own work again when it counts, and a machine that is slow for longer is for all. */
const TURN = 300;
const TURNS = 5;

/**
 * Takes samples in turns; work that takes longer than a turn has three of them.
 * @param {Contender[]} contenders
 */
async function compete(contenders) {
  const end = performance.now() + TURNS * TURN * contenders.length;
  for (let round = 0; round < 3 || (round < TURNS && performance.now() < end); round += 1)
    for (const contender of contenders) await contender.turn();
}

/** A work that is timed. */
class Contender {
  /** Of the first run. @type {any} */
  result;
  /** @type {number[]} */
  #times = [];
  #work;
  #run = 0;
  /** How many runs make a sample: as many as the clock needs to see it. */
  #runs = 1;

  /** @param {(run: number) => unknown} work */
  constructor(work) {
    this.#work = work;
  }

  /** A run that does not count, and the size of a sample. */
  async begin() {
    this.result = await this.#work(0);
    while ((await this.#time()) < LEAST) this.#runs *= 2;
  }

  /** A sample that does not count, unless one is as long as a turn, and then as many as the turn has room for. */
  async turn() {
    // Where that can be asked for, nobody pays for what another left lying about.
    globalThis.gc?.({ type: 'minor' });
    const end = performance.now() + TURN;
    const first = await this.#time();
    if (first > TURN / 4) this.#times.push(first / this.#runs);
    while (performance.now() < end) this.#times.push((await this.#time()) / this.#runs);
  }

  /**
   * Single runs, the first one counted.
   * @param {number} runs
   */
  async runAll(runs) {
    for (this.#run = -1; this.#times.length < runs;) this.#times.push(await this.#time());
  }

  median() {
    const times = this.#times.slice().sort((a, b) => a - b);
    return times[times.length >> 1] ?? NaN;
  }

  /** Only promises are waited for: a wait for nothing would be most of the shortest times. */
  async #time() {
    const start = performance.now();
    for (let i = 0; i < this.#runs; i += 1) {
      const done = this.#work((this.#run += 1));
      const result = done instanceof Promise ? await done : done;
      this.result ??= result;
    }
    return performance.now() - start;
  }
}

/** @param {number} milliseconds */
export function showTime(milliseconds) {
  return `${milliseconds < 10 ? milliseconds.toPrecision(2) : milliseconds.toFixed(0)} ms`;
}

/** @param {number} ratio */
export function showRatio(ratio) {
  return `${ratio < 10 ? ratio.toPrecision(2) : Math.round(ratio).toLocaleString('en')} ×`;
}
