import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../dist/meander.js';
import { refuses } from './refuses.js';

before(() => engine.ready());

const { branches, unreachableTerminals } = engine;

test('branches start with the longest path and end at a fork', () => {
  // 0 to 8 in a row, with a twig down from 4 that forks at 22.
  const kept = [0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 22, 21, 23];
  assert.deepEqual(
    branches(kept, { width: 9, terminals: [0, 8, 21, 23] }).map((branch) => [...branch]),
    [
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
      [21, 22, 13, 4],
      [23, 22],
    ],
  );
  assert.deepEqual(branches([0, 1, 4], { width: 5, terminals: [0, 4] }), []);
  const diagonal = { width: 3, terminals: [0, 4] };
  assert.deepEqual(branches([0, 4], diagonal), []);
  assert.deepEqual(branches([0, 4], { ...diagonal, neighborhood: 8 }), [Uint32Array.of(0, 4)]);
});

test('unreachableTerminals names the terminals that walls cut off', () => {
  const grid = { width: 6, height: 5, walls: [2, 8, 14, 20, 26], terminals: [0, 5, 24, 29] };
  assert.deepEqual([...unreachableTerminals(grid)], [1, 3]);
  assert.deepEqual([...unreachableTerminals({ ...grid, walls: [] })], []);
});

test('branches and unreachableTerminals name a bad argument', () => {
  const grid = { width: 5, height: 5, terminals: [0, 4] };
  /** @type {[string, () => unknown][]} */
  const calls = [
    ['cells', () => branches([1.5], grid)],
    ['width', () => branches([1], { ...grid, width: 0 })],
    ['terminals', () => branches([1], { width: 5, terminals: [4] })],
    ['neighborhood', () => branches([1], /** @type {any} */ ({ ...grid, neighborhood: 6 }))],
    ['options', () => branches([1], /** @type {any} */ (null))],
    ['walls', () => unreachableTerminals({ ...grid, walls: [25] })],
    ['terminals', () => unreachableTerminals({ ...grid, terminals: [25] })],
  ];
  for (const [argument, run] of calls) refuses(run, { code: 'BadArgument', argument });
});
