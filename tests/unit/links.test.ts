/** Links to a figure: any hash has a state, the id of a figure, or neither. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { figureIn, fitsLink, linkTo, stateForLink, stateIn } from '../../www/article/link.ts';
import { START } from '../../www/figure/settings.ts';
import { writeState } from '../../www/figure/state-string.ts';

describe('a hash', () => {
  test.each([
    ['#v=1&n=78', 'v=1&n=78', null],
    ['#patrol&v=1&n=7', 'v=1&n=7', 'patrol'],
    ['#patrol&amp;v=1&amp;n=7', 'v=1&n=7', 'patrol'],
    ['#state=v%3D1%26n%3D7', 'v=1&n=7', null],
    ['#n=77&w=3', 'n=77&w=3', null],
    ['#walls', null, null],
    ['', null, null],
  ])('%s has its state and figure', (hash, state, figure) => {
    expect([stateIn(hash), figureIn(hash)]).toEqual([state, figure]);
  });

  test('of any text has a state of limited length and a plain id, or neither', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('#', '', '#patrol&', '#a-b&v=', '#state=', '#v=1&'),
        fc.string(),
        (before, text) =>
          (stateIn(before + text)?.length ?? 0) <= 200_000 &&
          /^[\w-]+$/.test(figureIn(before + text) ?? 'none'),
      ),
    );
  });
});

test('a link opens the state that it was made from', () => {
  vi.stubGlobal('location', { href: 'https://example.org/meander/?x=1#old' });
  const state = writeState({ ...START, seed: 78 });
  const link = linkTo('./', state, 'patrol');
  expect(link).toBe(`https://example.org/meander/#patrol&${state}`);
  expect(stateIn(new URL(link).hash)).toBe(state);
  expect(fitsLink(state)).toBe(true);
  vi.unstubAllGlobals();
});

test('a figure with too many points has no link', () => {
  const getState = () => writeState(START);
  expect(stateForLink({ points: null, getState })).toBe(getState());
  expect(stateForLink({ points: new Float64Array(100_002), getState })).toBeNull();
});
