/** The flood of the article's figure, compared with the engine. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { floodSteps, removalTurns } from '../../www/article/figures/flood-steps.js';
import * as engine from '../../www/engine.js';

await engine.ready();

const SIDE = 8;
const COUNT = SIDE * SIDE;

/** @param {number} seed */
function flooded(seed) {
  const [start, goal] = [seed % COUNT, (seed * 29 + 17) % COUNT];
  const field = { width: SIDE, height: SIDE, terminals: [start, goal], seed };
  const turns = removalTurns(engine, field);
  return { field, start, goal, turns, flood: floodSteps({ side: SIDE, start, goal, turns }) };
}

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed).filter(
  (seed) => seed % COUNT !== (seed * 29 + 17) % COUNT,
);

test('the flood finds the path that carving leaves', () => {
  for (const seed of SEEDS) {
    const { field, flood } = flooded(seed);
    assert.deepEqual(flood.path, Array.from(engine.chisel(field)?.path ?? []), `seed ${seed}`);
  }
});
