import { addEnd, moveEnd, removeEnd, splitEnd } from './edit-ends.js';
import { endHandles, endIndexes } from './ends.js';

/** A path that is carved out of a grid, step by step. @type {import('./index.js').Source} */
export const chisel = {
  id: 'chisel',
  noun: 'end',
  handles: endHandles,
  move: moveEnd,
  add: addEnd,
  split: splitEnd,
  remove: removeEnd,
  nudge: { step: 1, far: 5, fine: 1 },
  controls: {
    edits: ['walls', 'add', 'remove'],
    place: true,
    words: { add: 'addEnd', remove: 'removeEnd' },
    parameters: [['chisel', 'wiggliness']],
    seed: ['chisel', 'seed'],
  },
  through: 'simplified',
  needsWhole: false,
  grid: {
    carved: true,
    busy: 'carving',
    tellsShare: true,
    // At other wigglinesses each step searches again.
    flooded: ({ wiggliness }) => wiggliness === 0 || wiggliness === 1,
    request(state) {
      const { columns: width, rows: height, seed, walls, missing, order, challenge } = state;
      const wiggliness = challenge ? 1 : state.wiggliness;
      return {
        ...{ width, height, seed, wiggliness },
        terminals: endIndexes(state),
        walls: [...(walls ?? []), ...(missing ?? [])],
        // Elsewhere the way that is known decides what is tried next.
        ...(wiggliness === 1 && order ? { order } : {}),
      };
    },
    find: (engine, request) => engine.chisel(request),
    findLater: (engine, request, watch) => engine.chiselLater(request, watch),
  },
};
