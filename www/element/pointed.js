/** What a figure needs whose points are not cells: hands for waypoints and patrols of them, a frame and a way in for tracks. */
export { words } from '../words/pointed.js';
export { createFitting } from './frame.js';
export { createPatrols } from './patrol.js';
export { createRejecting } from './rejected.js';
export { hands } from './sources/waypoints.js';
export { createTakingIn } from './taking-in.js';
export { sheet } from './taking-in-styles.js';
