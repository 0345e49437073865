/** Finds routes, cells in reach, roles of cells and branches, and grows connected sets of cells. */
import { badArgument } from '../errors.ts';
import {
  cells,
  floats,
  listsIn,
  number,
  optionsOf,
  reading,
  whole,
  type Cells,
  type Numbers,
  type Walls,
} from './arguments.ts';
import {
  cutsCorners,
  graphLists,
  mapAndWalls,
  optionalSeed,
  rowsOf,
  stepCosts,
  gridAndWalls,
  listOrMask,
  type Corners,
  type Graph,
  type GraphLists,
  type Sides,
} from './maps.ts';
import { call, needWhole, wasm } from './module.ts';
import { values } from './table.ts';
import { checkCell } from './validation.ts';

export type AstarOptions = {
  width: number;
  height: number;
  walls?: Walls;
  from: number;
  to: number;
  /** Stops between the two, in order. */
  through?: Cells;
  /** 4 by default; 8: also diagonally. A diagonal step counts 99/70, which is √2 to four digits. */
  neighborhood?: 4 | 8;
  /** 'avoid' by default. */
  corners?: Corners;
  /** Picks a random one of the shortest routes; without it, always the same one. */
  seed?: number;
  /** The cost of entering each cell, a whole number of 1 or more. */
  costs?: Cells;
};

/** Returns a shortest route, both ends included; null if no route exists, or if an end or stop is on a wall. */
export function astar(request: AstarOptions): Uint32Array | null {
  return (
    call(() => {
      const given = optionsOf('astar', request);
      const { width, height, walls = [], from, through = [], to, seed, costs, corners } = given;
      const [neighborhood = 4] = values('astar', given);
      return [
        ...gridAndWalls(width, height, walls),
        stops(from, through, to),
        neighborhood,
        cutsCorners(corners),
        optionalSeed(seed),
        costs === undefined ? undefined : cells('costs', costs),
      ];
    }, wasm.astar) ?? null
  );
}

export type RouteOptions = (AstarOptions & { graph?: undefined }) | (GraphLists & Ends);
/** `costs`: for each node, a list of what it costs to step to each neighbour, in whole numbers of 1 or more. */
export type CheapestRouteOptions = GraphLists & Ends & { costs: Graph };
type Ends = {
  /** Nodes that cannot be entered. */
  walls?: Walls;
  from: number;
  to: number;
  /** Stops between the two, in order. */
  through?: Cells;
  /** Picks a random one of the best routes; without it, always the same one. */
  seed?: number;
};

/**
 * Returns a route with the fewest steps on any graph, both ends included; null if no route exists, or if an end or stop
 * is on a wall. It follows one-way steps. With `width` and `height` it is `astar`.
 */
export function route(request: RouteOptions): Uint32Array | null {
  if (reading('options', () => optionsOf('route', request)['graph'] === undefined))
    return astar(request as AstarOptions);
  return (
    call(() => {
      const { graph, costs, walls = [], from, through = [], to, seed } = optionsOf('route', request);
      if (costs !== undefined)
        throw badArgument('costs', costs, 'left out where there is a graph: cheapestRoute takes them');
      const lists = graphLists(graph);
      return [lists, listOrMask(walls, lists[0] - 1), stops(from, through, to), optionalSeed(seed)];
    }, wasm.route) ?? null
  );
}

export type CheapestRoute = {
  /** In order, both ends included. */
  nodes: Uint32Array;
  /** The total cost of its steps. */
  cost: number;
};

/** Returns a cheapest route on a graph whose steps have costs; null if no route exists. */
export function cheapestRoute(request: CheapestRouteOptions): CheapestRoute | null {
  const found = call(() => {
    const { graph, costs, walls = [], from, through = [], to, seed } = optionsOf('cheapestRoute', request);
    const lists = graphLists(graph);
    return [
      lists,
      stepCosts(costs, lists),
      listOrMask(walls, lists[0] - 1),
      stops(from, through, to),
      optionalSeed(seed),
    ];
  }, wasm.cheapestRoute);
  return found ? { nodes: Uint32Array.from(found.subarray(1)), cost: found[0] as number } : null;
}

function stops(from: unknown, through: unknown, to: unknown) {
  checkCell('from', from);
  checkCell('to', to);
  return Uint32Array.from([whole('from', from), ...cells('through', through), whole('to', to)]);
}

export type BlobOptions = Sides & Growth;
type Growth = {
  count: number;
  seed?: number;
  /** 0, the default: tendrils all over; 1: a compact patch around a random cell. */
  roundness?: number;
  walls?: Walls;
  /** How eagerly to remove each cell: one number per cell, 0 to 1e100. */
  weights?: Numbers;
};

/** Returns a random connected set of `count` cells, ascending; null if no connected part of the grid has that many. */
export function blob(request: BlobOptions): Uint32Array | null {
  return (
    call(() => {
      const given = optionsOf('blob', request);
      const [width, height, walls, graph] = mapAndWalls(given);
      const { weights } = given;
      const eagerness = weights === undefined ? undefined : floats('weights', weights);
      return [width, height, walls, values('blob', given), eagerness, graph];
    }, wasm.blob) ?? null
  );
}

export type ReachableOptions = Sides & { from: number; walls?: Walls };

/**
 * Returns the cells that you can reach from the cell `from`, itself included, in breadth-first order: nearest first. From
 * a wall, returns an empty list.
 */
export function reachable(request: ReachableOptions): Uint32Array {
  return call(() => {
    const given = optionsOf('reachable', request);
    checkCell('from', given['from']);
    return mapAnd(given, whole('from', given['from']));
  }, wasm.reachable);
}

export type CellRoles = {
  /** The terminals, and every cell whose loss would separate two of them. */
  needed: Uint32Array;
  /** Cells on a cycle; cells where paths fork and meet again can be needed, too. */
  cycles: Uint32Array;
  /** All other cells: they lead nowhere or only to a cycle, or are out of reach. */
  deadEnds: Uint32Array;
};
export type { CellRolesOptions as UnreachableTerminalsOptions };
/** `terminals`: two or more. */
export type CellRolesOptions = Sides & { terminals: Cells; walls?: Walls };

/**
 * Sorts the open cells into three ascending lists, by their part in joining the terminals; returns null if walls separate
 * the terminals. In a result of `chisel` every cell is needed.
 */
export function cellRoles(request: CellRolesOptions): CellRoles | null {
  const flat = call(() => mapAndTerminals(request), wasm.cellRoles);
  if (!flat) return null;
  const [needed, cycles, deadEnds] = listsIn(flat);
  return { needed, cycles, deadEnds };
}

type KeptGrid = {
  width: number;
  /** As in the carving; 4 by default. */
  neighborhood?: 4 | 8;
  graph?: undefined;
};
/** `terminals`: as in the carving, two or more. */
export type BranchesOptions = (KeptGrid | GraphLists) & { terminals: Cells };

/**
 * Splits a carving into paths. The first is the longest path from one terminal to another. Each of the others leads from
 * another terminal to a cell of an earlier path, ends included. O(cells) for each path.
 * @returns a list of cells for each path, in order; none for a terminal that they do not join to the first path
 */
export function branches(kept: Cells, request: BranchesOptions): Uint32Array[] {
  const flat = call(() => {
    const given = optionsOf('branches', request);
    const { terminals, neighborhood = 4, graph } = given;
    const lists = [cells('cells', kept), cells('terminals', terminals)] as const;
    if (graph !== undefined) {
      needWhole();
      return [0, 0, 4, ...lists, graphLists(graph)];
    }
    const width = number('width', given['width']);
    return [width, rowsOf(width, ...lists), number('neighborhood', neighborhood), ...lists];
  }, wasm.branches);
  return listsIn(flat);
}

/**
 * Returns the terminals that walls cut off from the first one, as ascending indexes into `terminals`: show them if `chisel`
 * returns null. A terminal on a wall is cut off; if the first one is, all are.
 */
export const unreachableTerminals = (request: CellRolesOptions): Uint32Array =>
  call(() => mapAndTerminals(request), wasm.unreachableTerminals);

function mapAndTerminals(request: CellRolesOptions) {
  const given = optionsOf('cellRoles', request);
  return mapAnd(given, cells('terminals', given['terminals']));
}

function mapAnd<Asked>(
  given: Record<string, unknown>,
  asked: Asked,
): [number, number, number, Uint32Array | Uint8Array, Asked, Uint32Array | undefined] {
  const { neighborhood = 4 } = given;
  const [width, height, walls, graph] = mapAndWalls(given);
  return [width, height, number('neighborhood', neighborhood), walls, asked, graph];
}
