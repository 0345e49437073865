/** What takes long for long lines is asked for beside the page, once, and frames wait for it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { createFrameBudget } from '../../www/figure/frame-budget.js';

await engine.ready();

const SHORT = Float64Array.of(0, 0, 1, 1, 2, 0);
const LONG = Float64Array.from({ length: 200_000 }, (_, i) => Math.sin(i));
const KEY = [{}];

function makeBudget() {
  /** @type {{ name: string, args: any[], signal: AbortSignal, answer: (result: any) => void, refuse: (error: any) => void }[]} */
  const asked = [];
  let redrawn = 0;
  const callLater = (/** @type {any} */ name, /** @type {any} */ args, /** @type {any} */ { signal }) =>
    new Promise((answer, refuse) => asked.push({ name, args, signal, answer, refuse }));
  const given = /** @type {typeof engine} */ (/** @type {unknown} */ ({ ...engine, callLater }));
  const budget = createFrameBudget(given, () => (redrawn += 1));
  const settled = () => new Promise((done) => setImmediate(done));
  return { budget, asked, settled, redrawn: () => redrawn };
}

test('short lines are answered at once, long ones outside of frames, too', () => {
  const { budget, asked } = makeBudget();
  const { engine: limited } = budget;
  assert.equal(
    budget.frame(KEY, false, () => limited.measure(SHORT).points),
    3,
  );
  assert.equal(limited.measure(LONG).points, 100_000);
  assert.deepEqual([asked.length, budget.unfinished], [0, false]);
});

test('a frame waits for what it needs of a long line, and asks for it once', async () => {
  const { budget, asked, settled, redrawn } = makeBudget();
  const frame = () => budget.frame(KEY, false, () => budget.engine.chaikin(LONG, { passes: 2 }));
  assert.equal(frame(), null);
  assert.equal(frame(), null);
  assert.ok(budget.unfinished);
  assert.deepEqual(
    asked.map(({ name, args }) => [name, args]),
    [['chaikin', [LONG, { passes: 2 }]]],
  );
  asked[0].answer(SHORT);
  await settled();
  assert.equal(redrawn(), 1);
  assert.equal(frame(), SHORT);
  assert.ok(!budget.unfinished && budget.engine.untimed?.has(SHORT));
  assert.equal(budget.engine.chaikin(LONG, { passes: 2 }), SHORT, 'nothing is found twice');
  assert.equal(
    budget.frame(KEY, false, () => budget.engine.deviation(SHORT, LONG)),
    null,
    'the other line is long',
  );
});

test('what is not wanted any more is given up, and errors are the frame’s', async () => {
  const { budget, asked, settled, redrawn } = makeBudget();
  const frame = (/** @type {number} */ tolerance) =>
    budget.frame(KEY, false, () => budget.engine.simplify(LONG, { tolerance }));
  frame(1);
  frame(2);
  assert.deepEqual(
    asked.map(({ signal }) => signal.aborted),
    [true, false],
  );
  asked[0].refuse(new Error('aborted'));
  await settled();
  assert.deepEqual([frame(2), redrawn()], [null, 0]);
  const refusal = new engine.MeanderError('TooLarge', 'there is too little memory');
  asked[1].refuse(refusal);
  await settled();
  assert.throws(() => frame(2), refusal);
  assert.ok(!budget.unfinished);
});

test('one long thing is done in a frame, unless the state changes in every frame', () => {
  const { budget, redrawn } = makeBudget();
  const done = new Set();
  const both = () =>
    ['a', 'b', 'c'].map((name) => {
      if (done.has(name)) return name;
      budget.engine.spend?.(LONG.length);
      done.add(name);
      return name;
    });
  assert.equal(budget.frame(KEY, false, both), null);
  assert.deepEqual([...done], ['a']);
  assert.equal(budget.frame(KEY, false, both), null);
  assert.deepEqual([[...done], redrawn()], [['a', 'b'], 2]);
  done.clear();
  assert.deepEqual(budget.frame([{}], false, both), ['a', 'b', 'c']);
  done.clear();
  assert.deepEqual(both(), ['a', 'b', 'c'], 'outside of frames all is done');
});

test('while something is dragged, and where the state has changed while a frame waited, nothing is asked for', () => {
  const { budget, asked } = makeBudget();
  const length = () => budget.engine.measure(LONG).points;
  assert.equal(budget.frame(KEY, true, length), 100_000);
  assert.equal(asked.length, 0);
  assert.equal(budget.frame(KEY, false, length), null);
  assert.equal(budget.frame([{}], false, length), 100_000);
  assert.deepEqual([asked.length, budget.unfinished], [1, false]);
});

test('what changes in every frame is made as a whole in each, until one does not change it', () => {
  const { budget, redrawn } = makeBudget();
  /** @param {object} state */
  const piecesOf = (state) => {
    let pieces = 0;
    budget.frame([state], false, () => {
      for (; pieces < 3; pieces++) budget.engine.spend?.(LONG.length);
    });
    return pieces;
  };
  const states = [{}, {}, {}];
  assert.deepEqual(states.map(piecesOf), [1, 3, 3]);
  assert.equal(redrawn(), 3, 'another frame is asked for each time');
  assert.equal(piecesOf(states[2]), 1);
  assert.ok(budget.unfinished);
});

test('a late frame of a picture that is done ends the haste', () => {
  const { budget, redrawn } = makeBudget();
  const long = () => budget.engine.spend?.(LONG.length);
  const [a, b, c] = [[{}], [{}], [{}]];
  budget.frame(a, false, () => [long(), long()]);
  budget.frame(b, false, () => [long(), long()]);
  const before = redrawn();
  assert.equal(
    budget.frame(b, false, () => 'known'),
    'known',
  );
  assert.equal(redrawn(), before, 'nothing is left to do');
  assert.equal(
    budget.frame(c, false, () => [long(), long()]),
    null,
  );
});

test('a step that was done can end its frame, and ends none that is made as a whole', () => {
  const { budget, redrawn } = makeBudget();
  /** @type {string[]} */
  let steps = [];
  const frame = (/** @type {unknown[]} */ key, moving = false) =>
    budget.frame(key, moving, () => {
      for (const name of ['derive', 'paint'])
        if (!steps.includes(name)) {
          steps.push(name);
          budget.engine.endFrame?.();
        }
      return 'done';
    });
  assert.deepEqual([frame(KEY), steps.length, redrawn()], [null, 1, 1]);
  assert.deepEqual([frame(KEY), steps.length, redrawn()], [null, 2, 2]);
  assert.deepEqual([frame(KEY), redrawn()], ['done', 2]);
  steps = [];
  assert.equal(frame([{}], true), 'done');
});
