/** Texts that are tracks, and those with a few places spoiled. */
import fc from 'fast-check';
import { numbers, texts } from './values.js';

const number = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: -90, max: 90 }) }, numbers).map(String);

/** @param {number} size @param {string} between */
const row = (size, between) =>
  fc.array(number, { minLength: size, maxLength: size }).map((list) => list.join(between));

/** @param {fc.Arbitrary<string>} one @param {string} between */
const list = (one, between) => fc.array(one, { minLength: 1, maxLength: 6 }).map((all) => all.join(between));

const date = fc.constantFrom('2024-05-01T10:00:00Z', '2024-02-30T00:00:00Z', '2024-05-01', '0', '');

const csv = fc
  .constantFrom(['', 2], ['x,y\n', 2], ['t,x,y,z\n', 4], ['lat,lon\n', 2], ['lon,lat,ele\n', 3])
  .chain(([header, size]) => list(row(Number(size), ','), '\n').map((rows) => header + rows));

const pairs = list(
  row(2, ',').map((pair) => `[${pair}]`),
  ',',
).map((all) => `[${all}]`);
const json = fc.oneof(
  pairs,
  pairs.map((line) => `{"type":"LineString","coordinates":${line}}`),
  fc.tuple(pairs, pairs).map((lines) => `{"type":"MultiLineString","coordinates":[${lines}]}`),
  fc.tuple(pairs, date).map(([line, time]) => `{"points":${line},"times":["${time}"]}`),
  list(row(2, ',"y":'), '},{"x":').map((all) => `[{"x":${all}}]`),
);

const command = fc
  .constantFrom(['L', 2], ['h', 1], ['V', 1], ['c', 6], ['S', 4], ['q', 4], ['T', 2], ['Z', 0], ['A', 7])
  .chain(([letter, size]) => row(Number(size), ' ').map((values) => `${letter}${values}`));
const path = fc.tuple(row(2, ' '), list(command, '')).map(([start, rest]) => `M${start}${rest}`);

const point = fc
  .tuple(number, number, number, date)
  .map(
    ([lat, lon, ele, time]) =>
      `<trkpt lat="${lat}" lon="${lon}"><ele>${ele}</ele><time>${time}</time></trkpt>`,
  );
const gpx = list(point, '\n').map((all) => `<gpx><trk><trkseg>${all}</trkseg></trk></gpx>`);

const svg = path.map((d) => `<svg xmlns="http://www.w3.org/2000/svg"><path fill="none" d="${d}"/></svg>`);

const pieces = fc.oneof(
  fc.constantFrom(
    ...[
      '"',
      '[',
      ']',
      '{',
      '}',
      ',',
      ':',
      '\n',
      '\r',
      '\0',
      '\ud800',
      '\ufeff',
      '<',
      '>',
      '&',
      ']]>',
      '<!--',
    ],
    ...[
      '&#0;',
      '&a;',
      '<!DOCTYPE a [<!ENTITY a "b">]>',
      '<style>a{}</style>',
      ' style="a:b"',
      ' onload="x()"',
    ],
    ...['<path d="M0 0L1 1"/>', '<script>x()</script>', 'NaN', '1e999', 'null', '\n\n', '<a>'.repeat(300)],
  ),
  texts,
);

/** @param {fc.Arbitrary<string>} whole */
const spoiled = (whole) =>
  fc
    .tuple(whole, fc.array(fc.tuple(fc.nat(1000), pieces, fc.nat(3)), { maxLength: 3 }))
    .map(([text, places]) =>
      places.reduce((now, [where, piece, cut]) => {
        const at = where % (now.length + 1);
        return cut === 3 ? now.slice(0, at) : now.slice(0, at) + piece + now.slice(at + cut);
      }, text),
    );

/** What can be read. */
export const tracks = {
  csv: spoiled(csv),
  json: spoiled(json),
  gpx: spoiled(gpx),
  path: spoiled(path),
  drawing: spoiled(svg),
};

/** What may be handed in. */
export const files = fc.oneof(...Object.values(tracks), texts);
