/** Stroke: smoothing a line that grows. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { any, refuses } from './refuses.js';

await engine.ready();

test('a Stroke ends as its smoother would draw the whole line', () => {
  const line = Array.from({ length: 18 }, (_, i) => ((i * i) % 13) / 3);
  for (const [name, request] of /** @type {const} */ ([
    ['chaikin', { passes: 3, ratio: 0.2 }],
    ['catmullRom', { alpha: 0.3, subdivisions: 5 }],
    ['bspline', { degree: 4 }],
    ['bspline', { dimension: 3 }],
  ])) {
    const size = 'dimension' in request ? request.dimension : 2;
    const stroke = new engine.Stroke(any(name), any(request));
    /** @type {number[]} */
    let curve = [];
    for (let end = size; end <= line.length; end += size) {
      const [x = 0, y = 0, z] = line.slice(end - size, end);
      const forms = [[x, y, z], [line.slice(end - size, end)], [{ x, y, z }]];
      const { keep, points } = stroke.push(.../** @type {[any]} */ (forms[(end / size) % 3]));
      curve = [...curve.slice(0, size * keep), ...points];
      assert.deepEqual(curve, [...engine[name](line.slice(0, end), request)], `${name}: ${end}`);
    }
    stroke.free();
    refuses(() => stroke.push([0, 0, 0].slice(-size)), { code: 'Freed' });
  }
  refuses(() => new engine.Stroke(any('refine')), { argument: 'algorithm' });
  refuses(() => new engine.Stroke('chaikin', any({ closed: true })), { argument: 'closed' });
  refuses(() => new engine.Stroke('bspline').push(0, 1, 2), {
    message: 'z was 2; it must be left out without dimension: 3',
  });
});
