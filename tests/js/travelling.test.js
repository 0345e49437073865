/** Travelling along lines and curves, through the compiled module. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { refuses } from './refuses.js';

await engine.ready();

test('a heading turns over a distance', () => {
  const guard = new engine.Follower([0, 0, 4, 0, 4, 4], { turning: 2 });
  const angle = (/** @type {number} */ distance) => {
    const [x, y] = guard.at(distance)?.heading ?? [];
    return (Math.atan2(y, x) * 180) / Math.PI;
  };
  assert.deepEqual([angle(3), angle(5)], [0, 90]);
  assert.ok(Math.abs(angle(4) - 45) < 1e-9 && angle(3.5) > 20 && angle(3.5) < 25);
  refuses(() => new engine.Follower([0, 0], { turning: -1 }), {
    message: 'turning was -1; it must be a number of 0 or more',
  });
});

test('curves know places, tangents and lengths', () => {
  const stops = [0, 0, 6, 0, 6, 6];
  const road = new engine.Curve('catmullRom', stops);
  assert.equal(road.spans, 2);
  assert.deepEqual(road.point(1), Float64Array.of(6, 0));
  const sampled = engine.catmullRom(stops, { subdivisions: 8 });
  for (let i = 0; i <= 16; i += 1) {
    const [x, y] = road.point(i / 8) ?? [];
    assert.ok(Math.hypot(x - sampled[2 * i], y - sampled[2 * i + 1]) < 1e-12);
  }
  assert.ok(Math.abs(road.parameterAt(road.length / 2) - 1) < 1e-9);
  assert.ok(Math.abs(road.lengthTo(1) - road.length / 2) < 1e-9);
  const round = new engine.Curve('bspline', [...stops, 0, 6], { degree: 2, closed: true });
  assert.deepEqual([round.spans, round.point(0), round.tangent(0)].flat(), [
    4,
    Float64Array.of(3, 0),
    Float64Array.of(6, 0),
  ]);
  assert.equal(new engine.Curve('bspline', []).point(0), null);
  assert.equal(new engine.Curve('bspline', [0, 0, 0], { dimension: 3 }).tangent(0)?.length, 3);
  refuses(() => new engine.Curve(/** @type {any} */ ('chaikin'), stops), { argument: 'algorithm' });
  refuses(() => new engine.Curve('catmullRom', stops, { alpha: 2 }), { argument: 'alpha' });
  refuses(() => road.point(NaN), { argument: 't' });
  road.free();
  refuses(() => road.length, { code: 'Freed' });
});

test('a follower goes round a closed patrol', () => {
  const patrol = new engine.Follower([0, 0, 4, 0, 4, 4, 0, 4], { closed: true });
  assert.equal(patrol.length, 16);
  assert.deepEqual(patrol.at(21), {
    point: Float64Array.of(4, 1),
    heading: Float64Array.of(0, 1),
    segment: 1,
  });
  assert.equal(new engine.Follower([]).at(0), null);
  refuses(() => patrol.at(NaN), { argument: 'distance', message: 'distance was NaN; it must be a number' });
  patrol.free();
  for (const distance of [0, NaN]) refuses(() => patrol.at(distance), { code: 'Freed' });
});
