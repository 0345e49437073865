/** Carving and routes on any graph, given by the neighbours of each node. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';

const { Chiseler, astar, blob, cheapestRoute, chisel, route } = engine;

await engine.ready();

/** A grid as a graph, its neighbours in the grid's order. @param {number} width @param {number} height @param {4 | 8} count */
function gridGraph(width, height, count = 4) {
  return Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const around = [];
    for (const dy of [-1, 0, 1]) {
      for (const dx of [-1, 0, 1]) {
        const isSide = Math.abs(dx) + Math.abs(dy) === 1;
        const [column, row] = [x + dx, y + dy];
        const isInside = column >= 0 && column < width && row >= 0 && row < height;
        if (isInside && (isSide || (count === 8 && dx && dy))) around.push(row * width + column);
      }
    }
    return around;
  });
}

const SIDES = { width: 12, height: 9 };
const GRAPH = gridGraph(12, 9);
const WALLS = [14, 15, 27, 40, 41, 66, 67];

test('a grid as a graph is carved as the grid itself is', () => {
  const weights = Array.from({ length: 108 }, (_, cell) => 1 + (cell % 5));
  const kinds = [
    {},
    { wiggliness: 0 },
    { wiggliness: 0.5 },
    { wiggliness: 2 },
    { weights },
    { articulation: true },
    { stopOpenFraction: 0.4 },
    { pruneDistance: 3 },
    { order: Array.from({ length: 108 }, (_, cell) => (cell * 37) % 108) },
  ];
  for (const terminals of [
    [0, 107],
    [0, 107, 11, 54],
  ]) {
    for (const kind of kinds) {
      for (const seed of [1, 2]) {
        const request = { terminals, walls: WALLS, seed, ...kind };
        const expected = chisel({ ...SIDES, ...request });
        assert.ok(expected);
        assert.deepEqual(chisel({ graph: GRAPH, ...request }), expected, JSON.stringify(kind));
        const chiseler = new Chiseler({ graph: GRAPH, ...request });
        chiseler.seek(50);
        const steps = new Chiseler({ ...SIDES, ...request });
        steps.seek(50);
        assert.deepEqual([chiseler.states(), chiseler.last], [steps.states(), steps.last]);
      }
    }
  }
  const eight = { terminals: [0, 107], seed: 4 };
  const expected = chisel({ ...SIDES, ...eight, neighborhood: 8 });
  assert.deepEqual(chisel({ graph: gridGraph(12, 9, 8), ...eight }), expected);
});

test('a grid as a graph has the same blobs and routes', () => {
  const request = { count: 30, seed: 5, roundness: 0.5, walls: WALLS };
  assert.deepEqual(blob({ graph: GRAPH, ...request }), blob({ ...SIDES, ...request }));
  const ends = { from: 0, through: [50], to: 107, walls: WALLS };
  const found = route({ graph: GRAPH, ...ends });
  assert.deepEqual(found, route({ ...SIDES, ...ends }));
  assert.equal(found?.length, astar({ ...SIDES, ...ends })?.length);
  assert.equal(route({ ...SIDES, neighborhood: 8, from: 0, to: 104 })?.length, 9);
});

test('lists of any kind, and walls as masks of the nodes', () => {
  const typed = GRAPH.map((list) => Uint32Array.from(list));
  const mask = Uint8Array.from(GRAPH, (_, node) => Number(WALLS.includes(node)));
  const request = { terminals: [0, 107], seed: 8 };
  const expected = chisel({ graph: GRAPH, ...request, walls: WALLS });
  assert.deepEqual(chisel({ graph: typed, ...request, walls: mask }), expected);
  const wrong = { name: 'MeanderError', code: 'BadArgument', argument: 'walls' };
  assert.throws(() => chisel({ graph: GRAPH, ...request, walls: new Uint8Array(9) }), wrong);
});

test('beside the page, the graph is that of the call', async () => {
  const request = { graph: gridGraph(12, 9), terminals: [0, 107], seed: 8 };
  const expected = chisel(request);
  const later = engine.chiselLater(request);
  request.graph[0].pop();
  assert.deepEqual(await later, expected);
});

test('a ring is carved to one of its two ways', () => {
  const ring = Array.from({ length: 9 }, (_, node) => [(node + 8) % 9, (node + 1) % 9]);
  const ways = Array.from(
    { length: 20 },
    (_, seed) => chisel({ graph: ring, terminals: [0, 3], seed })?.path.length,
  );
  assert.deepEqual(new Set(ways), new Set([4, 7]));
  assert.equal(chisel({ graph: [[], []], terminals: [0, 1] }), null);
});

test('steps may lead one way and cost more or less', () => {
  const graph = [[1, 2], [], [1]];
  assert.deepEqual([...(route({ graph, from: 0, to: 1 }) ?? [])], [0, 1]);
  assert.equal(route({ graph, from: 1, to: 0 }), null);
  const costs = [[9, 2], [], [3]];
  assert.deepEqual([...(cheapestRoute({ graph, costs, from: 0, to: 1 }) ?? [])], [0, 2, 1]);
  assert.deepEqual([...(cheapestRoute({ graph, costs, from: 0, to: 1, walls: [2] }) ?? [])], [0, 1]);
  assert.equal(cheapestRoute({ graph, costs, from: 1, to: 0 }), null);
  const twice = { graph: [[1, 1, 2], [], [1]], costs: [[9, 4, 2], [], [3]] };
  assert.deepEqual([...(cheapestRoute({ ...twice, from: 0, to: 1 }) ?? [])], [0, 1], 'the cheaper of two');
});

test('what is wrong with a graph is told by node and neighbour', () => {
  const ends = { terminals: [0, 1] };
  const whole = 'it must be a whole number from 0 to 4294967295';
  /** @type {[any, string][]} */
  const graphs = [
    [[[1], [0, 7]], 'graph[1] was 7; it must be a neighbour that the graph has'],
    [[[1], []], 'graph[0] was 1; it must be a neighbour in both directions'],
    [[[1], [-1]], `graph[1][0] was -1; ${whole}`],
    [[[1], [0, '0']], `graph[1][1] was "0"; ${whole}`],
    [[[1], 0], 'graph[1] was 0; it must be a list of nodes'],
    [Array(2), 'graph[0] was undefined; it must be a list of nodes'],
    [{}, 'graph was an object; it must be an array with a list of nodes for each node'],
    [null, 'graph was null; it must be an array with a list of nodes for each node'],
    [[], 'terminals[0] was 0; it must be the index of a cell inside the grid'],
  ];
  for (const [graph, message] of graphs)
    assert.throws(() => chisel({ graph, ...ends }), { name: 'MeanderError', code: 'BadArgument', message });
  for (const [graph, message] of graphs.slice(2, -1))
    assert.throws(() => cheapestRoute({ graph, costs: [], from: 0, to: 1 }), {
      code: 'BadArgument',
      message,
    });
  const line = [[1], [0]];
  /** @type {[any, string][]} */
  const costs = [
    [[[1]], 'costs.length was 1; it must be 2, one list for each node'],
    [[[1], []], 'costs[1].length was 0; it must be 1, one for each neighbour'],
    [[[0], [1]], 'costs[0][0] was 0; it must be a whole number of 1 or more'],
    [undefined, 'costs was undefined; it must be an array with a list of costs for each node'],
    [[[1], [0.5]], `costs[1][0] was 0.5; ${whole}`],
  ];
  for (const [given, message] of costs)
    assert.throws(() => cheapestRoute({ graph: line, costs: given, from: 0, to: 1 }), {
      code: 'BadArgument',
      message,
    });
  assert.throws(() => route({ graph: line, from: 0, to: 2 }), {
    message: 'to was 2; it must be the number of a node',
  });
});
