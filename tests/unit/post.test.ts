import { expect, test } from 'vitest';
import { captionOf, fewPoints, MOST_POINTS, postOf } from '../../www/builder/post.ts';
import { START, type Settings } from '../../www/figure/settings.ts';
import { attributesOf, readState } from '../../www/figure/state-string.ts';
import { HERO } from './hero.ts';

const REST = { site: 'https://a.example/', folder: '', integrity: '', caption: '', picture: '' };

test('a post has the settings that differ from a plain figure, and no temporary state', () => {
  const settings: Settings = { ...START, ...HERO, position: 12, tool: 'walls', theme: 'dark', look: 'lines' };
  const { attributes, unsaved, state } = postOf(settings, REST);
  const saved = attributesOf({ ...START, ...HERO });
  expect(attributes).toEqual([...saved, ['theme', 'dark'], ['look', 'lines']]);
  expect(unsaved.map(([name]) => name)).toEqual(['theme', 'look']);
  expect(readState(state)).toMatchObject({ ...HERO, position: Infinity });
});

test('a frame without controls leaves no room for them', () => {
  const height = (ui: Settings['ui']) => postOf({ ...START, ...HERO, ui }, REST).size[1];
  expect(height('none')).toBe(410);
  expect(height('full')).toBeGreaterThan(410);
});

for (const dimension of [2, 3] as const)
  test(`a long track in ${dimension} dimensions keeps its ends and drops enough points`, () => {
    const at = (i: number) => [i, 50 * Math.sin(i / 9), 20 * Math.cos(i / 7)].slice(0, dimension);
    const flat = Array.from({ length: 9000 }, (_, i) => at(i)).flat();
    const kept = fewPoints({ points: { size: dimension, flat }, dimension, closed: false })!;
    expect(kept.size).toBe(dimension);
    expect(kept.flat.length).toBeLessThanOrEqual(MOST_POINTS * dimension);
    expect(kept.flat.length).toBeGreaterThan(100 * dimension);
    expect(kept.flat.slice(0, dimension)).toEqual(at(0));
    expect(kept.flat.slice(-dimension)).toEqual(at(8999));
  });

test('a caption says how many curves smooth the line, and nothing about dragging', () => {
  expect(captionOf({ source: 'chisel', overlays: ['raw'] })).toBe('A carved path.');
  expect(captionOf({ source: 'track', overlays: ['chaikin'] })).toBe(
    'A recorded track, and one way to smooth it.',
  );
});
