/** What the functions promise for walls, times, closed lines and the rest of their options, one promise a test. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';

const { guard, measure, nearest, refine, refineRejected, simplify, simplifyIndices } = engine;

await engine.ready();

/** A wall with a gap at each end, and a way of cells round it. */
const GRID = { width: 8, height: 5, walls: [17, 18, 19, 20, 21, 22] };
const STAIRS = engine.cellsToPoints([25, 24, 16, 8, 9, 10, 11, 12, 13, 14, 15], GRID);
const SQUARE = [0, 0, 4, 0, 4, 4, 0, 4];
const CORNER = [0, 0, 4, 0, 4, 4];

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

test('simplify, simplifyIndices: width?, height?, walls?, radius? = 0', () => {
  const tight = { ...GRID, tolerance: Infinity };
  const [free, seeing] = [{ tolerance: Infinity }, tight].map((request) => simplifyIndices(STAIRS, request));
  assert.deepEqual([...free], [0, 10]);
  assert.ok(engine.firstWallHit(simplify(STAIRS, { tolerance: Infinity }), GRID) >= 0);
  assert.ok(seeing.length > 2 && seeing.length < STAIRS.length / 2);
  assert.equal(engine.firstWallHit(simplify(STAIRS, tight), GRID), -1);
  assert.deepEqual([...simplify(STAIRS, tight)], pick(STAIRS, seeing), 'a subset of the points');
  assert.deepEqual(simplifyIndices(STAIRS, { ...tight, radius: 0 }), seeing);
  const cutsCorners = [0, 2, 4, 10];
  const keepsClear = [0, 1, 3, 10];
  assert.deepEqual([...seeing], cutsCorners);
  assert.deepEqual([...simplifyIndices(STAIRS, { ...tight, radius: 0.5 })], keepsClear);
  for (const tolerance of [0.2, 0.6])
    assert.ok(engine.deviation(simplify(STAIRS, { ...GRID, tolerance }), STAIRS) <= tolerance);
  refuses('radius', () => simplify(STAIRS, { ...tight, radius: -1 }));
  refuses('radius', () => simplifyIndices(STAIRS, { ...tight, radius: any('1') }));
  refuses('walls', () => simplify(STAIRS, { ...tight, walls: [40] }));
  refuses('width', () => simplify(STAIRS, { walls: [], height: 5, tolerance: 1 }));
  refuses('height', () => simplify(STAIRS, { walls: [], width: 8, tolerance: 1 }));
  refuses('tolerance', () => simplify(STAIRS, any(GRID)));
});

test('guard: radius? = 0, closed? = false; never through a wall, never sharper than raw', () => {
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
  assert.equal(engine.firstWallHit([...kept, ...kept.slice(0, 2)], open), -1, 'the closing segment, too');
  refuses('radius', () => guard(STAIRS, smooth, { ...GRID, radius: -1 }));
  refuses('closed', () => guard(STAIRS, smooth, { ...GRID, closed: any(1) }));
  refuses('walls', () => guard(STAIRS, smooth, any({ width: 8, height: 5 })));
});

test('refine, refineRejected: times?, maxSpeed? = Infinity', () => {
  const points = [0, 0, 1, 0, 2, 0, 3, 40, 4, 0, 5, 0];
  const times = [0, 1, 2, 3, 4, 5];
  const alone = { outlierAngle: Infinity, maxSpeed: 5, times };
  assert.deepEqual([...refineRejected(points, alone)], [3]);
  assert.ok(refine(points, alone).every((x, at) => at % 2 === 0 || x === 0));
  for (const request of [
    { outlierAngle: Infinity, times },
    { ...alone, maxSpeed: Infinity },
  ])
    assert.deepEqual([...refineRejected(points, request)], [], 'no speed is too great if none is given');
  assert.deepEqual([...refineRejected(points, { times })], [3], 'the angle still judges');
  refuses('maxSpeed', () => refine(points, { times, maxSpeed: -1 }));
  refuses('times', () => refine(points, { maxSpeed: 5 }));
  refuses('times', () => refineRejected(points, { times: [0, 1], maxSpeed: 5 }));
  refuses('times', () => refine(points, { times: any('x') }));
});

test('blob: roundness? = 0, tendrils … 1, compact', () => {
  const request = { width: 40, height: 40, count: 200, seed: 5 };
  const rim = (/** @type {Uint32Array | null} */ cells) => {
    const inside = new Set(cells);
    const sides = [1, -1, 40, -40];
    return [...inside].flatMap((cell) => sides.filter((side) => !inside.has(cell + side))).length;
  };
  const rims = [0, 0.5, 1].map((roundness) => rim(engine.blob({ ...request, roundness })));
  assert.deepEqual(
    rims,
    rims.toSorted((a, b) => b - a),
  );
  assert.ok(rims[0] > 3 * rims[2]);
  assert.deepEqual(engine.blob(request), engine.blob({ ...request, roundness: 0 }));
  for (const roundness of [-0.1, 1.1, NaN])
    refuses('roundness', () => engine.blob({ ...request, roundness }));
});

test('nearest: { point, distance, segment, along }', () => {
  const found = { point: Float64Array.of(4, 3), distance: 2, segment: 1, along: 7 };
  assert.deepEqual(nearest(CORNER, [6, 3]), found);
  assert.deepEqual(nearest(CORNER, [6, 3], { dimension: 2, closed: false }), found);
  const { segment, along } = nearest(SQUARE, [-1, 1], { closed: true }) ?? {};
  assert.deepEqual([segment, along], [3, 15]);
  assert.equal(nearest([], [1, 1]), null);
  refuses(
    'place',
    ...[[], [1], [1, 2, 3], [NaN, 1], '1', null, undefined].map((place) => () => nearest(CORNER, any(place))),
  );
  refuses('closed', () => nearest(CORNER, [1, 1], { closed: any('yes') }));
  refuses('dimension', () => nearest(CORNER, [1, 1], { dimension: any(4) }));
});

test('measure, resample, deviation: closed? = false', () => {
  assert.deepEqual([measure(SQUARE).length, measure(SQUARE, { closed: true }).length], [12, 16]);
  assert.equal(engine.resample(SQUARE, { spacing: 4 }).length, 8);
  assert.equal(engine.resample(SQUARE, { spacing: 2, closed: true }).length, 16);
  const turned = [...SQUARE.slice(2), ...SQUARE.slice(0, 2)];
  assert.ok(engine.deviation(SQUARE, turned) > 1);
  assert.ok(engine.deviation(SQUARE, turned, { closed: true }) < 1e-9);
  refuses(
    'closed',
    () => measure(SQUARE, { closed: any(1) }),
    () => engine.resample(SQUARE, { spacing: 1, closed: any('x') }),
    () => engine.deviation(SQUARE, SQUARE, { closed: any(null) }),
  );
});

test('visvalingam: area, closed? = false', () => {
  const line = [0, 0, 2, 0.1, 4, 0, 4, 3];
  const dropped = engine.visvalingam(line, { area: 0.5 });
  assert.deepEqual([...dropped], [0, 0, 4, 0, 4, 3]);
  assert.deepEqual(engine.visvalingam(line, { area: 0.5, closed: false }), dropped);
  assert.equal(engine.visvalingam(SQUARE, { area: 100 }).length, 4);
  assert.equal(engine.visvalingam(SQUARE, { area: 100, closed: true }).length, 6);
  refuses(
    'area',
    ...[undefined, -1, NaN, '1'].map((area) => () => engine.visvalingam(line, { area: any(area) })),
  );
});

test('bspline: degree? = 3, subdivisions? = 8, closed? = false', () => {
  const curve = engine.bspline(SQUARE);
  assert.deepEqual(curve, engine.bspline(SQUARE, { degree: 3, subdivisions: 8, closed: false }));
  assert.deepEqual([...curve.slice(0, 2), ...curve.slice(-2)], [0, 0, 0, 4], 'both ends are kept');
  assert.equal(engine.bspline(SQUARE, { closed: true }).length, 2 * 4 * 8);
  for (const degree of [0, 6, 1.5, any('3')]) refuses('degree', () => engine.bspline(SQUARE, { degree }));
  refuses('subdivisions', () => engine.bspline(SQUARE, { subdivisions: 0 }));
});

test('rejectOutliers: points with their times, and the indexes of what refine throws out', () => {
  const track = [0, 0, 1, 0, 2, 0, 0.5, 3, 4, 0, 5, 0, 6, 0];
  const times = [0, 1, 2, 3, 4, 5, 6];
  const [plain, timed] = [{}, { times, outlierAngle: Infinity, maxSpeed: 2.2 }];
  for (const request of [plain, timed]) {
    const { points, rejected } = engine.rejectOutliers(track, request);
    assert.deepEqual([...rejected], [3]);
    assert.deepEqual(rejected, refineRejected(track, request));
    assert.deepEqual(points, refine(track, { ...request, angleLimit: Infinity }));
  }
  assert.equal(engine.rejectOutliers(track).times.length, 0);
  const cleaned = engine.rejectOutliers(track, timed);
  assert.deepEqual(cleaned.times, engine.refineTimes(track, { ...timed, angleLimit: Infinity }));
  const space = [0, 0, 0, 1, 0, 0, 2, 0, 0, 0.5, 3, 3, 4, 0, 0, 5, 0, 0];
  const raised = engine.rejectOutliers(space, { dimension: 3, times: Float32Array.of(0, 1, 2, 3, 4, 5) });
  assert.deepEqual([[...raised.times], raised.points.length], [[0, 1, 2, 4, 5], 15]);
  assert.deepEqual(engine.rejectOutliers(SQUARE, { closed: true }).points, Float64Array.from(SQUARE));
  assert.deepEqual(engine.rejectOutliers([]).points, new Float64Array());
  refuses('times', () => engine.rejectOutliers(track, { times: [1] }));
  refuses('times', () => engine.rejectOutliers(track, { maxSpeed: 1 }));
  refuses('outlierAngle', () => engine.rejectOutliers(track, { outlierAngle: -1 }));
  refuses('dimension', () => engine.rejectOutliers(track, { dimension: any(4) }));
});

test('Follower: turning? = 0, the heading turns over this distance around each vertex', () => {
  const angle = (/** @type {number} */ distance, turning = 2) => {
    const [x, y] = new engine.Follower(CORNER, { turning }).at(distance)?.heading ?? [];
    return Math.round((Math.atan2(y, x) * 180) / Math.PI);
  };
  assert.deepEqual(
    [2.9, 4, 5.1].map((distance) => angle(distance)),
    [0, 45, 90],
  );
  assert.deepEqual(
    [3.99, 4.01].map((distance) => angle(distance, 0)),
    [0, 90],
  );
  assert.deepEqual(new engine.Follower(CORNER).at(3.5), new engine.Follower(CORNER, { turning: 0 }).at(3.5));
  for (const turning of [-1, NaN, any('1')])
    refuses('turning', () => new engine.Follower(CORNER, { turning }));
});
