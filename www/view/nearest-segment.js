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
 * The place on an open flat polyline that is nearest to (x, y).
 * @param {ArrayLike<number>} points one at least
 * @param {number} x
 * @param {number} y
 */
export function nearestPlace(points, x, y) {
  const i = 2 * nearestSegment(points, x, y, false);
  if (i < 0) return { x: points[0], y: points[1] };
  const [ax, ay, bx, by] = [points[i], points[i + 1], points[i + 2], points[i + 3]];
  const along = shareAlong(x, y, ax, ay, bx, by);
  return { x: ax + along * (bx - ax), y: ay + along * (by - ay) };
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
  const along = shareAlong(x, y, ax, ay, bx, by);
  return (x - ax - along * (bx - ax)) ** 2 + (y - ay - along * (by - ay)) ** 2;
}

/**
 * How far along a segment the place lies that is nearest to (x, y), 0 to 1.
 * @param {number} x
 * @param {number} y
 * @param {number} ax
 * @param {number} ay
 * @param {number} bx
 * @param {number} by
 */
function shareAlong(x, y, ax, ay, bx, by) {
  const dx = bx - ax;
  const dy = by - ay;
  const long = dx * dx + dy * dy;
  return long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
}
