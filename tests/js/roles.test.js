import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { refuses } from './refuses.js';

before(() => engine.ready());

/** `#` is a wall: ....... / .#.#.## / ...#.## */
const GRID = { width: 7, height: 3, walls: [8, 10, 12, 13, 17, 19, 20] };

test('cellRoles tells needed cells, cycles and dead ends apart', () => {
  assert.deepEqual(
    { ...engine.cellRoles({ ...GRID, terminals: [0, 6] }) },
    {
      needed: Uint32Array.of(0, 2, 3, 4, 5, 6),
      cycles: Uint32Array.of(0, 1, 2, 7, 9, 14, 15, 16),
      deadEnds: Uint32Array.of(11, 18),
    },
  );
  assert.equal(engine.cellRoles({ width: 5, height: 1, walls: [2], terminals: [0, 4] }), null);
  refuses(() => engine.cellRoles({ ...GRID, terminals: [0, 21] }), { argument: 'terminals' });
});

test('reachable returns the cells in the order of a search', () => {
  const grid = { width: 4, height: 3, walls: [2, 5, 6, 11] };
  assert.deepEqual([...engine.reachable({ ...grid, from: 0 })], [0, 1, 4, 8, 9, 10]);
  assert.deepEqual([...engine.reachable({ ...grid, from: 2 })], []);
  refuses(() => engine.reachable({ ...grid, from: 12 }), { argument: 'from' });
});

test('Chiseler.searches counts the removals that hit the witness', () => {
  const chiseler = new engine.Chiseler({ width: 12, height: 9, terminals: [0, 107], seed: 5 });
  const counts = [0];
  for (let witness = chiseler.witness(); chiseler.step() > 0; witness = chiseler.witness()) {
    const hit = witness.includes(chiseler.last?.cell ?? NaN);
    assert.equal(chiseler.last?.searched, hit);
    counts.push(counts[counts.length - 1] + Number(hit));
  }
  for (const step of [counts.length - 1, 50, 3, 0, 77]) {
    chiseler.seek(step);
    assert.equal(chiseler.searches, counts[step]);
  }
  chiseler.free();
});
