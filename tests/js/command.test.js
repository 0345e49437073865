/** The command of the packed package. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { run } from '../../bin/command.js';
import * as engine from '../../www/engine.js';
import { createProject } from '../package/packed.js';

/** @type {ReturnType<typeof createProject>} */
let bare;
/** @type {ReturnType<typeof createProject>} */
let able;
before(async () => {
  await engine.ready();
  bare = createProject();
  able = createProject(['@resvg']);
});
after(() => {
  bare.remove();
  able.remove();
});

/**
 * @param {string[]} words
 * @param {{ input?: string, project?: ReturnType<typeof createProject> }} [options]
 */
function meander(words, { input = '', project = bare } = {}) {
  const { bin } = JSON.parse(project.read('package.json'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`node_modules/meander/${bin.meander}`, ...words],
    { cwd: project.folder, input },
  );
  return { status, bytes: stdout, out: stdout.toString(), err: stderr.toString() };
}

const ROAD = 'v=1&n=7';

test('the command can be started as a program', () => {
  const { bin } = JSON.parse(bare.read('package.json'));
  assert.match(bare.read(bin.meander), /^#!\/usr\/bin\/env node\n/);
  if (process.platform !== 'win32') assert.ok(existsSync(`${bare.home}/${bin.meander}`));
});

test('the points are those of the engine, and the drawing goes through them', () => {
  const { status, out, err } = meander(['json', ROAD]);
  assert.equal(status, 0, err);
  const cells = engine.chisel({ width: 20, height: 20, terminals: [21, 378], seed: 7 })?.path ?? [];
  const points = [...engine.cellsToPoints(cells, { width: 20 })];
  assert.deepEqual(JSON.parse(out).points?.flat() ?? JSON.parse(out).flat(), points);
  const csv = meander(['csv', ROAD, '--curve', 'chaikin']).out;
  assert.deepEqual([...engine.readTrack(csv).points], [...engine.chaikin(points, { passes: 4 })]);
  const svg = meander(['svg', 'v=1&n=7&o=raw']).out;
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="720" height="720"/);
  assert.equal(meander(['svg', `${ROAD}&o=`]).status, 0);
});

test('the same state gives the same bytes; another seed, theme or width others', () => {
  const first = meander(['svg', ROAD]).out;
  assert.equal(meander(['svg', ROAD]).out, first);
  for (const words of [
    ['svg', 'v=1&n=8'],
    ['svg', ROAD, '--theme', 'dark'],
    ['svg', ROAD, '--width', '300'],
    ['svg', ROAD, '--title', 'Mine'],
    ['svg', `${ROAD}&i=trail`],
  ]) {
    const { status, out } = meander(words);
    assert.equal(status, 0);
    assert.notEqual(out, first, words.join(' '));
  }
});

test('a state is read from an argument, from standard input, and from a link', () => {
  const { out } = meander(['csv', ROAD]);
  const link = `https://example.org/page/#state=${encodeURIComponent(ROAD)}`;
  assert.equal(meander(['csv'], { input: `${ROAD}\n` }).out, out);
  assert.equal(meander(['csv', '-'], { input: ROAD }).out, out);
  assert.equal(meander(['csv', link]).out, out);
  assert.equal(meander(['csv', `https://example.org/page/#${ROAD}`]).out, out);
  assert.equal(meander(['csv', `https://example.org/page/#n&${ROAD}`]).out, out);
  assert.equal(meander(['csv', `https://example.org/embed.html?state=${encodeURIComponent(ROAD)}`]).out, out);
});

test('every source can be drawn', () => {
  for (const state of [
    'v=1&s=astar',
    'v=1&s=waypoints&m',
    'v=1&s=waypoints&d=3',
    'v=1&s=track&p=0,0 4,5 9,1&l',
  ])
    for (const theme of ['light', 'dark'])
      assert.match(meander(['svg', state, '--theme', theme]).out, /<path /, state);
});

test('--output writes a file', () => {
  const { status, out } = meander(['svg', ROAD, '-o', 'poster.svg']);
  assert.deepEqual([status, out], [0, '']);
  assert.equal(readFileSync(bare.path('poster.svg'), 'utf8'), meander(['svg', ROAD]).out);
  const bad = meander(['svg', ROAD, '-o', 'no/such/folder.svg']);
  assert.equal(bad.status, 1);
  assert.match(bad.err, /^meander: no\/such\/folder\.svg cannot be written: .+\.\n$/);
});

test('png uses an optional package, and its absence is an error', () => {
  const { status, bytes, err } = meander(['png', ROAD, '--scale', '2'], { project: able });
  assert.equal(status, 0, err);
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1440, 1440]);
  assert.deepEqual(meander(['png', ROAD, '--scale', '2'], { project: able }).bytes, bytes);
  const without = meander(['png', ROAD]);
  assert.deepEqual([without.status, without.out], [1, '']);
  assert.match(
    without.err,
    /^meander: A png needs the package @resvg\/resvg-js, .+ `npm install @resvg\/resvg-js`/,
  );
});

test('--help and --version print', () => {
  const { status, out } = meander(['--help']);
  assert.equal(status, 0);
  for (const word of ['svg', 'png', 'csv', 'json', 'code', '--width', '--theme', '--output'])
    assert.ok(out.includes(word));
  const { version } = JSON.parse(bare.read('package.json'));
  assert.equal(meander(['--version']).out, `${version}\n`);
});

/** @type {[string[], RegExp][]} */
const WRONG = [
  [[], /Say what to write: svg, png/],
  [['gif', ROAD], /KIND was "gif"; it must be one of svg, png, csv, json, code/],
  [['svg', ROAD, '--width', '3'], /--width was "3"; it must be a whole number from 16 to 8192/],
  [['svg', ROAD, '--width', 'x'], /--width was "x"/],
  [['svg', ROAD, '--theme', 'blue'], /--theme was "blue"; it must be one of light, dark/],
  [['csv', ROAD, '--curve', 'b'], /--curve was "b"; it must be one of raw, chaikin, rdp, catmull-rom/],
  [['code', ROAD, '--language', 'toString'], /--language was "toString"; it must be one of rust/],
  [['svg', ROAD, '--colour', 'red'], /Unknown option '--colour'; --help lists what is allowed/],
  [['svg', ROAD, 'n=7'], /There was a second state, "n=7"/],
  [['svg', ''], /it is empty; it must be what getState\(\) gives/],
  [['svg', 'hello'], /its version was missing; it must be v=1/],
  [['svg', 'v=99'], /its version was "99"; it must be v=1/],
  [['svg', 'v=1&c=9999'], /columns was "9999"; it must be a whole number, from 2 to 2048/],
  [['svg', 'v=1&s=moon'], /source was "moon"; it must be one of chisel, astar, waypoints, track/],
  [['csv', 'v=1&e=1,1 30,2'], /terminals was 30,2; each must be a cell of the 20 × 20 grid/],
  [['svg', 'v=1&s=astar&c=9&e=1,1 8,-1'], /terminals was 8,-1; each must be a cell of the 9 × 20 grid/],
  [['json', 'v=1&e=1,1'], /only one of the terminals, 1,1; there must be two or more/],
  [['svg', 'v=1&p=1,2,x'], /points was "1,2,x"; it must be points such as/],
];
for (const [words, sentence] of WRONG)
  test(`one sentence for: meander ${words.join(' ')}`, async ({ mock }) => {
    const out = mock.method(process.stdout, 'write', () => true);
    const err = mock.method(process.stderr, 'write', () => true);
    const exit = await run(words);
    const [written, said] = [out, err].map((method) => method.mock.calls.map((call) => call.arguments[0]));
    mock.restoreAll();
    assert.deepEqual([exit, written, said.length], [2, [], 1]);
    assert.match(String(said[0]), sentence);
    assert.match(String(said[0]), /^meander: [^\n]+\.\n$/);
  });

test('a track with a place on the earth is written as longitudes and latitudes', () => {
  const { out, err } = meander(['csv', 'v=1&s=track&q=48,11&p=0,0 0,-111.195']);
  assert.equal(out, 'lon,lat\n11,48\n11,48.000999999\n', err);
  assert.match(
    meander(['csv', 'v=1&s=track&q=98,11&p=0,0 1,1']).err,
    /origin was "98,11"; it must be a latitude/,
  );
});

test('where there is no path the command says so, with exit code 1', () => {
  for (const source of ['chisel', 'astar'])
    for (const kind of ['svg', 'csv', 'json', 'code']) {
      const { status, out, err } = meander([kind, `v=1&s=${source}&c=5&r=5&e=0,0 4,4&b=2 1 4 1 4 1 4 1 4 1`]);
      assert.deepEqual([status, out], [1, ''], `${kind} ${source}`);
      assert.equal(err, 'meander: There is no path: walls part the terminals.\n');
    }
});

test('an error goes to standard error, with its exit code', () => {
  const { status, out, err } = meander(['svg', 'hello']);
  assert.deepEqual([status, out], [2, '']);
  assert.match(err, /^meander: This is no state: its version was missing; it must be v=1\.\n$/);
});

test('the command uses the package’s engine, not a copy', () => {
  const { bin } = JSON.parse(bare.read('package.json'));
  assert.match(bare.read(bin.meander), /from "\.\/meander\.js"/);
  // What draws is most of it; with a copy of the engine it would be half as large again.
  assert.ok(statSync(`${bare.home}/${bin.meander}`).size < 240_000);
});
