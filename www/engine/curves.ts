/** Smoothers: points in, points out; which points they keep or throw out, other forms of their curves, and lines beside a line. */
import { badArgument } from '../errors.ts';
import {
  coordinates,
  dimension,
  flag,
  floats,
  isWhole,
  number,
  optionsOf,
  plain,
  polyline,
  reading,
  whole,
  type Numbers,
  type Points,
  type PolylineOptions,
  type Walls,
} from './arguments.ts';
import { gridAndWalls } from './maps.ts';
import { call, needWhole, wasm } from './module.ts';
import { lineAndValues, params, place, values } from './table.ts';

const smooth = (id: keyof SmootherOptions, points: Points, request: unknown): Float64Array =>
  call(() => [place(id), ...lineAndValues(id, points, request)], wasm.smooth);

/**
 * The curves of a plain figure: for the plane each has a function of its own, in the module that a figure begins with, too.
 */
const curve = (id: 'chaikin' | 'simplify' | 'catmullRom', points: Points, request: unknown): Float64Array =>
  call(
    () => lineAndValues(id, points, request),
    (size, line, numbers) =>
      size === 2 ? wasm[id](line, numbers) : wasm.smooth(place(id), size, line, numbers),
  );

export type ChaikinOptions = PolylineOptions & { passes?: number; ratio?: number };
/**
 * Chaikin's corner cutting. An open polyline keeps its end points; n points become 2n a pass. Passes are 1 and the ratio
 * 0.25 by default.
 */
export const chaikin = (points: Points, request: ChaikinOptions = {}): Float64Array =>
  curve('chaikin', points, request);

/** A limit of this name, or a count instead. */
type OrCount<Name extends string> = PolylineOptions &
  ((Record<Name, number> & { count?: undefined }) | ({ [N in Name]?: undefined } & { count: number }));

type SimplifyLineOptions = OrCount<'tolerance'>;
export type { SimplifyOptions as SimplifyIndicesOptions };
export type SimplifyOptions = SimplifyLineOptions & {
  width?: number;
  height?: number;
  walls?: Walls;
  radius?: number;
};

/**
 * Ramer-Douglas-Peucker: drops points that lie within `tolerance` of the line without them, or keeps the `count` points
 * that the line is split at first. With walls, every leg is in
 * sight: the shortest line over some of the points that crosses no wall, is as far from walls as `radius` or the points
 * are, and within `tolerance`.
 */
export function simplify(points: Points, request: SimplifyOptions): Float64Array {
  const { walls, count } = reading('options', () => ({ ...optionsOf('simplify', request) }));
  if (count !== undefined) needWhole();
  if (walls === undefined) return curve('simplify', points, request);
  return call(
    () => onGrid(points, request),
    (line, ...asked) => {
      const kept = wasm.simplifyOnGridIndices(line, ...asked);
      return Float64Array.from({ length: 2 * kept.length }, (_, at) => line[2 * kept[at >> 1] + (at & 1)]);
    },
  );
}

export type CatmullRomOptions = PolylineOptions & { subdivisions?: number; alpha?: number };
export type { CatmullRomOptions as CatmullRomBezierOptions };
/**
 * A Catmull-Rom spline through every point: (n − 1)·s + 1 points open, n·s closed. 8 subdivisions; alpha 0.5: centripetal
 * (0 uniform, 1 chordal).
 */
export const catmullRom = (points: Points, request: CatmullRomOptions = {}): Float64Array =>
  curve('catmullRom', points, request);

/** Indexes of the points that `simplify` keeps. */
export function simplifyIndices(points: Points, request: SimplifyOptions): Uint32Array {
  if (reading('options', () => optionsOf('simplify', request)['walls'] !== undefined))
    return call(() => onGrid(points, request), wasm.simplifyOnGridIndices);
  const { origins } = derive('simplify', points, request);
  return Uint32Array.from({ length: origins.length / 3 }, (_, at) => origins[3 * at]);
}

function onGrid(points: Points, request: unknown): Parameters<typeof wasm.simplifyOnGridIndices> {
  const given = optionsOf('simplify', request);
  const { dimension: size, closed, width, height, walls, radius = 0, count } = given;
  if (dimension(size) === 3) throw badArgument('dimension', size, '2 where there are walls');
  const line = coordinates('points', points, 2);
  if (count !== undefined) throw badArgument('count', count, 'left out where there are walls');
  const [tolerance] = values('simplify', given);
  const grid = gridAndWalls(width, height, walls);
  return [line, tolerance, flag('closed', closed), ...grid, number('radius', radius)];
}

/**
 * The same spline as cubic Bézier segments, exactly, for canvases and SVG: the first point, then for
 * each segment its two control points and its end.
 */
export const catmullRomBezier = (points: Points, request: CatmullRomOptions = {}): Float64Array =>
  call(() => lineAndValues('catmullRom', points, request), wasm.catmullRomBezier);

export type GuardOptions = { width: number; height: number; walls: Walls; radius?: number; closed?: boolean };
/**
 * Keeps a smoothed curve off walls and no sharper than the raw path that it was made from. Where it comes too near to a
 * wall or turns too sharply, it takes a detour along that path, pulled tight and with arcs for corners. It keeps `radius`
 * from walls and the grid's rim, or as much as the raw path does, and both ends unless it is closed.
 * @param raw a path over open cells
 * @param smoothed any smoother's result for it, with the same ends unless closed
 */
export function guard(raw: Points, smoothed: Points, grid: GuardOptions): Float64Array {
  return call(() => {
    const { width, height, walls, radius = 0, closed } = optionsOf('guard', grid);
    return [
      coordinates('raw', raw, 2),
      coordinates('smoothed', smoothed, 2),
      ...gridAndWalls(width, height, walls),
      number('radius', radius),
      flag('closed', closed),
    ];
  }, wasm.guard);
}

export type { PolylineOptions as FilletOptions };
export type VisvalingamOptions = OrCount<'area'>;
/**
 * Visvalingam-Whyatt: drops the point whose triangle with its neighbours is the least, until all are at least `area`, or
 * `count` points are left.
 */
export const visvalingam = (points: Points, request: VisvalingamOptions): Float64Array =>
  smooth('visvalingam', points, request);

export type BsplineOptions = PolylineOptions & { degree?: number; subdivisions?: number };
/**
 * A uniform B-spline, which the points pull towards them: (n − d)·s + 1 points open, from end to end; n·s closed. Degree 3
 * of 1 to 5, at most n − 1; 8 subdivisions.
 */
export const bspline = (points: Points, request: BsplineOptions = {}): Float64Array =>
  smooth('bspline', points, request);

export type ResampleOptions = PolylineOptions & { spacing: number };
/**
 * Points at equal steps of arc length. The steps are as long as `spacing`, or a little shorter so that a whole number of
 * them fits. An open polyline keeps both ends; from the last point of a closed one it is a step to the first.
 */
export const resample = (points: Points, request: ResampleOptions): Float64Array =>
  smooth('resample', points, request);

/** The options of each smoother. */
export type SmootherOptions = {
  chaikin: ChaikinOptions;
  refine: Omit<RefineOptions, 'times' | 'maxSpeed'>;
  simplify: SimplifyLineOptions;
  catmullRom: CatmullRomOptions;
  visvalingam: VisvalingamOptions;
  bspline: BsplineOptions;
  resample: ResampleOptions;
};

/** Options, which may be left out where none is needed. */
type Asked<Id extends keyof SmootherOptions> = {} extends SmootherOptions[Id]
  ? [request?: SmootherOptions[Id]]
  : [request: SmootherOptions[Id]];

/**
 * What a smoother makes of points, put at the front of a list that is there already: who smooths anew for every frame
 * then leaves nothing behind for the garbage collector. The list may be that of the points. What is refused leaves it as
 * it was.
 * @param request the smoother's options, without walls and times
 * @returns that part of the list, in the same memory
 */
export function smoothInto<Id extends keyof SmootherOptions>(
  into: Float64Array,
  algorithm: Id,
  points: Points,
  ...request: Asked<Id>
): Float64Array {
  const [asked = {}] = request as unknown[];
  return call(
    () => {
      const given = reading('into', () => plain(Float64Array, into));
      if (!given || given.buffer !== into.buffer)
        throw badArgument('into', into, 'a Float64Array of a fixed size');
      // Without methods of the caller's: the module writes to it last.
      const list = new Float64Array(given.buffer, given.byteOffset, given.length);
      return [list, list.length, ...anySmoother(algorithm, points, asked)];
    },
    (list, length, ...rest) => {
      const count = wasm.smoothInto(list, length, ...rest);
      if (count > length) throw badArgument('into', length, `${count} or more`, undefined, 'length');
      return list.subarray(0, count);
    },
  );
}

/**
 * A smoother's result, and where each of its points comes from. `origins` has three numbers for each point: the indexes of
 * the two points of the input that it lies between, and the fraction of the way from one to the other.
 * @param request the smoother's options, without walls and times
 */
export function derive<Id extends keyof SmootherOptions>(
  algorithm: Id,
  points: Points,
  ...request: Asked<Id>
): { points: Float64Array; origins: Float64Array } {
  const [asked = {}] = request as unknown[];
  return call(
    () => anySmoother(algorithm, points, asked),
    (at, size, line, numbers) => unpack(wasm.derive(at, size, line, numbers), size),
  );
}

const ON_MAPS_OR_BY_TIMES = ['width', 'height', 'walls', 'radius', 'times', 'maxSpeed'];

function anySmoother(
  algorithm: string,
  points: Points,
  request: unknown,
): [place: number, size: 2 | 3, line: Float64Array, values: Float64Array] {
  if (typeof algorithm !== 'string' || !params()[place(algorithm)]?.smoother) {
    const smoothers = params().filter(({ smoother }) => smoother);
    throw badArgument('algorithm', algorithm, `one of ${smoothers.map(({ id }) => id).join(', ')}`);
  }
  const id = algorithm as keyof SmootherOptions;
  return [place(id), ...lineAndValues(id, points, request, ON_MAPS_OR_BY_TIMES)];
}

/** @param packed their number, the points, their origins */
function unpack(packed: Float64Array, size: number) {
  const end = 1 + size * packed[0];
  return { points: packed.slice(1, end), origins: packed.slice(end, end + 3 * packed[0]) };
}

/**
 * Values of a smoother's input, such as times, widths or heights, for its result: each is interpolated between those of
 * the two points that an origin names.
 * @param values one for each point of the input
 * @param origins as `derive` returns them
 */
export function interpolate(values: Numbers, origins: Numbers): Float64Array {
  return call(
    () => [floats('values', values), floats('origins', origins)],
    (from, positions) =>
      Float64Array.from({ length: Math.ceil(positions.length / 3) }, (_, at) => {
        const [before, after, fraction] = positions.subarray(3 * at);
        if (!isWhole(before) || !isWhole(after) || !(fraction >= 0 && fraction <= 1))
          throw badArgument('origins', [before, after, fraction].join(), 'what derive returns');
        if (!(before < from.length && after < from.length))
          throw badArgument('values', from.length, 'one for each point', undefined, 'length');
        return from[before] * (1 - fraction) + from[after] * fraction;
      }),
  );
}

/** `join`: what goes round the outer side of corners, arcs by default. */
export type OffsetOptions = { closed?: boolean; join?: 'round' | 'miter' | 'bevel' };

const JOINS = ['round', 'miter', 'bevel'];

/**
 * The parallel line at a distance, without self-overlap: the inside of a tight bend makes no loop, and what would come too
 * near to another part of the line is cut out. In the plane.
 * @param distance positive to the side of (−y, x) for a heading of (x, y): on a screen, where y points down, to the
 *   right; negative to the other side
 * @returns the parts that are left, in the order of the line: often one, perhaps several or none; a closed one leads
 *   from its last point back to its first
 */
export function offset(
  points: Points,
  distance: number,
  request: OffsetOptions = {},
): { points: Float64Array; closed: boolean }[] {
  const flat = call(() => {
    const { closed, join = 'round' } = optionsOf('offset', request);
    const at = JOINS.indexOf(join as string);
    if (at < 0) throw badArgument('join', join, "'round', 'miter' or 'bevel'");
    return [coordinates('points', points, 2), number('distance', distance), at, flag('closed', closed)];
  }, wasm.offset);
  const parts = [];
  for (let at = 0; at < flat.length;) {
    const [closed, length] = flat.subarray(at, at + 2);
    parts.push({ points: flat.slice(at + 2, (at += 2 + length)), closed: closed === 1 });
  }
  return parts;
}

/**
 * Rounds corners by arcs of circles: straight legs and arcs, which a vehicle of that turning circle can follow.
 * @param radius one over the largest curvature
 * @returns tight: the corners at which the radius does not fit, and the one that does; 0 where the line turns
 *   straight back
 */
export function fillet(
  points: Points,
  radius: number,
  request: PolylineOptions = {},
): { points: Float64Array; tight: { index: number; radius: number }[] } {
  const flat = call(() => {
    const [size, line, closed] = polyline(points, request);
    return [size, line, number('radius', radius), closed];
  }, wasm.fillet);
  const [count = 0] = flat;
  const tight = Array.from({ length: count }, (_, at) => ({
    index: flat[1 + 2 * at],
    radius: flat[2 + 2 * at],
  }));
  return { points: flat.slice(1 + 2 * count), tight };
}

/** How points are judged: by their turns, and by the speed that they would take. */
type OutlierOptions = { outlierAngle?: number; times?: Numbers; maxSpeed?: number };
export type RefineOptions = PolylineOptions &
  OutlierOptions & { passes?: number; angleLimit?: number; published?: boolean };
export type { RefineOptions as RefineRejectedOptions };

/**
 * Corner cutting that leaves turns below `angleLimit` alone: 1 pass and 30 degrees by default. With `outlierAngle` it first
 * throws out points at which the polyline turns by that much or more, if the turns beside them shrink without them. With
 * `times` (one ascending number for each point) and `maxSpeed` it also throws out points that nobody could reach at that speed.
 */
export function refine(points: Points, request: RefineOptions = {}): Float64Array {
  return isTimed(request) ? timed(points, request).points : smooth('refine', points, request);
}

/** Indexes of the points that the first pass of `refine` throws out. */
export function refineRejected(points: Points, request: RefineOptions = {}): Uint32Array {
  if (isTimed(request)) return timed(points, request).rejected;
  return call(
    () => lineAndValues('refine', points, request),
    (size, line, [passes, ...judged]) => {
      const numbers = Float64Array.of(Math.min(passes as number, 1), ...judged);
      const found = wasm.derive(place('refine'), size, line, numbers);
      // Behind the points and their origins.
      return Uint32Array.from(found.subarray(1 + (size + 3) * found[0]));
    },
  );
}

const isTimed = (request: RefineOptions) =>
  reading('options', () => {
    const { times, maxSpeed = Infinity } = Object(request);
    return times !== undefined || maxSpeed !== Infinity;
  });

function timed(points: Points, request: RefineOptions) {
  return call(
    () => {
      const { outlierAngle = Infinity, maxSpeed = Infinity, ...given } = optionsOf('refine', request);
      const size = dimension(given['dimension']);
      const line = coordinates('points', points, size);
      const times = floats('times', given['times']);
      const numbers = values('refine', { ...given, outlierAngle: Infinity });
      if (given['published']) throw badArgument('published', true, 'false where times are given');
      const judged = [number('outlierAngle', outlierAngle), number('maxSpeed', maxSpeed)];
      return [size, line, times, judged, numbers, given['closed'] === true];
    },
    (size, line, times, [outlierAngle, maxSpeed], numbers, closed) => {
      const found = wasm.outliers(size, line, times, outlierAngle, maxSpeed, MAX_RUN, closed);
      // Without passes nothing happens.
      const rejected = numbers[0] === 0 ? new Uint32Array() : found;
      const cleaned = without(line, size, rejected);
      const { points } = unpack(wasm.derive(place('refine'), size, cleaned, numbers), size);
      return { points, rejected };
    },
  );
}

/** The most outliers in succession that turns find. */
const MAX_RUN = 5;

export type RejectOutliersOptions = PolylineOptions & OutlierOptions & { maxRun?: number };

/**
 * Throws out the points that are plainly wrong, as `refine` does with the same options, but cuts no corners. `rejected` has their indexes, `times` those of the points that stay; it is empty if none are given.
 * @param request by default 90 degrees, runs of up to 5 by their turns (15 at most), any speed
 */
export function rejectOutliers(
  points: Points,
  request: RejectOutliersOptions = {},
): { points: Float64Array; times: Float64Array; rejected: Uint32Array } {
  return call(
    () => {
      const given = optionsOf('rejectOutliers', request);
      const { outlierAngle = 90, maxRun = MAX_RUN, maxSpeed = Infinity, closed, times } = given;
      const size = dimension(given['dimension']);
      const line = coordinates('points', points, size);
      const clock = times === undefined ? undefined : floats('times', times);
      const angle = number('outlierAngle', outlierAngle);
      const run = whole('maxRun', maxRun);
      return [size, line, clock, angle, number('maxSpeed', maxSpeed), run, flag('closed', closed)];
    },
    (size, line, clock, ...judged) => {
      const rejected = wasm.outliers(size, line, clock, ...judged);
      return {
        points: without(line, size, rejected),
        times: without(clock ?? new Float64Array(), 1, rejected),
        rejected,
      };
    },
  );
}

/**
 * @param list of elements of so many numbers
 * @param rejected indexes, ascending
 */
function without(list: Float64Array, size: number, rejected: Uint32Array) {
  const left = new Float64Array(Math.max(0, list.length - size * rejected.length));
  let [from, to] = [0, 0];
  for (const index of [...rejected, list.length / size]) {
    const kept = list.subarray(from, size * index);
    left.set(kept, to);
    from = size * (index + 1);
    to += kept.length;
  }
  return left;
}
