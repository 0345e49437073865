import { addWaypoint, moveWaypoint, removeWaypoint, splitAfter } from './edit-points.js';
import { waypointHandles, waypoints as pointsOf } from './points.js';

/** Points that the reader moves, in the plane or in space. @type {import('./index.js').Source} */
export const waypoints = {
  id: 'waypoints',
  noun: 'waypoint',
  handles: waypointHandles,
  move: moveWaypoint,
  add: addWaypoint,
  split: splitAfter,
  remove: removeWaypoint,
  nudge: { step: 0.5, far: 2, fine: 0.1 },
  controls: {
    edits: ['add', 'remove', 'pick', 'closed'],
    place: true,
    words: { add: 'addPoint', remove: 'removePoint' },
    parameters: [],
  },
  through: 'raw',
  needsWhole: false,
  points: { of: pointsOf },
};
