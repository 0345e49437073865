/** Blobs, routes and neighbours: the Rust tests check the algorithms, these the arguments. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../dist/meander.js';
import { refuses } from './refuses.js';

await engine.ready();

test('blob takes a count, a seed, walls and a roundness', () => {
  const request = { width: 40, height: 40, count: 160, seed: 3, walls: [0, 1, 2] };
  const cells = engine.blob(request);
  assert.equal(cells?.length, 160);
  assert.notDeepEqual(cells, engine.blob({ ...request, seed: 4 }));
  assert.deepEqual(cells, engine.blob({ ...request, roundness: 0 }));
  assert.equal(engine.blob({ ...request, count: 1598 }), null);
  /** @param {Uint32Array | null} blob */
  const pairs = (blob) => blob?.filter((cell) => blob.includes(cell + 1)).length ?? 0;
  assert.ok(pairs(engine.blob({ ...request, roundness: 1 })) > 1.3 * pairs(cells));
  refuses(() => engine.blob(/** @type {any} */ ({ width: 3, height: 3 })), { argument: 'count' });
  const message = 'roundness was 1.5; it must be a number from 0 to 1';
  refuses(() => engine.blob({ ...request, roundness: 1.5 }), { argument: 'roundness', message });
});

test('astar passes its stops in order', () => {
  const request = { width: 3, height: 3, from: 0, through: [2, 8], to: 6 };
  assert.deepEqual([...(engine.astar(request) ?? [])], [0, 1, 2, 5, 8, 7, 6]);
  assert.equal(engine.astar({ ...request, walls: [8] }), null);
  const message = 'through[1] was 9; it must be a whole number from 0 to 8';
  refuses(() => engine.astar({ ...request, through: [2, 9] }), { code: 'BadArgument', message });
});

test('chisel with 8 neighbours passes between diagonal walls, astar does not', () => {
  // a #
  // # b
  const grid = /** @type {const} */ ({ width: 2, height: 2, walls: [1, 2], neighborhood: 8 });
  assert.deepEqual([...(engine.chisel({ ...grid, terminals: [0, 3] })?.path ?? [])], [0, 3]);
  assert.equal(engine.chisel({ ...grid, neighborhood: 4, terminals: [0, 3] }), null);
  for (const corners of /** @type {const} */ (['avoid', 'cut']))
    assert.equal(engine.astar({ ...grid, corners, from: 0, to: 3 }), null);
  const beside = { ...grid, walls: [1], from: 0, to: 3 };
  assert.deepEqual(engine.astar(beside), Uint32Array.of(0, 2, 3));
  assert.deepEqual(engine.astar({ ...beside, corners: 'cut' }), Uint32Array.of(0, 3));
  const corners = /** @type {any} */ ('round');
  const message = 'corners was "round"; it must be "avoid" or "cut"';
  refuses(() => engine.astar({ ...beside, corners }), { code: 'BadArgument', message });
});
