/** Carving a path whose length is in a range. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { Chiseler, chisel, ready } from '../../dist/meander.js';
import { refuses } from './refuses.js';

await ready();
const GRID = { width: 20, height: 20, terminals: [21, 378], seed: 7 };

test('a path has a length in the range, and its seed and wiggliness carve it again', () => {
  for (const [least, most] of [
    [35, 40],
    [57, 63],
    [90, 110],
  ]) {
    const found = chisel({ ...GRID, length: [least, most] });
    assert(found && found.path.length >= least && found.path.length <= most);
    const { seed, wiggliness, ...carving } = found;
    assert.deepEqual(chisel({ ...GRID, seed, wiggliness }), carving);
  }
});

test('a Chiseler refuses a length', () => {
  const request = /** @type {any} */ ({ ...GRID, length: [30, 40] });
  refuses(() => new Chiseler(request), { code: 'BadArgument', argument: 'length' });
});
