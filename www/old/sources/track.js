import { boxHeight } from '../view/box.js';
import { waypoints as pointsOf } from './points.js';
import { fitTrack } from './track-fit.js';

/** A recorded track: it is looked at, not dragged. @type {import('./index.js').Source} */
export const track = {
  id: 'track',
  noun: 'waypoint',
  handles: () => [],
  move: () => null,
  nudge: { step: 1, far: 5, fine: 1 },
  controls: { edits: ['open', 'closed'], parameters: [] },
  // What is pasted goes to what has the focus, and there are no handles to give it to.
  canvasFocus: true,
  through: 'raw',
  needsWhole: true,
  points: {
    of: pointsOf,
    fit(state) {
      const { columns, rows, dimension } = state;
      return fitTrack(pointsOf(state), dimension, { columns, rows, height: boxHeight({ columns, rows }) });
    },
    origin: ({ origin }) => origin && { latitude: origin[0], longitude: origin[1] },
    showsRejected: true,
  },
};
