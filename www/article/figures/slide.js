/** A way across a grid on its way to another: where both are the same it stays, in between it slides. */

const POINTS = 24;

/**
 * @param {ArrayLike<number>} from cells in order
 * @param {ArrayLike<number>} to cells in order, between the same ends
 * @param {number} share from 0, the first, to 1, the other
 * @param {number} width of the grid
 * @returns {number[]} flat points in cells
 */
export function slideWay(from, to, share, width) {
  const middles = (/** @type {ArrayLike<number>} */ cells) =>
    Array.from(cells, (cell) => [(cell % width) + 0.5, Math.floor(cell / width) + 0.5]);
  const [old, next] = [middles(from), middles(to)];
  if (share >= 1) return next.flat();
  if (share <= 0) return old.flat();
  const shortest = Math.min(from.length, to.length);
  let head = 0;
  while (head < shortest && from[head] === to[head]) head++;
  let tail = 0;
  while (tail < shortest - head && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail++;
  // What both have stays in place, and holds the ends of what slides.
  const part = (/** @type {number[][]} */ way) => way.slice(Math.max(0, head - 1), way.length - tail + 1);
  const [gone, come] = [part(old), part(next)];
  const sliding = Array.from({ length: POINTS + 1 }, (_, i) => {
    const [a, b] = [along(gone, i / POINTS), along(come, i / POINTS)];
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  });
  return [...next.slice(0, head), ...sliding, ...next.slice(next.length - tail)].flat();
}

/** The place at a share of a line whose points are equally far apart. @param {number[][]} points @param {number} share */
function along(points, share) {
  const at = share * (points.length - 1);
  const before = Math.min(Math.floor(at), Math.max(0, points.length - 2));
  const [a, b] = [points[before], points[before + 1] ?? points[before]];
  return [a[0] + (b[0] - a[0]) * (at - before), a[1] + (b[1] - a[1]) * (at - before)];
}
