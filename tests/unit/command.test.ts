/** The command, in this process. `command.test.js` runs it as a program. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { run } from '../../bin/command.ts';
import * as engine from '../../www/engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'meander-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ROAD = 'v=1&n=7';

/** Collects everything written to a stream from now on. */
function listenTo(stream: NodeJS.WriteStream): string[] {
  const texts: string[] = [];
  vi.spyOn(stream, 'write').mockImplementation((chunk) => texts.push(String(chunk)) > 0);
  return texts;
}

async function meander(...words: string[]) {
  const [written, said] = [process.stdout, process.stderr].map(listenTo);
  const status = await run(words).finally(() => vi.restoreAllMocks());
  return { status, written, out: written.join(''), err: said.join('') };
}

test('json, csv and svg contain the curve that the engine computes', async () => {
  const { status, out, err } = await meander('json', ROAD);
  expect(status, err).toBe(0);
  const cells = engine.chisel({ width: 20, height: 20, terminals: [21, 378], seed: 7 })?.path ?? [];
  const points = [...engine.cellsToPoints(cells, { width: 20 })];
  expect(JSON.parse(out).flat()).toEqual(points);
  const csv = await meander('csv', ROAD, '--curve', 'chaikin');
  expect([...engine.readTrack(csv.out).points]).toEqual([...engine.chaikin(points, { passes: 4 })]);
  const svg = await meander('svg', 'v=1&n=7&o=raw');
  expect(svg.out).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*width="720" height="754"/);
});

test('a state is drawn the same each time, and each option changes the drawing', async () => {
  const { out } = await meander('svg', ROAD);
  expect((await meander('svg', ROAD)).out).toBe(out);
  for (const words of [
    ['v=1&n=8'],
    [ROAD, '--theme', 'dark'],
    [ROAD, '--width', '300'],
    [ROAD, '--title', 'Mine'],
    [`${ROAD}&at=60`],
  ])
    expect((await meander('svg', ...words)).out, words.join(' ')).not.toBe(out);
});

test('a state may be a link', async () => {
  const { out } = await meander('csv', ROAD);
  for (const link of [
    `https://example.org/page/#state=${encodeURIComponent(ROAD)}`,
    `https://example.org/page/#${ROAD}`,
    `https://example.org/page/#n&${ROAD}`,
    `https://example.org/embed.html?state=${encodeURIComponent(ROAD)}`,
  ])
    expect((await meander('csv', link)).out, link).toBe(out);
});

test('--output writes a file, or says why it cannot', async () => {
  const file = join(folder, 'poster.svg');
  const { status, out } = await meander('svg', ROAD, '-o', file);
  expect([status, out]).toEqual([0, '']);
  expect(readFileSync(file, 'utf8')).toBe((await meander('svg', ROAD)).out);
  const bad = await meander('svg', ROAD, '-o', 'no/such/folder.svg');
  expect(bad.status).toBe(1);
  expect(bad.err).toMatch(/^meander: no\/such\/folder\.svg cannot be written: .+\.\n$/);
});

test('--output - is standard output', async () => {
  const { status, out } = await meander('csv', ROAD, '-o', '-');
  expect([status, out]).toEqual([0, (await meander('csv', ROAD)).out]);
  expect(existsSync('-')).toBe(false);
});

test('png has the requested scale', async () => {
  const file = join(folder, 'poster.png');
  const { status, err } = await meander('png', ROAD, '--scale', '2', '-o', file);
  expect(status, err).toBe(0);
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1440, 1508]);
});

test('--help lists the kinds and options', async () => {
  const { status, out } = await meander('--help');
  expect(status).toBe(0);
  for (const word of ['svg', 'png', 'csv', 'json', 'code', '--width', '--theme', '--output'])
    expect(out).toContain(word);
});

const WRONG: [string[], RegExp][] = [
  [[], /Say what to write: svg, png/],
  [['gif', ROAD], /KIND was "gif"; it must be one of svg, png, csv, json, code/],
  [['svg', ROAD, '--width', '3'], /--width was "3"; it must be a whole number from 16 to 8192/],
  [['png', ROAD, '--width', '8192', '--scale', '4', '-o', 'x.png'], /32768 × 34328 pixels; at most 67108864/],
  [['svg', ROAD, '--theme', 'blue'], /--theme was "blue"; it must be one of light, dark/],
  [['csv', ROAD, '--curve', 'b'], /--curve was "b"; it must be one of raw, rdp, chaikin, catmull-rom/],
  [['code', ROAD, '--language', 'toString'], /--language was "toString"; it must be one of rust/],
  [['svg', ROAD, '--colour', 'red'], /Unknown option '--colour'; --help lists what is allowed/],
  [['svg', ROAD, 'n=7'], /There was a second state, "n=7"/],
  [['svg', ''], /it is empty; it must be what getState\(\) returns/],
  [['svg', 'v=\x1b[2J'], /its version was "\[2J"; it must be v=1/],
  [['svg', 'hello'], /its version was missing; it must be v=1/],
  [['svg', 'v=1&c=9999'], /columns was "9999"; it must be a whole number, from 2 to 2048/],
  [['svg', 'v=1&s=moon'], /source was "moon"; it must be one of chisel, astar, waypoints, track/],
  [['csv', 'v=1&e=1,1 30,2'], /terminals was 30,2; each must be a cell of the 20 × 20 grid/],
  [['json', 'v=1&e=1,1'], /only one of the terminals, 1,1; there must be two or more/],
  [['svg', 'v=1&p=1,2,x'], /points was "1,2,x"; it must be at most 20,000 points such as/],
  [['csv', 'v=1&s=track&q=98,11&p=0,0 1,1'], /origin was "98,11"; it must be a latitude/],
];
for (const [words, sentence] of WRONG)
  test(`exit code 2 and one sentence for: meander ${words.join(' ')}`, async () => {
    const { status, written, err } = await meander(...words);
    expect([status, written]).toEqual([2, []]);
    expect(err).toMatch(sentence);
    expect(err).toMatch(/^meander: [^\n]+\.\n$/);
  });

test('csv of a track with an origin contains longitudes and latitudes', async () => {
  const { out, err } = await meander('csv', 'v=1&s=track&q=48,11&p=0,0 0,-111.195');
  expect(out, err).toBe('lon,lat\n11,48\n11,48.000999999\n');
});

test('exit code 1 and one sentence where walls separate the terminals', async () => {
  for (const source of ['chisel', 'astar'])
    for (const kind of ['svg', 'csv', 'code']) {
      const state = `v=1&s=${source}&c=5&r=5&e=0,0 4,4&b=2 1 4 1 4 1 4 1 4 1`;
      const { status, written, err } = await meander(kind, state);
      expect([status, written], `${kind} ${source}`).toEqual([1, []]);
      expect(err).toBe('meander: There is no path: walls part the terminals.\n');
    }
});

test('a path with many ends is written branch by branch', async () => {
  const ends = 'v=1&n=5&e=1,1 18,18 1,18';
  expect((await meander('csv', ends)).out.split('\n\n')).toHaveLength(2);
  expect(JSON.parse((await meander('json', ends)).out)).toHaveLength(2);
  expect((await meander('code', ends)).out).toMatch(/path 2 of 2, \d+ points\nexport const path_2 = \[/);
});
