/** A* that records the cells it searches, in order. The engine's own returns only the route. */
import type { Board } from './kit.ts';

/** Steps along columns and rows, as if there were no walls. */
export const guess = (from: number, to: number, width: number) =>
  Math.abs((from % width) - (to % width)) + Math.abs(Math.floor(from / width) - Math.floor(to / width));

/** Sums count tenths, which are whole numbers, so that equal sums compare as equal. */
const PART = 10;

/**
 * Continues from the cell with the smallest sum; ties go to more steps, then to the cell reached first. A shorter route
 * to a cell opens it again, which happens with weights above 1.
 */
export function searchBySum(
  board: Board,
  walls: ReadonlySet<number>,
  [start, goal]: readonly number[],
  weight: number,
) {
  /** Fewest steps to each cell that was reached. */
  const steps = new Map([[start, 0]]);
  const from = new Map<number, number>();
  /** Cells in the order of the search, each once. */
  const order = new Set<number>();
  const open = new Set([start]);
  const sumOf = (cell: number) =>
    PART * steps.get(cell)! + Math.round(PART * weight) * guess(cell, goal, board.columns);
  while (open.size && !order.has(goal)) {
    const next = [...open].reduce((a, b) => {
      const more = sumOf(b) - sumOf(a) || steps.get(a)! - steps.get(b)!;
      return more < 0 ? b : a;
    });
    open.delete(next);
    order.add(next);
    const so = steps.get(next)! + 1;
    for (const cell of board.neighbours(next)) {
      if (walls.has(cell) || so >= (steps.get(cell) ?? Infinity)) continue;
      steps.set(cell, so);
      from.set(cell, next);
      // Counts as reached now.
      open.delete(cell);
      open.add(cell);
    }
  }
  /** The route from the start to a reached cell. */
  const wayTo = (cell: number): number[] => {
    const route = [cell];
    for (let at = from.get(cell); at !== undefined; at = from.get(at)) route.unshift(at);
    return route;
  };
  // Walls that cut the goal off leave no route.
  return { order: [...order], route: order.has(goal) ? wayTo(goal) : [], steps, wayTo };
}
