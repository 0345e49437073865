/** What a figure needs whose points are not cells: hands for waypoints, and a frame for tracks. */
import {
  addWaypoint,
  moveWaypoint,
  removeWaypoint,
  splitAfter,
  waypointHandles,
} from './sources/waypoints.js';

export { words } from '../words/pointed.js';
export { findRejected } from './rejected.js';
export { fitTrack, intoFigure, outOfFigure } from './frame.js';

/** What hands can do with waypoints. */
export const hands = {
  waypoints: {
    handles: waypointHandles,
    move: moveWaypoint,
    add: addWaypoint,
    split: splitAfter,
    remove: removeWaypoint,
  },
};
