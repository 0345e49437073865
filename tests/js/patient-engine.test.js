/** What takes long for long lines is asked for beside the page, once, and frames wait for it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { createPatientEngine } from '../../www/figure/patient-engine.js';

await engine.ready();

const SHORT = Float64Array.of(0, 0, 1, 1, 2, 0);
const LONG = Float64Array.from({ length: 200_000 }, (_, i) => Math.sin(i));
const STATE = {};

function makePatience() {
  /** @type {{ name: string, args: any[], signal: AbortSignal, answer: (result: any) => void, refuse: (error: any) => void }[]} */
  const asked = [];
  let redrawn = 0;
  const callLater = (/** @type {any} */ name, /** @type {any} */ args, /** @type {any} */ { signal }) =>
    new Promise((answer, refuse) => asked.push({ name, args, signal, answer, refuse }));
  const given = /** @type {typeof engine} */ (/** @type {unknown} */ ({ ...engine, callLater }));
  const patience = createPatientEngine(given, () => (redrawn += 1));
  const settled = () => new Promise((done) => setImmediate(done));
  return { patience, asked, settled, redrawn: () => redrawn };
}

test('short lines are answered at once, long ones outside of frames, too', () => {
  const { patience, asked } = makePatience();
  const { engine: patient } = patience;
  assert.equal(
    patience.frame(STATE, false, () => patient.measure(SHORT).points),
    3,
  );
  assert.equal(patient.measure(LONG).points, 100_000);
  assert.deepEqual([asked.length, patience.waiting], [0, false]);
});

test('a frame waits for what it needs of a long line, and asks for it once', async () => {
  const { patience, asked, settled, redrawn } = makePatience();
  const frame = () => patience.frame(STATE, false, () => patience.engine.chaikin(LONG, { passes: 2 }));
  assert.equal(frame(), null);
  assert.equal(frame(), null);
  assert.ok(patience.waiting);
  assert.deepEqual(
    asked.map(({ name, args }) => [name, args]),
    [['chaikin', [LONG, { passes: 2 }]]],
  );
  asked[0].answer(SHORT);
  await settled();
  assert.equal(redrawn(), 1);
  assert.equal(frame(), SHORT);
  assert.ok(!patience.waiting && patience.engine.untimed?.has(SHORT));
  assert.equal(patience.engine.chaikin(LONG, { passes: 2 }), SHORT, 'nothing is found twice');
  assert.equal(
    patience.frame(STATE, false, () => patience.engine.deviation(SHORT, LONG)),
    null,
    'the other line is long',
  );
});

test('what is not wanted any more is given up, and errors are the frame’s', async () => {
  const { patience, asked, settled, redrawn } = makePatience();
  const frame = (/** @type {number} */ tolerance) =>
    patience.frame(STATE, false, () => patience.engine.simplify(LONG, { tolerance }));
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
  assert.ok(!patience.waiting);
});

test('one long thing is done in a frame, unless the state changes in every frame', () => {
  const { patience, redrawn } = makePatience();
  const done = new Set();
  const both = () =>
    ['a', 'b', 'c'].map((name) => {
      if (done.has(name)) return name;
      patience.engine.rest?.(LONG);
      done.add(name);
      return name;
    });
  assert.equal(patience.frame(STATE, false, both), null);
  assert.deepEqual([...done], ['a']);
  assert.equal(patience.frame(STATE, false, both), null);
  assert.deepEqual([[...done], redrawn()], [['a', 'b'], 2]);
  done.clear();
  assert.deepEqual(patience.frame({}, false, both), ['a', 'b', 'c']);
  done.clear();
  assert.deepEqual(both(), ['a', 'b', 'c'], 'outside of frames all is done');
});

test('while something is dragged, and where the state has changed while a frame waited, nothing is asked for', () => {
  const { patience, asked } = makePatience();
  const length = () => patience.engine.measure(LONG).points;
  assert.equal(patience.frame(STATE, true, length), 100_000);
  assert.equal(asked.length, 0);
  assert.equal(patience.frame(STATE, false, length), null);
  assert.equal(patience.frame({}, false, length), 100_000);
  assert.deepEqual([asked.length, patience.waiting], [1, false]);
});
