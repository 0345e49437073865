/**
 * One carving, standing at some step. Only this holds wasm memory, and only while a step before the last is shown.
 *
 * @typedef {typeof import('../../engine.js')} Engine
 * @typedef {object} CarvingOptions
 * @property {number} width
 * @property {number} height
 * @property {number[]} terminals cell indexes
 * @property {number[]} walls
 * @property {number} seed
 * @property {number} wiggliness
 * @property {number[]} [order]
 */

const OPEN = 0;
const BLOCKED = 1;
const FORCED = 2;

/**
 * @param {Engine} engine
 * @param {CarvingOptions} options
 * @param {import('../../engine.js').Carving | null} [result] where it is known already
 * @param {boolean} [stepped] whether it can stand anywhere but at its end
 */
export function createCarving(engine, options, result = engine.chisel(options), stepped = true) {
  const total = result && stepped ? result.steps : 0;
  /** @type {InstanceType<Engine['Chiseler']> | null} */
  let chiseler = null;
  let position = total;

  /** What was carved step by step is shown as the steps left it, to the last. */
  const stepping = () => chiseler !== null || position < total;

  /** @param {number} step */
  function stand(step) {
    chiseler ??= new engine.Chiseler(options);
    chiseler.seek(step);
    position = step;
    return chiseler;
  }

  /** @returns {Uint8Array} */
  function finishedStates() {
    const states = new Uint8Array(options.width * options.height).fill(result ? BLOCKED : OPEN);
    for (const cell of result?.cells ?? options.terminals) states[cell] = FORCED;
    for (const cell of options.walls) states[cell] = BLOCKED;
    return states;
  }

  return {
    total,
    /** The ends can be joined. */
    joined: result !== null,
    get position() {
      return position;
    },
    /** @param {number} step */
    seek(step) {
      position = Math.min(total, Math.max(0, step));
    },
    /** @returns {Uint8Array} */
    states() {
      return stepping() ? stand(position).states() : finishedStates();
    },
    /** The cells that stay, where carving is done. @returns {Uint32Array | null} */
    kept: () => (stepping() ? null : (result?.cells ?? null)),
    /** The way from the first end to the last as it is known now, in order. @returns {Uint32Array} */
    witness() {
      if (!result) return new Uint32Array();
      return stepping() ? stand(position).witness() : result.path;
    },
    /** How many of the steps to this position cost a search. */
    searches: () => (result && position > 0 ? stand(position).searches : 0),
    /** What the step before this position decided. */
    last() {
      return result && position > 0 ? stand(position).last : null;
    },
    free() {
      chiseler?.free();
      chiseler = null;
    },
  };
}

export { OPEN, BLOCKED, FORCED };

/** Steps a second that can still be read one by one. */
const READABLE_SPEED = 5;

/** The steps of a carving are named and marked one by one. @param {Readonly<Record<string, any>>} state */
export function canBeFollowed({ playing, speed }) {
  return !playing || speed <= READABLE_SPEED;
}
