import { moveEnd } from './edit-ends.js';
import { endHandles, endIndexes } from './ends.js';

/** A shortest route on a grid with walls. @type {import('./index.js').Source} */
export const astar = {
  id: 'astar',
  noun: 'goal',
  handles: endHandles,
  move: moveEnd,
  nudge: { step: 1, far: 5, fine: 1 },
  controls: { edits: ['walls'], place: true, parameters: [] },
  through: 'simplified',
  needsWhole: true,
  grid: {
    carved: false,
    busy: 'searching',
    tellsShare: false,
    flooded: () => true,
    request(state) {
      const [from, to] = endIndexes(state);
      const { columns: width, rows: height, walls, seed } = state;
      return { width, height, walls: walls ?? [], from, to, seed };
    },
    find: (engine, request) => engine.astar(request),
    findLater: (engine, request, watch) => engine.astarLater(request, watch),
  },
};
