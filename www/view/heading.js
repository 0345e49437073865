/**
 * How steeply each segment of a polyline of space climbs, as pairs of the way's share at which the segment ends and
 * degrees: 90 is straight up.
 * @param {ArrayLike<number>} points flat triples
 * @returns {number[]}
 */
export function climbsAlong(points) {
  /** @type {number[]} */
  const pairs = [];
  let way = 0;
  for (let i = 3; i + 2 < points.length; i += 3) {
    const [dx, dy, dz] = [0, 1, 2].map((axis) => points[i + axis] - points[i + axis - 3]);
    if (dx === 0 && dy === 0 && dz === 0) continue;
    way += Math.hypot(dx, dy, dz);
    pairs.push(way, (Math.atan2(dz, Math.hypot(dx, dy)) * 180) / Math.PI);
  }
  for (let i = 0; i < pairs.length; i += 2) pairs[i] /= way;
  return pairs;
}

/**
 * The heading of each segment of a flat polyline, as pairs of the way's share at which the segment ends and degrees.
 * Headings go on counting instead of starting anew at a full circle, so that a plot of them jumps only at a corner.
 * In space it is the heading on the ground; straight up or down keeps the last one.
 * @param {ArrayLike<number>} points
 * @param {number} [dimension]
 * @returns {number[]}
 */
export function headingsAlong(points, dimension = 2) {
  /** @type {number[]} */
  const pairs = [];
  let way = 0;
  let heading = 0;
  for (let i = dimension; i + dimension <= points.length; i += dimension) {
    const dx = points[i] - points[i - dimension];
    const dy = points[i + 1] - points[i + 1 - dimension];
    const dz = dimension === 3 ? points[i + 2] - points[i - 1] : 0;
    if (dx === 0 && dy === 0 && dz === 0) continue;
    if (dx !== 0 || dy !== 0) {
      const raw = (Math.atan2(dy, dx) * 180) / Math.PI;
      const turns = pairs.length === 0 ? 0 : Math.round((heading - raw) / 360);
      heading = raw + 360 * turns;
    }
    way += Math.sqrt(dx * dx + dy * dy + dz * dz);
    pairs.push(way, heading);
  }
  for (let i = 0; i < pairs.length; i += 2) pairs[i] /= way;
  return pairs;
}
