/** The article's pseudo-code, a peer in the benchmarks, carves the same paths as the engine. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carveAsWritten } from '../../www/bench/article.js';
import { random } from '../../www/bench/tasks/input.js';
import { chisel, ready } from '../../www/engine.js';

await ready();

/** @param {number} count @param {() => number} next */
function shuffled(count, next) {
  const list = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i -= 1) {
    const other = Math.floor(next() * (i + 1));
    [list[i], list[other]] = [list[other], list[i]];
  }
  return list;
}

test('for the same order of removal both carve the same cells', () => {
  const next = random(1);
  for (let grid = 0; grid < 300; grid += 1) {
    const [width, height] = [2 + Math.floor(next() * 20), 2 + Math.floor(next() * 20)];
    const order = shuffled(width * height, next);
    const [start, end] = shuffled(width * height, next);
    const request = { width, height, terminals: [start, end], order };
    assert.deepEqual(carveAsWritten(request, next), Array.from(chisel(request)?.path ?? []), `grid ${grid}`);
  }
});

test('with other wigglinesses both have the same path length on average', () => {
  const seeds = 400;
  const field = { width: 16, height: 16, terminals: [17, 238] };
  /** Mean and the variance of that mean. @param {(seed: number) => ArrayLike<number> | null | undefined} carve */
  const lengths = (carve) => {
    const list = Array.from({ length: seeds }, (_, seed) => carve(seed)?.length ?? NaN);
    const mean = list.reduce((sum, length) => sum + length) / seeds;
    const variance = list.reduce((sum, length) => sum + (length - mean) ** 2, 0) / (seeds - 1);
    return { mean, variance: variance / seeds };
  };
  const written = (/** @type {number} */ wiggliness) =>
    lengths((seed) => carveAsWritten({ ...field, wiggliness }, random(seed)));
  const ours = (/** @type {number} */ wiggliness) =>
    lengths((seed) => chisel({ ...field, wiggliness, seed })?.path);
  /** How many standard errors the means are apart. */
  const apart = (/** @type {ReturnType<typeof ours>} */ one, /** @type {ReturnType<typeof ours>} */ other) =>
    Math.abs(one.mean - other.mean) / Math.sqrt(one.variance + other.variance);

  assert.deepEqual(written(0), { mean: 27, variance: 0 });
  assert.deepEqual(ours(0), { mean: 27, variance: 0 });
  for (const wiggliness of [0.25, 1, 2, 8]) {
    const found = apart(written(wiggliness), ours(wiggliness));
    assert.ok(found < 3, `w = ${wiggliness}: ${found.toFixed(1)} standard errors`);
  }
  // So many carvings tell one wiggliness from the next.
  assert.ok(apart(written(0.5), ours(1)) > 6);
  assert.ok(apart(written(1), ours(2)) > 6);
});
