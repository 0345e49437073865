/** Measuring lines, and where they meet walls, through the compiled module. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { refuses } from './refuses.js';

await engine.ready();

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
