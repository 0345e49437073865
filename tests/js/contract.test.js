/** Walls, times and closed lines as options of the smoothers. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../dist/meander.js';

const { guard, measure, refine, refineRejected, simplify, simplifyIndices } = engine;

await engine.ready();

/** A wall with a gap at each end, and a way of cells round it. */
const GRID = { width: 8, height: 5, walls: [17, 18, 19, 20, 21, 22] };
const STAIRS = engine.cellsToPoints([25, 24, 16, 8, 9, 10, 11, 12, 13, 14, 15], GRID);
const SQUARE = [0, 0, 4, 0, 4, 4, 0, 4];

/**
 * Each of these calls is refused, and names the argument.
 * @param {string} argument
 * @param {...() => unknown} calls
 */
function refuses(argument, ...calls) {
  for (const run of calls) assert.throws(run, { name: 'MeanderError', code: 'BadArgument', argument });
}

/** @param {Float64Array} points @param {Uint32Array} kept */
const pick = (points, kept) => [...kept].flatMap((at) => [...points.slice(2 * at, 2 * at + 2)]);

/** What a caller without types may pass. @param {unknown} value */
const any = (value) => /** @type {any} */ (value);

test('simplify keeps every leg off the walls and at a radius from them', () => {
  const tight = { ...GRID, tolerance: Infinity };
  const [free, seeing] = [{ tolerance: Infinity }, tight].map((request) => simplifyIndices(STAIRS, request));
  assert.deepEqual([...free], [0, 10]);
  assert.ok(engine.firstWallHit(simplify(STAIRS, { tolerance: Infinity }), GRID) >= 0);
  assert.equal(engine.firstWallHit(simplify(STAIRS, tight), GRID), -1);
  assert.deepEqual([...simplify(STAIRS, tight)], pick(STAIRS, seeing), 'a subset of the points');
  assert.deepEqual([...seeing], [0, 2, 4, 10]);
  assert.deepEqual([...simplifyIndices(STAIRS, { ...tight, radius: 0.5 })], [0, 1, 3, 10], 'keeps clear');
  // All round a wall: the first point and the one furthest from it stay.
  const round = engine.cellsToPoints([0, 1, 2, 10, 18, 17, 16, 8], { width: 8 });
  const open = { width: 8, height: 5, walls: [9], tolerance: Infinity, radius: 0.5 };
  assert.deepEqual([...simplifyIndices(round, open)], [0, 7]);
  const loop = { ...open, closed: true };
  assert.deepEqual([...simplifyIndices(round, loop)], [0, 2, 4, 6]);
  assert.equal(
    engine.firstWallHit(simplify(round, loop), { width: 8, height: 5, walls: [9], closed: true }),
    -1,
  );
  refuses('closed', () => simplify(round, { ...open, closed: any(1) }));
  refuses('radius', () => simplify(STAIRS, { ...tight, radius: -1 }));
  refuses('radius', () => simplifyIndices(STAIRS, { ...tight, radius: any('1') }));
  refuses('walls', () => simplify(STAIRS, { ...tight, walls: [40] }));
  refuses('width', () => simplify(STAIRS, { walls: [], height: 5, tolerance: 1 }));
  refuses('dimension', () => simplify(STAIRS, { ...tight, dimension: 3 }));
});

test('guard leads no curve through a wall or sharper than the raw line', () => {
  const smooth = engine.catmullRom(simplify(STAIRS, { tolerance: 2 }));
  assert.ok(engine.firstWallHit(smooth, GRID) >= 0);
  for (const radius of [undefined, 0, 0.3]) {
    const kept = guard(STAIRS, smooth, { ...GRID, radius });
    assert.equal(engine.firstWallHit(kept, GRID), -1);
    assert.ok(measure(kept).maxTurn <= measure(STAIRS).maxTurn);
  }
  assert.deepEqual(guard(STAIRS, smooth, GRID), guard(STAIRS, smooth, { ...GRID, radius: 0, closed: false }));
  const round = engine.cellsToPoints([0, 1, 2, 10, 18, 17, 16, 8], { width: 8 });
  const open = { width: 8, height: 5, walls: [9], closed: true };
  const kept = guard(round, engine.simplify(round, { tolerance: 3, closed: true }), open);
  assert.equal(engine.firstWallHit(kept, open), -1, 'the closing segment, too');
  refuses('radius', () => guard(STAIRS, smooth, { ...GRID, radius: -1 }));
  refuses('closed', () => guard(STAIRS, smooth, { ...GRID, closed: any(1) }));
  refuses('walls', () => guard(STAIRS, smooth, any({ width: 8, height: 5 })));
  refuses('raw', () => guard([1.5, 2.5, 7.5, 2.5], smooth, GRID));
  refuses('smoothed', () => guard(STAIRS, [0.5, NaN], GRID));
  refuses('smoothed', () => guard(STAIRS, STAIRS.slice(2), GRID));
});

test('refine keeps every point until it is asked to reject some', () => {
  const track = [0, 0, 1, 0, 2, 0, 0.5, 3, 4, 0, 5, 0, 6, 0];
  assert.deepEqual([...refineRejected(track)], []);
  assert.deepEqual(refine(track), refine(track, { outlierAngle: Infinity }));
  assert.deepEqual([...refineRejected(track, { outlierAngle: 90 })], [3]);
  const published = refine(track, { published: true });
  assert.deepEqual(published, refine(track, { published: true, outlierAngle: 90 }));
  assert.notDeepEqual(published, refine(track, { published: true, outlierAngle: Infinity }));
  assert.deepEqual([...refineRejected(track, { published: true })], [2, 3]);
});

test('derive tells where each point comes from, and interpolate carries values over', () => {
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

test('simplify and visvalingam keep as many points as asked', () => {
  const line = [0, 0, 1, 0.1, 2, 3, 3, 0.2, 4, 0];
  assert.deepEqual([...simplify(line, { count: 3 })], [0, 0, 2, 3, 4, 0]);
  assert.deepEqual([...simplifyIndices(line, { count: 3 })], [0, 2, 4]);
  assert.deepEqual([...engine.visvalingam(line, { count: 3 })], [0, 0, 2, 3, 4, 0]);
  const space = [0, 0, 0, 2, 0, 0.1, 4, 0, 0, 4, 0, 3];
  assert.equal(engine.visvalingam(space, { dimension: 3, area: 0.5 }).length, 9);
  assert.equal(engine.visvalingam(SQUARE, { area: 100, closed: true }).length, 6);
  assert.equal(simplify(line, { count: 99 }).length, line.length);
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
    () => simplify(line, { ...GRID, count: 3 }),
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
  assert.deepEqual([...engine.rejectOutliers(track).rejected], [3]);
  assert.equal(engine.rejectOutliers(track).times.length, 0);
  const cleaned = engine.rejectOutliers(track, timed);
  assert.deepEqual([...cleaned.times], [0, 1, 2, 4, 5, 6]);
  assert.deepEqual(engine.rejectOutliers([]).points, new Float64Array());
  const far = Array.from({ length: 60 }, (_, at) => (at % 2 ? Number(at > 24 && at < 41) * 90 : at / 2));
  const runs = [5, 8].map((maxRun) => engine.rejectOutliers(far, { maxRun }).rejected.length);
  assert.deepEqual(runs, [0, 8]);
  refuses('maxRun', () => engine.rejectOutliers(track, { maxRun: 16 }));
  refuses('times', () => engine.rejectOutliers(track, { times: [1] }));
  refuses('outlierAngle', () => engine.rejectOutliers(track, { outlierAngle: -1 }));
});
