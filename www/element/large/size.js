/**
 * What a figure can do with a grid, by its size. A large one is shown as an image and seen through a lens.
 * @typedef {Readonly<Record<string, any>>} State
 */

const LARGE_SIDE = 128;
const STEPPED_SIDE = 256;
const QUICK_CELLS = 400 * 400;

/** @param {State} state */
const side = ({ columns, rows }) => Math.max(columns, rows);

/** @param {State} state */
export function isLarge(state) {
  return (state.source === 'chisel' || state.source === 'astar') && side(state) > LARGE_SIDE;
}

/** Its route is found within a frame. @param {State} state */
export function isQuick({ source, columns, rows, wiggliness }) {
  return columns * rows <= QUICK_CELLS && (source !== 'chisel' || wiggliness === 1);
}

/** Up to so many cells a side steps can be followed; 0: they can be on this grid. @param {State} state */
export const stepLimit = (state) => (isStepped(state) ? 0 : STEPPED_SIDE);

/** Its carving can be followed step by step, and there is time to look at every cell. @param {State} state */
export function isStepped(state) {
  return side(state) <= STEPPED_SIDE;
}
