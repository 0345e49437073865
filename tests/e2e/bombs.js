/** States, files and properties that are larger or other than a figure expects: what links, posts and files may hold. */

/** @param {number} count @param {(i: number) => readonly (number | string)[]} point */
const list = (count, point) => Array.from({ length: count }, (_, i) => point(i).join()).join(' ');

/** Points from one edge to the other and back, so that all lines are long. @param {number} count @param {number} side */
const zigzag = (count, side) =>
  list(count, (i) => [((i / count) * side).toFixed(2), i % 2 === 0 ? 0.5 : side - 0.5]);

/** @param {number} letters */
function waypointsOf(letters) {
  const points = [];
  for (let i = 0, long = 0; long < letters; i++) {
    const point = `${(i * 7) % 20},${(i * 11) % 19}`;
    points.push(point);
    long += point.length + 1;
  }
  return points.join(' ');
}

/** All over a grid of 100 by 100. @param {number} count */
const ends = (count) => list(count, (i) => [(i * 7) % 100, Math.floor((i * 7) / 100) % 100]);

/** All over the figure, each far from the one before. @param {number} count */
const scattered = (count) => list(count, (i) => [((i * 7919) % 20011) / 1000, ((i * 104729) % 19001) / 1000]);

/** State strings by what they are. @type {Readonly<Record<string, string>>} */
export const STATES = {
  'a zigzag of 500 points': `v=1&s=track&m=&f=&o=raw chaikin rdp catmull-rom&p=${zigzag(500, 20)}`,
  'a zigzag of 4,000 points': `v=1&s=track&m=&f=&o=raw chaikin rdp catmull-rom&p=${zigzag(4000, 20)}`,
  'waypoints in a zigzag': `v=1&s=waypoints&m=&f=&o=raw chaikin rdp catmull-rom&p=${zigzag(4000, 20)}`,
  '192 kB of waypoints': `v=1&s=waypoints&m=&f=&o=raw chaikin rdp catmull-rom&p=${waypointsOf(192_000)}`,
  '14,000 points, most of them thrown out': `v=1&s=track&m=&cq=&co=0.1&p=${scattered(14_000)}`,
  '192 kB of points in space': `v=1&s=waypoints&d=3&m=&f=&p=${waypointsOf(192_000)}`,
  '25 kB of ends': `v=1&s=chisel&c=100&r=100&m=&f=&e=${ends(4500)}`,
  '25 kB of ends of a trail': `v=1&s=chisel&c=100&r=100&i=trail&f=&e=${ends(4500)}`,
  '25 kB of goals': `v=1&s=astar&c=100&r=100&m=&f=&e=${ends(4500)}`,
  'a grid of 2 by 2048': 'v=1&s=chisel&c=2&r=2048&m=',
  'a grid of 2048 by 2': 'v=1&s=chisel&c=2048&r=2&m=',
  'the largest grid': 'v=1&s=chisel&c=2048&r=2048&m=',
  'waypoints on the largest grid': `v=1&s=waypoints&c=2048&r=2048&m=&f=&p=${zigzag(4000, 2048)}`,
  'a view point behind the floor': 'v=1&s=waypoints&d=3&turn=0 -900&p=0,0,-900 5,5,900 10,10,4',
};
