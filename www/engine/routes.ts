/** Routes, what can be reached, what cells are for, and connected sets: cells in, cells out. */
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
  /** 4; with 8, diagonal steps count 99/70. */
  neighborhood?: 4 | 8;
  /** 'avoid' */
  corners?: Corners;
  /** With a seed, a random one of the shortest. */
  seed?: number;
  /** What it costs to enter each cell, a whole number of 1 or more. */
  costs?: Cells;
};

/** A shortest route from one cell to another, both included; null if there is none. */
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
/** `costs`: what each step costs, in the places of its neighbours; whole numbers of 1 or more. */
export type CheapestRouteOptions = GraphLists & Ends & { costs: Graph };
type Ends = {
  /** Nodes that cannot be entered. */
  walls?: Walls;
  from: number;
  to: number;
  /** Stops between the two, in order. */
  through?: Cells;
  /** With a seed, a random one of the best. */
  seed?: number;
};

/**
 * A route of the fewest steps on any graph, both ends included; null if there is none. Steps may lead one way only. On a
 * grid it is `astar`.
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
  /** The sum of what its steps cost. */
  cost: number;
};

/** Finds the cheapest route through a graph whose steps have costs; null if there is no route. */
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
  /** From 0, tendrils all over, to 1, a compact patch; 0. */
  roundness?: number;
  walls?: Walls;
  /** How eagerly each cell is removed, 0 or more. */
  weights?: Numbers;
};

/** A random connected set of `count` cells, ascending; null where no part of the grid has so many. */
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
 * The cells that can be reached from one of them, itself included, in the order in which a breadth-first search meets
 * them: nearer ones first. Up to another cell they are what a search for it looks at. Nothing can be reached from a wall.
 */
export function reachable(request: ReachableOptions): Uint32Array {
  return call(() => {
    const given = optionsOf('reachable', request);
    checkCell('from', given['from']);
    return mapAnd(given, whole('from', given['from']));
  }, wasm.reachable);
}

export type CellRoles = {
  /** The terminals, and every cell without which two of them would be disconnected. */
  needed: Uint32Array;
  /** Cells on a cycle; where ways part and meet again, one can be needed, too. */
  cycles: Uint32Array;
  /** All other cells: they lead nowhere or only to a cycle, or nobody can reach them. */
  deadEnds: Uint32Array;
};
export type { CellRolesOptions as UnreachableTerminalsOptions };
/** Two terminals or more. */
export type CellRolesOptions = Sides & { terminals: Cells; walls?: Walls };

/**
 * The cells that are not walls, by what they do for the ways between the terminals, each list ascending; null where
 * walls disconnect the terminals. Where every cell is needed, nothing can be removed: that is what `chisel` leaves.
 */
export function cellRoles(request: CellRolesOptions): CellRoles | null {
  const flat = call(() => mapAndTerminals(request), wasm.cellRoles);
  if (!flat) return null;
  const [needed, cycles, deadEnds] = listsIn(flat);
  return { needed, cycles, deadEnds };
}

type KeptGrid = {
  width: number;
  /** That of the carving; 4. */
  neighborhood?: 4 | 8;
  graph?: undefined;
};
/** Two terminals or more. */
export type BranchesOptions = (KeptGrid | GraphLists) & { terminals: Cells };

/**
 * The ways through what a carving with two or more terminals keeps: first the longest from one terminal to another,
 * then from each other terminal to a cell of a way before it, both included. Together they are all its cells, as far as
 * those lead to terminals. None where the cells do not join the terminals. O(cells) a way.
 * @returns cells in order, way by way
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
 * The terminals that walls disconnect from the first one, as indexes in the list, ascending: what to show where `chisel`
 * gives null. A terminal on a wall is disconnected; where that is the first one, all are.
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
