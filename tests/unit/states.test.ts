/** State strings: published links, the largest states, and arbitrary text. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURVE_IDS } from '../../www/figure/curves/index.ts';
import { Figure } from '../../www/figure/figure.ts';
import { acceptValue } from '../../www/figure/kinds.ts';
import { attributeOf, NAMES, rowOf, START, type Patch, type Settings } from '../../www/figure/settings.ts';
import { SOURCES } from '../../www/figure/sources/index.ts';
import { attributesOf, lacksVersion, readState, writeState } from '../../www/figure/state-string.ts';
import { current } from '../../www/figure/values.ts';
import { check } from '../hostile/check.js';
import { anything, numbers, open, texts } from '../hostile/values.js';

/** Strings of version 1 and their settings. You may add entries, but never change or remove any. */
const PINNED: { name: string; state: string; says: Record<string, unknown> }[] = JSON.parse(
  readFileSync(new URL('../golden/states-v1.json', import.meta.url), 'utf8'),
);

/** Returns the values of a figure's properties. */
function properties(settings: Patch): Record<string, unknown> {
  const figure = new Figure(settings);
  return Object.fromEntries(
    NAMES.map((name) => {
      // The setting `through` may be unset, but `current` always returns a line.
      const value = name === 'through' ? figure.settings.through : current(figure, name);
      // Curves are sorted by the order of drawing, so their order does not matter.
      return [name, name === 'overlays' ? [...(value as string[])].sort() : value];
    }),
  );
}

for (const { name, state, says } of PINNED) {
  test(`a link of version 1 opens as it always did: ${name}`, () => {
    const source = says.source ?? 'chisel';
    const through = source === 'chisel' || source === 'astar' ? 'raw' : null;
    const told = Object.entries(says).map(([key, value]) => [key, value === 'Infinity' ? Infinity : value]);
    const { overlays, ...rest } = Object.fromEntries(told);
    expect(properties(readState(state)!)).toMatchObject({
      ...properties({ through, ...(overlays && { overlays }) }),
      ...rest,
    });
  });

  test(`a link of version 1 is rewritten without growing: ${name}`, () => {
    const opened = readState(state)!;
    const text = writeState({ ...START, ...opened });
    expect(properties(readState(text)!)).toEqual(properties(opened));
    if (!/%|=[^&]*e|seed=/.test(state)) expect(text.length).toBeLessThanOrEqual(state.length);
  });
}

test('the pinned links use every setting of a state string, every source and every curve', () => {
  const used = new Set(PINNED.flatMap(({ says }) => [...Object.keys(says), ...Object.values(says).flat()]));
  const saved = NAMES.filter((name) => rowOf(name).code);
  const needed = [...saved, ...Object.keys(SOURCES), ...CURVE_IDS];
  expect(needed.filter((name) => name !== START.source && !used.has(name))).toEqual([]);
});

test('a state may escape its ampersands, and an error reports a missing version', () => {
  expect(readState('v=1&amp;n=7&amp;w=3')).toEqual(readState('v=1&n=7&w=3'));
  for (const text of ['n=7', 'n=7&amp;w=3', 'patrol&n=7']) expect(lacksVersion(text), text).toBe(true);
  for (const text of ['', 'v=1&n=7', 'v=2&n=7', 'patrol', 'q', 'utm=x'])
    expect(lacksVersion(text), text).toBe(false);
});

test('a state with eight waypoints takes at most 200 letters, all of them safe in an address', () => {
  const flat = Array.from({ length: 16 }, (_, i) => Math.round((10 + ((i * 7.77) % 9.99)) * 100) / 100);
  const settings: Patch = {
    source: 'waypoints',
    points: { size: 2, flat },
    closed: true,
    passes: 5,
    tolerance: 0.35,
    alpha: 0.25,
    overlays: ['raw', 'rdp', 'chaikin', 'catmull-rom'],
    outlierAngle: 95,
  };
  const text = writeState({ ...START, ...settings });
  expect(text.length).toBeLessThanOrEqual(200);
  expect(new URL(`https://example.org/#${text}`).hash.slice(1)).toBe(text);
  expect(properties(readState(text)!)).toEqual(properties(settings));
});

test('a state has the points of a track to a thousandth of a cell, and draws the same', () => {
  const flat = Array.from({ length: 142 }, (_, i) => 40 * Math.sin(i * i) * (1 + (i % 2) * 9));
  const track: Settings = {
    ...{ ...START, source: 'track', points: { size: 2, flat }, origin: [47.368123456789, 8.541123456789] },
    ...{ columns: 40, rows: 20, outlierAngle: 90 },
  };
  const text = writeState(track);
  expect(text.length).toBeLessThan(0.6 * writeState({ ...track, source: 'waypoints' }).length);
  const { points, origin } = readState(text)!;
  const far = points!.flat.map((value, i) => Math.abs(value - flat[i]));
  expect(Math.max(...far)).toBeLessThan(800 / 20_000);
  expect(origin).toEqual(track.origin);
  expect(attributesOf(track)).toContainEqual(['points', expect.stringMatching(/^0,336.59 -30.27,/)]);
  const [before, after] = [track, readState(text)!].map((patch) => new Figure(patch).scene.value);
  expect(after.recording!.rejected.length).toBe(before.recording!.rejected.length);
  Array.from(after.curves[0].points, (value, i) => expect(value).toBeCloseTo(before.curves[0].points[i], 2));
  // Points that a reader can drag stay as they are, and so do numbers that are close together.
  expect(readState(writeState({ ...track, source: 'waypoints' }))).toMatchObject({ points: { flat } });
  const tiny = { size: 2, flat: [1e-150, 0, 3e-150, 0] };
  expect(readState(writeState({ ...track, points: tiny }))).toMatchObject({ points: tiny });
});

test('texts that would fill the memory or that have invalid values are refused', () => {
  const wrong = [
    '',
    'n=3',
    'v=2&n=3',
    'v=1&n=-1',
    'v=1&e=1,2 x',
    'v=1.0',
    'v=1&b=0+16777216',
    `v=1&x=${'a'.repeat(20_000_000)}`,
    'v=1&p=1,2,3 4,5',
    'v=1&p=NaN,1',
    'v=1&p=1e999,1',
    'v=1&c=1e9',
    'v=1&w=Infinity',
    'v=1&s=toString',
    'v=1&o=<script>',
  ];
  for (const text of wrong) expect(readState(text), text.slice(0, 40)).toBeNull();
  for (const value of [null, 42, {}]) expect(readState(value as string)).toBeNull();
});

/** Words of settings, and numbers in unusual notations. */
const words = fc.oneof(
  fc.constantFrom('raw', 'rdp', 'chisel', 'track', 'simplified', 'instant', 'none', 'end', 'false', 'dark'),
  numbers.map(String),
  fc.constantFrom('1e5', '0x10', '-0', '+1', '1_0', ' 7 ', '٣', '½', '1,2', '1,2,3', ',', '1e999', '1,1-9,9'),
  texts,
);
const values = fc
  .tuple(fc.array(words, { maxLength: 8 }), fc.constantFrom(' ', ',', '+', '\n'))
  .map(([list, between]) => list.join(between));
const codes = NAMES.flatMap((name) => rowOf(name).code ?? []);
const states = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...codes, 'columns'), texts), values), { maxLength: 8 })
  .map((pairs) => `v=1&${new URLSearchParams(pairs)}`);
/** Pinned links with a piece of other text inserted. */
const spoiled = fc
  .tuple(fc.constantFrom(...PINNED), fc.nat(1000), fc.nat(9), fc.oneof(words, states))
  .map(([{ state }, where, cut, piece]) => {
    const at = where % (state.length + 1);
    return state.slice(0, at) + piece + state.slice(at + cut);
  });

test('any text is refused, or is a state that can be written, read and shown', () => {
  let read = 0;
  check(
    fc.property(fc.oneof(states, spoiled, texts), (text) => {
      const settings = readState(text);
      if (!settings) return;
      read++;
      const written = writeState({ ...START, ...settings });
      expect(writeState({ ...START, ...readState(written)! })).toBe(written);
      const figure = new Figure(settings);
      if (figure.settings.columns * figure.settings.rows > 2500) return;
      try {
        void [figure.scene.value, figure.values.value, figure.status.value];
      } catch (error) {
        expect(error).toMatchObject({ name: 'MeanderError' });
      }
    }),
    3,
  );
  expect(read).toBeGreaterThan(100);
});

test('any text is refused, or is an attribute that is written and read unchanged', () => {
  for (const name of NAMES) {
    const { read, write } = rowOf(name);
    check(
      fc.property(fc.oneof(values, words), (text) => {
        const value = read(text);
        if (value === undefined) return;
        const written = write(value);
        if (written !== null) expect(read(written), attributeOf(name)).toEqual(value);
      }),
      0.2,
    );
  }
});

test('a property refuses any value, or writes it as its attribute', () => {
  check(
    fc.property(fc.constantFrom(...NAMES), anything, (name, given) => {
      let value: unknown;
      try {
        value = acceptValue(rowOf(name), open(given));
      } catch (error) {
        // The value threw when it was converted to text.
        expect(error).toBeInstanceOf(Error);
        return;
      }
      if (value !== undefined) expect(['string', 'object']).toContain(typeof rowOf(name).write(value));
    }),
  );
});

/** Milliseconds. Each scene needs at most a tenth of this, even on a busy machine. */
const BUDGET = 5000;
const list = (count: number, point: (i: number) => readonly (number | string)[]) =>
  Array.from({ length: count }, (_, i) => point(i).join()).join(' ');
/** Goes back and forth between two edges, so that all lines are long. */
const zigzag = list(4000, (i) => [(i / 200).toFixed(2), i % 2 === 0 ? 0.5 : 19.5]);
const waypoints = list(20_000, (i) => [(i * 7) % 20, (i * 11) % 19]);
const space = list(20_000, (i) => [(i * 7) % 20, (i * 11) % 19, i % 5]);
const scattered = list(14_000, (i) => [((i * 7919) % 20011) / 1000, ((i * 104729) % 19001) / 1000]);
const ends = list(4500, (i) => [(i * 7) % 100, Math.floor((i * 7) / 100) % 100]);

for (const [name, text] of Object.entries({
  'a zigzag of 4,000 points': `s=track&m=&f=&o=raw chaikin rdp catmull-rom&p=${zigzag}`,
  '20,000 waypoints': `s=waypoints&m=&f=&o=raw chaikin rdp catmull-rom&p=${waypoints}`,
  '20,000 points in space': `s=waypoints&d=3&m=&f=&p=${space}`,
  '14,000 points, most of them rejected': `s=track&m=&cq=&co=0.1&p=${scattered}`,
  '4,500 ends': `s=chisel&c=100&r=100&m=&f=&e=${ends}`,
  '4,500 goals': `s=astar&c=100&r=100&m=&f=&e=${ends}`,
  'the largest grid': 's=chisel&c=2048&r=2048&m=',
}))
  test(`the scene of ${name} is computed within ${BUDGET} ms`, () => {
    const settings = readState(`v=1&${text}`)!;
    const start = performance.now();
    void new Figure(settings).scene.value;
    expect(performance.now() - start).toBeLessThan(BUDGET);
  });
