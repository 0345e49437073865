import { expect, test } from 'vitest';
import { Figure } from '../../www/figure/figure.ts';
import { wallCells } from '../../www/figure/sources/grid.ts';
import { keptSourcesOf } from '../../www/play/sources.ts';

test('switching the source keeps the settings of each source, and is one step of undo', () => {
  const figure = new Figure({ source: 'waypoints' });
  const sources = keptSourcesOf(figure);
  figure.move(0, { x: 3, y: 4 });
  figure.set({ closed: true });
  const { points, seed } = figure.settings;
  sources.show('chisel');
  expect(figure.settings.closed).toBe(false);
  figure.roll();
  const terminals = { size: 2, flat: [1, 1, 9, 9] };
  figure.set({ terminals });
  sources.show('astar');
  figure.set({ terminals: { size: 2, flat: [2, 2, 8, 8] } });
  sources.show('chisel');
  expect(figure.settings.terminals).toEqual(terminals);
  sources.keep();
  figure.edit({ source: 'track', points: { size: 2, flat: [0, 0, 5, 5] } });
  expect(figure.settings.points!.flat).toEqual([0, 0, 5, 5]);
  sources.show('waypoints');
  expect(figure.settings).toMatchObject({ source: 'waypoints', closed: true, points, seed });
  figure.history.undo();
  expect(figure.settings.source).toBe('track');
});

test('a route begins with walls to go around, between its ends, and a carved path without', () => {
  for (const flat of [
    [2, 11, 18, 3],
    [18, 3, 2, 11],
    [0, 0, 4, 0],
    [9, 1, 9, 12],
  ]) {
    const figure = new Figure({ columns: 24, rows: 14, terminals: { size: 2, flat } });
    const sources = keptSourcesOf(figure);
    sources.show('astar');
    const [a, b] = figure.handles.value;
    const steps = figure.line.value.raw.length / 2 - 1;
    const shortest = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    expect(steps > shortest, `${flat}`).toBe(Math.abs(a.x - b.x) > 3);
    sources.show('chisel');
    expect(wallCells(figure.settings)).toEqual([]);
  }
});
