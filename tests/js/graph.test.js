/** Carving and routes on any graph, given by the neighbours of each node. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { refuses } from './refuses.js';

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

test('a grid as a graph is carved like the grid itself', () => {
  const kinds = [
    { wiggliness: 0.5 },
    { weights: Array.from({ length: 108 }, (_, cell) => 1 + (cell % 5)) },
    { articulation: true },
    { pruneDistance: 3 },
    { order: Array.from({ length: 108 }, (_, cell) => (cell * 37) % 108) },
  ];
  for (const kind of kinds) {
    const request = { terminals: [0, 107, 11, 54], walls: WALLS, seed: 1, ...kind };
    const expected = chisel({ ...SIDES, ...request });
    assert.ok(expected);
    assert.deepEqual(chisel({ graph: GRAPH, ...request }), expected, JSON.stringify(kind));
    const [onGraph, onGrid] = [{ graph: GRAPH }, SIDES].map((field) => {
      const chiseler = new Chiseler({ ...field, ...request });
      chiseler.seek(50);
      return [chiseler.states(), chiseler.last];
    });
    assert.deepEqual(onGraph, onGrid);
  }
});

test('a carving on a graph has branches', () => {
  const terminals = [0, 107, 11, 54];
  const carving = chisel({ graph: GRAPH, terminals, walls: WALLS, seed: 1 });
  assert.ok(carving);
  const expected = branches(carving.cells, { ...SIDES, terminals });
  assert.equal(expected.length, 2);
  assert.deepEqual(branches(carving.cells, { graph: GRAPH, terminals }), expected);
  assert.deepEqual(branches([1], { graph: [[1], [0]], terminals: [0, 1] }), []);
  const argument = 'graph';
  refuses(() => branches([0], { graph: [[1], []], terminals: [0, 1] }), { code: 'BadArgument', argument });
});

test('a grid as a graph has the same reach, unreachable terminals and roles', () => {
  const { cellRoles, reachable, unreachableTerminals } = engine;
  const walls = [...WALLS, 1, 12];
  for (const from of [0, 2, 14, 107]) {
    const expected = reachable({ ...SIDES, walls, from });
    assert.deepEqual(reachable({ graph: GRAPH, walls, from }), expected);
  }
  const terminals = [107, 0, 54, 14];
  assert.deepEqual([...unreachableTerminals({ graph: GRAPH, walls, terminals })], [1, 3]);
  const open = { walls: WALLS, terminals: [0, 107, 54] };
  assert.deepEqual(cellRoles({ graph: GRAPH, ...open }), cellRoles({ ...SIDES, ...open }));
  assert.equal(cellRoles({ graph: GRAPH, walls, terminals }), null);
  const [argument, graph] = ['graph', [[1], []]];
  refuses(() => reachable({ graph, from: 0 }), { code: 'BadArgument', argument });
  refuses(() => cellRoles({ graph, terminals: [0, 1] }), { code: 'BadArgument', argument });
  refuses(() => unreachableTerminals({ graph, terminals: [0, 1] }), { code: 'BadArgument', argument });
});

test('a grid as a graph has the same blobs, and routes of the same length', () => {
  const request = { count: 30, seed: 5, roundness: 0.5, walls: WALLS };
  assert.deepEqual(blob({ graph: GRAPH, ...request }), blob({ ...SIDES, ...request }));
  const ends = { from: 0, through: [50], to: 107, walls: WALLS };
  assert.equal(route({ graph: GRAPH, ...ends })?.length, route({ ...SIDES, ...ends })?.length);
  assert.ok(route({ graph: GRAPH, ...ends }));
});

test('a graph may be typed lists, and its walls a mask of the nodes', () => {
  const typed = GRAPH.map((list) => Uint32Array.from(list));
  const mask = Uint8Array.from(GRAPH, (_, node) => Number(WALLS.includes(node)));
  const request = { terminals: [0, 107], seed: 8 };
  const expected = chisel({ graph: GRAPH, ...request, walls: WALLS });
  assert.deepEqual(chisel({ graph: typed, ...request, walls: mask }), expected);
});

test('chiselLater reads the graph when it is called', async () => {
  const request = { graph: GRAPH.map((list) => [...list]), terminals: [0, 107], seed: 8 };
  const expected = chisel(request);
  const later = engine.chiselLater(request);
  request.graph[0].pop();
  assert.deepEqual(await later, expected);
});

test('steps of a graph may lead one way and have costs', () => {
  const graph = [[1, 2], [], [1]];
  assert.equal(route({ graph, from: 1, to: 0 }), null);
  const costs = [[9, 2], [], [3]];
  assert.deepEqual([...(cheapestRoute({ graph, costs, from: 0, to: 1 }) ?? [])], [0, 2, 1]);
  assert.deepEqual([...(cheapestRoute({ graph, costs, from: 0, to: 1, walls: [2] }) ?? [])], [0, 1]);
});

test('an error about a graph names the node and the neighbour', () => {
  const whole = 'it must be a whole number from 0 to 4294967295';
  /** @type {[any, string][]} */
  const graphs = [
    [[[1], [0, 7]], 'graph[1] was 7; it must be a neighbour that the graph has'],
    [[[1], []], 'graph[0] was 1; it must be a neighbour in both directions'],
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
    [[[0], [1]], 'costs[0][0] was 0; it must be a whole number of 1 or more'],
    [undefined, 'costs was undefined; it must be an array with a list of costs for each node'],
  ];
  const priced = /** @type {any} */ ({ graph: [[1], [0]], costs: [[1], [1]], from: 0, to: 1 });
  assert.throws(() => route(priced), { code: 'BadArgument', argument: 'costs' });
  for (const [given, message] of costs)
    assert.throws(() => cheapestRoute({ graph: [[1], [0]], costs: given, from: 0, to: 1 }), { message });
});
