import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStages } from '../../www/figure/stages.js';

/** @param {number} points @param {number} [sides] @returns {any} */
const snapshot = (points, sides = 0) => ({
  curves: [
    {
      points: new Float64Array(2 * points),
      sides: Array.from({ length: sides }, () => ({ points: new Float64Array(4) })),
    },
  ],
});

test('what is quick is drawn in one frame, each time', () => {
  const stages = createStages();
  const picture = snapshot(1000, 100);
  for (let frame = 0; frame < 3; frame++) {
    assert.equal(stages.of(picture, [1]), 'whole');
    assert.equal(stages.left, false);
  }
});

for (const [name, picture] of [
  ['many points', snapshot(60_000)],
  ['many branches', snapshot(10, 600)],
])
  test(`${name} are drawn over several frames, and not again`, () => {
    const stages = createStages();
    const seen = Array.from({ length: 5 }, () => [stages.of(picture, [1]), stages.left]);
    assert.deepEqual(seen, [
      ['know', true],
      ['paint', true],
      ['tell', false],
      ['rest', false],
      ['rest', false],
    ]);
  });

test('what changes in every frame is drawn in each, and the last one is finished', () => {
  const stages = createStages();
  const [first, second, third] = [1, 2, 3].map(() => snapshot(60_000));
  assert.equal(stages.of(first, [1]), 'know');
  assert.equal(stages.of(second, [1]), 'whole');
  assert.equal(stages.of(third, [1]), 'whole');
  assert.equal(stages.left, true);
  assert.equal(stages.of(third, [1]), 'tell');
  assert.equal(stages.of(third, [1]), 'rest');
  assert.equal(stages.of(first, [1]), 'know');
});

test('an empty canvas of another size is painted at once, and so is one that showed something else', () => {
  const stages = createStages();
  const picture = snapshot(60_000);
  const finish = () => {
    while (stages.left) stages.of(picture, [1]);
  };
  stages.of(picture, [1]);
  finish();
  assert.equal(stages.of(picture, [2]), 'paint');
  finish();
  stages.forget();
  assert.equal(stages.of(picture, [1]), 'know');
});
