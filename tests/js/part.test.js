import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as figure from '../../www/glue/figure.js';
import * as whole from '../../www/glue/meander.js';
import table from '../../www/glue/table.js';

/** Both are the same core: the small one has some of the functions. */
const modules = Object.entries({ figure, meander: whole }).map(([name, glue]) => {
  glue.initSync({ module: new WebAssembly.Module(readFileSync(`www/glue/${name}.wasm`)) });
  return /** @type {typeof figure} */ (/** @type {unknown} */ (glue));
});

/** @param {(glue: typeof figure) => unknown} run */
function same(run) {
  const [ofFigure, ofWhole] = modules.map(run);
  assert.ok(ofWhole);
  assert.deepEqual(ofFigure, ofWhole);
}

test('the module that a figure begins with gives what the whole one gives', () => {
  const walls = Uint32Array.of(40, 41, 61, 200, 201);
  for (let seed = 0; seed < 12; seed += 1) {
    for (const wiggliness of [0, 0.5, 1, 2]) {
      const values = Float64Array.of(seed, wiggliness, 0, 0, 0, 0, 4);
      for (const ends of [Uint32Array.of(0, 399), Uint32Array.of(0, 399, 19, 210)]) {
        same((glue) => {
          const chiseler = new glue.CarvingRequest(20, 20, ends, walls, values).chiseler();
          return [60, 200, 30, 0, 1, 60, 2 ** 32 - 1, 59].map((step) => {
            chiseler.seek(step);
            const { last, stepCount, done } = chiseler;
            return [chiseler.states(), chiseler.witness(), last, stepCount, done, chiseler.step(2)];
          });
        });
      }
    }
  }
  const points = Float64Array.from({ length: 60 }, (_, i) => Math.sin(i * i) * 10 + i);
  const place = (/** @type {string} */ id) => table.findIndex((row) => row[0] === id);
  /** @type {[run: 'chaikin' | 'simplify' | 'catmullRom', id: string, values: number[]][]} */
  const curves = [
    ['chaikin', 'chaikin', [3, 0.25, 0]],
    ['simplify', 'simplify', [0.5, 0]],
    ['catmullRom', 'catmull_rom', [5, 0, 0]],
    ['catmullRom', 'catmull_rom', [5, 0.3, 0]],
    ['catmullRom', 'catmull_rom', [5, 0.5, 0]],
    ['catmullRom', 'catmull_rom', [5, 1, 1]],
  ];
  for (const [run, id, numbers] of curves) {
    const values = Float64Array.from(numbers);
    same((glue) => glue[run](points, values));
    assert.deepEqual(figure[run](points, values), whole.smooth(place(id), 2, points, values));
  }
  for (const size of [2, 3]) same((glue) => glue.measure(size, points, false));
  same((glue) => glue.wallCrossings(points, 20, 20, walls));
  same((glue) => glue.cellsToPoints(20, walls));
  const kept = Uint32Array.of(0, 1, 2, 3, 4, 7, 12);
  same((glue) => glue.branches(5, 3, 4, kept, Uint32Array.of(0, 4, 12)));
  same((glue) => glue.unreachableTerminals(3, 3, 4, Uint32Array.of(1, 4, 7), Uint32Array.of(0, 2, 6)));
  same((glue) => glue.reachable(3, 3, 4, Uint32Array.of(1, 4), 0));
  same((glue) => glue.cellRoles(5, 2, 4, Uint32Array.of(5, 8), Uint32Array.of(0, 4)));
});
