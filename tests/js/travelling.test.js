/** Follower, Curve and LineIndex. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { refuses } from './refuses.js';

await engine.ready();

test('a Follower goes around a closed line and turns gradually at corners', () => {
  const patrol = new engine.Follower([0, 0, 4, 0, 4, 4, 0, 4], { closed: true });
  assert.equal(patrol.length, 16);
  const there = { point: Float64Array.of(4, 1), heading: Float64Array.of(0, 1), segment: 1 };
  assert.deepEqual(patrol.at(21), there);
  const [x, y] = new engine.Follower([0, 0, 4, 0, 4, 4], { turning: 2 }).at(4)?.heading ?? [];
  assert.ok(Math.abs(x - y) < 1e-9, 'halfway round the corner');
  assert.deepEqual(patrol.rest(21), Float64Array.of(4, 1, 4, 4, 0, 4, 0, 0));
  const nothing = new engine.Follower([]);
  assert.deepEqual([nothing.at(0), nothing.rest(0)], [null, new Float64Array()]);
  patrol.free();
  refuses(() => patrol.at(0), { code: 'Freed' });
});

test('a Curve has points, tangents and lengths', () => {
  const stops = [0, 0, 6, 0, 6, 6];
  const road = new engine.Curve('catmullRom', stops);
  assert.equal(road.spans, 2);
  assert.deepEqual(road.point(1), Float64Array.of(6, 0));
  assert.ok(Math.abs(road.parameterAt(road.length / 2) - 1) < 1e-9);
  assert.ok(Math.abs(road.lengthTo(1) - road.length / 2) < 1e-9);
  const round = new engine.Curve('bspline', [...stops, 0, 6], { degree: 2, closed: true });
  assert.deepEqual([round.point(0), round.tangent(0)], [Float64Array.of(3, 0), Float64Array.of(6, 0)]);
  assert.equal(new engine.Curve('bspline', []).point(0), null);
  refuses(() => new engine.Curve(/** @type {any} */ ('chaikin'), stops), { argument: 'algorithm' });
  road.free();
  refuses(() => road.length, { code: 'Freed' });
});

test('a Curve has a curvature, a tightest bend, nearest points and samples', () => {
  // y = x² from −1 to 3.
  const parabola = new engine.Curve('bspline', [-1, 1, 1, -3, 3, 9], { degree: 2 });
  assert.equal(parabola.curvature(0.25), 2);
  const { t = NaN, radius = NaN } = parabola.tightestBend() ?? {};
  assert.ok(Math.abs(t - 0.25) < 1e-6 && Math.abs(radius - 0.5) < 1e-9);
  const back = new engine.Curve('bspline', [3, 9, 1, -3, -1, 1], { degree: 2 });
  assert.equal(back.curvature(0.75), -2, 'the other way it turns to the other side');
  const space = new engine.Curve('bspline', [3, 9, 5, 1, -3, 5, -1, 1, 5], { degree: 2, dimension: 3 });
  assert.equal(space.curvature(0.75), 2);
  const near = parabola.nearest({ x: 0, y: -2 });
  assert.ok(near && Math.abs(near.distance - 2) < 1e-9 && Math.abs(near.t - 0.25) < 1e-6);
  assert.equal(space.nearest([0, 0, 0])?.point.length, 3);
  const { points, tangents } = parabola.sample(5);
  assert.deepEqual([points.length, tangents.length], [10, 10]);
  assert.deepEqual([...points.slice(0, 2), ...points.slice(8)], [-1, 1, 3, 9]);
  assert.ok(Math.abs(Math.hypot(...tangents.slice(2, 4)) - 1) < 1e-12);
  const none = new engine.Curve('bspline', []);
  assert.deepEqual(
    [none.tightestBend(), none.nearest([0, 0]), none.sample(3).points.length],
    [null, null, 0],
  );
  refuses(() => parabola.sample(2 ** 24), { code: 'TooLarge', argument: 'count' });
});

test('a LineIndex returns the same as nearest', () => {
  const line = [0, 0, 4, 1, 7, 7, 3, 9, 1, 2, 5, 5];
  for (const request of [{}, { closed: true }, { dimension: /** @type {const} */ (3) }]) {
    const index = new engine.LineIndex(line, request);
    const place = [2, 7, 9].slice(0, request.dimension ?? 2);
    assert.deepEqual(index.nearest(place), engine.nearest(line, place, request));
    index.free();
    refuses(() => index.nearest(place), { code: 'Freed' });
  }
  assert.equal(new engine.LineIndex([]).nearest([0, 0]), null);
});
