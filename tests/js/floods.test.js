/** The self-contained file's module has less code for floods and many ends: the cells are the same. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const modules = await Promise.all(
  ['meander', 'single'].map(async (name) => {
    const glue = await import(`../../www/glue/${name}.js`);
    glue.initSync({ module: new WebAssembly.Module(readFileSync(`www/glue/${name}_bg.wasm`)) });
    return glue;
  }),
);

/** Cells that are always the same, all over a grid. @param {number} count @param {number} cells @param {number} seed */
const scattered = (count, cells, seed) =>
  Uint32Array.from({ length: count }, (_, i) => Math.imul(i + 7 * seed + 1, 0x9e3779b1) >>> 0).map(
    (value) => value % cells,
  );

test('the self-contained module and the served one carve the same cells', () => {
  const carved = { few: 0, many: 0 };
  for (let seed = 0; seed < 120; seed += 1) {
    const side = 12 + ((seed * 13) % 60);
    // A few, or so many that the served one closes cell by cell.
    const ends = scattered(2 + [0, 1, 2, 70][(seed >> 1) % 4] * (seed % 7), side * side, seed);
    const sparse = ends.length > 14 ? 100 : 15;
    const walls = scattered(((seed % 5) * side * side) / sparse, side * side, seed + 1000).filter(
      (cell) => !ends.includes(cell),
    );
    const values = Float64Array.of(seed, 1, 0, 0, 0, 0, seed % 2 ? 4 : 8);
    const [ofServed, ofSingle] = modules.map((glue) => glue.carve(side, side, ends, walls, values));
    assert.deepEqual(ofServed, ofSingle, `seed ${seed}`);
    if (ofServed) carved[ends.length > 14 ? 'many' : 'few'] += 1;
  }
  assert.ok(carved.few > 40 && carved.many > 8, JSON.stringify(carved));
});
