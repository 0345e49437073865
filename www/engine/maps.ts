/** Converts maps for the compiled module: grids with walls, and graphs as lists of neighbours. */
import { badArgument } from '../errors.ts';
import { cells, isList, isWhole, number, plain, reading, whole, zeros, type Cells } from './arguments.ts';
import { needWhole } from './module.ts';
import { checkForm, checkWalls } from './validation.ts';

export function gridAndWalls(
  width: unknown,
  height: unknown,
  walls: unknown,
): [width: number, height: number, walls: Uint32Array | Uint8Array] {
  const sides = [number('width', width), number('height', height)] as const;
  return [...sides, listOrMask(walls, sides[0] * sides[1])];
}

/** Returns walls as a `Uint32Array` of cells, or as a `Uint8Array`: a mask of `count` cells that is not 0 at walls. */
export const listOrMask = (walls: unknown, count: number): Uint32Array | Uint8Array =>
  reading('walls', () => {
    checkForm('walls', walls, 'walls');
    const mask = plain(Uint8Array, walls);
    const flags = Array.isArray(walls) && typeof walls[0] === 'boolean' ? walls : null;
    const given = mask ?? flags;
    if (!given) {
      checkWalls(walls, count);
      return cells('walls', walls);
    }
    const { length } = given;
    // If the sides are invalid, the module reports that.
    if (isWhole(count) && count > 0 && length !== count) {
      const rule = `${count}, one for each cell, in a Uint8Array or a list of booleans; cells are listed by an array of numbers or a Uint32Array`;
      throw badArgument('walls', length, rule, undefined, 'length');
    }
    return mask ?? bytes(flags as unknown[]);
  });

function bytes(flags: unknown[]) {
  const mask = zeros(Uint8Array, flags.length);
  for (let cell = 0; cell < flags.length; cell += 1) {
    const flag = flags[cell];
    // Comparing is five times as fast as `typeof` and `Number`.
    if (flag === true) mask[cell] = 1;
    else if (flag !== false) throw badArgument('walls', flag, 'true or false', cell);
  }
  return mask;
}

/** The most cells that a grid may have. */
const CELL_LIMIT = 2 ** 24;

/** Returns the rows that the cells need, up to the largest grid, so that the module's error names a cell beyond it. */
export function rowsOf(width: number, ...lists: Uint32Array[]) {
  let largest = 0;
  for (const list of lists) for (const cell of list) largest = Math.max(largest, cell);
  return Math.floor(Math.min(largest, CELL_LIMIT - width) / width) + 1;
}

/** For each node a list of its neighbours. */
export type Graph = readonly Cells[];
/** 4 neighbours by default. */
type GridSides = { width: number; height: number; neighborhood?: 4 | 8; graph?: undefined };
/** A graph instead of a grid; cells are then its nodes. */
export type GraphLists = { graph: Graph };
export type Sides = GridSides | GraphLists;

/** Returns the sides and walls of a grid, or a graph and the nodes that are walls. */
export function mapAndWalls({
  width,
  height,
  walls = [],
  graph,
}: Record<string, unknown>): [
  width: number,
  height: number,
  walls: Uint32Array | Uint8Array,
  graph: Uint32Array | undefined,
] {
  if (graph === undefined) return [...gridAndWalls(width, height, walls), undefined];
  needWhole();
  const lists = graphLists(graph);
  return [0, 0, listOrMask(walls, lists[0] - 1), lists];
}

/** Joins the lists of neighbours into one. It begins with the start of each list, and the end of the last. */
export function graphLists(graph: unknown): Uint32Array {
  return reading('graph', () => joined('graph', graph, 'a list of nodes'));
}

/** Returns the cost of each step, at the same index as its neighbour in `graphLists`. */
export function stepCosts(costs: unknown, lists: Uint32Array) {
  const found = reading('costs', () => joined('costs', costs, 'a list of costs'));
  const nodes = lists[0] - 1;
  if (found[0] !== lists[0])
    throw badArgument('costs', found[0] - 1, `${nodes}, one list for each node`, undefined, 'length');
  for (let node = 0; node < nodes; node += 1) {
    const [given, wanted] = [found, lists].map((list) => list[node + 1] - list[node]);
    if (given !== wanted)
      throw badArgument('costs', given, `${wanted}, one for each neighbour`, node, 'length');
  }
  return found;
}

/** @param kind what each list must be, for the error message */
function joined(argument: string, lists: unknown, kind: string) {
  if (!Array.isArray(lists)) throw badArgument(argument, lists, `an array with ${kind} for each node`);
  let length = lists.length + 1;
  for (let node = 0; node < lists.length; node += 1) {
    if (!isList(lists[node])) throw badArgument(argument, lists[node], kind, node);
    length += lists[node].length;
  }
  const flat = zeros(Uint32Array, length);
  let end = lists.length + 1;
  for (let node = 0; node < lists.length; node += 1) {
    flat[node] = end;
    const list = lists[node];
    for (let at = 0; at < list.length; at += 1) flat[end++] = whole(argument, list[at], node, at);
  }
  flat[lists.length] = end;
  return flat;
}

/** Which diagonal steps are allowed: with `'avoid'` none beside a wall, with `'cut'` none between two. */
export type Corners = 'avoid' | 'cut';

export function cutsCorners(corners: unknown = 'avoid') {
  if (corners !== 'avoid' && corners !== 'cut') throw badArgument('corners', corners, '"avoid" or "cut"');
  return corners === 'cut';
}

export const optionalSeed = (seed: unknown) => (seed === undefined ? undefined : number('seed', seed));
