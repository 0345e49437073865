/** Walls as masks, wherever walls are taken: the same as lists of cells. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../dist/meander.js';

await engine.ready();

const SIDES = { width: 6, height: 5 };
const LIST = [7, 8, 9, 13, 19, 27];
const LINE = [0.5, 0.5, 4.5, 0.5, 4.5, 4.5, 2.5, 2.5, 2.5, 0.5];
const ROUTE = engine.cellsToPoints([12, 6, 0, 1, 2, 3, 4, 10, 16], SIDES);
const LOOSE = engine.simplify(ROUTE, { tolerance: 9 });

/** @typedef {import('../../dist/meander.js').Walls} Walls */

const flags = Array.from({ length: 30 }, (_, cell) => LIST.includes(cell));
/** @type {Walls[]} */
const FORMS = [
  ...[Uint32Array.from(LIST), Uint16Array.from(LIST), Int8Array.from(LIST)],
  ...[Uint8Array.from(flags, Number), Uint8Array.from(flags, (flag) => (flag ? 200 : 0)), flags],
];

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
  guard: (walls) => engine.guard(ROUTE, LOOSE, { ...SIDES, walls }),
  firstWallHit: (walls) => engine.firstWallHit(LINE, { ...SIDES, walls }),
  wallsCrossed: (walls) => engine.wallsCrossed(LINE, { ...SIDES, walls }),
  wallCrossings: (walls) => engine.wallCrossings(LINE, { ...SIDES, walls }),
};

test('every function takes walls as lists and as masks', () => {
  for (const [name, call] of Object.entries(CALLS)) {
    const expected = call(LIST);
    assert.notDeepEqual(expected, call([]), `${name}: the walls matter`);
    for (const walls of FORMS) assert.deepEqual(call(walls), expected, name);
    for (const walls of [new Uint8Array(29), [true], flags.concat(false)])
      assert.throws(() => call(walls), {
        ...{ name: 'MeanderError', code: 'BadArgument', argument: 'walls' },
        message: new RegExp(`^walls.length was ${walls.length}; it must be 30, one for each cell`),
      });
  }
});

test('a mixture of a mask and a list is refused with its first bad entry', () => {
  /** @type {[any, string][]} */
  const mixed = [
    [[...flags.slice(1), 1], 'walls[29] was 1; it must be true or false'],
    [[0, true], 'walls[1] was true; it must be a number'],
    [Object.assign([], flags, { 7: undefined }), 'walls[7] was undefined; it must be true or false'],
  ];
  for (const [walls, message] of mixed)
    assert.throws(() => engine.firstWallHit(LINE, { ...SIDES, walls }), { argument: 'walls', message });
});
