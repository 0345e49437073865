/**
 * The point nearest to (x, y) within `reach`, as an index into `points`; -1: none is that near.
 * @param {readonly { x: number, y: number }[]} points
 * @param {number} x
 * @param {number} y
 * @param {number} reach
 */
export function nearestPoint(points, x, y, reach) {
  let best = -1;
  let bestDistance = reach * reach;
  points.forEach((point, index) => {
    const distance = (point.x - x) ** 2 + (point.y - y) ** 2;
    if (distance <= bestDistance) {
      best = index;
      bestDistance = distance;
    }
  });
  return best;
}

/**
 * The segment of a flat polyline nearest to (x, y): the index of its first point; -1 when there is no segment.
 * @param {ArrayLike<number>} points
 * @param {number} x
 * @param {number} y
 * @param {boolean} closed
 */
export function nearestSegment(points, x, y, closed) {
  const count = points.length / 2;
  const segments = closed && count > 2 ? count : count - 1;
  let best = -1;
  let bestDistance = Infinity;
  for (let i = 0; i < segments; i++) {
    const next = (i + 1) % count;
    const distance = squaredDistance(
      x,
      y,
      points[2 * i],
      points[2 * i + 1],
      points[2 * next],
      points[2 * next + 1],
    );
    if (distance < bestDistance) {
      best = i;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} ax
 * @param {number} ay
 * @param {number} bx
 * @param {number} by
 */
function squaredDistance(x, y, ax, ay, bx, by) {
  const dx = bx - ax;
  const dy = by - ay;
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}
