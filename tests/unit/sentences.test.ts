import { expect, test } from 'vitest';
import { Figure } from '../../www/figure/figure.ts';
import { change, current, parameter } from '../../www/figure/values.ts';
import { isTarget } from '../../www/sentences/bound.ts';
import {
  decimalsOf,
  languageOf,
  pixelsWithin,
  rangeOf,
  stepFrom,
  writerIn,
} from '../../www/sentences/number.ts';

const element = (attributes: Record<string, string>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

test('a range comes from the sentence, else from the figure, else is 0 to 100', () => {
  const known = { min: 1, max: 9, step: 0.5 };
  const { pixels, ...range } = rangeOf(element({ min: '2', step: '0.25' }), known);
  expect(range).toEqual({ min: 2, max: 9, step: 0.25, decimals: 2 });
  expect(rangeOf(element({ max: 'many' }))).toMatchObject({ min: 0, max: 100, step: 1 });
  expect(rangeOf(element({ step: '0' }), known).step).toBe(0.5);
  expect(rangeOf(element({ digits: '0' }), known).decimals).toBe(0);
  expect(rangeOf(element({ digits: '1000' }), known).decimals).toBe(20);
  expect(pixels).toBeGreaterThan(0);
});

test('an empty range keeps its value', () => {
  expect(stepFrom(rangeOf(element({ min: '5', max: '3' })), 5, 9)).toBe(5);
});

test('a short drag covers any range', () => {
  const pixelsOf = (max: number) => rangeOf(element({ max: String(max) })).pixels;
  expect([4e9, 60, 2].map(pixelsOf)).toEqual([2, 4, 14]);
});

test('a drag reaches the end of a range before the edge of the window, wherever it starts', () => {
  const alpha = rangeOf(element({ max: '1', step: '0.01' }));
  const room = 46;
  expect(stepFrom(alpha, 0.5, -(room - 12) / pixelsWithin(alpha, 0.5, -1, room))).toBe(0);
  expect(pixelsWithin(alpha, 0.5, 1, 300)).toBe(alpha.pixels);
  const seed = rangeOf(element({ max: '4294967295' }));
  expect(pixelsWithin(seed, 372, -1, room)).toBe(seed.pixels);
});

test('steps stay in the range and keep its decimals', () => {
  const range = rangeOf(element({ min: '0', max: '1', step: '0.1' }));
  expect([stepFrom(range, 0.1, 2), stepFrom(range, 0.85, 0.6)]).toEqual([0.3, 0.95]);
  expect([stepFrom(range, 0.5, 40), stepFrom(range, 0.5, -40)]).toEqual([1, 0]);
});

test('numbers follow the language of their sentence', () => {
  const german = { closest: () => ({ getAttribute: () => 'de' }) as unknown as Element };
  expect(writerIn(languageOf(german as unknown as Element), 2)(1234.5)).toBe('1.234,50');
  expect(writerIn('no such language', 1)(0.25)).toHaveLength(3);
  expect([1, 0.5, 0.05].map(decimalsOf)).toEqual([0, 1, 2]);
});

test('only custom elements with a change method are targets', () => {
  const one = (localName: unknown, change?: unknown) => ({ localName, change }) as unknown as Element;
  expect(isTarget(one('meander-path', () => {}))).toBe(true);
  for (const other of [one('x-plain'), one('form', () => {}), one({}, () => {}), null])
    expect(isTarget(other)).toBe(false);
});

test('one undo takes back all changes before a commit, and leaves the highlight', () => {
  const figure = new Figure();
  change(figure, 'highlight', ['path']);
  change(figure, 'tolerance', 1);
  change(figure, 'tolerance', '1.5');
  figure.history.commit();
  figure.history.undo();
  expect([figure.settings.tolerance, figure.settings.highlight]).toEqual([0.75, ['path']]);
  expect(figure.history.canUndo.value).toBe(false);
});

test('a highlight does not join two changes into one step', () => {
  const figure = new Figure();
  change(figure, 'highlight', ['path']);
  figure.edit({ seed: 2 });
  figure.edit({ seed: 3 });
  figure.history.undo();
  expect(figure.settings.seed).toBe(2);
});

test('a sentence changes settings and nothing else', () => {
  const figure = new Figure();
  for (const name of ['innerHTML', 'toString', '__proto__', 'onclick'])
    expect(() => change(figure, name, 'x')).toThrow(expect.objectContaining({ argument: 'name' }));
  expect(() => change(figure, 'passes', 99)).toThrow(expect.objectContaining({ argument: 'passes' }));
  expect(figure.settings.passes).toBe(4);
});

test('a property has a value even where the figure decides it', () => {
  const figure = new Figure();
  expect(current(figure, 'through')).toBe('simplified');
  figure.started.value = true;
  expect(current(figure, 'position')).toBe(figure.total.value);
  change(figure, 'position', 20);
  expect(current(figure, 'position')).toBe(20);
});

test('a parameter has the range of its slider, and its name in the figure’s language', () => {
  const figure = new Figure();
  expect(parameter(figure, 'passes')).toMatchObject({ min: 0, step: 1, label: 'passes' });
  expect(parameter(figure, 'overlays')).toEqual({ label: 'overlays' });
  expect(parameter(figure, 'position')).toEqual({ min: 0, max: 0, step: 1, label: 'Step' });
  figure.started.value = true;
  expect(parameter(figure, 'position').max).toBe(figure.total.value);
});
