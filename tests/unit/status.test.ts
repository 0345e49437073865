import { expect, test } from 'vitest';
import type { Patch } from '../../www/figure/settings.ts';
import { handleName } from '../../www/figure/status.ts';
import { fetchTexts, wordsIn } from '../../www/words/say.ts';
import { HERO, started } from './hero.ts';

const PATROL: Patch = { source: 'waypoints', points: { size: 2, flat: [2, 2, 6, 7, 9.25, 2] } };

test('an idle figure announces to screen readers what they can drag', () => {
  const figure = started(HERO);
  expect(figure.status.value).toBe('Drag A or B to carve a new path.');
  expect(figure.isStatusShown.value).toBe(false);
  figure.set({ readonly: true });
  expect(figure.status.value).toBe('');
});

test('the status says whether a step removed the stone', () => {
  const figure = started({ ...HERO, position: 0 });
  expect(figure.status.value).toBe('Nothing removed yet. Stones to try: 334.');
  const said = new Set<string>();
  for (let position = 1; position < 334; position++) {
    figure.set({ position });
    said.add(figure.status.value.replace(/column \d+, row \d+/, 'column x, row y'));
  }
  expect([...said].sort()).toEqual([
    'The stone in column x, row y has to stay: it holds the ends together.',
    'The stone in column x, row y was off the witness: gone, no search needed.',
    'The stone in column x, row y was on the witness. A search found a new route.',
  ]);
});

test('the status stays the same while a show plays', () => {
  const figure = started({ ...HERO, position: 40 });
  figure.motion.playing.value = true;
  const before = figure.status.value;
  figure.signals.position.value = 41;
  expect(figure.status.value).toBe(before);
});

test('the status shows that walls separate the ends, for carving and A*', () => {
  const walls = { rectangles: [[10, 0, 10, 19]] as const };
  for (const source of ['chisel', 'astar'] as const) {
    const figure = started({ source, walls });
    expect(figure.status.value).toBe('Walls separate the ends. Tear one down, or undo.');
    expect(figure.isStatusShown.value).toBe(true);
    figure.set({ walls: { indexes: [] } });
    expect(figure.isStatusShown.value).toBe(false);
  }
});

test('the status names the end that walls cut off where there are more than two', () => {
  const terminals = { size: 2, flat: [1, 1, 3, 3, 18, 18] };
  const figure = started({ terminals, walls: { rectangles: [[10, 0, 10, 19]] } });
  expect(figure.status.value).toBe('Walls cut off C. Tear one down, or undo.');
});

test('the brush for walls says how to build the first wall, and where the brush is', () => {
  const figure = started({ ...HERO, tool: 'walls' });
  expect(figure.status.value).toMatch(/^Drag to build/);
  expect(figure.isStatusShown.value).toBe(true);
  figure.brush.value = 25;
  expect(figure.status.value).toBe('Column 2, row 2: no wall. Space adds one.');
  figure.paint([25], true);
  expect(figure.status.value).toBe('Column 2, row 2: wall. Space removes it.');
  figure.brush.value = -1;
  expect(figure.status.value).toMatch(/^Drag to build/);
  expect(figure.isStatusShown.value).toBe(false);
  figure.set({ tool: 'move' });
  expect(figure.status.value).toMatch(/^Drag A or B/);
});

test('a handle that is picked up and cancelled returns to its position, and the status says so', () => {
  const figure = started(PATROL);
  const { holding, history } = figure;
  holding.pickUp(1);
  figure.move(1, { x: 1, y: 1 }, 'keyboard');
  expect(holding.putBack()).toBe(true);
  expect(figure.handles.value[1]).toEqual({ x: 6, y: 7 });
  expect(figure.status.value).toBe('Cancelled: it is back where it was.');
  expect(history.canUndo.value).toBe(false);
  expect(holding.putBack()).toBe(false);
});

test('a tapped handle moves to the next tap, and a second tap on it drops it', () => {
  const figure = started(PATROL);
  const { holding } = figure;
  holding.grab(0);
  holding.drop(false);
  expect(figure.status.value).toBe('Tap where point 1 should go.');
  holding.place({ x: 4, y: 4 });
  expect(figure.handles.value[0]).toEqual({ x: 4, y: 4 });
  for (const chosen of [2, -1]) {
    holding.grab(2);
    holding.drop(false);
    expect(holding.chosen.value).toBe(chosen);
  }
});

test('a page that removes a held handle moves no other', () => {
  const figure = started(PATROL);
  figure.holding.grab(2);
  figure.set({ points: { size: 2, flat: [1, 1, 2, 2] } });
  figure.move(2, { x: 5, y: 5 });
  expect(figure.handles.value).toEqual([
    { x: 1, y: 1 },
    { x: 2, y: 2 },
  ]);
});

test('handles have names with their position, counted from 1 on a grid', async () => {
  const figure = started(HERO);
  expect(handleName(figure, 0)).toBe('A, column 3, row 12');
  figure.set(PATROL);
  expect(handleName(figure, 2)).toBe('point 3 of 3, x 9.25, y 2');
  figure.say.value = wordsIn('de', await fetchTexts('de'));
  expect(handleName(figure, 2)).toBe('Punkt 3 von 3, x 9,25, y 2');
});

test('the description of the picture changes only after a gesture', () => {
  const figure = started({ ...HERO, overlays: ['raw'] });
  const before = figure.description.value;
  expect(before).toBe('columns: 24, rows: 14. Raw: points: 43, length: 42.0, sharpest turn: 90°.');
  figure.history.begin();
  figure.move(0, { x: 16.5, y: 3.5 });
  expect(figure.description.value).toBe(before);
  figure.history.commit();
  expect(figure.description.value).not.toBe(before);
});
