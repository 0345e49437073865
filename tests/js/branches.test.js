import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';

before(() => engine.ready());

const { branches, chisel, unreachableTerminals } = engine;

/** @param {number} a @param {number} b @param {number} width */
const steps = (a, b, width) => [
  Math.abs((a % width) - (b % width)),
  Math.abs(Math.floor(a / width) - Math.floor(b / width)),
];

for (const neighborhood of /** @type {const} */ ([4, 8]))
  for (const count of [2, 3, 4, 7])
    test(`the ways between ${count} ends have every cell that was kept, ${neighborhood} neighbours`, () => {
      for (let seed = 0; seed < 40; seed++) {
        const [width, height] = [7 + (seed % 9), 17];
        const terminals = [
          ...new Set(Array.from({ length: count }, (_, i) => (seed * 37 + i * 61) % (width * height))),
        ];
        const carving = chisel({ width, height, terminals, seed, neighborhood });
        assert.ok(carving);
        const ways = branches(carving.cells, { width, terminals, neighborhood });
        const [main, ...others] = ways;
        assert.ok(terminals.includes(main[0]) && terminals.includes(main[main.length - 1]));
        const joined = new Set(main);
        for (const way of others) {
          assert.ok(terminals.includes(way[0]));
          const last = way[way.length - 1];
          assert.ok(joined.has(last), 'a branch ends on what is joined already');
          assert.ok(way.subarray(0, -1).every((cell) => !joined.has(cell)));
          for (const cell of way) joined.add(cell);
        }
        for (const way of ways)
          for (let i = 1; i < way.length; i++) {
            const [across, down] = steps(way[i - 1], way[i], width);
            assert.ok(neighborhood === 4 ? across + down === 1 : Math.max(across, down) === 1);
          }
        assert.ok(terminals.every((end) => joined.has(end)));
        if (neighborhood === 4)
          assert.deepEqual(
            [...joined].sort((a, b) => a - b),
            [...carving.cells],
          );
        if (terminals.length === 2 && neighborhood === 4) assert.deepEqual([...main], [...carving.path]);
      }
    });

/** @param {number[]} kept @param {number} width @param {number[]} terminals */
const lists = (kept, width, terminals) => branches(kept, { width, terminals }).map((way) => [...way]);

test('the first way through a tree of many ends is the longest one', () => {
  // A row of six, with a branch down from its middle.
  const kept = [0, 1, 2, 3, 4, 5, 8];
  assert.deepEqual(lists(kept, 6, [8, 5, 0])[0], [5, 4, 3, 2, 1, 0]);
  assert.deepEqual(
    lists([...kept, 14, 20, 26, 27, 28], 6, [0, 28, 5])[0],
    [28, 27, 26, 20, 14, 8, 2, 3, 4, 5],
  );
  assert.deepEqual(lists(kept, 6, [0, 29, 5]), []);
  // The end of a row does not touch the start of the next.
  assert.deepEqual(lists([1, 2], 2, [1, 2]), []);
});

test('every end off the first way has a branch of its own, which ends on what is joined already', () => {
  // 0 to 8 in a row, with a twig down from 4 that forks at 22.
  const kept = [0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 22, 21, 23];
  assert.deepEqual(lists(kept, 9, [0, 8, 21, 23]), [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [21, 22, 13, 4],
    [23, 22],
  ]);
});

test('terminals disconnected by walls from the first one are named', () => {
  const grid = { width: 6, height: 5 };
  const unreachable = (/** @type {any} */ request) => [...unreachableTerminals(request)];
  const terminals = [0, 29];
  assert.deepEqual(unreachable({ ...grid, walls: [2, 8, 14, 20, 26], terminals: [0, 5, 24, 29] }), [1, 3]);
  assert.deepEqual(unreachable({ ...grid, terminals }), []);
  assert.deepEqual(unreachable({ ...grid, walls: [0], terminals }), [0, 1]);
  // The last cell of a row is no neighbour of the first of the next, but diagonally they may touch.
  const square = { width: 2, height: 2, walls: [0, 3], terminals: [1, 2] };
  assert.deepEqual(unreachable(square), [1]);
  assert.deepEqual(unreachable({ ...square, neighborhood: 8 }), []);
});

test('cells that do not connect the terminals have no branches', () => {
  assert.deepEqual(branches([0, 1, 4], { width: 5, terminals: [0, 4] }), []);
  assert.deepEqual(branches([], { width: 5, terminals: [0, 4] }), []);
});

test('errors name the argument', () => {
  const named = (/** @type {any} */ call, /** @type {string} */ argument) =>
    assert.throws(call, { name: 'MeanderError', code: 'BadArgument', argument });
  named(() => branches(/** @type {any} */ ('x'), { width: 5, terminals: [0, 4] }), 'cells');
  named(() => branches([1.5], { width: 5, terminals: [0, 4] }), 'cells');
  named(() => branches([1], { width: 0, terminals: [0, 4] }), 'width');
  named(() => branches([1], { width: 5, terminals: [4] }), 'terminals');
  named(
    () => branches([1], /** @type {any} */ ({ width: 5, terminals: [0, 4], neighborhood: 6 })),
    'neighborhood',
  );
  named(() => branches([1], /** @type {any} */ (null)), 'options');
  named(() => branches([2 ** 32 - 1], { width: 5, terminals: [0, 4] }), 'cells');
  named(() => branches([1], { width: 5, terminals: [0, 2 ** 32 - 1] }), 'terminals');
  const grid = { width: 5, height: 5, walls: [7], terminals: [0, 4] };
  named(() => unreachableTerminals(/** @type {any} */ (null)), 'options');
  named(() => unreachableTerminals({ ...grid, width: 0 }), 'width');
  named(() => unreachableTerminals({ ...grid, height: 1.5 }), 'height');
  named(() => unreachableTerminals({ ...grid, walls: [25] }), 'walls');
  named(() => unreachableTerminals({ ...grid, terminals: [25] }), 'terminals');
  named(() => unreachableTerminals(/** @type {any} */ ({ ...grid, neighborhood: 6 })), 'neighborhood');
});
