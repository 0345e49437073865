import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from '../../www/old/model/store.js';

const START = { seed: 1, list: [1, 2], playing: false };
const make = () => createStore(/** @type {Record<string, any>} */ ({ ...START }), ['seed', 'list']);

test('a listener gets the keys and the cause of each real change', () => {
  const store = make();
  /** @type {unknown[]} */
  const told = [];
  const stop = store.subscribe((state, changed, cause) => told.push([state.seed, [...changed], cause]));
  store.set({ seed: 2 }, 'user');
  store.set({ seed: 2, list: [1, 2] }, 'user');
  store.set({ seed: 3, playing: true });
  stop();
  store.set({ seed: 4 });
  assert.deepEqual(told, [
    [2, ['seed'], 'user'],
    [3, ['seed', 'playing'], 'api'],
  ]);
});

test('a change by the user is one undo step', () => {
  const store = make();
  store.set({ seed: 2 }, 'user');
  store.set({ seed: 3, list: [3] }, 'keyboard');
  store.undo();
  assert.deepEqual(store.state, { ...START, seed: 2 });
  store.undo();
  assert.deepEqual(store.state, START);
  assert.equal(store.canUndo, false);
  store.redo();
  store.redo();
  assert.deepEqual(store.state, { ...START, seed: 3, list: [3] });
  assert.equal(store.canRedo, false);
});

test('a gesture of many changes is one undo step', () => {
  const store = make();
  store.begin();
  for (let seed = 2; seed < 50; seed++) store.set({ seed }, 'user');
  store.commit();
  store.undo();
  assert.equal(store.state.seed, 1);
  store.redo();
  assert.equal(store.state.seed, 49);
});

test('a cancelled gesture leaves no undo step', () => {
  const store = make();
  store.begin();
  store.set({ seed: 9 }, 'user');
  store.set({ list: [] }, 'user');
  store.cancel();
  assert.deepEqual(store.state, START);
  assert.equal(store.canUndo, false);
});

test('a gesture that ends where it began is no undo step', () => {
  const store = make();
  store.begin();
  store.set({ seed: 9 }, 'user');
  store.set({ seed: 1 }, 'user');
  store.commit();
  assert.equal(store.canUndo, false);
});

test('changes by the API and transient state are no undo steps', () => {
  const store = make();
  store.set({ seed: 2 });
  store.set({ playing: true }, 'user');
  assert.equal(store.canUndo, false);
  store.set({ list: [7] }, 'user');
  store.undo();
  assert.deepEqual(store.state, { seed: 2, list: [1, 2], playing: true });
});

test('undo during a gesture ends the gesture first', () => {
  const store = make();
  store.begin();
  store.set({ seed: 9 }, 'user');
  store.undo();
  assert.equal(store.state.seed, 1);
  assert.equal(store.inGesture, false);
});
