/** A carving step by step, and what searches look at with a witness and without one. */

/**
 * @typedef {object} Moment what stands after a step
 * @property {number} cell the stone that the step decided; -1 at the start
 * @property {boolean} forced
 * @property {boolean} searched it was on the witness
 * @property {Uint32Array} witness in order
 * @property {Uint32Array} looked the stones that a search at this step looks at
 * @property {number} searches so far with a witness
 * @property {number} lookedWithout stones looked at so far, with a search at every step
 * @property {number} lookedWith stones looked at so far, with a search only for stones on the witness
 *
 * @param {typeof import('../../engine.js')} engine
 * @param {{ width: number, height: number, terminals: number[], seed: number }} field
 * @returns {Moment[]} one for each number of steps
 */
export function recordCarving(engine, field) {
  const { width, height } = field;
  const [from, to] = field.terminals;
  const chiseler = new engine.Chiseler(field);
  /** @type {number[]} */
  const gone = [];
  const record = [momentOf(chiseler)];
  while (chiseler.step() > 0) {
    const before = record[record.length - 1];
    const now = momentOf(chiseler);
    const met = engine.reachable({ width, height, walls: [...gone, now.cell], from });
    // It ends where it meets the other end, if it does.
    const looked = met.subarray(0, met.indexOf(to) < 0 ? met.length : met.indexOf(to) + 1);
    record.push({
      ...now,
      looked,
      lookedWithout: before.lookedWithout + looked.length,
      lookedWith: before.lookedWith + (now.searched ? looked.length : 0),
    });
    if (!now.forced) gone.push(now.cell);
  }
  chiseler.free();
  return record;
}

/** @param {import('../../engine.js').Chiseler} chiseler @returns {Moment} */
function momentOf(chiseler) {
  const { last, searches } = chiseler;
  return {
    ...{ cell: last?.cell ?? -1, forced: last?.outcome === 'forced' },
    ...{ searched: last?.searched ?? false, searches },
    ...{ witness: chiseler.witness(), looked: new Uint32Array(), lookedWithout: 0, lookedWith: 0 },
  };
}
