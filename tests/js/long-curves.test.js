/** Corner cutting of long polylines: several passes in one call give the same bytes as one call a pass. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';

await engine.ready();

/** @param {number} count @param {number} dimension @param {number} [size] */
const wave = (count, dimension, size = 50) =>
  Float64Array.from({ length: count * dimension }, (_, i) => Math.sin(i * i * 1.7) * size);
/** @param {Float64Array} numbers */
const bytes = ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength);

for (const dimension of /** @type {const} */ ([2, 3]))
  for (const closed of [false, true])
    test(`${closed ? 'closed' : 'open'} polylines of ${dimension} coordinates, pass by pass`, () => {
      // Short and long, and the smallest numbers there are.
      for (const [count, size] of [3, 31, 32, 33, 500, 512, 513, 1023, 4200, 9001].flatMap((n) => [
        [n, 50],
        [n, 1e-322],
        [n, 5e-308],
      ])) {
        const points = wave(count, dimension, size);
        for (const ratio of [0.25, 0.2, 0.5]) {
          const request = { dimension, ratio, closed };
          /** @type {Float64Array} */
          let expected = points;
          for (let passes = 1; passes <= 7 && expected.length < 6e4; passes += 1) {
            expected = engine.chaikin(expected, { ...request, passes: 1 });
            const found = engine.chaikin(points, { ...request, passes });
            assert.ok(bytes(found).equals(bytes(expected)), JSON.stringify({ count, size, ratio, passes }));
          }
        }
      }
    });
