/** The flood from one end of a small grid, stone by stone. The core floods from both ends and keeps no record. */
import { Chiseler } from '../../engine.ts';
import type { Board } from './kit.ts';

export interface Flood {
  /** Stones in the order in which the water takes them. */
  visited: number[];
  /** Stones seen and not visited, before each visit. */
  reach: number[][];
  /** For each cell the one that saw it first, or -1, and how many were visited then. */
  seenFrom: number[];
  seenAt: number[];
  path: number[];
}

/** `turns`: for each cell the turn in which carving comes to it. Those of the ends are not read. */
export function floodSteps(board: Board, start: number, goal: number, turns: ArrayLike<number>): Flood {
  const [seenFrom, seenAt] = [0, 1].map(() => board.cells.map(() => -1));
  const visited: number[] = [];
  const reach: number[][] = [[start]];
  seenFrom[start] = start;
  seenAt[start] = 0;
  while (seenFrom[goal] < 0) {
    const waiting = reach.at(-1)!;
    const next = waiting.reduce((a, b) => (turns[b] > turns[a] ? b : a));
    visited.push(next);
    const seen = board.neighbours(next).filter((cell) => seenFrom[cell] < 0);
    for (const cell of seen) [seenFrom[cell], seenAt[cell]] = [next, visited.length];
    reach.push([...waiting.filter((cell) => cell !== next), ...seen]);
  }
  const path = [goal];
  while (path[0] !== start) path.unshift(seenFrom[path[0]]);
  return { visited, reach, seenFrom, seenAt, path };
}

/** For each cell the turn in which a seed's carving comes to it, from 1; 0 for the ends, which have none. */
export function removalTurns(field: { width: number; height: number; terminals: number[]; seed: number }) {
  const turns = new Uint32Array(field.width * field.height);
  const carving = new Chiseler(field);
  while (carving.step() > 0) if (carving.last) turns[carving.last.cell] = carving.stepCount;
  carving.free();
  return turns;
}
