/** Smoothers that no figure draws: callable as functions, and known to the table. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { params, ready, visvalingam } from '../../www/engine.js';

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
