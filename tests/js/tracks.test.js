/** Tracks as text, through the compiled module. */
import assert from 'node:assert/strict';
import test from 'node:test';
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
  refuses(() => engine.readTrack('1,2', { format: /** @type {any} */ ('xml') }), { argument: 'format' });
  refuses(() => engine.readTrack(/** @type {any} */ (5)), { argument: 'text' });
});

test('readTrack reads what writeTrack wrote', () => {
  const points = [0.1, -2, 1e21, 3e-7, 1 / 3, 5];
  for (const format of /** @type {const} */ (['csv', 'json', 'svg'])) {
    const text = engine.writeTrack(points, { format });
    assert.deepEqual([...engine.readTrack(text).points], points, text);
  }
  assert.match(engine.writeTrack(points, Object.create({ format: 'csv', dimension: 3 })), /^x,y,z\n/);
  refuses(() => engine.writeTrack(points, { format: 'svg', dimension: 3 }), { argument: 'dimension' });
});

test('readTrack reads the GPX that writeTrack wrote', () => {
  const walk = engine.readTrack(
    'time,lat,lon,ele\n2024-05-01T10:00:00.5Z,48,11,520\n2024-05-01T10:00:05Z,48.0000001,10.9999,1e-7\n',
  );
  const { points, times, dimension, origin } = walk;
  const gpx = engine.writeTrack(points, { format: 'gpx', dimension, times, origin });
  assert.match(gpx, /<trkpt lat="48" lon="11"><ele>520<\/ele><time>2024-05-01T10:00:00.5Z<\/time><\/trkpt>/);
  assert.doesNotMatch(gpx, /\de-/);
  const again = engine.readTrack(gpx);
  assert.deepEqual([again.times, again.origin], [times, origin]);
  again.points.forEach((number, at) => assert.ok(Math.abs(number - points[at]) < 1e-3, `${at}: ${number}`));
  refuses(() => engine.writeTrack(points, { format: 'gpx', dimension }), { argument: 'origin' });
  refuses(() => engine.writeTrack([0, 0], { format: 'gpx', origin, times: [1e15] }), { argument: 'times' });
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
  refuses(() => engine.writeTrack([1, 2], { format: 'csv', times: [1, 2] }), { argument: 'times' });
  refuses(() => engine.writeTrack([NaN, 2], { format: 'json' }), { argument: 'points' });
  refuses(() => engine.writeTrack([1, 2], { format: 'csv', origin: { latitude: 91, longitude: 0 } }), {
    argument: 'latitude',
  });
});

test('readTrack reads GPX and SVG drawings', () => {
  const gpx =
    '<?xml version="1.0"?>\n<gpx xmlns="http://www.topografix.com/GPX/1/1"><rte>\n<rtept lat="48" lon="11"/>';
  const { origin, points } = engine.readTrack(`${gpx}<rtept lat="48.001" lon="11"/></rte></gpx>`);
  assert.deepEqual([origin?.longitude, points.length], [11, 4]);
  refuses(() => engine.readTrack(`${gpx}<rtept lat="95" lon="1"/></rte></gpx>`), {
    ...{ code: 'BadText', line: 3, column: 27 },
    message: 'line 3, column 27: expected a latitude from -90 to 90',
  });
  const drawing =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg">' +
    '<!-- <path d="M7 7L8 8"/> --><path d="M0 0h9z"/><g><path fill="none" stroke-width="4" d="M1 2L3 4"/></g>' +
    '<path fill="none" stroke-width="1.2" d="M5 6L7 8"/></svg>';
  assert.deepEqual([...engine.readTrack(drawing).points], [1, 2, 3, 4]);
  assert.deepEqual([...engine.readTrack(drawing, { strokeWidth: 1.2 }).points], [5, 6, 7, 8]);
  for (const name of ['kml', 'TrainingCenterDatabase'])
    refuses(() => engine.readTrack(`<${name}/>`), { code: 'BadText', line: 1, column: 1 });
  refuses(() => engine.readTrack(drawing, { strokeWidth: /** @type {any} */ ('9') }), {
    argument: 'strokeWidth',
  });
});
