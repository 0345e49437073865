import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crosses, placeLabel } from '../../www/view/label-place.js';

const PICTURE = { width: 200, height: 100 };
const BOX = { width: 40, height: 12 };
const FAR = 10;

/** @param {readonly [number, number]} place @param {import('../../www/view/label-place.js').Segment[]} [lines] */
const put = (place, lines = []) => placeLabel(place, BOX, FAR, PICTURE, lines);

test('a label stands beside its place, and on the other side where a line runs', () => {
  assert.deepEqual(put([100, 50]), { ...BOX, left: 110, top: 44 });
  const runs = /** @type {const} */ ([100, 50, 200, 50]);
  assert.deepEqual(put([100, 50], [runs]), { ...BOX, left: 50, top: 44 });
});

test('a label stays on the picture, and covers no line', () => {
  for (let x = 0; x <= 200; x += 10)
    for (let y = 0; y <= 100; y += 10)
      for (let turn = 0; turn < 6; turn++) {
        const line = /** @type {const} */ ([x, y, x + 300 * Math.cos(turn), y + 300 * Math.sin(turn)]);
        const box = put([x, y], [line]);
        assert.ok(box, `${x} ${y} ${turn}`);
        const { left, top, width, height } = box;
        assert.ok(left >= 0 && top >= 0 && left + width <= 200 && top + height <= 100);
        assert.ok(!crosses(line, box), `${x} ${y} ${turn}`);
      }
});

test('a label avoids what it may cover, as long as there is other room', () => {
  const wall = { left: 105, top: 40, width: 20, height: 20 };
  const avoiding = (/** @type {import('../../www/view/label-place.js').Box[]} */ boxes) =>
    placeLabel([100, 50], BOX, FAR, PICTURE, [], 0, boxes);
  assert.deepEqual(avoiding([wall]), { ...BOX, left: 50, top: 44 });
  assert.deepEqual(avoiding([{ left: 0, top: 0, ...PICTURE }]), { ...BOX, left: 110, top: 44 });
});

test('where there is no room there is no label', () => {
  assert.equal(placeLabel([10, 10], BOX, FAR, { width: 30, height: 100 }, []), null);
  const grate = Array.from({ length: 40 }, (_, i) => /** @type {const} */ ([5 * i, 0, 5 * i, 100]));
  assert.equal(put([100, 50], grate), null);
});

test('a segment crosses a box that it enters, passes or lies in', () => {
  const box = { left: 10, top: 10, width: 10, height: 10 };
  for (const segment of /** @type {const} */ ([
    [0, 15, 30, 15],
    [15, 0, 15, 12],
    [12, 12, 14, 14],
    [5, 16, 16, 5],
  ]))
    assert.ok(crosses(segment, box), String(segment));
  for (const segment of /** @type {const} */ ([
    [0, 5, 30, 5],
    [5, 12, 9, 30],
    [4, 12, 12, 4],
  ]))
    assert.ok(!crosses(segment, box), String(segment));
});
