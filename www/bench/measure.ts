/** Measures one task and its peer: median times, and whether the results agree. */
import type { Task } from './tasks/index.ts';

export type Timing = { name: string; median: number };
export type Row = {
  title: string;
  ours: Timing;
  peer: Timing | null;
  note: string;
  same: boolean | null;
};

export async function measure({ title, ours, peer, agree, note = '' }: Task): Promise<Row> {
  const mine = new Sampler(ours);
  const theirs = peer && new Sampler(peer.run);
  const samplers = theirs ? [mine, theirs] : [mine];
  for (const sampler of samplers) await sampler.calibrate();
  // Work that takes longer than a turn gets three of them.
  const end = performance.now() + TURNS * TURN * samplers.length;
  for (let round = 0; round < 3 || (round < TURNS && performance.now() < end); round += 1)
    for (const sampler of samplers) await sampler.turn();
  return {
    title,
    note,
    ours: { name: 'meander', median: mine.median() },
    peer: theirs ? { name: peer.name, median: theirs.median() } : null,
    same: theirs && agree ? agree(mine.result, theirs.result) : null,
  };
}

/** Milliseconds: a sample has to be much longer than the 0.1 ms resolution of a browser's clock. */
const SHORTEST_SAMPLE = 8;
/** Milliseconds. In turns of this length caches warm up again, and a slow phase of the machine affects both sides. */
const TURN = 300;
const TURNS = 5;

/** Takes time samples of one function. */
class Sampler {
  /** The result of the first run. */
  result: any;
  #times: number[] = [];
  #work;
  #run = 0;
  /** Runs per sample. */
  #runs = 1;

  constructor(work: (run: number) => unknown) {
    this.#work = work;
  }

  /** Finds how many runs make a sample. */
  async calibrate() {
    while ((await this.#time()) < SHORTEST_SAMPLE) this.#runs *= 2;
  }

  /** Takes a warm-up sample, which counts only if it takes a quarter of a turn or more, then samples until the turn is over. */
  async turn() {
    // If exposed, `gc` collects the other side's garbage outside the timing.
    globalThis.gc?.({ type: 'minor' });
    const end = performance.now() + TURN;
    const first = await this.#time();
    if (first > TURN / 4) this.#times.push(first / this.#runs);
    while (performance.now() < end) this.#times.push((await this.#time()) / this.#runs);
  }

  median() {
    const times = this.#times.slice().sort((a, b) => a - b);
    return times[times.length >> 1] ?? NaN;
  }

  /** Awaits promises only: awaiting a plain value costs more than the shortest tasks. */
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

export function showTime(milliseconds: number) {
  return `${milliseconds < 10 ? milliseconds.toPrecision(2) : milliseconds.toFixed(0)} ms`;
}

export function showRatio(ratio: number) {
  return `${ratio < 10 ? ratio.toPrecision(2) : Math.round(ratio).toLocaleString('en')} ×`;
}
