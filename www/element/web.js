/** What a figure needs with more than two ends, or with walls that may part them. */
export { createWays, together } from './ways.js';
export { partedEnds } from './sources/parted.js';
export { branchesOff, longestWay } from './sources/web.js';
export { words } from '../words/web.js';
