/** Of curves that together are longer than a picture shows in time only a share is drawn, and it still looks like them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as engine from '../../dist/meander.js';
import { drawnCrosses, drawnShare as share } from '../../www/render/drawn-share.js';
import { createThinnedCurves } from '../../www/render/thinned-curves.js';

await engine.ready();

/** @type {(curves: any[], view: any) => any[]} */
const drawnShare = (curves, view) =>
  share(curves, view, createThinnedCurves(/** @type {any} */ (engine)).withoutUnseen);

const VIEW = { left: 0, top: 0, cell: 34, columns: 20, rows: 20, ratio: 1 };

/** @param {number} count */
const zigzag = (count) =>
  Float64Array.from({ length: 2 * count }, (_, i) => (i % 2 === 0 ? (10 * i) / count : i % 4 === 1 ? 0 : 20));

/** @param {ArrayLike<number>} points @param {object} [more] */
const curve = (points, more) =>
  /** @type {import('../../www/draw/types.js').Curve & { points: Float64Array }} */ ({
    ...{ id: 'raw', style: { width: 1, vertex: 5, plotWidth: 1 }, closed: false },
    ...{ points, ...more },
  });

/** @param {ArrayLike<number>} points */
function pixels(points) {
  let length = 0;
  for (let i = 2; i < points.length; i += 2)
    length += Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
  return VIEW.cell * length;
}

test('what a screen can show is drawn whole', () => {
  const curves = [curve(zigzag(100)), curve(zigzag(50))];
  assert.deepEqual(drawnShare(curves, VIEW), curves);
});

for (const count of [4000, 40_000, 1_000_000])
  test(`of ${count} points in a zigzag few enough are drawn, on both sides, from end to end`, () => {
    const points = zigzag(count);
    const [drawn] = drawnShare([curve(points)], VIEW);
    assert.ok(drawn.points.length < 50_000);
    assert.ok(pixels(drawn.points) < 300_000);
    assert.ok(pixels(drawn.points) > 50_000);
    assert.deepEqual([...drawn.points.slice(0, 2)], [...points.slice(0, 2)]);
    assert.deepEqual([...drawn.points.slice(-2)], [...points.slice(-2)]);
    assert.equal(drawn.bare, true);
  });

test('a smooth curve is no longer than the line that it smooths', () => {
  const dense = Float64Array.from(
    { length: 2 * 80_000 },
    (_, i) => 10 + 9 * Math.sin(i * (i % 2 ? 0.9 : 0.7)),
  );
  const drawn = drawnShare([curve(dense), curve(zigzag(4000))], VIEW);
  assert.ok(drawn.reduce((sum, { points }) => sum + pixels(points), 0) < 300_000);
});

test('in space each point keeps how near it is', () => {
  const near = Float64Array.from({ length: 40_000 }, (_, i) => 1 + i / 1e6);
  const points = Float64Array.from({ length: 80_000 }, (_, i) =>
    i % 2 ? (i * 7) % 20 : Math.floor(i / 2) / 2000,
  );
  const [drawn] = drawnShare([curve(points, { near })], VIEW);
  assert.equal(drawn.near?.length, drawn.points.length / 2);
  for (let i = 0; i < (drawn.near?.length ?? 0); i++) {
    const index = Math.round(2000 * drawn.points[2 * i]);
    assert.equal(drawn.near?.[i], near[index]);
  }
});

test('where many points are drawn none is marked by itself', () => {
  const [drawn] = drawnShare([curve(zigzag(2001))], { ...VIEW, cell: 1 });
  assert.equal(drawn.points.length, 2 * 2001);
  assert.equal(drawn.bare, true);
});

test('a long smooth track keeps its one bad point', () => {
  const points = Float64Array.from({ length: 2 * 100_000 }, (_, i) =>
    i % 2 ? 10 + Math.sin(i / 40_000) : (10 * i) / 100_000,
  );
  const bad = [points[2 * 50_001], 2];
  points.set(bad, 2 * 50_001);
  const [drawn] = drawnShare([curve(points)], VIEW);
  assert.ok(drawn.points.length < 4000);
  const there = Array.from({ length: drawn.points.length / 2 }, (_, i) => drawn.points[2 * i + 1]);
  assert.ok(there.includes(2));
});

test('of many rejected points some are crossed out, from the first to the last', () => {
  const points = Float64Array.from({ length: 2 * 14_000 }, (_, i) => i);
  const few = points.subarray(0, 4000);
  assert.equal(drawnCrosses(null), null);
  assert.equal(drawnCrosses(few), few);
  const drawn = /** @type {Float64Array} */ (drawnCrosses(points));
  assert.ok(drawn.length > 2000 && drawn.length <= 2 * 2001);
  assert.deepEqual([...drawn.subarray(0, 2), ...drawn.slice(-2)], [0, 1, 27_998, 27_999]);
});
