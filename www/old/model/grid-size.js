import { sourceOf } from '../sources/index.js';

/**
 * What a figure can do with a grid, by its size. A large one is shown as an image and seen through a viewport; where a
 * route takes longer than a frame it is found beside the page.
 * @typedef {Readonly<Record<string, any>>} State
 */

const LARGE_SIDE = 128;
/** In nanoseconds of a slow day. */
const FRAME = 12e6;

/** @param {State} state */
const side = ({ columns, rows }) => Math.max(columns, rows);

/** @param {State} state */
export const isLarge = (state) => Boolean(sourceOf(state).grid) && side(state) > LARGE_SIDE;

/** Its route is not found within a frame: as measured, with room to spare. @param {State} state */
export function isSlow(state) {
  const { grid } = sourceOf(state);
  const { columns, rows, wiggliness } = state;
  const nanoseconds = grid?.flooded(state) ? 75 : side(state) * (8 + 4 * Math.min(wiggliness, 30));
  return Boolean(grid) && columns * rows * nanoseconds > FRAME;
}

/** There is more to it than carving it at once and drawing it cell by cell. @param {State} state */
export function wantsLarge(state) {
  const { grid } = sourceOf(state);
  return grid?.carved === false || isLarge(state) || isSlow(state);
}

/** Its carving can be followed step by step. @param {State} state */
export const isStepped = (state) => stepLimit(state) === 0;

/** @param {number} limit @returns {(state: State) => number} the limit where a grid is larger; 0: it is not */
const upTo = (limit) => (state) => (side(state) > limit ? limit : 0);
/** Steps can be followed. */
export const stepLimit = upTo(256);
/** Curves can be kept off walls. */
export const guardLimit = upTo(512);
