import { expect, test } from 'vitest';
import { CURVE_IDS, CURVE_SETTINGS } from '../../www/figure/curves/index.ts';
import { acceptValue, indexesOf } from '../../www/figure/kinds.ts';
import { NAMES, SETTINGS, START } from '../../www/figure/settings.ts';
import { readState, writeState } from '../../www/figure/state-string.ts';
import { HERO } from './hero.ts';

test('no two settings share a key of the state string', () => {
  const codes = NAMES.map((name) => SETTINGS[name].code).filter((code) => code !== null);
  expect(new Set(codes).size).toBe(codes.length);
});

test('the table has every setting of every curve, and no two curves share a name', () => {
  const files = Object.values(import.meta.glob<object>('../../www/figure/curves/*.ts', { eager: true }));
  const lists = files.flatMap((file) => Object.entries(file)).filter(([name]) => name.endsWith('Settings'));
  const names = lists.flatMap(([, settings]) => Object.keys(settings));
  expect(names.sort()).toEqual(Object.keys(CURVE_SETTINGS).sort());
});

test('a state string keeps the settings that differ from a plain figure', () => {
  const settings = { ...START, source: 'astar' as const, walls: { indexes: [3, 4, 5, 9] }, closed: true };
  expect(writeState(settings)).toBe('v=1&s=astar&b=3+3+3+1&l=&t=simplified');
  expect(readState(writeState({ ...START, ...HERO }))).toMatchObject(HERO);
});

test('a link that names no line to follow means the raw one', () => {
  expect(readState('v=1&n=3')?.through).toBe('raw');
  expect(readState('v=1&n=3&t=simplified')?.through).toBeNull();
  expect(readState('v=1&s=waypoints')?.through).toBeNull();
});

test('numbers are read within their limits, flags are true unless they say false, curves keep their order', () => {
  const { columns, speed, outlierAngle, closed, points, overlays } = SETTINGS;
  expect([columns.read(' 30 '), columns.start]).toEqual([30, 20]);
  for (const text of ['', '1', '2049', '3.5', 'x', 'NaN', 'Infinity'])
    expect(columns.read(text), text).toBeUndefined();
  expect([speed.read('instant'), outlierAngle.read('none')]).toEqual([Infinity, Infinity]);
  expect(['', 'closed', 'false'].map(closed.read)).toEqual([true, true, false]);
  expect(points.read('1,2 3.5,-4')?.flat).toEqual([1, 2, 3.5, -4]);
  for (const text of ['1', '1,2 3', '1,', 'a,b', '1,2;3,4']) expect(points.read(text), text).toBeUndefined();
  expect(overlays.read('rdp raw rdp')).toEqual(['raw', 'rdp']);
  expect(overlays.read('raw spline')).toBeUndefined();
  expect(['all', 'catmull-rom rdp raw chaikin'].map(overlays.read)).toEqual([CURVE_IDS, CURVE_IDS]);
  expect([overlays.write(CURVE_IDS), overlays.write(['raw'])]).toEqual(['all', 'raw']);
});

test('walls are cells, rectangles or run lengths', () => {
  const { read, write } = SETTINGS.walls;
  const cells = (text: string) => indexesOf(read(text)!, 10, 10);
  expect(cells('3,0 4,1')).toEqual([3, 14]);
  expect(cells('1,1-2,2')).toEqual([11, 12, 21, 22]);
  expect(cells('3 2 4 1')).toEqual([3, 4, 9]);
  expect(cells('9,9-40,40')).toEqual([99]);
  expect(write(read('3,0 1,1-2,2')!)).toBe('3,0 1,1-2,2');
  // A short text must not name millions of cells.
  for (const text of ['3,', 'a,b', '1,1-2', '3 -1', '0,0-600,600', '0,0-400,400 '.repeat(2)])
    expect(read(text), text).toBeUndefined();
});

test('points as text are at most 20,000', () => {
  const { read } = SETTINGS.points;
  expect(read('1,2 '.repeat(20_000))?.flat).toHaveLength(40_000);
  expect(read('1,2 '.repeat(20_001))).toBeUndefined();
});

test('properties take lists of numbers, and refuse anything else', () => {
  expect(acceptValue(SETTINGS.terminals, [1, 2, 3, 4])).toEqual({ size: 2, flat: [1, 2, 3, 4] });
  expect(acceptValue(SETTINGS.terminals, '1,2 3,4')).toEqual({ size: 2, flat: [1, 2, 3, 4] });
  expect(acceptValue(SETTINGS.terminals, null)).toBeNull();
  expect(acceptValue(SETTINGS.seed, 7)).toBe(7);
  for (const value of [NaN, Infinity, -1, 2.5, {}, [], 'x'])
    expect(acceptValue(SETTINGS.seed, value)).toBeUndefined();
  expect(acceptValue(SETTINGS.walls, ['a'])).toBeUndefined();
});
