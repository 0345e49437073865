/** A road over hexagons that joins three castles around a lake. `node examples/hex.mjs > hex.svg` */
import { ready, blob, chisel } from 'meander';
import { Svg } from './svg.mjs';

const [columns, rows] = [21, 10];
const hexagon = [0, -0.54, 0.47, -0.27, 0.47, 0.27, 0, 0.54, -0.47, 0.27, -0.47, -0.27];
const all = Array.from({ length: columns * rows }, (_, node) => node);

/** The neighbours of each hexagon; every other row is half a hexagon to the right. */
const graph = all.map((node) => {
  const [x, y] = [node % columns, Math.floor(node / columns)];
  const [left, right] = [x + (y % 2) - 1, x + (y % 2)];
  const around = [
    [left, y - 1],
    [right, y - 1],
    [x - 1, y],
    [x + 1, y],
    [left, y + 1],
    [right, y + 1],
  ];
  const inside = around.filter(([x, y]) => x >= 0 && x < columns && y >= 0 && y < rows);
  return inside.map(([x, y]) => y * columns + x);
});

/** @param {ArrayLike<number>} nodes */
function centers(nodes) {
  const places = Array.from(nodes, (node) => [node % columns, Math.floor(node / columns)]);
  return places.flatMap(([x, y]) => [(2 * x + (y % 2)) / 2 + 0.75, y * 0.866 + 0.8]);
}

await ready();
const castles = [23, 60, 191];
const lake = blob({ graph, count: 30, roundness: 0.6, seed: 3, walls: castles });
if (!lake) throw new Error('no room for a lake');
const road = chisel({ graph, terminals: castles, walls: lake, seed: 2 });
if (!road) throw new Error('the lake separates the castles');

const land = all.filter((node) => !lake.includes(node) && !road.cells.includes(node));
const svg = new Svg([22, 9.4], 33, 'A road over hexagons joins three castles');
svg.marks(centers(land), hexagon, 'fill="#1d2327" fill-opacity=".08"');
svg.marks(centers(lake), hexagon, 'fill="#0072b2" fill-opacity=".55"');
svg.marks(centers(road.cells), hexagon, 'fill="#d55e00" fill-opacity=".8"');
svg.marks(centers(castles), hexagon, 'fill="#1d2327"');
svg.print();
