/**
 * The heading of each segment of a flat polyline, as pairs of the way's share at which the segment ends and degrees.
 * Headings go on counting instead of starting anew at a full circle, so that a plot of them jumps only at a corner.
 * @param {ArrayLike<number>} points
 * @returns {number[]}
 */
export function headingsAlong(points) {
  /** @type {number[]} */
  const pairs = [];
  let way = 0;
  let heading = 0;
  for (let i = 2; i + 1 < points.length; i += 2) {
    const [dx, dy] = [points[i] - points[i - 2], points[i + 1] - points[i - 1]];
    if (dx === 0 && dy === 0) continue;
    const raw = (Math.atan2(dy, dx) * 180) / Math.PI;
    const turns = pairs.length === 0 ? 0 : Math.round((heading - raw) / 360);
    heading = raw + 360 * turns;
    way += Math.hypot(dx, dy);
    pairs.push(way, heading);
  }
  for (let i = 0; i < pairs.length; i += 2) pairs[i] /= way;
  return pairs;
}

/** The angle by which a segment turns against the one before, -π to π. @param {number} before @param {number} after */
export function turnBetween(before, after) {
  const turn = after - before;
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
}
