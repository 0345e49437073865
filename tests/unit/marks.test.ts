import { expect, test } from 'vitest';
import { plainLook } from '../../www/drawing/look.ts';
import { drawMarksAbove, drawMarksBelow, turnAt, type CurveMarks } from '../../www/drawing/marks.ts';
import { SvgPen } from '../../www/drawing/svg-pen.ts';
import type { CurveId } from '../../www/figure/curves/index.ts';
import { Figure } from '../../www/figure/figure.ts';
import { distanceTo, fitGrid, toPage, type Points } from '../../www/geometry/view.ts';
import { HERO } from './hero.ts';

const VIEW = fitGrid(936, 652, 24, 14);

function places(points: Points) {
  return Array.from({ length: points.length / 2 }, (_, i) => ({ x: points[2 * i], y: points[2 * i + 1] }));
}

const marked = (patch = {}) => new Figure({ ...HERO, marks: true, ...patch });
const marksOf = (figure: Figure, id: CurveId) => figure.marks.value.find((one) => one.id === id)!.marks;

function drawn(all: readonly CurveMarks[], view = VIEW, turn = null as Parameters<typeof drawMarksAbove>[3]) {
  const pen = new SvgPen();
  drawMarksBelow({ pen, view, look: plainLook('day') }, all, {});
  drawMarksAbove({ pen, view, look: plainLook('day') }, all, {}, turn);
  return pen.text(view.width, view.height);
}

test('RDP marks the points that it drops, all of them within the band', () => {
  const figure = marked();
  const { band, points } = marksOf(figure, 'rdp');
  expect(places(points!)).toHaveLength(43 - 12);
  for (const place of places(points!)) expect(distanceTo(band!.line, place)).toBeLessThanOrEqual(0.9);
});

test('RDP marks fewer points as dropped if it respects walls', () => {
  const count = (guarded: boolean) => marksOf(marked({ guarded, tolerance: 3 }), 'rdp').points!.length;
  expect(count(true)).toBeLessThan(count(false));
  const figure = marked({ guarded: true, tolerance: 3 });
  const { points } = figure.curves.value.find(({ id }) => id === 'rdp')!;
  expect(count(true) + points.length).toBe(figure.line.value.raw.length);
});

test('Chaikin marks the turns that its passes leave, and tells which of them the next pass cuts', () => {
  const turnsAfter = (passes: number, angleLimit = 30) =>
    marksOf(marked({ passes, angleLimit }), 'chaikin').turns!;
  expect(turnsAfter(0)).toHaveLength(10);
  const turns = turnsAfter(1);
  expect(turns.map(({ isCut }) => isCut)).toEqual(turns.map(({ degrees }) => degrees >= 30));
  expect([turns.length, turns.filter(({ isCut }) => isCut).length]).toEqual([20, 15]);
  for (const { by, degrees } of turns) expect((Math.abs(by) * 180) / Math.PI).toBeCloseTo(degrees);
  expect(turnsAfter(4).some(({ isCut }) => isCut)).toBe(false);
});

test('hidden curves have no marks, and a default figure has none at all', () => {
  expect(marked({ overlays: ['raw', 'rdp'] }).marks.value.map(({ id }) => id)).toEqual(['rdp']);
  expect(new Figure(HERO).marks.value).toEqual([]);
});

test('below 9 px a cell no marks are drawn', () => {
  const all = marked().marks.value;
  expect(drawn(all)).toContain('<path');
  expect(drawn(all, fitGrid(200, 150, 24, 14))).not.toContain('<path');
});

test('a picture with few turns has a fan at each, and no number', () => {
  const all = marked({ passes: 1, overlays: ['chaikin'] }).marks.value;
  const { turns = [] } = all[0].marks;
  expect(turns).toHaveLength(20);
  const draw = (n: number) => drawn([{ ...all[0], marks: { turns: turns.slice(0, n) } }]);
  const paths = (n: number) => draw(n).match(/<path/g)?.length;
  expect(paths(20)).toBe(20 * paths(1)!);
  expect(draw(20)).not.toContain('°');
});

test('a picture of any size names the turn under the pointer', () => {
  for (const [passes, view] of [
    [1, fitGrid(380, 270, 24, 14)],
    [3, VIEW],
  ] as const) {
    const all = marked({ passes }).marks.value;
    const { turns } = marksOf(marked({ passes }), 'chaikin');
    const { x, y } = toPage(view, turns![2]);
    const found = turnAt(view, all, { x: x + 1, y: y - 1 });
    expect(found).toEqual({ id: 'chaikin', turn: turns![2] });
    expect(drawn(all, view)).not.toContain('°');
    expect(drawn(all, view, found!.turn)).toContain(`>${Math.round(turns![2].degrees)}°<`);
  }
});

test('a pointer finds a fan anywhere inside it', () => {
  const all = marked({ passes: 1, tolerance: 3 }).marks.value;
  const { from, by, ...turn } = marksOf(marked({ passes: 1, tolerance: 3 }), 'chaikin').turns![0];
  const { x, y } = toPage(VIEW, turn);
  const [way, far] = [from + by / 2, 0.8 * VIEW.unit];
  const found = turnAt(VIEW, all, { x: x + far * Math.cos(way), y: y + far * Math.sin(way) });
  expect(found!.turn).toMatchObject({ x: turn.x, y: turn.y });
});
