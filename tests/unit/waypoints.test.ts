import { expect, test } from 'vitest';
import { layOut } from '../../www/drawing/picture.ts';
import { shownParameters } from '../../www/figure/curves/index.ts';
import { Figure, sceneOf } from '../../www/figure/figure.ts';
import { START, type Patch } from '../../www/figure/settings.ts';
import { pointsOf, waypoints } from '../../www/figure/sources/points.ts';
import { fitGrid } from '../../www/geometry/view.ts';
import { HERO, started } from './hero.ts';

const PATROL: Patch = { source: 'waypoints', columns: 24, rows: 14, overlays: HERO.overlays };
const flat = ({ settings }: Figure) => settings.points!.flat;

test('a seed decides six random points on the grid', () => {
  const settings = { ...START, ...PATROL };
  const six = waypoints.another!(settings, 7, null);
  expect(waypoints.another!(settings, 7, null)).toEqual(six);
  expect(waypoints.another!(settings, 8, null)).not.toEqual(six);
  const shown = pointsOf({ ...settings, ...six });
  expect(shown).toHaveLength(12);
  shown.forEach((value, i) => {
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(i % 2 ? 14 : 24);
  });
});

test('Another picks six of many points in order, and over time picks every point', () => {
  const many = Array.from({ length: 20 }, (_, i) => i / 2);
  const figure = new Figure({ ...PATROL, points: { size: 2, flat: many } });
  const seen = new Set<number>();
  for (let i = 0; i < 60; i++) {
    figure.roll();
    const xs = flat(figure).filter((_, k) => k % 2 === 0);
    expect(xs).toHaveLength(6);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    for (const x of xs) seen.add(x);
  }
  expect(seen.size).toBe(10);
});

test('the first and last waypoint are A and B; a loop has neither', () => {
  const letters = (settings: Patch) => sceneOf(settings).handles.map(({ letter }) => letter);
  const open = letters(PATROL);
  expect([open[0], open[1], open.at(-1)]).toEqual(['A', '', 'B']);
  expect(new Set(letters({ ...PATROL, closed: true }))).toEqual(new Set(['']));
  expect(letters(HERO)).toEqual(['A', 'B']);
});

test('a closed curve is drawn back to its start', () => {
  const view = fitGrid(936, 652, 24, 14);
  const lines = (closed: boolean) => layOut(sceneOf({ ...PATROL, closed }), view).strands;
  for (const { line } of lines(true)) expect(Array.from(line).slice(-2)).toEqual([line[0], line[1]]);
  for (const { line } of lines(false)) expect(Array.from(line).at(-2)).not.toBe(line[0]);
});

test('the ground of waypoints has sockets, that of a track has none', () => {
  expect(sceneOf(PATROL).sockets).toBe(true);
  expect(sceneOf({ ...PATROL, source: 'track' }).sockets).toBe(false);
});

test('the panel has each parameter of the visible curves once', () => {
  const names = (patch: Patch) => shownParameters({ ...START, ...patch });
  expect(names({ overlays: ['raw'] })).toEqual([]);
  expect(names({ overlays: ['catmull-rom'] })).toEqual(['tolerance', 'alpha', 'subdivisions']);
  expect(names({ overlays: ['catmull-rom'], through: 'raw' })).toEqual(['alpha', 'subdivisions']);
  expect(names({ overlays: ['rdp', 'chaikin'] })).toEqual([
    'tolerance',
    'passes',
    'ratio',
    'angleLimit',
    'outlierAngle',
    'published',
  ]);
});

/** Advances by frames of 50 ms. */
function run({ motion }: Figure, frames: number) {
  for (let i = 1; i <= frames; i++) motion.advance((now += 50));
}
let now = 0;

test('the traveller counts its cells, stops when paused and starts where it was put', () => {
  const figure = started(PATROL);
  const { motion } = figure;
  run(figure, 21);
  const { at, all } = motion.travelled.value;
  expect(at).toBeCloseTo(3.2, 0);
  expect(all).toBeCloseTo(figure.riders.value.get('chaikin')!.length, 1);
  motion.pause();
  expect(motion.advance((now += 50))).toBe(false);
  run(figure, 5);
  expect(motion.travelled.value.at).toBe(at);
  motion.place(12.4);
  run(figure, 1);
  expect(motion.travelled.value.at).toBeCloseTo(12.4);
  motion.play();
  run(figure, 4);
  expect(motion.travelled.value.at).toBeGreaterThan(12.4);
});

test('Another on A* finds another shortest route immediately, without a grid of stones', () => {
  const figure = started({ ...HERO, source: 'astar' });
  const { path } = figure.scene.value;
  figure.roll();
  expect(figure.scene.value.path).toHaveLength(path.length);
  expect(figure.scene.value.path).not.toEqual(path);
  run(figure, 2);
  expect(figure.motion.moment.changes).toEqual([]);
  figure.motion.restart();
  run(figure, 2);
  expect(figure.motion.moment.changes).toEqual([]);
});

test('with reduced motion the traveller stays still until the reader presses Play', () => {
  const figure = started(PATROL);
  figure.motion.reduced = true;
  run(figure, 3);
  expect(figure.motion.moment.travellers[0]).not.toBeNull();
  expect(figure.motion.travelled.value.at).toBe(0);
  expect(figure.motion.travelling.value).toBe(false);
  figure.motion.play();
  run(figure, 3);
  expect(figure.motion.travelled.value.at).toBeGreaterThan(0);
});
