/** Refuses calls that would work but were plainly meant otherwise. */
import { MeanderError, badArgument } from '../errors.ts';
import type { PolylineOptions } from './arguments.ts';
import type * as carving from './carving.ts';
import type * as curves from './curves.ts';
import type * as gridMap from './grid-map.ts';
import type { Watch } from './later.ts';
import type * as lines from './lines.ts';
import type * as measures from './measures.ts';
import type * as routes from './routes.ts';
import type * as tracks from './tracks.ts';

/** The options of each kind of call. */
type Options = {
  chisel: carving.ChiselOptions & carving.LengthOption;
  blob: routes.BlobOptions;
  astar: routes.AstarOptions;
  route: routes.RouteOptions;
  cheapestRoute: routes.CheapestRouteOptions;
  GridMap: gridMap.GridMapOptions;
  gridMapRoute: gridMap.GridMapRouteOptions;
  gridMapLine: gridMap.GridMapLineOptions;
  radius: gridMap.RadiusOption;
  branches: routes.BranchesOptions;
  cellRoles: routes.CellRolesOptions;
  reachable: routes.ReachableOptions;
  cellsToPoints: measures.CellsToPointsOptions;
  outlines: measures.OutlinesOptions;
  wallCrossings: measures.FirstWallHitOptions;
  polyline: PolylineOptions;
  resample: curves.ResampleOptions;
  chaikin: curves.ChaikinOptions;
  refine: curves.RefineOptions;
  rejectOutliers: curves.RejectOutliersOptions;
  simplify: curves.SimplifyOptions;
  visvalingam: curves.VisvalingamOptions;
  catmullRom: curves.CatmullRomOptions;
  bspline: curves.BsplineOptions;
  guard: curves.GuardOptions;
  offset: curves.OffsetOptions;
  Follower: lines.FollowerOptions;
  readTrack: tracks.ReadTrackOptions;
  writeTrack: tracks.WriteTrackOptions;
  watch: Watch;
};

/** Of any member of a union. */
type KeyOf<Type> = Type extends unknown ? keyof Type : never;

const SIDES = { width: 1, height: 1, walls: 1, neighborhood: 1 };
const ENDS = { from: 1, through: 1, to: 1, seed: 1 };
const POLYLINE = { dimension: 1, closed: 1 };
const GRID = { width: 1, height: 1, walls: 1, radius: 1 };

/** The types demand that none is missing. */
const OPTIONS: { [Call in keyof Options]: Record<KeyOf<Options[Call]>, number> } = {
  chisel: {
    ...{ ...SIDES, graph: 1, terminals: 1, seed: 1, wiggliness: 1, order: 1, weights: 1, articulation: 1 },
    ...{ stopOpenFraction: 1, stopForcedStreak: 1, pruneDistance: 1, length: 1 },
  },
  blob: { ...SIDES, graph: 1, count: 1, seed: 1, roundness: 1, weights: 1 },
  astar: { ...SIDES, ...ENDS, costs: 1, corners: 1 },
  route: { ...SIDES, ...ENDS, costs: 1, corners: 1, graph: 1 },
  cheapestRoute: { ...ENDS, graph: 1, costs: 1, walls: 1 },
  GridMap: { ...SIDES, costs: 1, corners: 1 },
  gridMapRoute: { radius: 1, seed: 1, nearest: 1, maxVisits: 1 },
  gridMapLine: { radius: 1, closed: 1 },
  radius: { radius: 1 },
  branches: { width: 1, graph: 1, terminals: 1, neighborhood: 1 },
  cellRoles: { ...SIDES, graph: 1, terminals: 1 },
  reachable: { ...SIDES, graph: 1, from: 1 },
  cellsToPoints: { width: 1 },
  outlines: { width: 1, neighborhood: 1 },
  wallCrossings: { width: 1, height: 1, walls: 1, closed: 1 },
  polyline: POLYLINE,
  resample: { ...POLYLINE, spacing: 1 },
  chaikin: { ...POLYLINE, passes: 1, ratio: 1 },
  refine: {
    ...{ ...POLYLINE, passes: 1, angleLimit: 1, outlierAngle: 1, published: 1, times: 1, maxSpeed: 1 },
  },
  rejectOutliers: { ...POLYLINE, outlierAngle: 1, maxRun: 1, times: 1, maxSpeed: 1 },
  simplify: { ...POLYLINE, ...GRID, tolerance: 1, count: 1 },
  visvalingam: { ...POLYLINE, area: 1, count: 1 },
  catmullRom: { ...POLYLINE, subdivisions: 1, alpha: 1 },
  bspline: { ...POLYLINE, degree: 1, subdivisions: 1 },
  guard: { ...GRID, closed: 1 },
  offset: { closed: 1, join: 1 },
  Follower: { ...POLYLINE, turning: 1 },
  readTrack: { format: 1, keepGood: 1, curvePoints: 1, strokeWidth: 1 },
  writeTrack: { ...POLYLINE, format: 1, times: 1, origin: 1 },
  watch: { onProgress: 1, signal: 1 },
};

/** One object may describe a grid to every call: those that take a part of it pass over the rest. */
const MAP = { ...OPTIONS.chisel, ...OPTIONS.astar };

/** @param without options of that kind of call which this one does not have */
export function checkOptions(call: keyof Options, given: any, without: readonly string[] = []) {
  const has = (name: string) => Object.hasOwn(OPTIONS[call], name) && !without.includes(name);
  const known = () => `its options are ${Object.keys(OPTIONS[call]).filter(has).join(', ')}`;
  if (given === null || typeof given !== 'object')
    throw badArgument('options', given, `an object; ${known()}`);
  for (const name of Object.keys(given)) {
    if (has(name) || given[name] === undefined) continue;
    if (has('width') && Object.hasOwn(MAP, name) && name !== 'graph') continue;
    const message = `${name.slice(0, 40)} is no option of this call; ${known()}`;
    throw new MeanderError('BadArgument', message, name);
  }
}

const isList = (value: any): value is { length: number; [index: number]: unknown } =>
  Array.isArray(value) || ArrayBuffer.isView(value);

const CELL = 'a whole number: the index of a node, or y * width + x for a cell';

/** A cell is not a pair. */
export function checkCell(argument: string, cell: unknown, index?: number) {
  if (cell !== null && typeof cell === 'object') throw badArgument(argument, cell, CELL, index);
}

/** Nor are those of a list, and a list for all cells is flat. */
export function checkCells(argument: string, list: any) {
  if (argument === 'length' && !isList(list))
    throw badArgument('length', list, 'a list: the least and the most cells');
  if (argument !== 'costs') checkCell(argument, isList(list) ? list[0] : null, 0);
  else if (isList(list?.[0]))
    throw badArgument(argument, list[0], 'a number: costs are one list, row by row', 0);
}

/**
 * A mask has its own types: a list of numbers has cells.
 * @param count of cells
 */
export function checkWalls(walls: any, count: number) {
  if (!isList(walls) || walls.length !== count || count < 3) return;
  for (let at = 0; at < count; at += 1) if (walls[at] !== 0 && walls[at] !== 1) return;
  const rule = 'a Uint8Array or a list of booleans to be a mask; an array of numbers lists cells';
  throw new MeanderError(
    'BadArgument',
    `walls was a list of ${count} times 0 or 1; it must be ${rule}`,
    'walls',
  );
}
