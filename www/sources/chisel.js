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
  imports: false,
  through: 'simplified',
  needsWhole: false,
  grid: {
    carved: true,
    busy: 'carving',
    tellsShare: true,
    // At other wigglinesses each step searches again.
    flooded: ({ wiggliness }) => wiggliness === 0 || wiggliness === 1,
    request: (state) => ({
      width: state.columns,
      height: state.rows,
      terminals: endIndexes(state),
      walls: state.walls ?? [],
      seed: state.seed,
      wiggliness: state.wiggliness,
    }),
    find: (engine, request) => engine.chisel(request),
    findLater: (engine, request, watch) => engine.chiselLater(request, watch),
  },
};
