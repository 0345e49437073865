/** Which points smoothers keep, and where each result comes from. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../dist/meander.js';

const { refine, refineRejected, simplify, simplifyIndices } = engine;

await engine.ready();

/**
 * Asserts that each call throws an error that names the argument.
 * @param {string} argument
 * @param {...() => unknown} calls
 */
function refuses(argument, ...calls) {
  for (const run of calls) assert.throws(run, { name: 'MeanderError', code: 'BadArgument', argument });
}

/** Removes the type, as for a caller without TypeScript. @param {unknown} value */
const any = (value) => /** @type {any} */ (value);

test('derive returns the source of each point, and interpolate carries values over', () => {
  const line = [0, 0, 4, 0, 4, 4, 0, 4];
  const requests = /** @type {const} */ ({
    chaikin: { passes: 3 },
    refine: { passes: 2 },
    simplify: { count: 3 },
    visvalingam: { count: 3 },
    catmullRom: { subdivisions: 3 },
    bspline: { degree: 2 },
    resample: { spacing: 0.7 },
  });
  for (const closed of [false, true])
    for (const [name, given] of Object.entries(requests)) {
      const id = /** @type {keyof typeof requests} */ (name);
      const request = /** @type {any} */ ({ ...given, closed });
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
  refuses('values', () => engine.interpolate([1, 2], origins));
  for (const bad of [
    [0, 1],
    [-1, 1, 0],
    [0.5, 1, 0],
    [0, NaN, 0],
    [0, 1, 2],
  ])
    refuses('origins', () => engine.interpolate([1, 2, 3, 4], bad));
  refuses('algorithm', () => engine.derive(any('astar'), line));
});

test('simplify and visvalingam keep the requested number of points', () => {
  const line = [0, 0, 1, 0.1, 2, 3, 3, 0.2, 4, 0];
  assert.deepEqual([...simplify(line, { count: 3 })], [0, 0, 2, 3, 4, 0]);
  assert.deepEqual([...simplifyIndices(line, { count: 3 })], [0, 2, 4]);
  assert.deepEqual([...engine.visvalingam(line, { count: 3 })], [0, 0, 2, 3, 4, 0]);
  for (const count of [0, 1, 1.5, -1, any('3')])
    refuses(
      'count',
      () => simplify(line, { count }),
      () => engine.visvalingam(line, { count }),
    );
  refuses(
    'count',
    () => simplify(line, any({ count: 3, tolerance: 1 })),
    () => engine.visvalingam(line, any({ count: 3, area: 1 })),
    () => simplify(line, { width: 8, height: 5, walls: [], count: 3 }),
  );
  refuses('dimension', () =>
    simplify([0, 0, 0], { dimension: 3, width: 8, height: 5, walls: [], tolerance: 1 }),
  );
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
