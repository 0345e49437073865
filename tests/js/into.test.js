/** Smoothing into a list that is there already: the same numbers, and no others touched. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';

await engine.ready();

const SMOOTHERS = /** @type {const} */ ({
  chaikin: [{ passes: 3 }, { passes: 2, ratio: 0.1, closed: true }, { passes: 0 }, { passes: 5, ratio: 0.5 }],
  refine: [{ passes: 2, outlierAngle: Infinity }, { closed: true }],
  simplify: [{ tolerance: 0.4 }, { tolerance: 3, closed: true }],
  catmullRom: [{ subdivisions: 5 }, { alpha: 0.3, closed: true }],
  soften: [{ weight: 0.8 }],
  visvalingam: [{ area: 30 }, { area: 400, closed: true }],
  bspline: [
    { degree: 2, subdivisions: 5 },
    { degree: 5, closed: true },
  ],
});
const FILL = 7e77;

/** @param {number} count @param {number} dimension */
const wave = (count, dimension) =>
  Float64Array.from({ length: count * dimension }, (_, i) => Math.sin(i * 1.7) * 50 + (i % dimension) * i);

for (const [name, list] of Object.entries(SMOOTHERS))
  test(`${name} writes the same into a given list`, () => {
    const smoother = /** @type {keyof typeof SMOOTHERS} */ (name);
    // The longest are handed over in several runs.
    for (const [count, dimension] of [0, 1, 2, 3, 50, 7000].flatMap((n) => [
      [n, 2],
      [n, 3],
    ])) {
      const points = wave(count, dimension);
      for (const given of list) {
        const request = { dimension: /** @type {2 | 3} */ (dimension), ...given };
        const expected = engine[smoother](points, /** @type {any} */ (request));
        const room = new Float64Array(expected.length + 5).fill(FILL);
        const found = engine.smoothInto(room.subarray(2), smoother, points, request);
        assert.deepEqual(found, expected);
        assert.equal(found.buffer, room.buffer);
        assert.equal(found.byteOffset, 16);
        const around = [...room.subarray(0, 2), ...room.subarray(2 + expected.length)];
        assert.ok(around.length === 5 && around.every((number) => number === FILL));
      }
    }
  });

test('the output may be the input’s own list', () => {
  const points = wave(40_000, 2);
  const expected = engine.chaikin(points.slice(0, 20_000), { passes: 2 });
  const found = engine.smoothInto(points, 'chaikin', points.subarray(0, 20_000), { passes: 2 });
  assert.deepEqual(found, expected);
});

test('a list that is too short is rejected and not changed', () => {
  const points = wave(9000, 2);
  for (const [smoother, request] of /** @type {const} */ ([
    ['chaikin', { passes: 2 }],
    ['catmullRom', {}],
  ])) {
    const { length } = engine[smoother](points, request);
    const room = new Float64Array(length - 1).fill(FILL);
    assert.throws(() => engine.smoothInto(room, smoother, points, request), {
      name: 'MeanderError',
      code: 'BadArgument',
      argument: 'into',
      message: `into was ${length - 1}; it must be ${length} numbers or more`,
    });
    assert.ok(room.every((number) => number === FILL));
  }
});

test('other errors leave the list as it was', () => {
  const room = new Float64Array(100).fill(FILL);
  /** @type {[argument: string, smoother: any, points: any, request: any][]} */
  const calls = [
    ['algorithm', 'chisel', [0, 0], {}],
    ['algorithm', 'blob', [0, 0], {}],
    ['algorithm', 'nothing', [0, 0], {}],
    ['algorithm', null, [0, 0], {}],
    ['points', 'chaikin', [0, 0, 1], {}],
    ['points', 'chaikin', [0, 0, 1, NaN, 2, 2], {}],
    ['passes', 'chaikin', [0, 0, 1, 1, 2, 2], { passes: 25 }],
    ['passes', 'chaikin', wave(9000, 2), { passes: 24 }],
    ['tolerance', 'simplify', [0, 0, 1, 1, 2, 2], {}],
    ['dimension', 'refine', [0, 0, 1, 1, 2, 2], { dimension: 4 }],
  ];
  for (const [argument, smoother, points, request] of calls)
    assert.throws(() => engine.smoothInto(room, smoother, points, request), { argument });
  const message = `algorithm was "blur"; it must be one of ${Object.keys(SMOOTHERS).join(', ')}`;
  assert.throws(() => engine.smoothInto(room, /** @type {any} */ ('blur'), [0, 0]), { message });
  for (const into of /** @type {any[]} */ ([null, [1, 2], new Float32Array(9), new ArrayBuffer(99)]))
    assert.throws(() => engine.smoothInto(into, 'chaikin', [0, 0]), { argument: 'into' });
  assert.ok(room.every((number) => number === FILL));
});

/**
 * For the type checker alone: the options are those of the smoother.
 * @param {Float64Array} room
 */
export function typed(room) {
  engine.smoothInto(room, 'chaikin', room);
  engine.smoothInto(room, 'catmullRom', room, { alpha: 1 });
  engine.smoothInto(room, 'simplify', room, { tolerance: 1 });
  // @ts-expect-error -- a tolerance is needed
  engine.smoothInto(room, 'simplify', room);
  // @ts-expect-error -- an area is needed
  engine.smoothInto(room, 'visvalingam', room, { tolerance: 1 });
  // @ts-expect-error -- that is an option of another one
  engine.smoothInto(room, 'chaikin', room, { alpha: 1 });
  // @ts-expect-error -- no smoother
  engine.smoothInto(room, 'chisel', room);
}
