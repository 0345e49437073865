import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crosses, placeLabel } from '../../www/old/view/label-place.js';

const PICTURE = { width: 200, height: 100 };
const BOX = { width: 40, height: 12 };
const FAR = 10;

/** @param {readonly [number, number]} place @param {import('../../www/old/view/label-place.js').Segment[]} [lines] */
const put = (place, lines = []) => placeLabel(place, BOX, FAR, PICTURE, lines);

test('a label stands beside its point, on the side without a line', () => {
  assert.deepEqual(put([100, 50]), { ...BOX, left: 110, top: 44 });
  const runs = /** @type {const} */ ([100, 50, 200, 50]);
  assert.deepEqual(put([100, 50], [runs]), { ...BOX, left: 50, top: 44 });
});

test('a label stays inside the picture and off the lines', () => {
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

test('a label without room is left out', () => {
  assert.equal(placeLabel([10, 10], BOX, FAR, { width: 30, height: 100 }, []), null);
  const grate = Array.from({ length: 40 }, (_, i) => /** @type {const} */ ([5 * i, 0, 5 * i, 100]));
  assert.equal(put([100, 50], grate), null);
});
