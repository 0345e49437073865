/**
 * Where curves meet walls.
 *
 * @typedef {typeof import('../engine.js')} Engine
 * @typedef {{ width: number, height: number, walls: Uint32Array }} Obstacles
 */

const HALVINGS = 16;

/**
 * Which blocked cells a curve crosses, how many they are, and where it first enters one.
 * @param {Engine} engine
 * @param {Float64Array} points
 * @param {Obstacles} obstacles
 * @returns {{ count: number, cells: Uint32Array, first: { x: number, y: number } | null }}
 */
export function findCrossings(engine, points, obstacles) {
  const at = 2 * engine.firstWallHit(points, obstacles);
  if (at < 0) return { count: 0, cells: new Uint32Array(), first: null };
  const cells = engine.wallsCrossed(points, obstacles);
  return { count: cells.length, cells, first: entrance(engine, points.subarray(at, at + 4), obstacles) };
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
