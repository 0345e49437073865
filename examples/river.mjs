/** A river for a roguelike: it winds between mountains and joins three towns. `node examples/river.mjs > river.svg` */
import { ready, blob, branches, bspline, cellsToPoints, chisel, nearest, simplify } from 'meander';
import { Svg } from './svg.mjs';

const tile = [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5];
const peak = [-0.35, 0.3, 0, -0.35, 0.35, 0.3];
const house = [-0.7, 0.6, -0.7, -0.3, 0, -1, 0.7, -0.3, 0.7, 0.6];

await ready();
const grid = { width: 48, height: 22 };
const towns = [3 * 48 + 4, 7 * 48 + 42, 18 * 48 + 22];
const mountains = [50, 51, 52, 53, 54].flatMap((seed) => {
  const range = blob({ ...grid, count: 36, roundness: 0.5, seed, walls: towns });
  return [...(range ?? [])];
});
const river = chisel({ ...grid, terminals: towns, walls: mountains, seed: 1, wiggliness: 1.5 });
if (!river) throw new Error('mountains separate the towns');

/** @type {Float64Array[]} */
const courses = [];
for (const cells of branches(river.cells, { ...grid, terminals: towns })) {
  const bends = simplify(cellsToPoints(cells, grid), { tolerance: 0.5 });
  // End a tributary on the smoothed river, which has left its cells.
  if (courses.length > 0) bends.set(nearest(courses[0], bends.slice(-2))?.point ?? [], bends.length - 2);
  courses.push(bspline(bends, { degree: 2 }));
}

const svg = new Svg([48, 22], 15, 'A river between mountains joins three towns');
svg.marks(cellsToPoints(river.cells, grid), tile, 'fill="#0072b2" fill-opacity=".16"');
svg.marks(cellsToPoints(mountains, grid), peak, 'fill="#8d8f8c"');
svg.lines(courses, false, 'stroke="#0072b2" stroke-width="6"');
svg.marks(cellsToPoints(towns, grid), house, 'fill="#d55e00" stroke="#faf8f4" stroke-width="3"');
svg.print();
