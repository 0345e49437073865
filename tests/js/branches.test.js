import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';

before(() => engine.ready());

const { branches, chisel } = engine;

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
});
