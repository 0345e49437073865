/**
 * Where curves meet walls.
 *
 * @typedef {typeof import('../../engine.js')} Engine
 * @typedef {{ width: number, height: number, walls: Uint32Array }} Obstacles
 */

/**
 * Which blocked cells a curve crosses, how many they are, and where it first enters one.
 * @param {Engine} engine
 * @param {Float64Array} points
 * @param {Obstacles} obstacles
 * @returns {{ count: number, cells: Uint32Array, first: { x: number, y: number } | null }}
 */
export function findCrossings(engine, points, obstacles) {
  const first = engine.wallCrossings(points, obstacles);
  const cells = first?.cells ?? new Uint32Array();
  return { count: cells.length, cells, first };
}
