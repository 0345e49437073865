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

test('eight neighbours make shorter paths', () => {
  const request = { width: 12, height: 12, terminals: [0, 143], seed: 1, wiggliness: 0 };
  assert.equal(engine.chisel(request)?.cells.length, 23);
  assert.equal(engine.chisel({ ...request, neighborhood: 8 })?.cells.length, 12);
  refuses(() => engine.chisel(/** @type {any} */ ({ ...request, neighborhood: 5 })), {
    message: 'neighborhood was 5; it must be 4 or 8',
  });
});

test('deviation is the larger way round', () => {
  assert.equal(engine.deviation([0, 0, 2, 1, 4, 0], [0, 0, 4, 0]), 1);
  assert.equal(engine.deviation([0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0], { dimension: 3 }), 3);
  assert.equal(engine.deviation([], []), 0);
  assert.equal(engine.deviation([0, 0], []), Infinity);
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

test('curvature is one over the radius', () => {
  const circle = Array.from({ length: 40 }, (_, i) => [
    4 * Math.cos(i * 0.157),
    4 * Math.sin(i * 0.157),
  ]).flat();
  const bends = engine.curvature(circle);
  assert.ok(bends.slice(1, -1).every((bend) => Math.abs(bend - 0.25) < 1e-9));
  assert.deepEqual([bends[0], bends.at(-1)], [0, 0]);
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
    message: 'line 2, column 3: expected a number',
  });
  const { rejected, points } = engine.readTrack('1,2\n3,x\n5,6', { keepGood: true });
  assert.deepEqual([...points], [1, 2, 5, 6]);
  assert.deepEqual(rejected, [{ line: 2, column: 3, message: 'line 2, column 3: expected a number' }]);
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
  assert.deepEqual([...engine.readTrack('lat,lon,ele\n48,11,520\n').points], [11, 48, 520]);
  assert.deepEqual(
    [...engine.readTrack('{"type":"LineString","coordinates":[[11,48],[12,49]]}').points],
    [11, 48, 12, 49],
  );
  const lines = engine.readTrack(
    '{"type":"MultiLineString","coordinates":[[[11,48],[12,49]],[[1,2],[1,3]]]}',
  );
  assert.deepEqual([[...lines.points], lines.others], [[11, 48, 12, 49], [Float64Array.of(1, 2, 1, 3)]]);
  assert.deepEqual([...engine.readTrack('M0 0Q4 8 8 0', { curvePoints: 2 }).points], [0, 0, 4, 4, 8, 0]);
  assert.throws(() => engine.readTrack('\n<?xml version="1.0"?><gpx></gpx>'), {
    code: 'BadText',
    argument: 'text',
    message: 'line 1, column 1: expected CSV, JSON or an SVG path’s d, not XML',
  });
});
