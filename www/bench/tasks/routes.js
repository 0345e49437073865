/** A* beside PathFinding.js. */
import * as meander from '../../engine.js';
import { random } from './input.js';

/** @param {boolean} quick */
export async function* routes(quick) {
  const { default: pathfinding } = await import('pathfinding');
  const side = quick ? 60 : 500;
  for (const share of [0.2, 0.3]) {
    const next = random(4);
    const cells = Array.from({ length: side * side }, (_, i) => i).filter(
      (i) => i > 0 && i < side * side - 1 && next() < share,
    );
    const walls = Uint32Array.from(cells);
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
}
