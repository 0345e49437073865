/** Walls as masks, wherever walls are taken: the same as lists of cells. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';

await engine.ready();

const SIDES = { width: 6, height: 5 };
const LIST = [7, 8, 9, 13, 19, 27];
const LINE = [0.5, 0.5, 4.5, 0.5, 4.5, 4.5, 2.5, 2.5, 2.5, 0.5];
const ROUTE = engine.cellsToPoints([12, 6, 0, 1, 2, 3, 4, 10, 16], SIDES);
const LOOSE = engine.simplify(ROUTE, { tolerance: 9 });

/** @typedef {import('../../www/engine.js').Walls} Walls */

const flags = Array.from({ length: 30 }, (_, cell) => LIST.includes(cell));
/** @type {Walls[]} */
const MASKS = [Uint8Array.from(flags, Number), Uint8Array.from(flags, (flag) => (flag ? 200 : 0)), flags];
/** @type {Walls[]} */
const LISTS = [Uint32Array.from(LIST), Uint16Array.from(LIST), Int8Array.from(LIST)];

/** @type {Record<string, (walls: Walls) => unknown>} */
const CALLS = {
  chisel: (walls) => engine.chisel({ ...SIDES, walls, terminals: [0, 29], seed: 3 }),
  Chiseler: (walls) => new engine.Chiseler({ ...SIDES, walls, terminals: [0, 29], seed: 3 }).states(),
  blob: (walls) => engine.blob({ ...SIDES, walls, count: 9 }),
  astar: (walls) => engine.astar({ ...SIDES, walls, from: 12, to: 16 }),
  unreachableTerminals: (walls) => engine.unreachableTerminals({ ...SIDES, walls, terminals: [0, 7, 29] }),
  reachable: (walls) => engine.reachable({ ...SIDES, walls, from: 0 }),
  cellRoles: (walls) => engine.cellRoles({ ...SIDES, walls, terminals: [0, 29] }),
  simplify: (walls) => engine.simplify(ROUTE, { ...SIDES, walls, tolerance: 2 }),
  simplifyIndices: (walls) => engine.simplifyIndices(ROUTE, { ...SIDES, walls, tolerance: 2 }),
  guard: (walls) => engine.guard(ROUTE, LOOSE, { ...SIDES, walls }),
  firstWallHit: (walls) => engine.firstWallHit(LINE, { ...SIDES, walls }),
  wallsCrossed: (walls) => engine.wallsCrossed(LINE, { ...SIDES, walls }),
  wallCrossings: (walls) => engine.wallCrossings(LINE, { ...SIDES, walls }),
};

for (const [name, call] of Object.entries(CALLS)) {
  test(`${name} takes walls as lists and as masks`, () => {
    const expected = call(LIST);
    assert.notDeepEqual(expected, call([]), 'the walls matter');
    for (const walls of [...LISTS, ...MASKS]) assert.deepEqual(call(walls), expected);
    for (const walls of [new Uint8Array(29), Uint8Array.from(LIST), [true], flags.concat(false)])
      assert.throws(() => call(walls), {
        name: 'MeanderError',
        code: 'BadArgument',
        argument: 'walls',
        message: new RegExp(
          `^walls.length was ${walls.length}; it must be 30, one for each cell, in a Uint8Array`,
        ),
      });
  });
}

const NEAR = { width: 1000, height: 1000, from: 500_500, to: 500_503 };
const LARGE = Array.from({ length: 1e6 }, (_, cell) => cell % 7 === 5);

/** The least time that a function takes of a few. @param {() => unknown} call */
function least(call) {
  const times = Array.from({ length: 30 }, () => {
    const start = performance.now();
    assert.ok(call());
    return performance.now() - start;
  });
  return Math.min(...times);
}

test('a mask costs a route to a near cell little more than no walls do', () => {
  const mask = Uint8Array.from(LARGE, Number);
  const [none, masked] = [[], mask].map((walls) => least(() => engine.astar({ ...NEAR, walls })));
  assert.ok(masked < 4 * none, `${masked} ms with a mask, ${none} ms without`);
});

test('booleans are read in a third of the time that the platform takes to convert them', () => {
  const read = least(() => engine.astar({ ...NEAR, walls: LARGE }));
  const converted = least(() => Uint8Array.from(LARGE, Number));
  assert.ok(3 * read < converted, `${read} ms to read, ${converted} ms to convert`);
});

test('masks and lists are not mixed, and sides are checked as ever', () => {
  /** @type {[string, any, string][]} */
  const cases = [
    ['walls', { ...SIDES, walls: [...flags.slice(1), 1] }, 'walls[29] was 1; it must be true or false'],
    ['walls', { ...SIDES, walls: [0, true] }, 'walls[1] was true; it must be a number'],
    [
      'walls',
      { ...SIDES, walls: Object.assign([], flags, { 7: undefined }) },
      'walls[7] was undefined; it must be true or false',
    ],
    [
      'width',
      { ...SIDES, width: 2.5, walls: MASKS[0] },
      'width was 2.5; it must be a whole number from 1 to 16777216',
    ],
  ];
  for (const [argument, grid, message] of cases)
    assert.throws(() => engine.firstWallHit(LINE, grid), { code: 'BadArgument', argument, message });
});

test('the same routes beside the page', async () => {
  const request = { ...SIDES, from: 12, to: 16 };
  for (const walls of MASKS)
    assert.deepEqual(
      await engine.astarLater({ ...request, walls }),
      engine.astar({ ...request, walls: LIST }),
    );
});
