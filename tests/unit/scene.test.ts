import { expect, test } from 'vitest';
import { layOut, viewOf } from '../../www/drawing/picture.ts';
import { catmullRom, chaikin, simplify } from '../../www/engine.ts';
import { Figure, sceneOf } from '../../www/figure/figure.ts';
import type { Patch } from '../../www/figure/settings.ts';
import { HERO } from './hero.ts';

test.each([360, 390, 420, 626])(
  'names of curves end 12 px from the edge of a picture %d px wide',
  (width) => {
    const scene = sceneOf(HERO);
    const { delta } = layOut(scene, viewOf(scene, width, 0.6 * width));
    expect(delta!.names.map(({ align }) => align)).toEqual(Array(4).fill('left'));
    for (const { box } of delta!.names) expect(width - box.right).toBeGreaterThanOrEqual(12);
  },
);

test('a parameter of one curve does not affect the other curves', () => {
  const figure = new Figure({ source: 'waypoints', overlays: HERO.overlays });
  const before = figure.curves.value.map(({ points }) => points);
  figure.set({ alpha: 1 });
  expect(figure.curves.value.map(({ points }, i) => points === before[i])).toEqual([true, true, true, false]);
  expect(figure.curves.value.flatMap(({ branches }) => branches)).toEqual([]);
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

test('a gesture that is cancelled, or ends where it began, is not a step of undo', () => {
  const figure = new Figure({ source: 'waypoints', points: { size: 2, flat: [1, 1, 9, 9] } });
  figure.history.begin();
  figure.move(0, { x: 4, y: 4 });
  figure.history.cancel();
  figure.history.begin();
  figure.move(0, { x: 4, y: 4 });
  figure.move(0, { x: 1, y: 1 });
  figure.history.commit();
  expect(figure.handles.value[0]).toMatchObject({ x: 1, y: 1 });
  expect(figure.history.canUndo.value).toBe(false);
});

test('changes by a program, or of the speed, are not steps of undo', () => {
  const figure = new Figure();
  figure.set({ seed: 2 });
  figure.edit({ speed: 5 });
  expect(figure.history.canUndo.value).toBe(false);
  figure.edit({ seed: 3 });
  figure.history.undo();
  expect(figure.settings).toMatchObject({ seed: 2, speed: 5 });
});

test('by default smooth curves follow the simplified line on a grid and the raw one through waypoints', () => {
  const points = { size: 2, flat: [1, 1, 6, 2, 9, 9, 14, 3] };
  const cases: [Patch, boolean][] = [
    [{ seed: 12 }, true],
    [{ seed: 12, through: 'raw' }, false],
    [{ source: 'waypoints', points }, false],
    [{ source: 'waypoints', points, through: 'simplified' }, true],
  ];
  for (const [patch, isSimplified] of cases) {
    const figure = new Figure({ ...patch, overlays: HERO.overlays, tolerance: 0.9, ratio: 0.1 });
    const { raw } = figure.line.value;
    const simple = simplify(raw, { tolerance: 0.9 });
    const line = isSimplified ? simple : raw;
    const { passes, ratio, alpha, subdivisions } = figure.settings;
    expect(figure.curves.value.map((curve) => curve.points)).toEqual([
      raw,
      simple,
      chaikin(line, { passes, ratio }),
      catmullRom(line, { alpha, subdivisions }),
    ]);
  }
});

test('changing the carving shows the finished path', () => {
  const figure = new Figure({ ...HERO, position: 20 });
  figure.set({ seed: 3 });
  expect(figure.scene.value.finished).toBe(true);
});
