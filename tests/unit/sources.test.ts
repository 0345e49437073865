import { expect, test } from 'vitest';
import { Figure } from '../../www/figure/figure.ts';
import { KeptSources } from '../../www/play/sources.ts';

test('switching the source keeps the settings of each source, and is one step of undo', () => {
  const figure = new Figure({ source: 'waypoints' });
  const sources = new KeptSources(figure);
  figure.move(0, { x: 3, y: 4 });
  figure.set({ closed: true });
  const { points, seed } = figure.settings;
  sources.show('chisel');
  expect(figure.settings.closed).toBe(false);
  figure.roll();
  sources.keep();
  figure.edit({ source: 'track', points: { size: 2, flat: [0, 0, 5, 5] } });
  expect(figure.settings.points!.flat).toEqual([0, 0, 5, 5]);
  sources.show('waypoints');
  expect(figure.settings).toMatchObject({ source: 'waypoints', closed: true, points, seed });
  figure.history.undo();
  expect(figure.settings.source).toBe('track');
});
