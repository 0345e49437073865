import { expect, test } from 'vitest';
import { chaikin, Follower, simplify, smoothInto } from '../../www/engine.ts';

const LINE = [0, 0, 1, 0, 1, 1];

test('a list that shrinks while it is read is refused', () => {
  const points = LINE.flatMap((_, i) => (i % 2 ? [] : [{ x: LINE[i], y: LINE[i + 1] }]));
  Object.defineProperty(points[0], 'x', { get: () => ((points.length = 1), 0) });
  expect(() => simplify(points, { tolerance: 1 })).toThrow(expect.objectContaining({ code: 'BadArgument' }));
});

test('a list whose buffer a getter shrinks is read with its old values', () => {
  const buffer = new ArrayBuffer(8 * LINE.length, { maxByteLength: 1000 } as object);
  for (const points of [new Float64Array(buffer), new Float64Array(buffer, 0, LINE.length)]) {
    (buffer as unknown as { resize(size: number): void }).resize(8 * LINE.length);
    points.set(LINE);
    const options = {
      get passes() {
        (buffer as unknown as { resize(size: number): void }).resize(8);
        return 1;
      },
    };
    expect([...chaikin(points, options)]).toEqual([...chaikin(LINE)]);
  }
  const into = new Float64Array(buffer);
  expect(() => smoothInto(into, 'chaikin', LINE)).toThrow(expect.objectContaining({ argument: 'into' }));
});

test('smoothInto calls no methods of the list that it writes to', () => {
  const into = Object.assign(new Float64Array(12), {
    set() {
      throw new Error('of the page');
    },
  });
  expect([...smoothInto(into, 'chaikin', LINE)]).toEqual([...chaikin(LINE)]);
});

test('a call in too deep a recursion leaves live objects intact', () => {
  const rider = new Follower(LINE);
  let left = 50;
  const dive = (): unknown => {
    try {
      return dive();
    } catch (error) {
      try {
        if (left-- > 0) chaikin(LINE);
      } catch (refused) {
        expect(refused).not.toMatchObject({ code: 'TooLarge' });
      }
      throw error;
    }
  };
  expect(dive).toThrow(RangeError);
  expect(rider.length).toBe(2);
});
