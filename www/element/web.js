/** What a figure needs with more than two ends, or with walls that may part them. */
import { addEnd, removeEnd, splitEnd } from './sources/more-ends.js';

export { createWays, together } from './ways.js';
export { partedEnds } from './sources/parted.js';
export { branchesOff, longestWay } from '../engine/web.js';
export { words } from '../words/web.js';

/** What hands can do with ends, beside moving them. */
export const hands = { chisel: { add: addEnd, split: splitEnd, remove: removeEnd } };
