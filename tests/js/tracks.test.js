/** Reading and writing tracks through the compiled module. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { refuses } from './refuses.js';

await engine.ready();

test('readTrack reads text, and its errors name line and column', () => {
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
  const paths = [1, 4].map((wide) => `<path fill="none" stroke-width="${wide}" d="M${wide} 0L5 6"/>`);
  const drawing = `<svg>${paths.join('')}</svg>`;
  assert.deepEqual([...engine.readTrack(drawing, { strokeWidth: 4 }).points], [4, 0, 5, 6]);
  refuses(() => engine.readTrack('1,2\n3,x'), {
    code: 'BadText',
    line: 2,
    column: 3,
    argument: 'text',
    message: 'line 2, column 3: expected a number in column y',
  });
});

test('readTrack and writeTrack keep times, heights and the origin', () => {
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
});
