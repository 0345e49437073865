import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FORCED, MAYBE, SOCKET } from '../../www/drawing/stones.ts';
import type { Try } from '../../www/figure/challenge.ts';
import { Figure } from '../../www/figure/figure.ts';
import type { Patch } from '../../www/figure/settings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Nine stones, A in the first and B in the last. */
function board(settings: Patch = {}) {
  const terminals = { size: 2, flat: [0, 0, 2, 2] };
  const figure = new Figure({ columns: 3, rows: 3, terminals, challenge: true, ...settings });
  const told: Try[] = [];
  figure.onTry = (one) => told.push(one);
  const take = (...cells: number[]) => cells.forEach((cell) => figure.challenge.take(cell));
  const gone = () =>
    [...figure.grid.value!.kinds.keys()].filter((cell) => figure.grid.value!.kinds[cell] === SOCKET);
  return { figure, told, take, gone, parts: () => figure.challenge.refusal.value?.parts };
}

test('a tapped stone goes, but a forced one stays and shows the halves that it joins', () => {
  const { figure, told, take, gone, parts } = board();
  take(4, 2);
  expect([gone(), parts()]).toEqual([[2, 4], undefined]);
  take(6);
  expect([gone(), figure.grid.value!.kinds[6]]).toEqual([[2, 4], FORCED]);
  expect(parts()!.map(({ end, cells }) => [end, Array.from(cells).sort()])).toEqual([
    [0, [0, 1, 3]],
    [1, [5, 7, 8]],
  ]);
  expect(told.map(({ step, cell, outcome }) => [step, cell, outcome])).toEqual([
    [1, 4, 'blocked'],
    [2, 2, 'blocked'],
    [3, 6, 'forced'],
  ]);
  expect(figure.settings.order).toEqual([4, 2, 6]);
});

test('a grid too large to step through is no challenge', () => {
  const isOn = (columns: number) => board({ columns }).figure.challenge.isOn.value;
  expect([isOn(60), isOn(2048)]).toEqual([true, false]);
});

test('the halves show for 1.6 s, or for as long as the stone is held', () => {
  const { figure, take, parts } = board({ order: [4, 2] });
  take(6);
  vi.advanceTimersByTime(1599);
  expect(parts()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(parts()).toBeUndefined();
  figure.challenge.take(6, true);
  vi.advanceTimersByTime(5000);
  expect(parts()).toHaveLength(2);
  figure.challenge.release();
  expect(parts()).toBeUndefined();
});

test('tapping an end or an empty cell is not a try', () => {
  const { figure, told, take, parts } = board();
  take(0);
  expect([parts(), figure.settings.order]).toEqual([[], null]);
  take(4, 4);
  expect([parts(), figure.settings.order]).toEqual([undefined, [4]]);
  take(2, 6, 6);
  expect(figure.settings.order).toEqual([4, 2, 6]);
  expect(told).toHaveLength(3);
});

test('a challenge ends as soon as only a path is left, and shows the path only then', () => {
  const { figure, told, take } = board();
  take(4, 2, 1);
  expect(figure.scene.value.finished).toBe(false);
  expect([...figure.scene.value.kinds!]).not.toContain(MAYBE);
  take(5);
  expect(figure.scene.value.path).toEqual([0, 3, 6, 7, 8]);
  expect(told.at(-1)).toEqual({
    step: figure.total.value,
    total: figure.total.value,
    cell: 5,
    outcome: 'blocked',
  });
});

test('undo reverts one try, also a refused one, and restart reverts all of them in one step', () => {
  const { figure, take, gone, parts } = board();
  take(4, 2, 6, 3);
  figure.history.undo();
  expect(figure.settings.order).toEqual([4, 2, 6]);
  figure.history.undo();
  expect([figure.settings.order, gone()]).toEqual([
    [4, 2],
    [2, 4],
  ]);
  expect([figure.grid.value!.kinds[6] === FORCED, parts()]).toEqual([false, undefined]);
  figure.history.redo();
  expect(figure.grid.value!.kinds[6]).toBe(FORCED);
  figure.challenge.restart();
  expect(gone()).toEqual([]);
  figure.history.undo();
  expect(gone()).toEqual([2, 4]);
});

test('the figure finishes a challenge stone by stone, in one step of undo, and walks the path', async () => {
  const { figure, told, take, gone } = board({ overlays: [] });
  take(4);
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.99);
  void figure.challenge.finish();
  expect(told.map(({ cell }) => cell)).toEqual([4, 7]);
  random.mockRestore();
  expect(figure.challenge.status.value).toBe('Carving…');
  await vi.advanceTimersByTimeAsync(1000);
  expect(figure.scene.value.path).toHaveLength(5);
  expect(figure.challenge.status.value).toBe('Nothing more can go: this is a path. Stones on it: 5.');
  expect([...figure.riders.value.values()].map(({ length }) => length)).toEqual([4]);
  figure.history.undo();
  expect([gone(), figure.riders.value.size]).toEqual([[4], 0]);
});

test('undo, a tap or starting over stops the figure from finishing the challenge', async () => {
  const { figure, take } = board();
  void figure.challenge.finish();
  figure.history.undo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(figure.settings.order).toBeNull();
  void figure.challenge.finish();
  take(0);
  const { order } = figure.settings;
  await vi.advanceTimersByTimeAsync(1000);
  expect(figure.settings.order).toBe(order);
  figure.challenge.restart();
  expect(figure.settings.order).toBeNull();
});

test('a read-only challenge cannot be played, stepped through or changed', () => {
  const { figure, take } = board({ order: [4] });
  figure.motion.play();
  figure.motion.seek(0);
  figure.motion.step(1);
  expect([figure.motion.playing.value, figure.position.value]).toEqual([false, 1]);
  figure.set({ readonly: true });
  take(2);
  expect(figure.settings.order).toEqual([4]);
});

test('the status describes the last try until the next move, and the stone under the ring', () => {
  const { figure, take } = board();
  const { challenge } = figure;
  expect(challenge.status.value).toBe('Press a stone to knock it out.');
  take(4);
  expect(challenge.status.value).toBe('The stone in column 2, row 2 is gone. A and B are still joined.');
  take(2, 6);
  expect(challenge.status.value).toBe(
    'The stone in column 1, row 3 has to stay: it holds the ends together.',
  );
  vi.advanceTimersByTime(5000);
  expect(challenge.status.value).toBe(
    'The stone in column 1, row 3 has to stay: it holds the ends together.',
  );
  take(8);
  vi.advanceTimersByTime(5000);
  expect(challenge.status.value).toBe('A and B always stay.');
  challenge.ask(7);
  expect(challenge.status.value).toBe('Stone in column 2, row 3. Press Enter to remove it.');
  challenge.ask(4);
  expect(challenge.status.value).toBe('The stone in column 2, row 2 is already gone.');
  take(1, 5);
  expect(challenge.status.value).toBe('Nothing more can go: this is a path. Stones on it: 5.');
});

test('with reduced motion nothing shakes and the halves do not drift', () => {
  const { figure, take } = board({ order: [4, 2] });
  figure.motion.reduced = true;
  take(6);
  figure.motion.advance(1000);
  const { changes } = figure.motion.moment;
  expect(changes.find((one) => 'shakes' in one)).toEqual({ cell: 6, shakes: 0 });
  expect(changes.filter((one) => 'aside' in one && (one.aside.x || one.aside.y))).toEqual([]);
});
