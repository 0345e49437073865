/**
 * Where curves meet walls.
 *
 * @typedef {typeof import('../engine.js')} Engine
 * @typedef {{ width: number, height: number, walls: Uint32Array }} Obstacles
 */

const HALVINGS = 16;

/**
 * How often a curve enters a wall, and where it does so first. A stretch of segments that all run through walls counts once.
 * @param {Engine} engine
 * @param {Float64Array} points
 * @param {Obstacles} obstacles
 * @returns {{ count: number, first: { x: number, y: number } | null }}
 */
export function findCrossings(engine, points, obstacles) {
  let count = 0;
  let first = null;
  for (let from = 0, last = -2; 2 * from < points.length;) {
    const hit = engine.firstWallHit(points.subarray(2 * from), obstacles);
    if (hit < 0) break;
    const segment = from + hit;
    first ??= entrance(engine, points.subarray(2 * segment, 2 * segment + 4), obstacles);
    if (segment > last + 1) count += 1;
    last = segment;
    from = segment + 1;
  }
  return { count, first };
}

/**
 * Where a segment enters the wall that it is known to cross.
 * @param {Engine} engine
 * @param {Float64Array} segment
 * @param {Obstacles} obstacles
 */
function entrance(engine, [ax, ay, bx, by], obstacles) {
  const at = (/** @type {number} */ share) => [ax + share * (bx - ax), ay + share * (by - ay)];
  let [clear, blocked] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (clear + blocked) / 2;
    if (engine.firstWallHit([ax, ay, ...at(middle)], obstacles) < 0) clear = middle;
    else blocked = middle;
  }
  const [x, y] = at(blocked);
  return { x, y };
}
