import { expect, test } from 'vitest';
import { Figure } from '../../www/figure/figure.ts';
import { HERO } from './hero.ts';

/** A figure with a frame every 20 ms. */
class Watched extends Figure {
  now = 1;

  constructor(patch = {}) {
    super({ ...HERO, ...patch });
    this.started.value = true;
    this.motion.advance(this.now);
  }

  /** Plays for that many seconds, or until the figure requests no more frames. Returns the seconds played. */
  run(seconds = 200) {
    const start = this.now;
    while (this.now < start + 1000 * seconds && this.motion.advance((this.now += 20)));
    return (this.now - start) / 1000;
  }

  get arrows() {
    return this.motion.moment.travellers;
  }
}

const LINE = { source: 'waypoints', points: { size: 2, flat: [1, 1, 11, 1] }, overlays: ['raw'] } as const;

test('the traveller goes to B three times, then requests no more frames', () => {
  const figure = new Watched(LINE);
  expect(figure.run()).toBeCloseTo(3 * (10 / 3.2 + 0.9), 0);
  expect(figure.arrows).toMatchObject([{ x: 11, y: 1, opacity: 1 }]);
  expect(figure.motion.advance(figure.now + 5000)).toBe(false);
});

test('a resting traveller sets off from A when the figure is touched, or Play is pressed', () => {
  const figure = new Watched(LINE);
  for (const begin of [() => figure.motion.touch(), () => figure.motion.play()]) {
    figure.run();
    begin();
    figure.run(1);
    expect(figure.arrows[0].x).toBeCloseTo(1 + 3.2, 0);
  }
});

test('moving a point restarts a resting traveller', () => {
  const figure = new Watched(LINE);
  figure.run();
  figure.move(1, { x: 11, y: 5 });
  expect(figure.run(1)).toBeCloseTo(1);
});

test('on a closed line the traveller goes around three times without a pause', () => {
  const figure = new Watched({ ...LINE, closed: true, points: { size: 2, flat: [1, 1, 9, 1, 9, 9, 1, 9] } });
  expect(figure.run()).toBeCloseTo((3 * 32) / 3.2, 0);
  expect(figure.arrows).toMatchObject([{ x: 1, y: 1 }]);
});

test('travellers on all curves have the same speed and their own colours, and wait for the last one', () => {
  const figure = new Watched({ follow: true });
  figure.run(2);
  expect(figure.arrows.map(({ tone }) => tone)).toEqual(['raw', 'rdp', 'chaikin', 'catmull-rom']);
  const [raw] = figure.arrows;
  expect(Math.abs(raw.x - 2.5) + Math.abs(raw.y - 11.5)).toBeCloseTo(2 * 3.2, 0);
  figure.run(9.5);
  expect(figure.arrows.map(({ x, y }) => x === 18.5 && y === 3.5)).toEqual([false, false, true, false]);
  expect(figure.run()).toBeCloseTo(3 * (42 / 3.2 + 0.9) - 11.5, 0);
});

test('with reduced motion several travellers stay still on their curves, and a single one is hidden', () => {
  const figure = new Watched({ follow: true });
  figure.motion.reduced = true;
  figure.run(1);
  expect(figure.arrows).toHaveLength(4);
  const [raw] = figure.arrows;
  expect(figure.motion.advance(figure.now + 500)).toBe(false);
  expect(figure.arrows[0]).toEqual(raw);
  figure.set({ follow: false });
  figure.motion.advance(figure.now + 600);
  expect(figure.arrows).toEqual([]);
});

test('a traveller moves to the same share of the curve that becomes the lead, and the others fade', () => {
  const figure = new Watched();
  figure.run(5);
  figure.lead.value = 'raw';
  figure.run(0.2);
  const [{ x, y }] = figure.arrows;
  expect([x % 1, y % 1]).toContain(0.5);
  figure.set({ follow: true });
  figure.run(0.2);
  expect(figure.arrows.map(({ opacity }) => Math.round(10 * opacity))).toEqual([10, 4, 4, 4]);
});

test('a long pause between two frames does not make the traveller leap', () => {
  const figure = new Watched(LINE);
  figure.motion.advance(figure.now + 60_000);
  expect(figure.arrows[0].x).toBeLessThan(1.5);
});
