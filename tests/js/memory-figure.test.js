/** Nothing leaks in the module that a figure begins with either. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { readyForFigure } from '../../www/engine/figure-module.js';
import { memoryOf } from './module-memory.js';

const memory = await memoryOf(() => readyForFigure());

const GRID = { width: 20, height: 20, terminals: [21, 378] };

test('memory stays flat over 10,000 rounds of calls', { timeout: 60_000 }, () => {
  const zigzag = Array.from({ length: 400 }, (_, i) => (i % 2 ? (i * 7) % 13 : i));
  const round = () => {
    const chiseler = new engine.Chiseler({ ...GRID, wiggliness: 2 });
    chiseler.step(40);
    chiseler.seek(10);
    assert.equal(chiseler.states().length, 400);
    assert.ok(chiseler.witness().length > 30);
    chiseler.free();
    assert.throws(() => chiseler.step(1), { code: 'Freed' });
    engine.chaikin(zigzag, { passes: 3 });
    engine.catmullRom(zigzag);
    engine.measure([]);
    engine.wallCrossings(zigzag, { ...GRID, walls: [5, 60] });
    assert.throws(() => engine.chaikin([0, NaN]), { code: 'BadArgument' });
    assert.equal(engine.chisel({ ...GRID, walls: [1, 20, 22, 41] }), null);
  };
  for (let i = 0; i < 100; i += 1) round();
  const before = memory.buffer.byteLength;
  assert.ok(before);
  for (let i = 0; i < 10_000; i += 1) round();
  assert.equal(memory.buffer.byteLength, before);
});
