import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitTrack, intoFigure, outOfFigure } from '../../www/old/sources/track-fit.js';
import { changeDimension, waypoints } from '../../www/old/sources/points.js';
import { moveWaypoint, splitAfter } from '../../www/old/sources/edit-points.js';
import { FIRST_ORBIT } from '../../www/old/view/box.js';
import { createCamera, orbitBy } from '../../www/old/view/camera.js';
import { startCarry } from '../../www/old/view/carry.js';

const BOX = { columns: 24, rows: 14, height: 8 };
const ORBITS = [FIRST_ORBIT, [0, 0.12], [2, 1.45], [-3, 0.7]];

test('the camera sees the whole box from every side', () => {
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

test('a point slides to the pointer at its own height', () => {
  for (const orbit of ORBITS) {
    const lens = createCamera(BOX, orbit);
    const from = { x: 7, y: 4, z: 3 };
    const [fromX, fromY] = lens.see(from.x, from.y, from.z);
    const to = lens.slide(from, fromX + 2, fromY + 0.3);
    const [x, y] = lens.see(to.x, to.y, to.z);
    assert.ok(Math.hypot(x - fromX - 2, y - fromY - 0.3) < 1e-9, String(orbit));
    assert.equal(to.z, 3);
  }
});

test('a vertical drag lifts a point and moves it nowhere else', () => {
  for (const orbit of ORBITS.filter(([, tilt]) => tilt > 0.5)) {
    const lens = createCamera(BOX, orbit);
    const from = { x: 7, y: 4, z: 3 };
    const [x, y] = lens.see(from.x, from.y, from.z);
    const carry = startCarry(lens, from);
    assert.equal(carry(x, y), from);
    for (const [right, down] of [
      [0.1, -1],
      [1.5, -2],
      [-3, 1],
    ]) {
      const to = carry(x + right, y + down);
      assert.deepEqual([to.x, to.y], [7, 4]);
      assert.ok(Math.abs(lens.see(to.x, to.y, to.z)[1] - y - down) < 1e-9);
      assert.equal(to.z > from.z, down < 0);
    }
  }
});

test('the camera stays above the floor', () => {
  const [, low] = orbitBy([0, 1], 0, 9);
  const [, high] = orbitBy([0, 1], 0, -9);
  assert.ok(low < Math.PI / 2 && high > 0);
});

test('points in 3D can be moved, split and flattened', () => {
  const state = { columns: 10, rows: 10, dimension: 3, points: [1, 1, 1, 3, 3, 5], closed: false };
  assert.deepEqual(moveWaypoint(state, 1, 4, 99, -3).points, [1, 1, 1, 4, 10, 0]);
  assert.deepEqual(splitAfter(state, 0).patch.points, [1, 1, 1, 2, 2, 3, 3, 3, 5]);
  assert.deepEqual(changeDimension(state.points, 3, 2), [1, 1, 3, 3]);
  assert.deepEqual(changeDimension([1, 2, 3, 4], 2, 3), [1, 2, 0, 3, 4, 0]);
  assert.equal(waypoints({ ...state, points: null }).length % 3, 0);
});

test('a track is scaled into the figure and back', () => {
  const track = Float64Array.from([500, 1000, 900, 1200, 1300, 1100]);
  const frame = fitTrack(track, 2, BOX);
  const fitted = intoFigure(frame, track, 2);
  assert.ok(fitted.every((value, i) => value >= 0 && value <= (i % 2 === 0 ? 24 : 14)));
  assert.ok(Math.abs(fitted[4] - fitted[0] - 23) < 1e-9);
  outOfFigure(frame, fitted, 2).forEach((value, i) => assert.ok(Math.abs(value - track[i]) < 1e-9));
});
