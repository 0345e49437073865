/** Prepares a grid with its walls and costs for many searches. */
import { badArgument } from '../errors.ts';
import type { GridMap as Made } from '../glue/meander.js';
import {
  cells,
  coordinates,
  flag,
  isWhole,
  number,
  onePoint,
  optionsOf,
  plain,
  reading,
  whole,
  zeros,
  type Cells,
  type Points,
  type Walls,
} from './arguments.ts';
import { cutsCorners, gridAndWalls, listOrMask, optionalSeed, type Corners } from './maps.ts';
import { Lent, call, lent, wasm } from './module.ts';
import { values } from './table.ts';
import { checkForm } from './validation.ts';

/** The index of a cell, or its column and row. */
export type Cell = number | readonly [x: number, y: number];
export type CellList = Cells | readonly Cell[];
/** Anywhere on the grid; the centre of the first cell is { x: 0.5, y: 0.5 }. */
export type Spot = { x: number; y: number };

export type GridMapOptions = {
  width: number;
  height: number;
  walls?: Walls;
  /** The cost of entering each cell, a whole number of 1 or more. */
  costs?: Cells;
  /** 4 by default; 8: also diagonally. A diagonal step counts 99/70, which is √2 to four digits. */
  neighborhood?: 4 | 8;
  /** 'avoid' by default. */
  corners?: Corners;
};

export type GridMapRouteOptions = {
  /** How far to stay from walls and the edge of the grid, in cells; 0 by default. */
  radius?: number;
  /** Picks a random one of the cheapest routes; without it, always the same one. */
  seed?: number;
  /** If a stop is out of reach, end at the visited cell nearest to it and skip later stops. */
  nearest?: boolean;
  /** Give up after visiting this many cells between two stops. */
  maxVisits?: number;
};

export type RadiusOption = { radius?: number };
export type GridMapLineOptions = RadiusOption & { closed?: boolean };

export type GridRoute = {
  /** In order, both ends included. */
  cells: Uint32Array;
  /** The centres of these cells. */
  points: Float64Array;
  /**
   * The sum over the cells that the route enters; a diagonal step counts 99/70 of its cell. With 8 neighbours, a 70th of
   * what `distances` returns.
   */
  cost: number;
};

/** A grid that is prepared once, with its walls and costs, for games that search one map again and again. */
export class GridMap extends Lent<Made> {
  #width: number;
  #height: number;

  constructor(request: GridMapOptions) {
    const [width, height, made] = call(
      () => {
        const given = optionsOf('GridMap', request);
        const { walls = [], costs, corners } = given;
        const [neighborhood = 4] = values('astar', given);
        const prices = costs === undefined ? undefined : cells('costs', costs);
        const grid = gridAndWalls(given['width'], given['height'], walls);
        return [...grid, neighborhood, cutsCorners(corners), prices];
      },
      (...asked) => [asked[0], asked[1], new wasm.GridMap(...asked)] as const,
    );
    super('GridMap', made);
    [this.#width, this.#height] = [width, height];
  }

  /**
   * Makes a cell a wall, or opens it.
   * @param wall true by default
   */
  setWall(cell: Cell, wall = true) {
    this.#run('setWall', () => [this.#cell('cell', cell), flag('wall', wall)]);
  }

  /** Replaces all walls. */
  setWalls(walls: Walls) {
    this.#run('setWalls', () => [listOrMask(walls, this.#width * this.#height)]);
  }

  /**
   * Changes the cost of entering a cell.
   * @param cost a whole number of 1 or more
   */
  setCost(cell: Cell, cost: number) {
    this.#run('setCost', () => [this.#cell('cell', cell), whole('cost', cost)]);
  }

  /**
   * Returns a cheapest route from each stop to the next; null if walls separate them, or if a stop is on a wall. Throws
   * `NoRoom` if a stop has too little room for the radius or, without `maxVisits`, if only a smaller one fits.
   */
  route(stops: CellList, request: GridMapRouteOptions = {}): GridRoute | null {
    const found = this.#run('route', () => [this.#cells('stops', stops), ...routeOptions(request)]);
    if (!found) return null;
    const count = (found.length - 1) / 3;
    return {
      cells: Uint32Array.from(found.subarray(1, 1 + count)),
      points: found.slice(1 + count),
      cost: found[0] as number,
    };
  }

  /**
   * Returns the cost of the cheapest route from each cell to the nearest goal; 4294967295 for walls and cells without a
   * route. With 8 neighbours they count seventieths, unlike the cost of a route: 70 for a straight step into a cell of
   * cost 1, 99 for a diagonal one.
   */
  distances(goals: CellList, request: RadiusOption = {}): Uint32Array {
    return this.#run('distances', () => [this.#cells('goals', goals), radiusOf(request)]);
  }

  /**
   * Returns for each cell the next cell on a cheapest route to the nearest goal; for a goal, the goal itself; 4294967295
   * where there is no route.
   */
  flow(goals: CellList, request: RadiusOption = {}): Uint32Array {
    return this.#run('flow', () => [this.#cells('goals', goals), radiusOf(request)]);
  }

  /** Returns the cells that routes from a cell can reach, itself included, nearest first. */
  reachable(from: Cell): Uint32Array {
    return this.#run('reachable', () => [this.#cell('from', from)]);
  }

  /** Returns the index of the first leg that crosses a wall, leaves the grid or comes within `radius` of either, or -1. */
  clear(points: Points, request: GridMapLineOptions = {}): number {
    const found = this.#run('clear', () => {
      const { radius = 0, closed } = optionsOf('gridMapLine', request);
      return [coordinates('points', points, 2), number('radius', radius), flag('closed', closed)];
    });
    return found ?? -1;
  }

  /**
   * Returns a short line over some of the points that crosses no wall, and stays `radius` away from walls and the edge of
   * the grid, or as far as the part that it replaces if that is less.
   */
  pull(points: Points, request: RadiusOption = {}): Float64Array {
    return this.#run('pull', () => [coordinates('points', points, 2), radiusOf(request)]);
  }

  /** Keeps a smoothed curve off walls, like the function `guard`. */
  guard(raw: Points, smoothed: Points, request: GridMapLineOptions = {}): Float64Array {
    return this.#run('guard', () => {
      const { radius = 0, closed } = optionsOf('gridMapLine', request);
      const lines = [coordinates('raw', raw, 2), coordinates('smoothed', smoothed, 2)] as const;
      return [...lines, number('radius', radius), flag('closed', closed)];
    });
  }

  /**
   * Returns the line that a unit of this radius walks: finds a cheapest route, pulls it tight and rounds its corners.
   * Throws `NoRoom` like `route`; with `nearest`, a line to a place out of reach ends at the
   * centre of the last cell of `route`.
   * @returns the line and the cost of its route, or null if no route exists
   */
  unitPath(
    from: Cell | Spot,
    to: Cell | Spot,
    request: GridMapRouteOptions = {},
  ): { points: Float64Array; cost: number } | null {
    const found = this.#run('unitPath', () => [
      this.#spot('from', from),
      this.#spot('to', to),
      ...routeOptions(request),
    ]);
    return found ? { points: found.slice(1), cost: found[0] as number } : null;
  }

  #run<Name extends Exclude<keyof Made, 'free' | symbol>>(
    name: Name,
    read: () => Parameters<Made[Name]>,
  ): ReturnType<Made[Name]> {
    return call(read, (...asked) => lent(this, (map) => (map as any)[name](...asked)));
  }

  #cell(argument: string, value: unknown): number {
    return reading(argument, () => this.#index(argument, value));
  }

  /** Returns the coordinates of a spot, or of the centre of a cell. */
  #spot(argument: string, value: unknown) {
    return reading(argument, () => {
      if (value && typeof value === 'object' && 'x' in value && 'y' in value)
        return onePoint(argument, value, 2);
      const cell = this.#index(argument, value, undefined, ', or a place { x, y }');
      return Float64Array.of((cell % this.#width) + 0.5, Math.floor(cell / this.#width) + 0.5);
    });
  }

  /** @param also what else is allowed, for the error message */
  #index(argument: string, value: unknown, index?: number, also = '') {
    const [width, height] = [this.#width, this.#height];
    if (Array.isArray(value)) {
      const [x, y] = value;
      if (value.length === 2 && isWhole(x) && isWhole(y) && x < width && y < height) return y * width + x;
    } else if (isWhole(value) && value < width * height) return value;
    const rule = `a cell of this ${width} x ${height} grid: its index, or [x, y]${also}`;
    throw badArgument(argument, value, rule, index);
  }

  #cells(argument: string, value: unknown): Uint32Array {
    return reading(argument, () => {
      checkForm(argument, value, 'stops');
      if (plain(Uint32Array, value) || !Array.isArray(value)) return cells(argument, value);
      const found = zeros(Uint32Array, value.length);
      for (let at = 0; at < found.length; at += 1) found[at] = this.#index(argument, value[at], at);
      return found;
    });
  }
}

function routeOptions(
  request: GridMapRouteOptions,
): [radius: number, seed: number | undefined, nearest: boolean, maxVisits: number | undefined] {
  const { radius = 0, seed, nearest, maxVisits } = optionsOf('gridMapRoute', request);
  const visits = maxVisits === undefined ? undefined : whole('maxVisits', maxVisits);
  return [number('radius', radius), optionalSeed(seed), flag('nearest', nearest), visits];
}

function radiusOf(request: unknown) {
  const { radius = 0 } = optionsOf('radius', request);
  return number('radius', radius);
}
