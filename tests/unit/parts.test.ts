import { expect, test } from 'vitest';
import { drawOutline } from '../../www/drawing/lit.ts';
import { plainLook } from '../../www/drawing/look.ts';
import { SvgPen } from '../../www/drawing/svg-pen.ts';
import { CURVE_IDS } from '../../www/figure/curves/index.ts';
import { Figure } from '../../www/figure/figure.ts';
import { poster } from '../../www/figure/poster.ts';
import type { Part } from '../../www/figure/parts.ts';
import type { Patch } from '../../www/figure/settings.ts';

const GRID: Patch = {
  ...{ columns: 12, rows: 10, seed: 5, walls: { indexes: [30, 31, 42] }, overlays: ['raw', 'rdp'] },
};
const CELLS: Part[] = ['witness', 'path', 'forced', 'stones', 'removed', 'walls', 'loop', 'branch'];

function cells(figure: Figure, ...highlight: Part[]) {
  figure.set({ highlight });
  const mask = figure.parts.lit.value?.cells;
  return [...(mask ?? [])].flatMap((one, cell) => (one ? [cell] : []));
}

test('each cell is a stone, removed, a wall or on the witness', () => {
  const figure = new Figure(GRID);
  const total = figure.total.value;
  for (const position of [0, 1, 30, total - 1, total]) {
    figure.set({ position });
    const kinds = (['stones', 'removed', 'walls', 'witness'] as const).map((name) => cells(figure, name));
    expect(kinds.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, cell) => cell));
    expect(cells(figure, 'path')).toEqual(kinds[3]);
    const { removed, pathLength, forced } = figure.values.value;
    expect([removed, pathLength]).toEqual([kinds[1].length, kinds[3].length]);
    expect(cells(figure, 'forced')).toHaveLength(forced);
  }
});

test('no loops or branches are left when the challenge ends', () => {
  const left = [7, 8, 9, 14, 16, 21, 22, 23, 24, 30];
  const missing = {
    indexes: Array.from({ length: 35 }, (_, cell) => cell).filter((cell) => !left.includes(cell)),
  };
  const terminals = { size: 2, flat: [0, 1, 3, 3] };
  const figure = new Figure({ columns: 7, rows: 5, terminals, missing, challenge: true });
  expect(cells(figure, 'loop')).toEqual([7, 8, 9, 14, 16, 21, 22, 23]);
  expect(cells(figure, 'branch')).toEqual([30]);
  figure.set({ order: [14] });
  expect(cells(figure, 'loop')).toEqual([]);
  expect(cells(figure, 'branch')).toEqual([21, 22, 30]);
  figure.set({ order: [14, 30, 22, 21] });
  expect(figure.scene.value.finished).toBe(true);
  expect(cells(figure, 'branch')).toEqual([]);
});

test('a pointer at a cell finds exactly the parts that light it', () => {
  const figure = new Figure({ ...GRID, position: 40 });
  for (const name of CELLS) {
    const lit = cells(figure, name);
    for (let cell = 0; cell < 120; cell++)
      expect(figure.parts.at(figure.placeOf(cell), 0).includes(name), `${name} at ${cell}`).toBe(
        lit.includes(cell),
      );
  }
  expect(figure.parts.at({ x: -1, y: 3 }, 0.4)).toEqual([]);
});

test('a pointer finds lines, points and handles within reach', () => {
  const { parts } = new Figure({
    ...{ source: 'waypoints', columns: 16, rows: 10, overlays: ['raw', 'chaikin', 'rdp'], tolerance: 0.9 },
    points: { size: 2, flat: [2, 2, 6, 7, 9, 2, 13, 7, 15, 8] },
  });
  expect(parts.at({ x: 4, y: 4.5 }, 0.1)).toEqual(['raw', 'rdp', 'chaikin']);
  expect(parts.at({ x: 6, y: 7 }, 0.2, true)).toEqual(['points', 'raw', 'rdp', 'kept']);
  expect(parts.at({ x: 13, y: 7 }, 0.2, true)).toEqual(['points', 'raw', 'chaikin', 'dropped']);
  expect(parts.at({ x: 1, y: 9 }, 0.2)).toEqual([]);
});

test('highlighting a part that is not shown changes nothing', () => {
  const grid = new Figure(GRID);
  for (const name of ['points', 'chaikin', 'stones', 'loop'] as const) {
    grid.set({ highlight: [name] });
    expect([grid.parts.lit.value, grid.parts.curves.value.size], name).toEqual([null, 0]);
  }
  const points = new Figure({ source: 'waypoints', overlays: ['raw'] });
  for (const name of [...CELLS, 'ends', 'rdp'] as const) {
    points.set({ highlight: [name] });
    expect([points.parts.lit.value, points.parts.curves.value.size], name).toEqual([null, 0]);
  }
});

test('each part of a carving changes its drawing', () => {
  const draw = (...highlight: Part[]) => poster({ ...GRID, position: 40, highlight }, 480, 400);
  const shown = ['path', 'forced', 'stones', 'removed', 'walls', 'ends', 'loop', 'branch'] as const;
  expect(new Set([draw(), ...shown.map((name) => draw(name))])).toHaveLength(shown.length + 1);
  expect(draw('walls', 'ends')).toBe(draw('ends', 'walls'));
});

test('only the highlighted curves and ends keep their weight', () => {
  const figure = new Figure({ ...GRID, highlight: ['rdp'] });
  const weights = () => (
    figure.motion.advance(1000),
    Object.values(figure.motion.moment.curves).map((one) => one!.weight)
  );
  figure.motion.reduced = true;
  expect(weights()).toEqual(CURVE_IDS.map((id) => (id === 'rdp' ? 1 : -1)));
  figure.set({ highlight: ['ends'] });
  expect(weights()).toEqual(CURVE_IDS.map(() => -1));
  figure.set({ highlight: [] });
  expect(weights()).toEqual(CURVE_IDS.map(() => 0));
});

test('an outline closes around its cells, and inside a loop', () => {
  const pen = new SvgPen();
  const view = { unit: 10, left: 0, top: 0, columns: 3, rows: 3, width: 30, height: 30, camera: null };
  drawOutline(pen, view, plainLook('day'), (cell) => cell !== 4);
  const pieces = /d="([^"]*)"/.exec(pen.text(30, 30))![1].split('M').slice(1);
  expect(pieces).toHaveLength(16);
  const points = pieces.map((piece) => piece.match(/[\d.]+ [\d.]+/g)!);
  expect(points.map((one) => one.at(-1)).sort()).toEqual(points.map((one) => one[0]).sort());
});
