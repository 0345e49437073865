/** GridMap: routes, lines and distance fields on one map. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { any, refuses } from './refuses.js';

await engine.ready();

const NEVER = 0xffff_ffff;
/** A grid with a wall in a quarter of its cells, always the same. @param {number} side */
function field(side) {
  let state = 1;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  return {
    width: side,
    height: side,
    walls: Uint8Array.from({ length: side * side }, () => +(next() < 0.25)),
  };
}

test('a route has its cells, their centres and its cost', () => {
  // . # .
  // . # .
  // . . .
  const map = new engine.GridMap({ width: 3, height: 3, walls: [1, 4], neighborhood: 8 });
  const found = map.route([[0, 0], 2]);
  assert.deepEqual(found?.cells, Uint32Array.of(0, 3, 6, 7, 8, 5, 2));
  assert.deepEqual(found.points, engine.cellsToPoints(found.cells, { width: 3 }));
  assert.equal(found.cost, 6);
  map.setCost([1, 2], 5);
  assert.equal(map.route([0, 2])?.cost, 10);
  map.setWall(4, false);
  assert.deepEqual(map.route([0, 2])?.cells, Uint32Array.of(0, 3, 4, 5, 2));
  map.setWalls([]);
  assert.equal(map.route([0, 8])?.cost, 198 / 70);
  assert.deepEqual(map.route([3]), { cells: Uint32Array.of(3), points: Float64Array.of(0.5, 1.5), cost: 0 });
  assert.deepEqual(map.route([]), { cells: new Uint32Array(), points: new Float64Array(), cost: 0 });
  map.free();
});

test('a map returns what the free functions return', () => {
  const grid = field(30);
  const map = new engine.GridMap(grid);
  let compared = 0;
  for (let seed = 0; seed < 30; seed += 1) {
    const [from, to] = [(seed * 331) % 900, (seed * 127 + 450) % 900];
    const found = map.route([from, to], { seed });
    assert.deepEqual(found?.cells ?? null, engine.astar({ ...grid, from, to, seed }));
    assert.deepEqual(map.route([from, to])?.cells ?? null, engine.route({ ...grid, from, to }));
    if (!found) continue;
    const [radius, tolerance] = [0.4, Infinity];
    const pulled = map.pull(found.points, { radius });
    assert.deepEqual(pulled, engine.simplify(found.points, { ...grid, radius, tolerance }));
    const smooth = engine.catmullRom(pulled);
    assert.deepEqual(
      map.guard(found.points, smooth, { radius }),
      engine.guard(found.points, smooth, { ...grid, radius }),
    );
    assert.equal(map.clear(smooth), engine.firstWallHit(smooth, grid));
    const unit = map.unitPath(from, to, { radius });
    assert.ok(unit);
    assert.equal(unit.cost, map.route([from, to])?.cost);
    assert.equal(map.clear(unit.points, { radius }), -1);
    compared += 1;
  }
  assert.ok(compared > 5);
  map.free();
});

test('a map reads the radius of a line, and whether it is closed', () => {
  // . . .
  // . # .     around the wall
  // . . .
  const grid = { width: 3, height: 3, walls: [4] };
  const map = new engine.GridMap(grid);
  const round = engine.cellsToPoints([0, 1, 2, 5, 8, 7, 6, 3], grid);
  const short = round.slice(2, 12);
  assert.deepEqual([map.clear(round), map.clear(round, { radius: 0.5 })], [-1, -1]);
  assert.equal(map.clear(round, { radius: 0.6 }), 0);
  assert.deepEqual([map.clear(short), map.clear(short, { closed: true })], [-1, 4]);
  assert.deepEqual([map.clear([0.5, 0.5]), map.clear([1.5, 1.5]), map.clear([])], [-1, 0, -1]);
  map.free();
});

test('distances and flow respect a radius, and a unit path begins and ends anywhere', () => {
  const map = new engine.GridMap({ width: 4, height: 3, walls: [5, 6] });
  assert.equal(map.distances([11])[0], 5);
  assert.equal(map.distances([11], { radius: 0.6 })[0], NEVER);
  assert.equal(map.flow([11], { radius: 0.4 })[0], 1);
  assert.deepEqual([map.flow([11])[11], map.flow([11])[5]], [11, NEVER]);
  assert.equal(map.reachable(0).length, 10);
  assert.equal(map.route([0, 3])?.cost, 3);
  const message = 'stops[0] is out of reach with a radius of 0.6';
  refuses(() => map.route([0, 3], { radius: 0.6 }), { code: 'NoRoom', argument: 'stops', message });
  const [from, to] = [
    { x: 0.5, y: 1.75 },
    { x: 3.25, y: 1.25 },
  ];
  const points = map.unitPath(from, to, { radius: 0.4 })?.points;
  assert.deepEqual([...(points?.slice(0, 2) ?? []), ...(points?.slice(-2) ?? [])], [0.5, 1.75, 3.25, 1.25]);
  assert.deepEqual(map.unitPath({ x: 0.5, y: 0.5 }, { x: 3.5, y: 2.5 }), map.unitPath(0, [3, 2]));
  assert.equal(map.unitPath(0, [3, 2], { maxVisits: 1 }), null);
  const near = map.unitPath(0, [3, 2], { maxVisits: 1, nearest: true });
  assert.deepEqual(near && [...near.points, near.cost], [0.5, 0.5, 0]);
  assert.throws(() => map.unitPath(from, { x: 4.1, y: 0 }), { code: 'BadArgument', argument: 'to' });
  assert.throws(() => map.flow([11], any({ seed: 1 })), { code: 'BadArgument', argument: 'seed' });
  map.free();
});

test('a route that cannot arrive ends nearby, or after maxVisits', () => {
  const map = new engine.GridMap({ width: 5, height: 1, walls: [3] });
  assert.equal(map.route([0, 4]), null);
  assert.deepEqual(map.route([0, 4], { nearest: true })?.cells, Uint32Array.of(0, 1, 2));
  assert.deepEqual(map.route([0, 4], { nearest: true, maxVisits: 2 })?.cells, Uint32Array.of(0, 1));
  assert.equal(map.route([0, 2], { maxVisits: 1 }), null);
  assert.equal(map.route([0, 2], { maxVisits: 2 })?.cost, 2);
  map.free();
});

test('a map names a bad argument and stays as it was', () => {
  const grid = { width: 3, height: 3, walls: [1, 4] };
  const map = new engine.GridMap(grid);
  const cell = 'it must be a cell of this 3 x 3 grid: its index, or [x, y]';
  /** @type {[string, () => unknown, string?][]} */
  const calls = [
    ['cell', () => map.setWall([3, 0]), `cell was [3, 0]; ${cell}`],
    ['wall', () => map.setWall(1, any('no'))],
    ['stops', () => map.route([0, 9]), `stops[1] was 9; ${cell}`],
    ['goals', () => map.distances([[0, 3]]), `goals[0] was [0, 3]; ${cell}`],
    ['from', () => map.unitPath(-1, 2), `from was -1; ${cell}, or a place { x, y }`],
    ['to', () => map.unitPath(0, { x: 0, y: NaN }), 'to.y was NaN; it must be a finite number'],
  ];
  for (const [argument, run, message] of calls)
    refuses(run, { code: 'BadArgument', argument, ...(message && { message }) });
  assert.deepEqual(map.route([0, 2])?.cells, Uint32Array.of(0, 3, 6, 7, 8, 5, 2));
  map.free();
  map.free();
  refuses(() => map.route([0, 2]), { code: 'Freed', message: 'this GridMap was freed: make a new one' });
});
