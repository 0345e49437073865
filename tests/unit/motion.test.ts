import { expect, test } from 'vitest';
import type { Patch } from '../../www/figure/settings.ts';
import { HERO, started } from './hero.ts';

function playing(patch: Patch = {}) {
  const figure = started({ ...HERO, ...patch });
  let now = 1;
  figure.motion.advance(now);
  const run = (seconds: number) => {
    for (const end = now + 1000 * seconds; now < end;) figure.motion.advance((now += 20));
  };
  return { figure, run };
}

test('a show drops the stones in for 0.2 s, pauses for 0.6 s and carves for 4.2 s', () => {
  const { figure, run } = playing();
  figure.motion.play();
  run(0.8);
  expect(figure.position.value).toBeLessThan(3);
  run(4.1);
  expect(figure.position.value).toBeGreaterThan(300);
  run(0.2);
  expect(figure.position.value).toBe(334);
});

test('the first show plays once the finished picture has left, and an earlier pause keeps the picture', () => {
  const { figure, run } = playing();
  const seen = () => [figure.motion.playing.value, figure.position.value];
  figure.motion.begin();
  run(0.5);
  expect(seen()).toEqual([false, 334]);
  run(0.2);
  expect(seen()).toEqual([true, 0]);
  figure.motion.finish();
  figure.motion.begin();
  run(0.5);
  figure.motion.pause();
  run(1);
  expect(seen()).toEqual([false, 334]);
});

test('the ring at A hints twice, two seconds after the curves, and never again', () => {
  const { figure, run } = playing();
  const show = () => {
    figure.motion.play();
    run(5.1);
    return Array.from({ length: 80 }, () => {
      run(0.1);
      return figure.motion.moment.hint;
    });
  };
  const first = show();
  expect(first.findIndex((hint) => hint > 0) / 10).toBeCloseTo(3.8, 0);
  expect(first.filter((hint, i) => hint < first[i - 1])).toHaveLength(2);
  expect(Math.max(...show())).toBe(0);
});

test('a speed set by the reader is the number of steps a second', () => {
  const { figure, run } = playing({ speed: 20 });
  figure.motion.play();
  run(2);
  expect(figure.position.value).toBeCloseTo(40, -1);
  const before = figure.position.value;
  figure.set({ speed: 100 });
  run(1);
  expect(figure.position.value - before).toBeCloseTo(100, -1);
});

test('an instant carving finishes in the first frame, with or without reduced motion', () => {
  for (const reduced of [false, true]) {
    const { figure, run } = playing({ speed: Infinity });
    figure.motion.reduced = reduced;
    figure.motion.play();
    run(0.04);
    expect(figure.position.value).toBe(334);
    expect(figure.motion.playing.value).toBe(false);
  }
});

test('with reduced motion stones go ten at a time', () => {
  const { figure, run } = playing();
  figure.motion.reduced = true;
  figure.motion.play();
  run(0.6);
  expect(figure.position.value).toBe(20);
});

test('a state set while the carving plays stops it at that step', () => {
  const { figure, run } = playing({ speed: 5 });
  figure.motion.play();
  run(0.5);
  expect(figure.setState('v=1&n=7&at=20')).toBe(true);
  run(1);
  expect(figure.position.value).toBe(20);
  expect(figure.motion.playing.value).toBe(false);
});

test('a figure reports each step once', () => {
  const { figure, run } = playing({ speed: 100 });
  const steps: number[] = [];
  figure.onStep = () => steps.push(figure.position.value);
  figure.motion.seek(330);
  figure.motion.play();
  run(0.5);
  expect(steps[0]).toBe(330);
  expect(steps.at(-1)).toBe(334);
  expect(new Set(steps).size).toBe(steps.length);
  expect(figure.carving.decision(334)).toMatchObject({ outcome: expect.stringMatching(/blocked|forced/) });
});

test('a figure without a carving has nothing to play', () => {
  for (const patch of [{ source: 'waypoints' }, { source: 'astar' }] as const) {
    const { figure, run } = playing(patch);
    figure.motion.play();
    figure.motion.restart();
    figure.motion.another();
    run(0.1);
    expect(figure.motion.playing.value).toBe(false);
    expect(figure.motion.moment.changes).toEqual([]);
  }
});

test('playing continues from the step at which it was paused', () => {
  const { figure, run } = playing({ speed: 50 });
  figure.motion.seek(100);
  figure.motion.play();
  run(0.1);
  expect(figure.position.value).toBeGreaterThanOrEqual(100);
  expect(figure.position.value).toBeLessThan(110);
  figure.motion.pause();
  const { value } = figure.position;
  run(1);
  expect(figure.position.value).toBe(value);
});
