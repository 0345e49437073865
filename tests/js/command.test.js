/** The command: in this process, and once as an installed program. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, mock, test } from 'node:test';
import { run } from '../../bin/command.js';
import * as engine from '../../www/engine.js';
import { createProject } from '../package/packed.js';

const folder = mkdtempSync(join(tmpdir(), 'meander-'));
before(() => engine.ready());
after(() => rmSync(folder, { recursive: true }));

const ROAD = 'v=1&n=7';

/**
 * What a stream is told; the runner of the tests writes buffers meanwhile.
 * @param {NodeJS.WriteStream} stream
 */
function listenTo(stream) {
  /** @type {string[]} */
  const texts = [];
  const write = stream.write.bind(stream);
  mock.method(stream, 'write', (/** @type {any} */ chunk, /** @type {any[]} */ ...rest) =>
    typeof chunk === 'string' ? texts.push(chunk) > 0 : write(chunk, ...rest),
  );
  return texts;
}

/** @param {string[]} words */
async function meander(...words) {
  const [written, said] = [process.stdout, process.stderr].map(listenTo);
  const status = await run(words).finally(() => mock.restoreAll());
  return { status, written, out: written.join(''), err: said.join('') };
}

test('json, csv and svg hold the curve of the engine', async () => {
  const { status, out, err } = await meander('json', ROAD);
  assert.equal(status, 0, err);
  const cells = engine.chisel({ width: 20, height: 20, terminals: [21, 378], seed: 7 })?.path ?? [];
  const points = [...engine.cellsToPoints(cells, { width: 20 })];
  assert.deepEqual(JSON.parse(out).points?.flat() ?? JSON.parse(out).flat(), points);
  const csv = await meander('csv', ROAD, '--curve', 'chaikin');
  assert.deepEqual([...engine.readTrack(csv.out).points], [...engine.chaikin(points, { passes: 4 })]);
  const svg = await meander('svg', 'v=1&n=7&o=raw');
  assert.match(svg.out, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="720" height="720"/);
});

test('a state gives the same drawing each time, and each option another', async () => {
  const { out } = await meander('svg', ROAD);
  assert.equal((await meander('svg', ROAD)).out, out);
  for (const words of [
    ['v=1&n=8'],
    [ROAD, '--theme', 'dark'],
    [ROAD, '--width', '300'],
    [ROAD, '--title', 'Mine'],
    [`${ROAD}&i=trail`],
  ])
    assert.notEqual((await meander('svg', ...words)).out, out, words.join(' '));
});

test('a state may be a link', async () => {
  const { out } = await meander('csv', ROAD);
  for (const link of [
    `https://example.org/page/#state=${encodeURIComponent(ROAD)}`,
    `https://example.org/page/#${ROAD}`,
    `https://example.org/page/#n&${ROAD}`,
    `https://example.org/embed.html?state=${encodeURIComponent(ROAD)}`,
  ])
    assert.equal((await meander('csv', link)).out, out, link);
});

test('--output writes a file, or says why it cannot', async () => {
  const file = join(folder, 'poster.svg');
  const { status, out } = await meander('svg', ROAD, '-o', file);
  assert.deepEqual([status, out], [0, '']);
  assert.equal(readFileSync(file, 'utf8'), (await meander('svg', ROAD)).out);
  const bad = await meander('svg', ROAD, '-o', 'no/such/folder.svg');
  assert.equal(bad.status, 1);
  assert.match(bad.err, /^meander: no\/such\/folder\.svg cannot be written: .+\.\n$/);
});

test('png has the scale that it is told', async () => {
  const file = join(folder, 'poster.png');
  const { status, err } = await meander('png', ROAD, '--scale', '2', '-o', file);
  assert.equal(status, 0, err);
  const bytes = readFileSync(file);
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1440, 1440]);
});

test('--help lists the kinds and options', async () => {
  const { status, out } = await meander('--help');
  assert.equal(status, 0);
  for (const word of ['svg', 'png', 'csv', 'json', 'code', '--width', '--theme', '--output'])
    assert.ok(out.includes(word), word);
});

/** @type {[string[], RegExp][]} */
const WRONG = [
  [[], /Say what to write: svg, png/],
  [['gif', ROAD], /KIND was "gif"; it must be one of svg, png, csv, json, code/],
  [['svg', ROAD, '--width', '3'], /--width was "3"; it must be a whole number from 16 to 8192/],
  [['svg', ROAD, '--theme', 'blue'], /--theme was "blue"; it must be one of light, dark/],
  [['csv', ROAD, '--curve', 'b'], /--curve was "b"; it must be one of raw, chaikin, rdp, catmull-rom/],
  [['code', ROAD, '--language', 'toString'], /--language was "toString"; it must be one of rust/],
  [['svg', ROAD, '--colour', 'red'], /Unknown option '--colour'; --help lists what is allowed/],
  [['svg', ROAD, 'n=7'], /There was a second state, "n=7"/],
  [['svg', ''], /it is empty; it must be what getState\(\) gives/],
  [['svg', 'hello'], /its version was missing; it must be v=1/],
  [['svg', 'v=1&c=9999'], /columns was "9999"; it must be a whole number, from 2 to 2048/],
  [['svg', 'v=1&s=moon'], /source was "moon"; it must be one of chisel, astar, waypoints, track/],
  [['csv', 'v=1&e=1,1 30,2'], /terminals was 30,2; each must be a cell of the 20 × 20 grid/],
  [['json', 'v=1&e=1,1'], /only one of the terminals, 1,1; there must be two or more/],
  [['svg', 'v=1&p=1,2,x'], /points was "1,2,x"; it must be points such as/],
  [['csv', 'v=1&s=track&q=98,11&p=0,0 1,1'], /origin was "98,11"; it must be a latitude/],
];
for (const [words, sentence] of WRONG)
  test(`exit code 2 and one sentence for: meander ${words.join(' ')}`, async () => {
    const { status, written, err } = await meander(...words);
    assert.deepEqual([status, written], [2, []]);
    assert.match(err, sentence);
    assert.match(err, /^meander: [^\n]+\.\n$/);
  });

test('csv of a track with an origin holds longitudes and latitudes', async () => {
  const { out, err } = await meander('csv', 'v=1&s=track&q=48,11&p=0,0 0,-111.195');
  assert.equal(out, 'lon,lat\n11,48\n11,48.000999999\n', err);
});

test('exit code 1 and one sentence where walls part the terminals', async () => {
  for (const source of ['chisel', 'astar'])
    for (const kind of ['svg', 'csv', 'code']) {
      const state = `v=1&s=${source}&c=5&r=5&e=0,0 4,4&b=2 1 4 1 4 1 4 1 4 1`;
      const { status, written, err } = await meander(kind, state);
      assert.deepEqual([status, written], [1, []], `${kind} ${source}`);
      assert.equal(err, 'meander: There is no path: walls part the terminals.\n');
    }
});

test('the installed program reads standard input and shares the engine', () => {
  const project = createProject();
  after(project.remove);
  const { bin, version } = JSON.parse(project.read('package.json'));
  const text = project.read(bin.meander);
  assert.match(text, /^#!\/usr\/bin\/env node\n/);
  assert.match(text, /from "\.\/meander\.js"/);
  /** @param {string[]} words @param {string} [input] */
  const start = (words, input) =>
    spawnSync(process.execPath, [`node_modules/meander/${bin.meander}`, ...words], {
      ...{ cwd: project.folder, input, encoding: 'utf8' },
    });
  assert.equal(start(['--version']).stdout, `${version}\n`);
  const csv = start(['csv'], `${ROAD}\n`);
  assert.match(csv.stdout, /^x,y\n/, csv.stderr);
  const bad = start(['svg', 'hello']);
  assert.deepEqual([bad.status, bad.stdout], [2, '']);
  const png = start(['png', ROAD]);
  assert.deepEqual([png.status, png.stdout], [1, '']);
  assert.match(png.stderr, /^meander: A png needs .+ `npm install @resvg\/resvg-js`/);
});
