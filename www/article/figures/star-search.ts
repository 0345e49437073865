/** A* that records the cells it searches, in order. The engine's own returns only the route. */
import type { Board } from './kit.ts';

interface Search {
  /** Cells in the order of the search, each once. */
  order: readonly number[];
  /** Cells from the start to the goal; empty if walls cut it off. */
  route: readonly number[];
  /** Fewest steps to each cell that was reached. */
  steps: ReadonlyMap<number, number>;
  /** The route from the start to a reached cell. */
  wayTo(cell: number): number[];
}

interface Open {
  cell: number;
  steps: number;
  sum: number;
}

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
): Search {
  const steps = new Map([[start, 0]]);
  const from = new Map<number, number>();
  const order = new Set<number>();
  const sumOf = (cell: number, so: number) =>
    PART * so + Math.round(PART * weight) * guess(cell, goal, board.columns);
  const open: Open[] = [{ cell: start, steps: 0, sum: 0 }];
  while (open.length && !order.has(goal)) {
    const next = open.reduce((a, b) => (b.sum < a.sum || (b.sum === a.sum && b.steps > a.steps) ? b : a));
    open.splice(open.indexOf(next), 1);
    if (next.steps > steps.get(next.cell)!) continue;
    order.add(next.cell);
    for (const cell of board.neighbours(next.cell)) {
      const so = next.steps + 1;
      if (walls.has(cell) || so >= (steps.get(cell) ?? Infinity)) continue;
      steps.set(cell, so);
      from.set(cell, next.cell);
      open.push({ cell, steps: so, sum: sumOf(cell, so) });
    }
  }
  const wayTo = (cell: number): number[] => {
    const route = [cell];
    for (let at = from.get(cell); at !== undefined; at = from.get(at)) route.unshift(at);
    return route;
  };
  return { order: [...order], route: order.has(goal) ? wayTo(goal) : [], steps, wayTo };
}
