import { sourceOf } from '../sources/index.js';
import { BLOCKED, createCarving } from './carving.js';
import { wantsLarge } from './grid-size.js';

/** Whether a reader takes the stones away: not where they are too small to be tapped. @param {Readonly<Record<string, any>>} state */
export const isChallenge = (state) =>
  state.challenge && sourceOf(state).grid?.carved === true && !wantsLarge(state);

/**
 * A carving in the order in which a reader tries the stones: it stands after what was tried, or at its end as soon as no
 * other stone can go.
 * @typedef {ReturnType<typeof createCarving>} Carving
 * @param {typeof import('../../engine.js')} engine
 * @param {import('./carving.js').CarvingOptions} options
 * @returns {Carving}
 */
export function createChallenge(engine, options) {
  const result = engine.chisel(options);
  const carving = createCarving(engine, options, result);
  // An end and a stone that is not there are no steps.
  const settled = new Set([...options.terminals, ...options.walls]);
  carving.seek(options.order?.filter((cell) => !settled.has(cell)).length ?? 0);
  const left = carving.states().filter((state) => state !== BLOCKED).length;
  if (left === result?.cells.length) carving.seek(carving.total);
  return { ...carving, position: carving.position, seek() {} };
}
