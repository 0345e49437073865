/** An island: a blob in the middle of the sea, its coast, and a wood. `node examples/island.mjs > island.svg` */
import { ready, blob, bspline, cellsToPoints, outlines, simplify } from 'meander';
import { Svg } from './svg.mjs';

await ready();
const grid = { width: 64, height: 32 };
const all = Array.from({ length: grid.width * grid.height }, (_, cell) => cell);
// Cells far from the middle are likely to go first.
const weights = all.map((cell) => {
  const [x, y] = [(cell % grid.width) - 31.5, Math.floor(cell / grid.width) - 15.5];
  const far = x * x + 5 * y * y;
  return far * far * far * far;
});
const land = blob({ ...grid, count: 600, roundness: 0.3, seed: 4, weights });
if (!land) throw new Error('no room for an island');
const sea = all.filter((cell) => !land.includes(cell));
const wood = blob({ ...grid, count: 70, roundness: 0.3, seed: 2, walls: sea });
if (!wood) throw new Error('no room for a wood');

// Leave out lakes of one cell: they would be specks.
const large = outlines(land, grid).filter((coast) => coast.length > 2 * 8);
const shore = large.map((coast) => {
  const few = simplify(coast, { tolerance: 0.75, closed: true });
  return bspline(few, { degree: 2, subdivisions: 4, closed: true });
});

const svg = new Svg([58, 32], 11, 'An island with a winding coast');
svg.lines(shore, true, 'stroke="#0072b2" stroke-opacity=".14" stroke-width="32"');
svg.lines(shore, true, 'stroke="#0072b2" stroke-opacity=".22" stroke-width="14"');
svg.lines(shore, true, 'fill="#e9e2d0" fill-rule="evenodd" stroke="#1d2327" stroke-width="2"');
svg.marks(cellsToPoints(wood, grid), [-0.4, 0.4, 0, -0.6, 0.4, 0.4], 'fill="#009e73"');
svg.print();
