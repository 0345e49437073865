/** Carving and routes on graphs, which list the neighbours of each node. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';

const { Chiseler, blob, branches, cheapestRoute, chisel, route } = engine;

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

test('graph edges may be one-way and have costs', () => {
  const graph = [[1, 2], [], [1]];
  assert.equal(route({ graph, from: 1, to: 0 }), null);
  const costs = [[9, 2], [], [3]];
  const nodes = Uint32Array.of(0, 2, 1);
  assert.deepEqual(cheapestRoute({ graph, costs, from: 0, to: 1 }), { nodes, cost: 5 });
  assert.deepEqual(cheapestRoute({ graph, costs, from: 0, to: 1, walls: [2] })?.cost, 9);
  assert.deepEqual(cheapestRoute({ graph, costs, from: 0, through: [2], to: 1 })?.cost, 5);
  assert.equal(cheapestRoute({ graph, costs, from: 1, to: 0 }), null);
});

test('an error about a graph names the node and the neighbour', () => {
  const whole = 'it must be a whole number from 0 to 4294967295';
  /** @type {[any, string][]} */
  const graphs = [
    [[[1], [0, 7]], 'graph[1] was 7; it must be a neighbour that the graph has'],
    [[[1], []], 'graph[1] must list 0, because graph[0] lists 1'],
    [[[1], [0, '0']], `graph[1][1] was "0"; ${whole}`],
    [Array(2), 'graph[0] was undefined; it must be a list of nodes'],
    [null, 'graph was null; it must be an array with a list of nodes for each node'],
  ];
  for (const [graph, message] of graphs)
    assert.throws(() => chisel({ graph, terminals: [0, 1] }), { code: 'BadArgument', message });
  /** @type {[any, string][]} */
  const costs = [
    [[[1]], 'costs.length was 1; it must be 2, one list for each node'],
    [[[1], []], 'costs[1].length was 0; it must be 1, one for each neighbour'],
    [[[0], [1]], 'costs[0][0] was 0; it must be a whole number from 1 to 4294967295'],
    [[[1], [1.5]], 'costs[1][0] was 1.5; it must be a whole number from 1 to 4294967295'],
    [undefined, 'costs was undefined; it must be an array with a list of costs for each node'],
  ];
  const priced = /** @type {any} */ ({ graph: [[1], [0]], costs: [[1], [1]], from: 0, to: 1 });
  assert.throws(() => route(priced), { code: 'BadArgument', argument: 'costs' });
  for (const [given, message] of costs)
    assert.throws(() => cheapestRoute({ graph: [[1], [0]], costs: given, from: 0, to: 1 }), { message });
});
