/** Rejects calls that would run but were probably meant differently. */
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

/** The keys of all members of a union. */
type KeyOf<Type> = Type extends unknown ? keyof Type : never;
/** A set of option names; the compiler reports a missing one. */
const all = <Type>(names: Record<KeyOf<Type>, 1>) => names;

const SIDES = { width: 1, height: 1, walls: 1, neighborhood: 1 } as const;
const ENDS = { from: 1, through: 1, to: 1, seed: 1 } as const;
const POLYLINE = all<PolylineOptions>({ dimension: 1, closed: 1 });
const OUTLIERS = { outlierAngle: 1, times: 1, maxSpeed: 1 } as const;
const GRID = { width: 1, height: 1, walls: 1, radius: 1 } as const;

/** The options of each kind of call. */
const OPTIONS = {
  chisel: all<carving.ChiselOptions>({
    ...{ ...SIDES, graph: 1, terminals: 1, seed: 1, wiggliness: 1, order: 1, weights: 1, articulation: 1 },
    ...{ stopOpenFraction: 1, stopForcedStreak: 1, pruneDistance: 1, length: 1 },
  }),
  blob: all<routes.BlobOptions>({ ...SIDES, graph: 1, count: 1, seed: 1, roundness: 1, weights: 1 }),
  astar: all<routes.AstarOptions>({ ...SIDES, ...ENDS, costs: 1, corners: 1 }),
  route: all<routes.RouteOptions>({ ...SIDES, ...ENDS, costs: 1, corners: 1, graph: 1 }),
  cheapestRoute: all<routes.CheapestRouteOptions>({ ...ENDS, graph: 1, costs: 1, walls: 1 }),
  GridMap: all<gridMap.GridMapOptions>({ ...SIDES, costs: 1, corners: 1 }),
  gridMapRoute: all<gridMap.GridMapRouteOptions>({ radius: 1, seed: 1, nearest: 1, maxVisits: 1 }),
  gridMapLine: all<gridMap.GridMapLineOptions>({ radius: 1, closed: 1 }),
  radius: all<gridMap.RadiusOption>({ radius: 1 }),
  branches: all<routes.BranchesOptions>({ width: 1, graph: 1, terminals: 1, neighborhood: 1 }),
  cellRoles: all<routes.CellRolesOptions>({ ...SIDES, graph: 1, terminals: 1 }),
  reachable: all<routes.ReachableOptions>({ ...SIDES, graph: 1, from: 1 }),
  cellsToPoints: all<measures.CellsToPointsOptions>({ width: 1 }),
  outlines: all<measures.OutlinesOptions>({ width: 1, neighborhood: 1 }),
  wallCrossings: all<measures.FirstWallHitOptions>({ width: 1, height: 1, walls: 1, closed: 1 }),
  polyline: POLYLINE,
  resample: all<curves.ResampleOptions>({ ...POLYLINE, spacing: 1 }),
  chaikin: all<curves.ChaikinOptions>({ ...POLYLINE, passes: 1, ratio: 1 }),
  refine: all<curves.RefineOptions>({ ...POLYLINE, passes: 1, angleLimit: 1, published: 1, ...OUTLIERS }),
  rejectOutliers: all<curves.RejectOutliersOptions>({ ...POLYLINE, ...OUTLIERS, maxRun: 1 }),
  simplify: all<curves.SimplifyOptions>({ ...POLYLINE, ...GRID, tolerance: 1, count: 1 }),
  visvalingam: all<curves.VisvalingamOptions>({ ...POLYLINE, area: 1, count: 1 }),
  catmullRom: all<curves.CatmullRomOptions>({ ...POLYLINE, subdivisions: 1, alpha: 1 }),
  bspline: all<curves.BsplineOptions>({ ...POLYLINE, degree: 1, subdivisions: 1 }),
  guard: all<curves.GuardOptions>({ ...GRID, closed: 1 }),
  offset: all<curves.OffsetOptions>({ closed: 1, join: 1 }),
  Follower: all<lines.FollowerOptions>({ ...POLYLINE, turning: 1 }),
  readTrack: all<tracks.ReadTrackOptions>({ format: 1, keepGood: 1, curvePoints: 1, strokeWidth: 1 }),
  writeTrack: all<tracks.WriteTrackOptions>({ ...POLYLINE, format: 1, times: 1, origin: 1 }),
  watch: all<Watch>({ onProgress: 1, signal: 1 }),
};

/** Options that say nothing about a graph. */
const OF_GRIDS = ['width', 'height', 'neighborhood', 'corners'];

/** Callers may describe a map once for all calls, so functions that take `width` ignore these options. */
const MAP = { ...OPTIONS.chisel, ...OPTIONS.astar };

/** @param without options that this function lacks, unlike others of its kind */
export function checkOptions(call: keyof typeof OPTIONS, given: any, without: readonly string[] = []) {
  const has = (name: string) => Object.hasOwn(OPTIONS[call], name) && !without.includes(name);
  const known = () => `its options are ${Object.keys(OPTIONS[call]).filter(has).join(', ')}`;
  if (given === null || typeof given !== 'object')
    throw badArgument('options', given, `an object; ${known()}`);
  const isGraph = has('graph') && given.graph != null;
  for (const name of Object.keys(given)) {
    if (isGraph && OF_GRIDS.includes(name) && given[name] !== undefined)
      throw badArgument(name, given[name], 'left out where there is a graph');
    if (has(name) || given[name] === undefined) continue;
    if (has('width') && Object.hasOwn(MAP, name) && name !== 'graph') continue;
    const message = `${name.slice(0, 40)} is no option of this call; ${known()}`;
    throw new MeanderError('BadArgument', message, name);
  }
}

const FORMS = {
  numbers: () => 'an array of numbers',
  cells: () => 'an array of whole numbers',
  length: () => 'a list: the least and the most cells',
  stops: () => 'an array of cells: each its index, or [x, y]',
  walls: () => 'an array of cells, or a mask: a Uint8Array or an array of booleans',
  points: (axes: string) => `an array of numbers, of [${axes}] or of { ${axes} }`,
  place: (axes: string) => `[${axes}] or { ${axes} }`,
  into: () => 'a Float64Array of a fixed size',
};

/** Rejects anything but a list, and lists with a detached buffer; names the forms that the argument may have. */
export function checkForm(argument: string, value: unknown, form: keyof typeof FORMS, size?: 2 | 3) {
  if (isList(value) && !isDetached(value)) return;
  const allowed = FORMS[form](size === 3 ? 'x, y, z' : 'x, y');
  if (!isList(value)) throw badArgument(argument, value, allowed);
  const message = `${argument} was a list with a detached buffer; it must be ${allowed}`;
  throw new MeanderError('BadArgument', message, argument);
}

function isDetached(list: object) {
  if (!ArrayBuffer.isView(list) || list.byteLength > 0) return false;
  try {
    return !new Uint8Array(list.buffer);
  } catch {
    return true;
  }
}

/** Rejects a limit that is not a number, with a hint at `count` where that can replace it. */
export function checkLimit(algorithm: string, name: string, value: unknown) {
  const takesCount = name !== 'count' && 'count' in OPTIONS[algorithm as keyof typeof OPTIONS];
  if (typeof value !== 'number' && takesCount)
    throw badArgument(name, value, 'a number, or left out where count is given');
}

/** Rejects a source of the module that is no address. A `URL` or `Request` of another realm has another class. */
export function checkSource(source: unknown) {
  if (typeof source !== 'string' && !['href', 'url'].some((name) => name in Object(source)))
    throw badArgument('source', source, 'an address, a Response, bytes or a compiled module');
}

/** Copies an argument for a worker. */
export function copy<T>(argument: string, value: T, index?: number): T {
  try {
    return structuredClone(value);
  } catch (cause) {
    if (Object(cause).name !== 'DataCloneError') throw cause;
    throw badArgument(argument, value, 'a value that can be copied for a worker, without functions', index);
  }
}

const isList = (value: any): value is { length: number; [index: number]: unknown } =>
  Array.isArray(value) || ArrayBuffer.isView(value);

const CELL = 'a whole number: the index of a node, or y * width + x for a cell';

/** Rejects pairs and objects: a cell is an index. */
export function checkCell(argument: string, cell: unknown, index?: number) {
  if (cell !== null && typeof cell === 'object') throw badArgument(argument, cell, CELL, index);
}

/** Rejects anything but a list, a list of pairs, and costs in a list for each row. */
export function checkCells(argument: string, list: any) {
  checkForm(argument, list, argument === 'length' ? 'length' : 'cells');
  if (argument !== 'costs') checkCell(argument, list[0], 0);
  else if (isList(list[0]))
    throw badArgument(argument, list[0], 'a number: costs are one list, row by row', 0);
}

/** Rejects a list of numbers that looks like a mask of `count` cells: a mask must be a `Uint8Array` or booleans. */
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
