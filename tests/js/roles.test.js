import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../dist/meander.js';
import { refuses } from './refuses.js';

before(() => engine.ready());

/** `#` is a wall: ....... / .#.#.## / ...#.## */
const GRID = { width: 7, height: 3, walls: [8, 10, 12, 13, 17, 19, 20] };

test('cellRoles tells needed cells, cycles and dead ends apart', () => {
  assert.deepEqual(
    { ...engine.cellRoles({ ...GRID, terminals: [0, 6] }) },
    {
      needed: Uint32Array.of(0, 2, 3, 4, 5, 6),
      cycles: Uint32Array.of(0, 1, 2, 7, 9, 14, 15, 16),
      deadEnds: Uint32Array.of(11, 18),
    },
  );
  assert.equal(engine.cellRoles({ width: 5, height: 1, walls: [2], terminals: [0, 4] }), null);
  refuses(() => engine.cellRoles({ ...GRID, terminals: [0, 21] }), { argument: 'terminals' });
});

test('reachable returns the cells in the order of a search', () => {
  const grid = { width: 4, height: 3, walls: [2, 5, 6, 11] };
  assert.deepEqual([...engine.reachable({ ...grid, from: 0 })], [0, 1, 4, 8, 9, 10]);
  assert.deepEqual([...engine.reachable({ ...grid, from: 2 })], []);
  refuses(() => engine.reachable({ ...grid, from: 12 }), { argument: 'from' });
});
