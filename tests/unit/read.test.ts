import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { Figure } from '../../www/figure/figure.ts';
import type { Tuples } from '../../www/figure/kinds.ts';
import { START } from '../../www/figure/settings.ts';
import { importInto } from '../../www/io/import.ts';
import { MOST_POINTS } from '../../www/figure/kinds.ts';
import { read, textOf } from '../../www/io/read.ts';
import { wordsIn } from '../../www/words/say.ts';
import { texts } from '../hostile/values.js';

const say = wordsIn('en');
const readText = (text: string) => read(text, START, say, new AbortController().signal);

test('a text becomes a track', async () => {
  const { patch, told } = await readText('x;y\n1,0;2,0\n4,0;2,0\n6,0;3,0\n');
  expect(patch).toMatchObject({
    source: 'track',
    points: { size: 2, flat: [1, 2, 4, 2, 6, 3] },
    dimension: 2,
    closed: false,
    origin: null,
  });
  expect(told).toMatchObject({ key: 'status.read', values: { n: 3 } });
  await expect(readText('x,y\n')).rejects.toMatchObject({ code: 'BadText' });
});

test('positions on the earth become metres around an origin, north up', async () => {
  const { points, origin } = (await readText('lat,lon\n48,11\n48.001,11\n')).patch;
  expect(origin![1]).toBe(11);
  const [x, y, x2, y2] = points!.flat;
  expect([x2 - x, y2 - y]).toEqual([expect.closeTo(0), expect.closeTo(-111.195, 2)]);
});

test('a track with different heights becomes a track in space, and Z closes a path', async () => {
  expect((await readText('x,y,z\n1,2,5\n4,2,5\n')).patch).toMatchObject({
    dimension: 2,
    points: { size: 3 },
  });
  expect((await readText('x,y,z\n1,2,0\n4,2,3\n')).patch).toMatchObject({
    dimension: 3,
    points: { size: 3 },
  });
  expect((await readText('M1 1L5 5H9Z')).patch.closed).toBe(true);
});

test('the figure shows the longest of several lines, and the status says so', async () => {
  const { patch, told } = await readText('x,y\n1,1\n2,1\n\n4,4\n4,9\n8,9\n\n12,1\n13,1\n');
  expect(patch.points!.flat).toEqual([4, 4, 4, 9, 8, 9]);
  expect(say(told!.key, told!.values)).toBe(
    'Points read: 3, from the longest of 3 lines. The others were left out.',
  );
});

test('a state, or a link with one, is read as a figure', async () => {
  const page = 'https://example.org/meander/';
  for (const text of [' v=1&n=7\n', `${page}#v=1&n=7`, `${page}?a=2#thread-walls&v=1&amp;n=7\n`])
    expect((await readText(text)).patch.seed).toBe(7);
  const long = `a://${'x'.repeat(300_000)}`;
  await expect(readText(`${long} y`)).rejects.toMatchObject({ code: 'BadText' });
  for (const text of [
    long,
    'v=1&s=nobody',
    `${page}#v=1&s=nobody`,
    `${page}1,2`,
    `${page}#rdp-figure;tolerance=1`,
  ])
    await expect(readText(text)).rejects.toMatchObject({
      ...{ code: 'BadText', argument: 'text' },
      message: expect.stringContaining('Drop a link'),
    });
});

/** Texts with random changes. The fuzz targets of the core make more kinds of changes. */
const spoiled = fc
  .tuple(
    fc.constantFrom(
      't,x,y,z\n0,1,2,3\n1,4,5,6',
      '[{"lat":48,"lon":11},{"lat":49,"lon":12}]',
      '<gpx><rte><rtept lat="48" lon="11"/><rtept lat="49" lon="12"/></rte></gpx>',
      '<svg><path fill="none" d="M0 0L1 1C2 2 3 3 4 4"/></svg>',
      'M0 0L1 1h2Z',
    ),
    fc.nat(80),
    fc.nat(3),
    texts,
  )
  .map(([text, at, cut, piece]) => text.slice(0, at) + piece + text.slice(at + cut));

test('any text is a track, a state or an error with a code', () =>
  fc.assert(
    fc.asyncProperty(spoiled, async (text) => {
      try {
        const { points, dimension } = (await readText(text)).patch;
        if (points) expect(points.flat.length % (points.size || dimension!)).toBe(0);
      } catch (error) {
        expect(['BadText', 'TooLarge']).toContain((error as { code: string }).code);
      }
    }),
    { numRuns: 300 },
  ));

test('a long track is simplified, and the status says so', async () => {
  const rows = Array.from({ length: 60_000 }, (_, i) => `${i / 3000},${(i * i) % 19}`);
  const { patch, told } = await readText(rows.join('\n'));
  const kept = patch.points!.flat.length / 2;
  expect(kept).toBeLessThanOrEqual(MOST_POINTS);
  expect(kept).toBeGreaterThan(MOST_POINTS / 20);
  expect(say(told!.key, told!.values)).toBe(`Points read: 60,000, simplified to ${say.number(kept)}.`);
  expect(patch.passes!).toBeLessThanOrEqual(START.passes);
});

test('a file that is too large, or that cannot be read, is refused', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  await expect(textOf({ size: 2e9, text: gone }, say)).rejects.toMatchObject({
    code: 'TooLarge',
    message: 'it is larger than 20 MB',
  });
  await expect(textOf({ size: 1, text: gone }, say)).rejects.toMatchObject({
    code: 'BadText',
    message: 'it is a folder, or a file that is gone',
  });
});

/** A file whose reading ends when the test says so. */
function slowFile(text: string) {
  let finish = () => {};
  const waiting = new Promise<string>((done) => (finish = () => done(text)));
  return { size: text.length, text: () => waiting, finish };
}

const flatOf = (figure: Figure) => (figure.settings.points as Tuples).flat;

test('a slow file does not replace a later text', async () => {
  const figure = new Figure({ source: 'track' });
  const reading = importInto(figure);
  const slow = slowFile('[[7,7],[8,8]]');
  const first = reading.take(slow);
  expect([reading.busy.value, figure.note.value?.text]).toEqual([true, 'Reading…']);
  await reading.take('[[1,1],[5,5],[9,1]]');
  slow.finish();
  await first;
  expect(flatOf(figure)).toEqual([1, 1, 5, 5, 9, 1]);
  expect([reading.busy.value, figure.note.value?.text]).toEqual([false, 'Points read: 3.']);
});

test('undo, redo and another state cancel a reading', async () => {
  const figure = new Figure({ source: 'waypoints', points: { size: 2, flat: [1, 1, 9, 9] } });
  const reading = importInto(figure);
  for (const stop of [figure.history.undo, figure.history.redo, () => figure.setState('v=1&n=3')]) {
    const slow = slowFile('[[7,7],[8,8]]');
    const taken = reading.take(slow);
    stop();
    expect(reading.busy.value).toBe(false);
    slow.finish();
    await taken;
    expect(figure.settings.source).not.toBe('track');
  }
});

test('a reader can undo opening a track; a program’s track adds no step', async () => {
  const figure = new Figure({ source: 'waypoints', points: { size: 2, flat: [1, 1, 9, 9] } });
  const heard = vi.fn();
  figure.onChange = heard;
  const reading = importInto(figure);
  await reading.text('[[1,1],[5,5]]', 'user');
  expect(heard.mock.lastCall![0]).toBe('user');
  figure.history.undo();
  expect(figure.settings.source).toBe('waypoints');
  await reading.text('[[1,1],[5,5]]', 'api');
  expect([figure.settings.source, figure.history.canUndo.value]).toEqual(['track', false]);
  await expect(reading.text('1,2', 'nobody' as 'api')).rejects.toMatchObject({ argument: 'cause' });
  await expect(reading.text(5 as unknown as string, 'api')).rejects.toMatchObject({ argument: 'text' });
});

test('a bad file changes nothing, and the status says why', async () => {
  const figure = new Figure({ source: 'waypoints' });
  const before = figure.getState();
  const taken = importInto(figure).take('x,y\n1,2\n3,four\n');
  await expect(taken).rejects.toMatchObject({ code: 'BadText' });
  expect(figure.getState()).toBe(before);
  expect(figure.note.value?.text).toBe(
    'Could not read that: line 3, column 3: expected a number in column y.',
  );
});
