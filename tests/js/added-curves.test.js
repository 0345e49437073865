/** Smoothers that no figure draws: callable as functions, and known to the table. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { bspline, chaikin, params, ready, visvalingam } from '../../www/engine.js';

await ready();

/** @param {string} id */
const row = (id) => params().find((algorithm) => algorithm.id === id);

test('visvalingam drops the least triangles', () => {
  const line = [0, 0, 2, 0.1, 4, 0, 4, 3];
  assert.deepEqual([...visvalingam(line, { area: 0.5 })], [0, 0, 4, 0, 4, 3]);
  assert.deepEqual([...visvalingam(line, { area: 0 })], line);
  assert.deepEqual([...visvalingam(line, { area: 100 })], [0, 0, 4, 3]);
  assert.equal(visvalingam(line, { area: 100, closed: true }).length, 6);
  const space = [0, 0, 0, 2, 0, 0.1, 4, 0, 0, 4, 0, 3];
  assert.deepEqual([...visvalingam(space, { dimension: 3, area: 0.5 })], [0, 0, 0, 4, 0, 0, 4, 0, 3]);
  assert.equal(row('visvalingam')?.smoother, true);
});

test('visvalingam names what is wrong', () => {
  for (const [argument, points, area] of /** @type {[string, number[], any][]} */ ([
    ['area', [0, 0], undefined],
    ['area', [0, 0], -1],
    ['points', [0, NaN], 1],
  ]))
    assert.throws(() => visvalingam(points, { area }), { name: 'MeanderError', argument });
});

test('bspline keeps both ends and has the promised size', () => {
  const line = [0, 0, 0, 4, 4, 4, 4, 0];
  assert.deepEqual([...bspline(line, { subdivisions: 2 })], [0, 0, 2, 3, 4, 0]);
  assert.equal(bspline(line).length, 2 * (8 + 1));
  assert.equal(bspline(line, { degree: 5, closed: true }).length, 2 * 4 * 8);
  assert.deepEqual([...bspline(line, { degree: 1, subdivisions: 1 })], line);
  assert.deepEqual(
    [...bspline([0, 0, 0, 2, 4, 6], { dimension: 3, subdivisions: 2 })],
    [0, 0, 0, 1, 2, 3, 2, 4, 6],
  );
  assert.equal(row('bspline')?.smoother, true);
});

test('bspline of degree 2 is what chaikin tends to', () => {
  const round = [0, 0, 0, 4, 4, 4, 4, 0];
  const cut = chaikin(round, { passes: 10, closed: true });
  const curve = bspline(round, { degree: 2, subdivisions: 1024, closed: true });
  assert.equal(cut.length, curve.length);
  assert.ok(cut.every((x, i) => Math.abs(x - (curve[i] ?? NaN)) < 0.01));
});

test('bspline names what is wrong', () => {
  for (const [argument, request] of /** @type {[string, any][]} */ ([
    ['degree', { degree: 0 }],
    ['degree', { degree: 6 }],
    ['degree', { degree: 2.5 }],
    ['subdivisions', { subdivisions: 0 }],
    ['subdivisions', { subdivisions: 2 ** 24 }],
  ]))
    assert.throws(() => bspline([0, 0, 1, 1, 2, 0], request), { name: 'MeanderError', argument });
});
