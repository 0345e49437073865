/** Carving a path of a length in a range. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { Chiseler, chisel, chiselLater, ready } from '../../dist/meander.js';
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

test('beside the page the same path is found, with a progress that rises to 1', async () => {
  const length = [90, 110];
  /** @type {number[]} */
  const shares = [];
  /** @type {import('../../dist/meander.js').ChiselOptions} */
  const request = { ...GRID, length };
  const found = await chiselLater(request, { onProgress: (share) => shares.push(share) });
  assert.deepEqual(found, chisel({ ...GRID, length }));
  assert.equal(shares.at(-1), 1);
});

test('a length that no path has is null', async () => {
  assert.equal(chisel({ ...GRID, length: [2, 30] }), null);
  assert.equal(await chiselLater({ ...GRID, length: [40, 40] }), null);
});

/** @type {[argument: string, was: string, request: object][]} */
const BAD = [
  ['length', ' must be two numbers of cells', { length: [30] }],
  ['length', ' must be a range of cells, the smaller number first', { length: [40, 30] }],
  ['length', '[1] was 30.5; it must be a whole number from 0 to 4294967295', { length: [30, 30.5] }],
  ['terminals', ' must be two cells where a length is given', { terminals: [21, 378, 37], length: [30, 40] }],
  ['order', ' must be left out where a length is given', { order: [1], length: [30, 40] }],
];
for (const [argument, was, request] of BAD)
  test(`a length that cannot be searched for is refused: ${argument}${was}`, () => {
    refuses(() => chisel({ ...GRID, ...request }), {
      code: 'BadArgument',
      argument,
      message: argument + was,
    });
  });

test('a Chiseler refuses a length', () => {
  const request = /** @type {any} */ ({ ...GRID, length: [30, 40] });
  refuses(() => new Chiseler(request), { code: 'BadArgument', argument: 'length' });
});
