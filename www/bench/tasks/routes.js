/** A* beside PathFinding.js, and the paths of units. */
import * as meander from '../../engine.js';
import { random } from './input.js';

/** @param {boolean} quick */
export async function* routes(quick) {
  const { default: pathfinding } = await import('pathfinding');
  const side = quick ? 60 : 500;
  for (const share of [0, 0.2, 0.3]) {
    const walls = wallsOf(side, share);
    const grid = new pathfinding.Grid(side, side);
    for (const wall of walls) grid.setWalkableAt(wall % side, Math.floor(wall / side), false);
    yield {
      title: `A*, ${side} × ${side}, ${share * 100} % walls`,
      ours: () => meander.astar({ width: side, height: side, walls, from: 0, to: side * side - 1 }),
      peer: {
        name: 'PathFinding.js',
        run: () => new pathfinding.AStarFinder().findPath(0, 0, side - 1, side - 1, grid.clone()),
      },
      agree: (/** @type {Uint32Array | null} */ ours, /** @type {number[][]} */ theirs) =>
        (ours?.length ?? 0) === theirs.length,
      bar: { faster: 8 },
    };
  }
  const field = quick ? 60 : 256;
  const map = new meander.GridMap({ width: field, height: field, walls: wallsOf(field, 0.25) });
  const open = map.reachable(0);
  yield {
    title: `unit path, ${field} × ${field}, 25 % walls, radius 0.4`,
    // Each run takes another unit, so a time is the mean of many.
    ours: (/** @type {number} */ run) => {
      const [from, to] = [open[(run * 7919) % open.length], open[(run * 104729 + 13) % open.length]];
      return map.unitPath(Number(from), Number(to), { radius: 0.4 });
    },
    bar: { within: 0.5 },
  };
}

/** @param {number} side @param {number} share of cells that are walls, none in the corners of the route */
function wallsOf(side, share) {
  const next = random(4);
  const cells = Array.from({ length: side * side }, (_, i) => i);
  return Uint32Array.from(cells.filter((i) => i > 0 && i < side * side - 1 && next() < share));
}
