/** One animation frame for all figures of a window, and what is drawn in it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { createFrameQueue } from '../../www/old/figure/frame-queue.js';

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

test('twenty moving figures share one frame, keep to its budget and take turns', () => {
  const { queue, draws, drawn, frame } = makeFigures(20, 3, true);
  for (const draw of draws) queue.ask(draw, true);
  for (let i = 0; i < 20; i++) {
    drawn.length = 0;
    assert.equal(frame(), 1);
    assert.equal(drawn.length, 3);
  }
  drawn.length = 0;
  for (let i = 0; i < 20; i++) frame();
  for (let figure = 0; figure < 20; figure++) assert.equal(drawn.filter((one) => one === figure).length, 3);
});

test('a figure that fails delays no other, and a dropped one is not drawn', () => {
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
