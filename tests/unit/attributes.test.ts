import { expect, test } from 'vitest';
import { asRectangles, attributesOf, settingsOf } from '../../www/figure/state-string.ts';
import { indexesOf } from '../../www/figure/kinds.ts';
import { START } from '../../www/figure/settings.ts';
import { HERO } from './hero.ts';

test('a tag has the settings that differ from a plain figure, and reads back the same', () => {
  const attributes = attributesOf({ ...START, ...HERO, position: 20, closed: true });
  expect(attributes).toEqual([
    ['columns', '24'],
    ['rows', '14'],
    ['seed', '372'],
    ['terminals', '2,11 18,3'],
    ['closed', ''],
    ['overlays', 'all'],
    ['tolerance', '0.9'],
  ]);
  expect(settingsOf(Object.fromEntries(attributes))).toEqual({ ...HERO, closed: true });
});

test('an invalid attribute is refused by name', () => {
  expect(settingsOf({ seed: '7', id: 'hero' })).toEqual({ seed: 7 });
  expect(() => settingsOf({ seed: 'x' })).toThrow('seed="x": it must be a whole number');
});

test('a tag writes walls as few rectangles', () => {
  const indexes = [3, 4, 13, 14, 23, 24, 50, 99];
  const set = asRectangles({ indexes }, 10, 10);
  expect(set).toEqual({
    rectangles: [
      [3, 0, 4, 2],
      [0, 5, 0, 5],
      [9, 9, 9, 9],
    ],
  });
  expect(indexesOf(set, 10, 10)).toEqual(indexes);
});
