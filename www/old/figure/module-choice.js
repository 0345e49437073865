import * as engine from '../../engine.js';
import { shownCurves } from '../curves/registry.js';
import { readyForFigure } from '../../engine/figure-module.js';
import { wantsLarge } from '../model/grid-size.js';
import { sourceOf } from '../sources/index.js';

/**
 * Which compiled module a figure needs. The small one is there sooner on a slow line and does what a plain figure shows;
 * the whole one is fetched as soon as the state asks for more.
 * @typedef {Readonly<Record<string, any>>} State
 */

/** Beyond so many cells the whole module finds a route noticeably sooner. */
const MANY_CELLS = 40 ** 2;

/** @param {State} state */
const wantsWhole = (state) =>
  // Routes are searched and tracks are read by it.
  sourceOf(state).needsWhole ||
  // Curves in space; a grid has none.
  (state.dimension === 3 && !sourceOf(state).grid) ||
  // Work beside the page and the image of a large grid.
  wantsLarge(state) ||
  // Refining, which has to tell outliers.
  shownCurves(state).some(({ needsWhole }) => needsWhole?.(state)) ||
  // Bending off walls, Bézier controls, followers, deviations.
  [state.guarded, state.marks, state.follow, state.compare].includes(true) ||
  state.columns * state.rows > MANY_CELLS;

/** The modules as one figure waits for them. */
export function createModuleChoice() {
  let whole = false;

  async function fetchWhole() {
    await engine.ready();
    whole = true;
  }

  return {
    fetchWhole,
    isWhole: () => whole,
    /** What is loaded can do all that this state asks for. @param {State} state */
    suffices: (state) => whole || !wantsWhole(state),
    /** Loads what a figure in this state needs. @param {State} state */
    load: (state) => (wantsWhole(state) ? fetchWhole() : readyForFigure()),
  };
}
