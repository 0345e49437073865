/** Calls leak nothing, whether they succeed or fail. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { memoryOf } from './module-memory.js';

const memory = await memoryOf(() => engine.ready());

test('memory stays flat over 3,000 rounds of calls', { timeout: 60_000 }, () => {
  const zigzag = Array.from({ length: 400 }, (_, i) => (i % 2 ? (i * 7) % 13 : i));
  const round = () => {
    const chiseler = new engine.Chiseler({ width: 20, height: 20, terminals: [21, 378], wiggliness: 2 });
    chiseler.step(40);
    chiseler.seek(10);
    chiseler.free();
    engine.refine(zigzag, { passes: 3 });
    engine.catmullRom(zigzag);
    engine.readTrack('1,2\n3,4');
    assert.throws(() => engine.chaikin([0, NaN]));
    assert.throws(() => engine.readTrack('1,x'));
  };
  for (let i = 0; i < 100; i += 1) round();
  const before = memory.buffer.byteLength;
  assert.ok(before);
  for (let i = 0; i < 3000; i += 1) round();
  assert.equal(memory.buffer.byteLength, before);
});
