/** Routes, blobs and the neighbours that they go to, through the compiled module. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { refuses } from './refuses.js';

await engine.ready();

test('a blob has its size, hangs together and comes back for its seed', () => {
  const request = { width: 12, height: 9, count: 40, seed: 3, walls: [0, 1, 2] };
  const cells = engine.blob(request);
  assert.equal(cells?.length, 40);
  assert.deepEqual(cells, engine.blob(request));
  assert.notDeepEqual(cells, engine.blob({ ...request, seed: 4 }));
  assert.equal(engine.blob({ ...request, count: 106 }), null);
  refuses(() => engine.blob(/** @type {any} */ ({ width: 3, height: 3 })), {
    code: 'BadArgument',
    argument: 'count',
  });
});

test('a rounder blob is more compact', () => {
  const request = { width: 40, height: 40, count: 160, seed: 3 };
  /** @param {Uint32Array | null} cells */
  const pairs = (cells) => cells?.filter((cell) => cells.includes(cell + 1)).length ?? 0;
  const round = engine.blob({ ...request, roundness: 1 });
  assert.equal(round?.length, 160);
  assert.ok(pairs(round) > 1.3 * pairs(engine.blob(request)));
  assert.deepEqual(engine.blob({ ...request, roundness: 0 }), engine.blob(request));
  refuses(() => engine.blob({ ...request, roundness: 1.5 }), {
    code: 'BadArgument',
    argument: 'roundness',
    message: 'roundness was 1.5; it must be a number from 0 to 1',
  });
});

test('a route leads through its stops in order', () => {
  const request = { width: 3, height: 3, from: 0, through: [2, 8], to: 6 };
  assert.deepEqual([...(engine.astar(request) ?? [])], [0, 1, 2, 5, 8, 7, 6]);
  assert.equal(engine.astar({ ...request, walls: [8] }), null);
  refuses(() => engine.astar({ ...request, through: [2, 9] }), {
    code: 'BadArgument',
    message: 'through[1] was 9; it must be the index of a cell inside the grid',
  });
});

test('eight neighbours make shorter paths', () => {
  const request = { width: 12, height: 12, terminals: [0, 143], seed: 1, wiggliness: 0 };
  assert.equal(engine.chisel(request)?.cells.length, 23);
  assert.equal(engine.chisel({ ...request, neighborhood: 8 })?.cells.length, 12);
  refuses(() => engine.chisel(/** @type {any} */ ({ ...request, neighborhood: 5 })), {
    message: 'neighborhood was 5; it must be 4 or 8',
  });
});

test('carving with eight neighbours squeezes between two diagonal walls, and astar does not', () => {
  // a #
  // # b
  const grid = /** @type {const} */ ({ width: 2, height: 2, walls: [1, 2], neighborhood: 8 });
  assert.deepEqual([...(engine.chisel({ ...grid, terminals: [0, 3] })?.path ?? [])], [0, 3]);
  assert.equal(engine.astar({ ...grid, from: 0, to: 3 }), null);
  assert.equal(engine.chisel({ ...grid, neighborhood: 4, terminals: [0, 3] }), null);
});
