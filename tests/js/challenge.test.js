import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { readState, writeState } from '../../www/old/element/state-string.js';
import { createChallengeActions } from '../../www/old/figure/challenge.js';
import { createShaking } from '../../www/old/figure/shaking.js';
import { makeFigure } from './make-figure.js';

before(() => engine.ready());

const FIELD = { columns: 3, rows: 3, terminals: [0, 0, 2, 2], challenge: true };

/** A challenge without a page. @param {Record<string, any>} [state] */
function makeChallenge(state) {
  const figure = makeFigure({ ...FIELD, parting: -1, ...state });
  const { store, seen, transport, told } = figure;
  const shaking = createShaking();
  const challenge = createChallengeActions({
    ...{ store, transport, shaking },
    current: seen,
    announce: (type, detail) => told.push([type, { ...detail }]),
  });
  /** Tries stones by their cells. @param {number[]} cells */
  const take = (...cells) => {
    for (const cell of cells) challenge.take((cell % 3) + 0.5, Math.floor(cell / 3) + 0.5, 'user');
    challenge.stop();
  };
  return { ...figure, challenge, shaking, take, states: () => [...(seen().grid?.states ?? [])] };
}

test('a stone goes; a needed one stays and shows the sides it joins', () => {
  const { take, states, seen, shaking, store, told } = makeChallenge();
  take(4);
  assert.deepEqual(states(), [2, 0, 0, 0, 1, 0, 0, 0, 2]);
  assert.equal(seen().parting, null);
  take(2);
  assert.deepEqual(seen().grid?.cells.witness, [], 'nobody is told where the path may be');
  take(6);
  assert.deepEqual(states(), [2, 0, 1, 0, 1, 0, 2, 0, 2]);
  assert.deepEqual(
    seen().parting?.sides.map((side) => [...side].sort()),
    [
      [0, 1, 3],
      [5, 7, 8],
    ],
  );
  assert.notEqual(shaking.at(performance.now()), null);
  assert.deepEqual(
    told.map(([type, { step, cell, outcome }]) => [type, step, cell, outcome]),
    [
      ['step', 1, 4, 'blocked'],
      ['step', 2, 2, 'blocked'],
      ['step', 3, 6, 'forced'],
    ],
  );
  assert.deepEqual(store.state.order, [4, 2, 6]);
});

test('an end or an empty cell is no step of a challenge', () => {
  const { take, store, seen, told } = makeChallenge();
  take(0);
  assert.deepEqual([seen().parting, store.state.order], [{ cell: 0, sides: [] }, null]);
  take(4, 4);
  assert.deepEqual([seen().parting, store.state.order], [null, [4]]);
  take(2, 6, 6);
  assert.equal(seen().parting?.cell, 6);
  assert.deepEqual(store.state.order, [4, 2, 6]);
  assert.equal(told.length, 3);
});

test('a challenge ends when only a path is left', () => {
  const { take, seen, states, told } = makeChallenge();
  take(4, 2, 1);
  assert.equal(seen().position < seen().total, true);
  take(5);
  assert.deepEqual(states(), [2, 1, 1, 2, 1, 1, 2, 2, 2]);
  assert.deepEqual([...(seen().grid?.route ?? [])], [0, 3, 6, 7, 8]);
  assert.equal(seen().position, seen().total);
  assert.deepEqual(told.at(-1)?.[0], 'done');
});

test('undo takes back one try, restart all', () => {
  const { take, store, states, seen, challenge } = makeChallenge();
  take(4, 2, 6);
  store.undo();
  assert.deepEqual(states(), [2, 0, 1, 0, 1, 0, 0, 0, 2]);
  assert.equal(seen().parting, null, 'what it would separate goes with it');
  store.redo();
  assert.equal(states()[6], 2);
  challenge.restart('user');
  assert.deepEqual(states(), [2, 0, 0, 0, 0, 0, 0, 0, 2]);
  store.undo();
  assert.equal(states()[6], 2);
});

test('missing stones are no walls', () => {
  const { take, states, seen } = makeChallenge({ missing: [2, 4] });
  assert.deepEqual(states(), [2, 0, 1, 0, 1, 0, 0, 0, 2]);
  assert.deepEqual(seen().grid?.cells.walls, []);
  take(1);
  assert.deepEqual(states()[1], 1);
});

test('a challenge cannot be played or stepped', () => {
  const { store, transport, seen } = makeChallenge({ order: [4] });
  transport.play();
  transport.seek(0);
  transport.step(1, 0);
  assert.deepEqual([store.state.playing, store.state.position, seen().position], [false, null, 1]);
});

test('a state keeps the tries of a challenge', () => {
  const { take, store } = makeChallenge({ missing: [2] });
  take(4, 6);
  const text = writeState(store.state);
  assert.match(text, /&j=2\+1&u=4\+6&k=/);
  const read = readState(text, () => undefined);
  assert.deepEqual([read?.challenge, read?.missing, read?.order], [true, [2], [4, 6]]);
  assert.equal(
    readState('v=1&u=4 4', () => undefined),
    null,
  );
});
