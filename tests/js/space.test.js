import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitTrack, intoFigure, outOfFigure } from '../../www/sources/track-fit.js';
import { changeDimension, waypoints } from '../../www/sources/points.js';
import { moveWaypoint, splitAfter } from '../../www/sources/edit-points.js';
import { FIRST_ORBIT } from '../../www/view/box.js';
import { createCamera, orbitBy } from '../../www/view/camera.js';

const BOX = { columns: 24, rows: 14, height: 8 };
const ORBITS = [FIRST_ORBIT, [0, 0.12], [2, 1.45], [-3, 0.7]];

test('the whole box is seen from everywhere', () => {
  for (const orbit of ORBITS) {
    const lens = createCamera(BOX, orbit);
    for (const x of [0, 24]) {
      for (const y of [0, 14]) {
        for (const z of [0, 8]) {
          const [left, top] = lens.see(x, y, z);
          assert.ok(left >= -1e-9 && left <= 24 + 1e-9 && top >= -1e-9 && top <= 14 + 1e-9, `${orbit}`);
        }
      }
    }
  }
});

test('what is carried lands where it was put, as deep as before', () => {
  for (const orbit of ORBITS) {
    const lens = createCamera(BOX, orbit);
    const from = { x: 7, y: 4, z: 3 };
    const [, , near] = lens.see(from.x, from.y, from.z);
    const to = lens.carry(from, 13, 6);
    const [x, y, after] = lens.see(to.x, to.y, to.z);
    assert.ok(Math.hypot(x - 13, y - 6) < 1e-9);
    assert.ok(Math.abs(after - near) < 1e-12);
  }
});

test('what is nearer looks larger, and up is up', () => {
  const lens = createCamera(BOX, [0, 1]);
  const [front, back] = [lens.see(12, 14, 0), lens.see(12, 0, 0)];
  assert.ok(front[2] > 1 && back[2] < front[2]);
  assert.ok(lens.see(12, 7, 8)[1] < lens.see(12, 7, 0)[1]);
});

test('a line is seen as its points are', () => {
  const lens = createCamera(BOX, FIRST_ORBIT);
  const { points, near } = lens.project([1, 2, 3, 4, 5, 6]);
  assert.deepEqual([...points.slice(2), near[1]], lens.see(4, 5, 6));
});

test('the view never goes below the floor', () => {
  const [, low] = orbitBy([0, 1], 0, 9);
  const [, high] = orbitBy([0, 1], 0, -9);
  assert.ok(low < Math.PI / 2 && high > 0);
});

test('points of space are moved, split and flattened', () => {
  const state = { columns: 10, rows: 10, dimension: 3, points: [1, 1, 1, 3, 3, 5], closed: false };
  assert.deepEqual(moveWaypoint(state, 1, 4, 99, -3).points, [1, 1, 1, 4, 10, 0]);
  assert.deepEqual(splitAfter(state, 0).patch.points, [1, 1, 1, 2, 2, 3, 3, 3, 5]);
  assert.deepEqual(changeDimension(state.points, 3, 2), [1, 1, 3, 3]);
  assert.deepEqual(changeDimension([1, 2, 3, 4], 2, 3), [1, 2, 0, 3, 4, 0]);
  assert.equal(waypoints({ ...state, points: null }).length % 3, 0);
});

test('a track in any unit fills the figure with its shape kept, and comes back', () => {
  const track = Float64Array.from([500, 1000, 900, 1200, 1300, 1100]);
  const frame = fitTrack(track, 2, BOX);
  const fitted = intoFigure(frame, track, 2);
  assert.ok(fitted.every((value, i) => value >= 0 && value <= (i % 2 === 0 ? 24 : 14)));
  assert.ok(Math.abs(fitted[4] - fitted[0] - 23) < 1e-9);
  outOfFigure(frame, fitted, 2).forEach((value, i) => assert.ok(Math.abs(value - track[i]) < 1e-9));
});

test('a track that was drawn for the figure lies as it is; points in one place do too', () => {
  assert.equal(fitTrack([1, 1, 20, 9], 2, BOX).scale, 1);
  assert.deepEqual(
    intoFigure(fitTrack([70, 70, 70, 70], 2, BOX), Float64Array.of(70, 70), 2),
    Float64Array.of(12, 7),
  );
  assert.equal(fitTrack([], 2, BOX).scale, 1);
});
