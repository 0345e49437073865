import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWallBrush } from '../../www/old/input/wall-brush.js';
import { createRandomPatrols, pickPatrol } from '../../www/old/model/random-patrol.js';
import { addEnd, removeEnd, splitEnd } from '../../www/old/sources/edit-ends.js';
import { createStore } from '../../www/old/model/store.js';

const GRID = { columns: 6, rows: 5, walls: /** @type {number[] | null} */ (null), terminals: null };

test('ends are added on free cells and removed down to two', () => {
  const state = { ...GRID, walls: [8], terminals: [0, 0, 5, 4] };
  assert.deepEqual(addEnd(state, 3.5, 2.2)?.patch.terminals, [0, 0, 5, 4, 3, 2]);
  assert.equal(addEnd(state, 2.5, 1.5), null);
  assert.equal(addEnd(state, 5.5, 4.5), null);
  assert.equal(removeEnd(state, 0), null);
  assert.deepEqual(removeEnd({ ...state, terminals: [0, 0, 5, 4, 3, 2] }, 0), { terminals: [5, 4, 3, 2] });
  const split = splitEnd(state, 0);
  assert.equal(split?.patch.terminals.length, 6);
  const full = { ...state, walls: Array.from({ length: 30 }, (_, cell) => cell) };
  assert.equal(splitEnd(full, 0), null);
});

function makePainting() {
  const state = { ...GRID, terminals: [0, 0, 5, 4], note: '', touched: false, cursor: -1 };
  const store = createStore(/** @type {Record<string, any>} */ (state), ['walls']);
  return { store, painting: createWallBrush({ store, tell() {} }) };
}

test('a brush stroke adds walls without a gap and is one undo step', () => {
  const { store, painting } = makePainting();
  painting.begin(1.5, 0.5);
  painting.move(4.5, 3.5);
  painting.end();
  const walls = /** @type {number[]} */ (store.state.walls);
  assert.equal(walls.length, 7);
  walls.forEach((cell, i) => assert.ok(i === 0 || [1, 6].includes(cell - walls[i - 1]), String(cell)));
  store.undo();
  assert.equal(store.state.walls, null);
});

test('a brush stroke that starts on a wall removes walls', () => {
  const { store, painting } = makePainting();
  painting.begin(1.5, 0.5);
  painting.move(0.5, 0.5);
  painting.end();
  assert.deepEqual(store.state.walls, [1]);
  painting.begin(1.5, 0.5);
  painting.move(9, 9);
  painting.end();
  assert.deepEqual(store.state.walls, []);
  painting.begin(3.5, 3.5);
  painting.cancel();
  assert.deepEqual(store.state.walls, []);
});

test('a seed decides a random patrol', () => {
  const pool = Array.from({ length: 20 }, (_, i) => i);
  const state = { columns: 20, rows: 20, dimension: 2, points: pool, closed: false };
  assert.deepEqual(pickPatrol(state, pool, 7), pickPatrol(state, pool, 7));
  const made = pickPatrol(state, [1, 1], 7);
  assert.equal(made.length, 12);
  assert.ok(made.every((value) => value >= 0 && value <= 20));

  const store = createStore(/** @type {Record<string, any>} */ (state), ['points', 'seed']);
  const patrols = createRandomPatrols(store);
  const seen = new Set();
  for (let seed = 1; seed < 30; seed++) {
    patrols.pick(seed);
    for (let i = 0; i < 12; i += 2) seen.add(store.state.points[i]);
  }
  assert.equal(seen.size, 10);
});
