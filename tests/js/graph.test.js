/** Carving and routes on graphs, which list the neighbours of each node. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';

const { Chiseler, blob, branches, chisel, route } = engine;

await engine.ready();

const SIDES = { width: 12, height: 9 };
/** The same grid as a graph, its neighbours in the grid's order. */
const GRAPH = Array.from({ length: 108 }, (_, cell) => {
  const [x, y] = [cell % 12, Math.floor(cell / 12)];
  return [
    ...[y > 0 ? cell - 12 : -1, x > 0 ? cell - 1 : -1],
    ...[x < 11 ? cell + 1 : -1, y < 8 ? cell + 12 : -1],
  ].filter((other) => other >= 0);
});
const WALLS = [14, 15, 27, 40, 41, 66, 67];

test('every call takes a graph, and returns the same as for the equivalent grid', () => {
  const terminals = [0, 107, 11, 54];
  const request = { terminals, walls: WALLS, seed: 1 };
  const carve = (/** @type {any} */ field) => {
    const chiseler = new Chiseler({ ...field, ...request, wiggliness: 0.5 });
    chiseler.seek(50);
    const carving = chisel({ ...field, ...request });
    return {
      ...{ carving, states: chiseler.states(), last: chiseler.last },
      branches: branches(carving?.cells ?? [], { ...field, terminals }),
      blob: blob({ ...field, count: 30, seed: 5, roundness: 0.5, walls: WALLS }),
      length: route({ ...field, from: 0, through: [50], to: 107, walls: WALLS })?.length,
      reach: engine.reachable({ ...field, walls: WALLS, from: 2 }),
      cutOff: [
        ...engine.unreachableTerminals({ ...field, walls: [...WALLS, 1, 12], terminals: [107, 0, 54, 14] }),
      ],
      roles: engine.cellRoles({ ...field, walls: WALLS, terminals: [0, 107, 54] }),
    };
  };
  const onGrid = carve(SIDES);
  assert.ok(onGrid.carving && onGrid.blob && onGrid.length);
  assert.equal(onGrid.branches.length, 2);
  assert.deepEqual(onGrid.cutOff, [1, 3]);
  assert.deepEqual(carve({ graph: GRAPH }), onGrid);
  for (const read of [engine.reachable, engine.cellRoles, engine.unreachableTerminals]) {
    const bad = /** @type {any} */ ({ ...SIDES, from: 0, terminals: [0, 1], neighborhood: null });
    assert.throws(() => read(bad), { code: 'BadArgument', argument: 'neighborhood' });
  }
  const message = 'from was 0; it must be a node of the graph, which has none';
  assert.throws(() => engine.reachable({ graph: [], from: 0 }), { code: 'BadArgument', message });
});
