/** Which points smoothers keep, and where each result comes from. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { optionsOf } from '../hostile/good-calls.js';
import { any, refuses } from './refuses.js';

const { refine, refineRejected, simplify, simplifyIndices } = engine;

await engine.ready();

test('derive returns the source of each point, and interpolate carries values over', () => {
  const line = [0, 0, 4, 0, 4, 4, 0, 4];
  for (const closed of [false, true])
    for (const { id: name } of engine.params().filter(({ smoother }) => smoother)) {
      const id = /** @type {keyof engine.SmootherOptions} */ (name);
      const request = any({ ...optionsOf(id), closed });
      const { points, origins } = engine.derive(id, line, request);
      assert.deepEqual(points, engine[id](line, request), id);
      assert.equal(origins.length / 3, points.length / 2, id);
      const ones = engine.interpolate([1, 1, 1, 1], origins);
      assert.ok(
        ones.every((one) => Math.abs(one - 1) < 1e-12),
        id,
      );
    }
  const { points, origins } = engine.derive('chaikin', line);
  const across = line.filter((_, at) => at % 2 === 0);
  assert.deepEqual(
    engine.interpolate(across, origins),
    points.filter((_, at) => at % 2 === 0),
  );
  refuses(() => engine.interpolate([1, 2, 3, 4], [0.5, 1, 0]), { argument: 'origins' });
  refuses(() => engine.derive(any('astar'), line), { argument: 'algorithm' });
});

test('simplify and visvalingam keep the requested number of points', () => {
  const line = [0, 0, 1, 0.1, 2, 3, 3, 0.2, 4, 0];
  assert.deepEqual([...simplify(line, { count: 3 })], [0, 0, 2, 3, 4, 0]);
  assert.deepEqual([...simplifyIndices(line, { count: 3 })], [0, 2, 4]);
  assert.deepEqual([...engine.visvalingam(line, { count: 3 })], [0, 0, 2, 3, 4, 0]);
  const onMap = { width: 8, height: 5, walls: [] };
  for (const run of [
    () => simplify(line, any({ count: 3, tolerance: 1 })),
    () => engine.visvalingam(line, any({ count: 3, area: 1 })),
    () => simplify(line, { ...onMap, count: 3 }),
  ])
    refuses(run, { argument: 'count' });
  refuses(() => simplify([0, 0, 0], { ...onMap, dimension: 3, tolerance: 1 }), { argument: 'dimension' });
});

test('rejectOutliers returns what refine keeps, and the rejected indexes', () => {
  const track = [0, 0, 1, 0, 2, 0, 0.5, 3, 4, 0, 5, 0, 6, 0];
  const times = [0, 1, 2, 3, 4, 5, 6];
  const [plain, timed] = [{ outlierAngle: 90 }, { times, outlierAngle: Infinity, maxSpeed: 2.2 }];
  for (const request of [plain, timed]) {
    const { points, rejected } = engine.rejectOutliers(track, request);
    assert.deepEqual([...rejected], [3]);
    assert.deepEqual(rejected, refineRejected(track, request));
    assert.deepEqual(points, refine(track, { ...request, angleLimit: Infinity }));
  }
  const far = Array.from({ length: 60 }, (_, at) => (at % 2 ? Number(at > 24 && at < 41) * 90 : at / 2));
  const runs = [5, 8].map((maxRun) => engine.rejectOutliers(far, { maxRun }).rejected.length);
  assert.deepEqual(runs, [0, 8]);
});
