/** Two guards on patrol: smooth rounds, walked at 60 frames a second. `node examples/patrol.mjs > patrol.svg` */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ready, astar, catmullRom, cellsToPoints, Follower, guard, simplify } from 'meander';
import { Svg } from './svg.mjs';

await ready();
const file = new URL('../crates/core/examples/rooms.txt', import.meta.url);
const tiles = readFileSync(file, 'utf8').replace(/\s/g, '');
const walls = [...tiles].flatMap((tile, cell) => (tile === '#' ? cell : []));
const grid = { width: 30, height: 13, walls };
const svg = new Svg([30, 13], 24, 'Two guards walk their rounds');

for (const [names, color] of Object.entries({ 123: '#d55e00', ABCD: '#009e73' })) {
  const posts = [...names].map((name) => tiles.indexOf(name));
  /** @type {number[][]} */
  const [raw, corners] = [[], []];
  for (const [at, from] of posts.entries()) {
    const route = astar({ ...grid, from, to: posts[(at + 1) % posts.length], neighborhood: 8 });
    if (!route) throw new Error('no route to a post');
    const stairs = cellsToPoints(route, grid);
    corners.push(...simplify(stairs, { ...grid, tolerance: Infinity, radius: 0.4 }).subarray(2));
    raw.push(...stairs.subarray(2));
  }
  const curve = catmullRom(corners, { closed: true });
  const round = guard(raw, curve, { ...grid, radius: 0.4, closed: true });
  const walker = new Follower(round, { closed: true, turning: 0.6 });

  // Two cells a second.
  const cones = [];
  let before = walker.at(0)?.heading;
  for (let frame = 0; frame < Math.floor(walker.length * 30); frame += 1) {
    const { point, heading } = walker.at(frame / 30) ?? {};
    if (!point || !heading || !before) break;
    const [[x, y], [dx, dy]] = [point, heading];
    assert.ok(Math.hypot(dx - before[0], dy - before[1]) < 0.1, 'a heading jumps');
    // Forwards and sideways.
    const [ax, ay, bx, by] = [dx * 1.8, dy * 1.8, -dy * 0.7, dx * 0.7];
    if (frame % 45 === 0) cones.push([x, y, x + ax - bx, y + ay - by, x + ax + bx, y + ay + by]);
    before = heading;
  }
  walker.free();
  svg.lines(cones, true, `fill="${color}" fill-opacity=".25"`);
  svg.lines([raw], true, `stroke="${color}" stroke-width="1.5" stroke-dasharray="1 4"`);
  svg.lines([round], true, `stroke="${color}" stroke-width="3"`);
  svg.marks(cellsToPoints(posts, grid), [0, 0], 'stroke="#1d2327" stroke-width="9"');
}
const tile = [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5];
svg.marks(cellsToPoints(walls, grid), tile, 'fill="#565b5f"');
svg.print();
