/** Long lines are measured beside the page, and frames wait for them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { createFrameBudget } from '../../www/old/figure/frame-budget.js';

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

test('a frame calls a worker for a long line once, and waits for it', async () => {
  const { budget, asked, settled, redrawn } = makeBudget();
  assert.equal(
    budget.frame(KEY, false, () => budget.engine.measure(SHORT).points),
    3,
  );
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
  assert.ok(!budget.unfinished);
});

test('a frame aborts an outdated call and throws the error of its own', async () => {
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

test('a frame measures on the page during a drag', () => {
  const { budget, asked } = makeBudget();
  assert.equal(
    budget.frame(KEY, true, () => budget.engine.measure(LONG).points),
    100_000,
  );
  assert.deepEqual([asked.length, budget.unfinished], [0, false]);
});
