/** Travelling along lines and curves. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { refuses } from './refuses.js';

await engine.ready();

test('a Follower goes round a closed line and turns over a distance', () => {
  const patrol = new engine.Follower([0, 0, 4, 0, 4, 4, 0, 4], { closed: true });
  assert.equal(patrol.length, 16);
  const there = { point: Float64Array.of(4, 1), heading: Float64Array.of(0, 1), segment: 1 };
  assert.deepEqual(patrol.at(21), there);
  const [x, y] = new engine.Follower([0, 0, 4, 0, 4, 4], { turning: 2 }).at(4)?.heading ?? [];
  assert.ok(Math.abs(x - y) < 1e-9, 'halfway round the corner');
  assert.equal(new engine.Follower([]).at(0), null);
  const message = 'turning was -1; it must be a number of 0 or more';
  refuses(() => new engine.Follower([0, 0], { turning: -1 }), { argument: 'turning', message });
  refuses(() => patrol.at(NaN), { argument: 'distance', message: 'distance was NaN; it must be a number' });
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
  refuses(() => new engine.Curve('catmullRom', stops, { alpha: 2 }), { argument: 'alpha' });
  refuses(() => road.point(NaN), { argument: 't' });
  road.free();
  refuses(() => road.length, { code: 'Freed' });
});
