import { expect, test } from 'vitest';
import { Figure } from '../../www/figure/figure.ts';
import { HERO } from './hero.ts';

test('the values of the hero match its pictures', () => {
  const { values } = new Figure(HERO);
  expect(values.value).toMatchObject({
    ...{ cells: 336, pathLength: 43, removed: 293, forced: 43, step: 334, steps: 334, searches: 59 },
    ...{ 'raw.points': 43, 'raw.length': 42, 'raw.largestTurn': 90, 'raw.deviation': 0 },
    ...{ 'rdp.points': 12, 'rdp.deviation': expect.closeTo(0.894), 'rdp.crossings': 2 },
    rejected: 0,
  });
});

test('walls do not count as cells, and missing stones count as removed', () => {
  const { values } = new Figure({
    columns: 6,
    rows: 5,
    walls: { indexes: [3] },
    missing: { indexes: [9] },
    position: 0,
  });
  expect(values.value).toMatchObject({ cells: 29, removed: 1, step: 0, searches: 0 });
});

test('a figure without a grid has the values of its curves and the number of outliers', () => {
  const points = { size: 2, flat: [1, 1, 4, 1, 3.9, 6, 4.2, 1, 8, 1] };
  const figure = new Figure({ source: 'track', points, overlays: ['chaikin'], outlierAngle: 100 });
  expect(Object.keys(figure.values.value)).toEqual([
    ...[
      'recorded',
      'rejected',
      'chaikin.points',
      'chaikin.length',
      'chaikin.largestTurn',
      'chaikin.meanTurn',
    ],
    ...['chaikin.crossings', 'chaikin.deviation'],
  ]);
  expect(figure.values.value.recorded).toBe(5);
  expect(figure.values.value.rejected).toBeGreaterThan(0);
});
