import { expect, test } from 'vitest';
import { FORCED, MAYBE, SOCKET, STONE } from '../../www/drawing/stones.ts';
import { Figure, sceneOf } from '../../www/figure/figure.ts';
import { HERO } from './hero.ts';

test('the same settings make the same scene, another seed makes another path', () => {
  expect(sceneOf({ seed: 12 })).toEqual(sceneOf({ seed: 12 }));
  expect(sceneOf({ seed: 12 }).path).not.toEqual(sceneOf({ seed: 13 }).path);
});

test('the hero takes 334 steps to 43 stones, of which RDP keeps 12', () => {
  const figure = new Figure(HERO);
  expect(figure.total.value).toBe(334);
  expect(figure.scene.value.path).toHaveLength(43);
  expect(figure.curves.value.find(({ id }) => id === 'rdp')!.points).toHaveLength(24);
});

test('a step in the middle shows stones, sockets, the witness and forced stones', () => {
  const { kinds, finished, curves, tried } = sceneOf({ ...HERO, position: 207 });
  expect(new Set(kinds)).toEqual(new Set([SOCKET, STONE, MAYBE, FORCED]));
  expect(tried).toBeGreaterThanOrEqual(0);
  expect(finished).toBe(false);
  expect(curves).toEqual([]);
});

test('a parameter of one curve leaves the other curves alone', () => {
  const figure = new Figure({ source: 'waypoints', overlays: HERO.overlays });
  const before = figure.curves.value.map(({ points }) => points);
  figure.set({ alpha: 1 });
  expect(figure.curves.value.map(({ points }, i) => points === before[i])).toEqual([true, true, true, false]);
});

test('a gesture is one step of undo', () => {
  const figure = new Figure({ source: 'waypoints' });
  const before = figure.handles.value;
  figure.history.begin();
  for (let i = 0; i < 9; i++) figure.move(0, { x: i, y: 3 });
  figure.history.commit();
  expect(figure.handles.value[0].x).toBe(8);
  figure.history.undo();
  expect(figure.handles.value).toEqual(before);
});

test('walls between the ends leave no path and throw nothing', () => {
  const walls = { rectangles: [[10, 0, 10, 19]] as const };
  for (const source of ['chisel', 'astar'] as const) expect(sceneOf({ source, walls }).curves).toEqual([]);
});

test('a change of what is carved shows the finished path', () => {
  const figure = new Figure({ ...HERO, position: 20 });
  figure.set({ seed: 3 });
  expect(figure.scene.value.finished).toBe(true);
});
