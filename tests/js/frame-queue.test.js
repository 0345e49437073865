/** One animation frame for all figures of a window, and what is drawn in it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { createFrameQueue } from '../../www/figure/frame-queue.js';

/** A window whose frames the test begins, and whose time passes only while something is drawn. */
function makeWindow() {
  let time = 0;
  /** @type {FrameRequestCallback[]} */
  let asked = [];
  const view = {
    requestAnimationFrame: (/** @type {FrameRequestCallback} */ run) => asked.push(run),
    performance: /** @type {Performance} */ (/** @type {unknown} */ ({ now: () => time })),
  };
  return {
    queue: createFrameQueue(view),
    pass: (/** @type {number} */ ms) => void (time += ms),
    frame() {
      const [runs, before] = [asked, asked.length];
      asked = [];
      for (const run of runs) run(time);
      return before;
    },
  };
}

/** Figures that write down when they are drawn, each of which takes so many milliseconds. @param {number} count @param {number} ms @param {boolean} moves */
function makeFigures(count, ms, moves) {
  const { queue, pass, frame } = makeWindow();
  /** @type {number[]} */
  const drawn = [];
  const draws = Array.from({ length: count }, (_, i) => () => {
    drawn.push(i);
    pass(ms);
    if (moves) queue.ask(draws[i], true);
  });
  return { queue, draws, drawn, frame };
}

test('twenty figures that move ask for one frame, keep to its budget and take turns', () => {
  const { queue, draws, drawn, frame } = makeFigures(20, 3, true);
  for (const draw of draws) queue.ask(draw, true);
  for (let i = 0; i < 20; i++) {
    drawn.length = 0;
    assert.equal(frame(), 1);
    assert.equal(drawn.length, 3);
  }
  const turns = new Map();
  for (let i = 0; i < 20; i++) {
    drawn.length = 0;
    frame();
    for (const one of drawn) turns.set(one, (turns.get(one) ?? 0) + 1);
  }
  assert.deepEqual(new Set(turns.values()), new Set([3]));
});

test('one that takes longer than the budget is drawn in each frame all the same', () => {
  const { queue, draws, drawn, frame } = makeFigures(1, 50, true);
  queue.ask(draws[0], true);
  frame();
  frame();
  assert.deepEqual(drawn, [0, 0]);
});

test('what a change asks for does not wait, and is drawn once', () => {
  const { queue, draws, drawn, frame } = makeFigures(4, 10, false);
  for (const draw of draws) queue.ask(draw, true);
  for (const draw of draws.slice(1)) queue.ask(draw, false);
  queue.ask(draws[1], true);
  frame();
  assert.deepEqual(drawn, [1, 2, 3, 0]);
  assert.equal(frame(), 0);
});

test('one that leaves is not drawn, and one that fails keeps no other waiting', () => {
  const { queue, draws, drawn, frame } = makeFigures(3, 1, false);
  const fail = () => {
    throw new Error('it fails');
  };
  queue.ask(fail, false);
  for (const draw of draws) queue.ask(draw, false);
  queue.drop(draws[1]);
  assert.throws(frame, /it fails/);
  frame();
  assert.deepEqual(drawn, [0, 2]);
});
