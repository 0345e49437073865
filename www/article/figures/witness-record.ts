/** A carving step by step, and what searches look at with a witness and without one. */
import { Chiseler, reachable } from '../../engine.ts';

/** What stands after a step. */
export interface Moment {
  /** The stone that the step decided; -1 at the start. */
  cell: number;
  forced: boolean;
  /** Whether it was on the witness. */
  searched: boolean;
  witness: Uint32Array;
  /** Stones that a search at this step looks at. */
  looked: Uint32Array;
  /** Searches so far with a witness. */
  searches: number;
  /** Stones looked at so far, with a search at every step, and only for stones on the witness. */
  lookedWithout: number;
  lookedWith: number;
}

/** One moment for each number of steps. */
export function recordCarving(field: {
  width: number;
  height: number;
  terminals: number[];
  seed: number;
}): Moment[] {
  const { width, height, terminals } = field;
  const [from, to] = terminals;
  const chiseler = new Chiseler(field);
  const gone: number[] = [];
  const record = [momentOf(chiseler)];
  while (chiseler.step() > 0) {
    const before = record.at(-1)!;
    const now = momentOf(chiseler);
    const met = reachable({ width, height, walls: [...gone, now.cell], from });
    // It ends where it meets the other end, if it does.
    const looked = met.subarray(0, met.indexOf(to) < 0 ? met.length : met.indexOf(to) + 1);
    const lookedWith = before.lookedWith + (now.searched ? looked.length : 0);
    record.push({ ...now, looked, lookedWithout: before.lookedWithout + looked.length, lookedWith });
    if (!now.forced) gone.push(now.cell);
  }
  chiseler.free();
  return record;
}

const momentOf = (chiseler: Chiseler): Moment => ({
  cell: chiseler.last?.cell ?? -1,
  forced: chiseler.last?.outcome === 'forced',
  searched: chiseler.last?.searched ?? false,
  searches: chiseler.searches,
  witness: chiseler.witness(),
  ...{ looked: new Uint32Array(), lookedWithout: 0, lookedWith: 0 },
});
