/**
 * The flood from one end of a small grid, stone by stone, for a figure that shows each of them. The core floods from
 * both ends and keeps no record; the tests hold this against it.
 */

/**
 * @typedef {object} Flood
 * @property {number[]} visited in order
 * @property {(number[])[]} reach the stones seen and not visited, before each visit
 * @property {number[]} seenFrom for each cell the one that saw it first; -1: not seen; the start saw itself
 * @property {number[]} seenAt for each cell how many were visited when it was seen; -1: never
 * @property {number[]} path from the start to the goal
 */

/**
 * @param {object} given
 * @param {number} given.side of the grid, in cells
 * @param {number} given.start
 * @param {number} given.goal
 * @param {ArrayLike<number>} given.turns for each cell the turn in which carving comes to it; those of the ends are not read
 * @returns {Flood}
 */
export function floodSteps({ side, start, goal, turns }) {
  const seenFrom = Array(side * side).fill(-1);
  const seenAt = Array(side * side).fill(-1);
  const visited = [];
  const reach = [];
  let waiting = [start];
  seenFrom[start] = start;
  seenAt[start] = 0;
  while (seenFrom[goal] < 0) {
    reach.push(waiting);
    const next = waiting.reduce((a, b) => (turns[b] > turns[a] ? b : a));
    visited.push(next);
    const seen = neighbours(next, side).filter((cell) => seenFrom[cell] < 0);
    for (const cell of seen) {
      seenFrom[cell] = next;
      seenAt[cell] = visited.length;
    }
    waiting = [...waiting.filter((cell) => cell !== next), ...seen];
  }
  const path = [goal];
  while (path[0] !== start) path.unshift(seenFrom[path[0]]);
  return { visited, reach: [...reach, waiting], seenFrom, seenAt, path };
}

/** @param {number} cell @param {number} side */
function neighbours(cell, side) {
  const x = cell % side;
  const list = [cell - side, cell + side];
  if (x > 0) list.push(cell - 1);
  if (x < side - 1) list.push(cell + 1);
  return list.filter((other) => other >= 0 && other < side * side);
}

/**
 * For each cell the turn in which a seed's carving comes to it, from 1; 0 for the ends, which have none.
 * @param {typeof import('../../engine.js')} engine
 * @param {{ width: number, height: number, terminals: number[], seed: number }} field
 */
export function removalTurns(engine, field) {
  const turns = new Uint32Array(field.width * field.height);
  const carving = new engine.Chiseler(field);
  while (carving.step() > 0) if (carving.last) turns[carving.last.cell] = carving.stepCount;
  carving.free();
  return turns;
}
