import { languageNamed } from './code.js';
import { programInJavaScript } from './program-javascript.js';
import { programInRust } from './program-rust.js';

/**
 * The calls that make a curve, as any language writes them.
 *
 * @typedef {object} Program
 * @property {2 | 3} dimension
 * @property {boolean} closed
 * @property {{ id: 'chisel' | 'astar', options: Record<string, any> } | null} route what finds the line between cells
 * @property {ArrayLike<number>} points the line itself, where nothing finds it
 * @property {number | null} tolerance the line is simplified by it first
 * @property {import('../curves/types.js').Call | null} call null: the curve is the line
 * @property {boolean} guarded the curve is kept off walls; of a carving all is wall that is not path
 *
 * @typedef {{ ending: string, write: (program: Program) => string }} Language
 */

/** @type {Readonly<Record<string, Language>>} */
export const PROGRAMS = Object.freeze({
  rust: { ending: 'rs', write: programInRust },
  javascript: { ending: 'mjs', write: programInJavaScript },
});

/**
 * Of many ends the longest path; of a carving what it comes to in the end.
 * @param {import('../model/snapshot.js').Snapshot} snapshot
 * @param {import('../curves/registry.js').Curve} curve
 * @returns {Program}
 */
function programOf({ line: { state }, source, dimension, fit }, curve) {
  // What a figure measures in cells is in the units of the track here.
  const tolerance = state.tolerance / fit.scale;
  const call = curve.call?.(state) ?? null;
  return {
    dimension,
    closed: state.closed,
    route: source.grid
      ? { id: /** @type {'chisel' | 'astar'} */ (source.id), options: source.grid.request(state) }
      : null,
    points: source.points?.of(state) ?? [],
    tolerance: curve.smooths && state.through === 'simplified' ? tolerance : null,
    call: call && [call[0], { ...call[1], ...('tolerance' in call[1] ? { tolerance } : {}) }],
    guarded: Boolean(source.grid && state.guarded && call),
  };
}

/**
 * A program that makes a curve.
 * @param {string} language
 * @param {import('../model/snapshot.js').Snapshot} snapshot
 * @param {import('../curves/registry.js').Curve} curve
 */
export function writeProgram(language, snapshot, curve) {
  return languageNamed(PROGRAMS, language).write(programOf(snapshot, curve));
}
