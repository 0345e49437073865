/** Chaikin beside chaikin-smooth, Catmull-Rom beside three.js. */
import * as meander from '../../engine.js';
import { close } from './agree.js';
import { objects, random } from './input.js';

/** @param {boolean} quick */
export async function* curves(quick) {
  const { default: chaikinSmooth } = await import('chaikin-smooth');
  const next = random(3);
  const flat = Float64Array.from({ length: quick ? 2000 : 20_000 }, () => next() * 100);
  const pairs = objects(flat).map(({ x, y }) => [x, y]);
  const six = () => {
    let path = pairs;
    for (let pass = 0; pass < 6; pass += 1) path = chaikinSmooth(path);
    return path;
  };
  yield {
    title: `Chaikin, ${pairs.length} points, six passes`,
    ours: () => meander.chaikin(flat, { passes: 6 }),
    peer: {
      name: 'chaikin-smooth',
      run: six,
    },
    agree: (/** @type {Float64Array} */ ours, /** @type {number[][]} */ theirs) => close(ours, theirs.flat()),
    // Passes run one after another, without SIMD.
    bar: { faster: 25 },
  };
  const target = new Float64Array(flat.length * 2 ** 6);
  yield {
    title: `Chaikin, ${pairs.length} points, six passes, into a list at hand`,
    ours: () => meander.smoothInto(target, 'chaikin', flat, { passes: 6 }),
    peer: { name: 'chaikin-smooth', run: six },
    agree: (/** @type {Float64Array} */ ours, /** @type {number[][]} */ theirs) => close(ours, theirs.flat()),
    bar: { faster: 25 },
  };

  const { CatmullRomCurve3, Vector3 } = await import('three');
  const space = Float64Array.from({ length: 3 * 1001 }, () => next() * 100);
  const vectors = Array.from({ length: 1001 }, (_, i) => new Vector3(...space.subarray(3 * i, 3 * i + 3)));
  yield {
    title: 'Catmull-Rom, 100000 samples in space',
    ours: () => meander.catmullRom(space, { dimension: 3, subdivisions: 100 }),
    peer: {
      name: 'three.js',
      run: () => new CatmullRomCurve3(vectors, false, 'centripetal').getPoints(100_000),
    },
    // At the ends three.js mirrors the neighbour where this doubles the end: compare between.
    agree: (/** @type {Float64Array} */ ours, /** @type {import('three').Vector3[]} */ theirs) =>
      close(
        ours.slice(300, -300),
        theirs.slice(100, -100).flatMap(({ x, y, z }) => [x, y, z]),
      ),
    bar: { faster: 20 },
  };
}
