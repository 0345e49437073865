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
