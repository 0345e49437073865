import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';

before(() => engine.ready());

/** Cells by a picture: `#` is a wall. @param {string} picture */
function field(picture) {
  const rows = picture.trim().split(/\s+/);
  const walls = [...rows.join('')].flatMap((letter, cell) => (letter === '#' ? [cell] : []));
  return { width: rows[0].length, height: rows.length, walls };
}

test('what is needed, on a cycle or a dead end', () => {
  const grid = field(`
    .......
    .#.#.##
    ...#.##`);
  const roles = engine.cellRoles({ ...grid, terminals: [0, 6] });
  assert.deepEqual(
    { ...roles },
    {
      needed: Uint32Array.of(0, 2, 3, 4, 5, 6),
      cycles: Uint32Array.of(0, 1, 2, 7, 9, 14, 15, 16),
      deadEnds: Uint32Array.of(11, 18),
    },
  );
});

test('ends that are apart have no roles', () => {
  assert.equal(engine.cellRoles({ ...field('..#..'), terminals: [0, 4] }), null);
});

test('what can be reached comes in the order of a search', () => {
  const grid = field(`
    ..#.
    .##.
    ...#`);
  assert.deepEqual([...engine.reachable({ ...grid, from: 0 })], [0, 1, 4, 8, 9, 10]);
  assert.deepEqual([...engine.reachable({ ...grid, from: 3 })], [3, 7]);
  assert.deepEqual([...engine.reachable({ ...grid, from: 2 })], []);
});

test('only hits of the witness are searches, on the way forth and back', () => {
  const chiseler = new engine.Chiseler({ width: 12, height: 9, terminals: [0, 107], seed: 5 });
  const counts = [0];
  for (let witness = chiseler.witness(); chiseler.step() > 0; witness = chiseler.witness()) {
    const hit = witness.includes(chiseler.last?.cell ?? NaN);
    assert.equal(chiseler.last?.searched, hit);
    counts.push(counts[counts.length - 1] + Number(hit));
    assert.equal(chiseler.searches, counts[counts.length - 1]);
  }
  assert.ok(chiseler.searches > 0 && chiseler.searches < chiseler.stepCount);
  for (const step of [50, 3, 0, 77]) {
    chiseler.seek(step);
    assert.equal(chiseler.searches, counts[step]);
  }
  chiseler.free();
});
