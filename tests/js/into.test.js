/** smoothInto writes the result to the caller's list and changes nothing else in it. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { optionsOf } from '../hostile/good-calls.js';
import { any } from './refuses.js';

await engine.ready();

const FILL = 7e77;

/** @param {number} count @param {number} dimension */
const wave = (count, dimension) =>
  Float64Array.from({ length: count * dimension }, (_, i) => Math.sin(i * 1.7) * 50 + (i % dimension) * i);

for (const { id } of engine.params().filter(({ smoother }) => smoother))
  test(`smoothInto writes what ${id} returns, and nothing around it`, () => {
    const smoother = /** @type {keyof engine.SmootherOptions} */ (id);
    // The engine transfers the longest lines in several parts.
    for (const count of [0, 3, 7000])
      for (const dimension of /** @type {const} */ ([2, 3])) {
        const points = wave(count, dimension);
        const request = any({ ...optionsOf(id), dimension });
        const expected = engine[smoother](points, request);
        const room = new Float64Array(expected.length + 5).fill(FILL);
        const found = engine.smoothInto(room.subarray(2), smoother, points, request);
        assert.deepEqual(found, expected);
        assert.equal(found.buffer, room.buffer);
        const around = [...room.subarray(0, 2), ...room.subarray(2 + expected.length)];
        assert.ok(around.length === 5 && around.every((number) => number === FILL));
      }
  });

test('smoothInto names a bad argument and leaves the list alone', () => {
  const room = new Float64Array(100).fill(FILL);
  /** @type {[argument: string, smoother: any, points: any, request: any][]} */
  const calls = [
    ['algorithm', 'chisel', [0, 0], {}],
    ['points', 'chaikin', [0, 0, 1, NaN, 2, 2], {}],
    ['passes', 'chaikin', wave(9000, 2), { passes: 24 }],
    ['into', 'chaikin', wave(9000, 2), { passes: 2 }],
  ];
  for (const [argument, smoother, points, request] of calls)
    assert.throws(() => engine.smoothInto(room, smoother, points, request), { argument });
  assert.throws(() => engine.smoothInto(new Float64Array(7), 'chaikin', [0, 0, 1, 1, 2, 2]), {
    message: 'into.length was 7; it must be 12 or more',
  });
  assert.ok(room.every((number) => number === FILL));
});
