/** Measuring, following, guarding and tracks, through the compiled module. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { MeanderError } from '../../www/errors.js';

const { Follower, ready } = engine;

await ready();

/**
 * @param {() => unknown} run
 * @param {Partial<MeanderError>} expected
 */
function refuses(run, expected) {
  assert.throws(run, (error) => {
    assert.ok(error instanceof MeanderError);
    for (const [name, value] of Object.entries(expected)) {
      assert.equal(/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (error))[name], value);
    }
    return true;
  });
}

test('a blob has its size, hangs together and comes back for its seed', () => {
  const request = { width: 12, height: 9, count: 40, seed: 3, walls: [0, 1, 2] };
  const cells = engine.blob(request);
  assert.equal(cells?.length, 40);
  assert.deepEqual(cells, engine.blob(request));
  assert.notDeepEqual(cells, engine.blob({ ...request, seed: 4 }));
  assert.equal(engine.blob({ ...request, count: 106 }), null);
  refuses(() => engine.blob(/** @type {any} */ ({ width: 3, height: 3 })), {
    code: 'BadArgument',
    argument: 'count',
  });
});

test('a rounder blob is more compact', () => {
  const request = { width: 40, height: 40, count: 160, seed: 3 };
  /** @param {Uint32Array | null} cells */
  const pairs = (cells) => cells?.filter((cell) => cells.includes(cell + 1)).length ?? 0;
  const round = engine.blob({ ...request, roundness: 1 });
  assert.equal(round?.length, 160);
  assert.ok(pairs(round) > 1.3 * pairs(engine.blob(request)));
  assert.deepEqual(engine.blob({ ...request, roundness: 0 }), engine.blob(request));
  refuses(() => engine.blob({ ...request, roundness: 1.5 }), {
    code: 'BadArgument',
    argument: 'roundness',
    message: 'roundness was 1.5; it must be a number from 0 to 1',
  });
});

test('a route leads through its stops in order', () => {
  const request = { width: 3, height: 3, from: 0, through: [2, 8], to: 6 };
  assert.deepEqual([...(engine.astar(request) ?? [])], [0, 1, 2, 5, 8, 7, 6]);
  assert.equal(engine.astar({ ...request, walls: [8] }), null);
  refuses(() => engine.astar({ ...request, through: [2, 9] }), {
    code: 'BadArgument',
    message: 'through[1] was 9; it must be the index of a cell inside the grid',
  });
});

test('eight neighbours make shorter paths', () => {
  const request = { width: 12, height: 12, terminals: [0, 143], seed: 1, wiggliness: 0 };
  assert.equal(engine.chisel(request)?.cells.length, 23);
  assert.equal(engine.chisel({ ...request, neighborhood: 8 })?.cells.length, 12);
  refuses(() => engine.chisel(/** @type {any} */ ({ ...request, neighborhood: 5 })), {
    message: 'neighborhood was 5; it must be 4 or 8',
  });
});

test('carving with eight neighbours squeezes between two diagonal walls, and astar does not', () => {
  // a #
  // # b
  const grid = /** @type {const} */ ({ width: 2, height: 2, walls: [1, 2], neighborhood: 8 });
  assert.deepEqual([...(engine.chisel({ ...grid, terminals: [0, 3] })?.path ?? [])], [0, 3]);
  assert.equal(engine.astar({ ...grid, from: 0, to: 3 }), null);
  assert.equal(engine.chisel({ ...grid, neighborhood: 4, terminals: [0, 3] }), null);
});

test('deviation is the larger way round', () => {
  assert.equal(engine.deviation([0, 0, 2, 1, 4, 0], [0, 0, 4, 0]), 1);
  assert.equal(engine.deviation([0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0], { dimension: 3 }), 3);
  assert.equal(engine.deviation([], []), 0);
  assert.equal(engine.deviation([0, 0], []), Infinity);
  // Two opposite halves of a square: the sides that they do not share.
  const [one, other] = [
    [10, 0, 0, 0, 0, 10, 10, 10],
    [0, 0, 10, 0, 10, 10, 0, 10],
  ];
  assert.ok(Math.abs(engine.deviation(one, other) - 5) < 1e-11);
  assert.ok(engine.deviation(one, other, { closed: true }) < 1e-11);
  refuses(() => engine.deviation([0, 0], [1]), { code: 'BadArgument', argument: 'reference' });
});

test('each point of a pass that cuts a corner names its segment and the nearer end of that', () => {
  const corner = [0, 0, 4, 0, 4, 4];
  const cut = (/** @type {number[]} */ ...[x, y]) => ({
    point: Float64Array.of(x, y),
    segment: 0,
    isNearEnd: true,
  });
  const pass = engine.chaikin(corner, { passes: 1 });
  const after = { ...cut(4, 1), segment: 1, isNearEnd: false };
  assert.deepEqual(engine.cornerCuts(corner, pass), [cut(3, 0), after]);
  const closed = engine.chaikin(corner, { passes: 1, closed: true });
  assert.equal(engine.cornerCuts(corner, closed, { closed: true }).length, 6);
  const space = [0, 0, 1, 4, 0, 1, 4, 4, 1];
  const options = /** @type {const} */ ({ dimension: 3, passes: 1 });
  const [first, ...others] = engine.cornerCuts(space, engine.chaikin(space, options), options);
  assert.deepEqual(first, { ...cut(), point: Float64Array.of(3, 0, 1) });
  assert.equal(others.length, 1);
  assert.deepEqual(engine.cornerCuts([], []), []);
  refuses(() => engine.cornerCuts(corner, [1]), { code: 'BadArgument', argument: 'pass' });
  refuses(() => engine.cornerCuts(corner, /** @type {any} */ ('x')), { argument: 'pass' });
});

test('the first segment through a wall is named', () => {
  const grid = { width: 3, height: 3, walls: [4] };
  assert.equal(engine.firstWallHit([0.5, 0.5, 2.5, 0.5, 0.5, 2.5], grid), 1);
  assert.equal(engine.firstWallHit([0.5, 0.5, 2.5, 0.5], grid), -1);
  assert.equal(engine.firstWallHit([0.5, 0.5, 3.5, 0.5], grid), 0);
});

test('every wall that is crossed is named once, as the way comes to it', () => {
  const grid = { width: 4, height: 3, walls: [1, 2, 5, 10] };
  const there = [0.5, 0.5, 3.5, 0.5, 3.5, 1.5, 0.5, 1.5];
  assert.deepEqual([...engine.wallsCrossed(there, grid)], [1, 2, 5]);
  assert.deepEqual([...engine.wallsCrossed(there, { ...grid, walls: [] })], []);
  // Along a wall's side and past its corner nothing is crossed; beyond the grid there is nothing to cross.
  assert.deepEqual([...engine.wallsCrossed([0.5, 2, 2, 2, 3, 3], { ...grid, walls: [1, 9, 10] })], [10]);
  assert.deepEqual([...engine.wallsCrossed([0, 2, 9, 2], { ...grid, walls: [9] })], []);
  assert.deepEqual([...engine.wallsCrossed([-5, 0.5, 1e9, 0.5], grid)], [1, 2]);
  refuses(() => engine.wallsCrossed([0, 0, 1], grid), { code: 'BadArgument', argument: 'points' });
});

test('where a way meets a wall or leaves the grid is told with what it crosses', () => {
  const grid = { width: 3, height: 3, walls: [4, 5] };
  const found = engine.wallCrossings([0.5, 0.5, 0.5, 1.5, 2.5, 1.5], grid);
  assert.deepEqual(found, { segment: 1, x: 1, y: 1.5, cells: Uint32Array.of(4, 5) });
  assert.equal(engine.wallCrossings([0.5, 0.5, 2.5, 0.5], grid), null);
  const out = engine.wallCrossings([0.5, 0.5, 2.5, 0.5, 2.5, -1.5], grid);
  assert.deepEqual(out, { segment: 1, x: 2.5, y: 0, cells: new Uint32Array() });
  const outside = engine.wallCrossings([-1, 0.5, 2, 0.5], grid);
  assert.deepEqual(outside, { segment: 0, x: -1, y: 0.5, cells: new Uint32Array() });
});

test('resampling takes equal steps and keeps both ends', () => {
  assert.deepEqual([...engine.resample([0, 0, 3, 0, 3, 3], { spacing: 2 })], [0, 0, 2, 0, 3, 1, 3, 3]);
  refuses(() => engine.resample([0, 0, 1, 1], { spacing: 0 }), { argument: 'spacing' });
});

test('closed lines lead back to their first point', () => {
  const square = [0, 0, 4, 0, 4, 4, 0, 4];
  assert.deepEqual(engine.measure(square, { closed: true }), {
    points: 4,
    length: 16,
    maxTurn: 90,
    meanTurn: 90,
  });
  assert.equal(engine.measure(square).length, 12);
  assert.equal(engine.resample(square, { spacing: 2, closed: true }).length, 16);
  refuses(() => engine.measure(square, /** @type {any} */ ({ closed: 1 })), { argument: 'closed' });
});

test('the nearest place on a line is told with its way', () => {
  const corner = [0, 0, 4, 0, 4, 4];
  const found = { point: Float64Array.of(4, 1), distance: 1, segment: 1, along: 5 };
  assert.deepEqual(engine.nearest(corner, [5, 1]), found);
  assert.equal(engine.nearest(corner, [1, 3], { closed: true })?.segment, 2);
  assert.equal(engine.nearest([0, 0, 0, 0, 0, 2], [1, 0, 1], { dimension: 3 })?.distance, 1);
  assert.equal(engine.nearest([], [1, 1]), null);
  refuses(() => engine.nearest(corner, [1, 1, 1, 1]), {
    message: 'place must be the coordinates of one point',
  });
  refuses(() => engine.nearest(corner, [1, 1, 1]), { message: 'place must be two numbers for each point' });
  refuses(() => engine.nearest(corner, [NaN, 1]), { code: 'BadArgument', argument: 'place' });
});

test('a heading turns over a distance', () => {
  const guard = new Follower([0, 0, 4, 0, 4, 4], { turning: 2 });
  const angle = (/** @type {number} */ distance) => {
    const [x, y] = guard.at(distance)?.heading ?? [];
    return (Math.atan2(y, x) * 180) / Math.PI;
  };
  assert.deepEqual([angle(3), angle(5)], [0, 90]);
  assert.ok(Math.abs(angle(4) - 45) < 1e-9 && angle(3.5) > 20 && angle(3.5) < 25);
  refuses(() => new Follower([0, 0], { turning: -1 }), {
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

test('curvature is one over the radius', () => {
  const circle = Array.from({ length: 40 }, (_, i) => [
    4 * Math.cos(i * 0.157),
    4 * Math.sin(i * 0.157),
  ]).flat();
  const bends = engine.curvature(circle);
  assert.ok(bends.slice(1, -1).every((bend) => Math.abs(bend - 0.25) < 1e-9));
  assert.deepEqual([bends[0], bends.at(-1)], [0, 0]);
});

test('turns are told at each point', () => {
  const corner = [0, 0, 4, 0, 4, 4];
  assert.deepEqual([...engine.turnAngles(corner)], [0, 90, 0]);
  assert.deepEqual([...engine.turnAngles([...corner, 0, 4], { closed: true })], [90, 90, 90, 90]);
  assert.deepEqual([...engine.turnAngles([0, 0, 0, 0, 0, 1, 0, 0, 0], { dimension: 3 })], [0, 180, 0]);
  refuses(() => engine.turnAngles(corner, { closed: /** @type {any} */ (1) }), { argument: 'closed' });
});

test('a follower goes round a closed patrol', () => {
  const patrol = new Follower([0, 0, 4, 0, 4, 4, 0, 4], { closed: true });
  assert.equal(patrol.length, 16);
  assert.deepEqual(patrol.at(21), {
    point: Float64Array.of(4, 1),
    heading: Float64Array.of(0, 1),
    segment: 1,
  });
  assert.equal(new Follower([]).at(0), null);
  refuses(() => patrol.at(NaN), { argument: 'distance', message: 'distance was NaN; it must be a number' });
  patrol.free();
  for (const distance of [0, NaN]) refuses(() => patrol.at(distance), { code: 'Freed' });
});

test('a guarded curve keeps off the walls', () => {
  const grid = { width: 3, height: 2, walls: [4] };
  const raw = [0.5, 1.5, 0.5, 0.5, 2.5, 0.5, 2.5, 1.5];
  const short = engine.simplify(raw, { tolerance: 5 });
  assert.equal(engine.firstWallHit(short, grid), 0);
  const kept = engine.guard(raw, short, grid);
  assert.equal(engine.firstWallHit(kept, grid), -1);
  assert.ok(engine.deviation(kept, raw) <= engine.deviation(short, raw));
  refuses(() => engine.guard([0.5, 1.5, 2.5, 1.5], short, grid), { code: 'BadArgument', argument: 'raw' });
  refuses(() => engine.guard(raw, [0.5, NaN], grid), { code: 'BadArgument', argument: 'smoothed' });
});

test('with walls, simplifying keeps every leg in sight', () => {
  const grid = { width: 4, height: 3, walls: [5] };
  const route = engine.cellsToPoints([8, 4, 0, 1, 2, 3], grid);
  const tight = { ...grid, tolerance: Infinity };
  assert.deepEqual([...engine.simplifyIndices(route, tight)], [0, 1, 3, 5]);
  assert.deepEqual([...engine.simplifyIndices(route, { ...tight, radius: 0.5 })], [0, 2, 5]);
  assert.deepEqual([...engine.simplifyIndices(route, { ...tight, closed: true })], [0, 1, 3, 5]);
  assert.deepEqual([...engine.simplifyIndices(route, { tolerance: Infinity })], [0, 5]);
  assert.deepEqual(
    [...engine.simplify([...route], tight)],
    [0, 1, 3, 5].flatMap((at) => [...route.slice(2 * at, 2 * at + 2)]),
  );
  const wrong = /** @type {const} */ ([
    ['width', { walls: [] }],
    ['walls', { ...grid, walls: [12] }],
    ['radius', { ...grid, radius: -1 }],
    ['dimension', { ...grid, dimension: 3 }],
    ['tolerance', { ...grid, tolerance: NaN }],
  ]);
  for (const [argument, options] of wrong) {
    refuses(() => engine.simplify(route, /** @type {any} */ ({ tolerance: 1, ...options })), {
      code: 'BadArgument',
      argument,
    });
  }
});

test('a guarded curve may be closed, and keeps a distance from walls', () => {
  const grid = { width: 5, height: 5, walls: [6, 7, 8, 11, 12, 13, 16, 17, 18] };
  const raw = engine.cellsToPoints([0, 1, 2, 3, 4, 9, 14, 19, 24, 23, 22, 21, 20, 15, 10, 5], grid);
  const round = engine.simplify(raw, { tolerance: 2, closed: true });
  const smooth = engine.chaikin(round, { passes: 3, closed: true });
  assert.deepEqual(engine.guard(raw, smooth, { ...grid, closed: true }), smooth);
  const kept = engine.guard(raw, smooth, { ...grid, radius: 0.3, closed: true });
  assert.equal(engine.firstWallHit([...kept, ...kept.slice(0, 2)], grid), -1);
  assert.ok(engine.measure([...kept, ...kept.slice(0, 4)]).maxTurn <= 10);
  assert.ok(engine.deviation(kept, smooth) > 0.1);
});

test('the Bézier form starts at the first point and has three more for each segment', () => {
  const bezier = engine.catmullRomBezier([0, 0, 6, 0, 6, 6], { alpha: 0 });
  assert.deepEqual([...bezier.slice(0, 8)], [0, 0, 1, 0, 5, -1, 6, 0]);
  assert.equal(bezier.length, 14);
});

test('one weight goes from jagged to smooth', () => {
  const stairs = [0, 0, 1, 0, 1, 1, 2, 1, 2, 2];
  assert.deepEqual([...engine.soften(stairs, { weight: 0 })], stairs);
  assert.equal(engine.measure(engine.soften(stairs, { weight: 1 })).maxTurn, 0);
  refuses(() => engine.soften(stairs, { weight: 2 }), {
    message: 'weight was 2; it must be a number from 0 to 1',
  });
});

test('tracks are read from text, and errors name line and column', () => {
  assert.deepEqual(engine.readTrack('t;x;y\n0;1,5;2\n1;2,5;3'), {
    dimension: 2,
    points: Float64Array.of(1.5, 2, 2.5, 3),
    times: Float64Array.of(0, 1),
    others: [],
    origin: null,
    closed: false,
    rejected: [],
  });
  assert.equal(engine.readTrack('[[1,2,3]]').dimension, 3);
  assert.ok(engine.readTrack('M0 0L1 1Z').closed);
  assert.equal(engine.readTrack('M0 0C0 1 1 1 1 0', { curvePoints: 4 }).points.length, 10);
  refuses(() => engine.readTrack('1,2\n3,x'), {
    code: 'BadText',
    line: 2,
    column: 3,
    argument: 'text',
    message: 'line 2, column 3: expected a number in column y',
  });
  const { rejected, points } = engine.readTrack('1,2\n3,x\n5,6', { keepGood: true });
  assert.deepEqual([...points], [1, 2, 5, 6]);
  const message = 'line 2, column 3: expected a number in column y';
  assert.deepEqual(rejected, [{ line: 2, column: 3, message }]);
  refuses(() => engine.readTrack('1,2', { format: /** @type {any} */ ('gpx') }), { argument: 'format' });
  refuses(() => engine.readTrack(/** @type {any} */ (5)), { argument: 'text' });
});

test('what is written is read back', () => {
  const points = [0.1, -2, 1e21, 3e-7, 1 / 3, 5];
  for (const format of /** @type {const} */ (['csv', 'json', 'svg'])) {
    const text = engine.writeTrack(points, { format });
    assert.deepEqual([...engine.readTrack(text).points], points, text);
  }
  assert.match(engine.writeTrack(points, { format: 'csv', dimension: 3 }), /^x,y,z\n/);
  refuses(() => engine.writeTrack(points, { format: 'svg', dimension: 3 }), { argument: 'dimension' });
});

test('what recorders and drawing programs write is read, or refused by its name', () => {
  const walk =
    'time,lat,lng,ele,note\n2001-09-09T01:46:40Z,48,11,520,"a, b"\n2001-09-09T01:46:45.5Z,48.001,11,521,c\n';
  const { points, times, dimension, origin } = engine.readTrack(walk);
  assert.deepEqual([dimension, [...times]], [3, [1e9, 1e9 + 5.5]]);
  assert.ok(Math.abs(points[4] - points[1] + 111.195) < 1e-3, 'north is up, in metres');
  assert.deepEqual([points[2], points[5]], [520, 521]);
  assert.equal(origin?.longitude, 11);
  const back = { dimension, times, origin };
  assert.equal(
    engine.writeTrack(points, { format: 'csv', ...back }),
    't,lon,lat,ele\n1000000000,11,48,520\n1000000005.5,11,48.001,521\n',
  );
  assert.deepEqual(JSON.parse(engine.writeTrack(points, { format: 'json', ...back })), {
    type: 'LineString',
    coordinates: [
      [11, 48, 520],
      [11, 48.001, 521],
    ],
    times: [...times],
  });
  const lines = engine.readTrack(
    '{"type":"MultiLineString","coordinates":[[[11,48],[12,49]],[[1,2],[1,2.5]]]}',
  );
  assert.deepEqual([lines.points.length, lines.others.length], [4, 1]);
  assert.throws(() => engine.readTrack('lat,lon\n95,0\n'), { code: 'BadText', line: 2, column: 1 });
  refuses(() => engine.writeTrack([1, 2], { format: 'csv', times: [1, 2] }), { argument: 'times' });
  refuses(() => engine.writeTrack([NaN, 2], { format: 'json' }), { argument: 'points' });
  refuses(() => engine.writeTrack([1, 2], { format: 'csv', origin: { latitude: 91, longitude: 0 } }), {
    argument: 'latitude',
  });
  refuses(() => engine.writeTrack([1, 2], { format: 'csv', origin: /** @type {any} */ ('here') }), {
    argument: 'origin',
  });
  assert.deepEqual([...engine.readTrack('M0 0Q4 8 8 0', { curvePoints: 2 }).points], [0, 0, 4, 4, 8, 0]);
  assert.throws(() => engine.readTrack('\n<?xml version="1.0"?><gpx></gpx>'), {
    code: 'BadText',
    argument: 'text',
    message: 'line 1, column 1: expected CSV, JSON or an SVG path’s d, not XML',
  });
});
