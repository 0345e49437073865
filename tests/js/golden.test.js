/** The vectors that every implementation reproduces, through the compiled module; the Rust tests run the same. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import {
  astar,
  catmullRom,
  chaikin,
  chisel,
  ready,
  refine,
  simplify,
  simplifyIndices,
} from '../../www/engine.js';

await ready();

/** @param {string} name */
function cases(name) {
  const list = JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), 'utf8'));
  assert.ok(list.length >= 28, `${name} has lost cases`);
  return list;
}

/**
 * @param {ArrayLike<number>} found
 * @param {number[]} expected
 */
function assertClose(found, expected) {
  assert.equal(found.length, expected.length);
  expected.forEach((number, index) => {
    const error = Math.abs(Number(found[index]) - number);
    assert.ok(error <= 1e-9 * Math.max(1, Math.abs(number)), `[${index}] is off by ${error}`);
  });
}

/**
 * One test a file, one call a case.
 * @param {string} name
 * @param {(input: any) => void} check
 */
function golden(name, check) {
  test(`golden ${name}`, () => cases(name).forEach(check));
}

golden('chaikin', ({ points, expected, ...options }) => assertClose(chaikin(points, options), expected));

golden('refine_published', ({ points, expected, ...options }) =>
  assertClose(refine(points, { ...options, published: true }), expected),
);

golden('catmull_rom', ({ points, expected, ...options }) =>
  assertClose(catmullRom(points, { ...options, alpha: 0 }), expected),
);

golden('simplify', ({ points, expectedIndices, ...options }) => {
  const kept = simplifyIndices(points, options);
  assert.deepEqual([...kept], expectedIndices);
  const { dimension } = options;
  const picked = expectedIndices.flatMap((/** @type {number} */ index) =>
    points.slice(index * dimension, (index + 1) * dimension),
  );
  assert.deepEqual([...simplify(points, options)], picked);
});

golden('chisel_order', ({ expected, ...options }) => {
  const carving = chisel(options);
  assert.deepEqual(carving && [...carving.cells], expected);
});

golden('astar', ({ expectedSteps, ...options }) => {
  for (const seed of [undefined, 5]) {
    const route = astar({ ...options, seed });
    assert.equal(route && route.length - 1, expectedSteps);
  }
});
