/** Smoothers, the points that they keep or drop, other forms of their curves, and parallel lines. */
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
import { checkForm } from './validation.ts';

const smooth = (id: keyof SmootherOptions, points: Points, request: unknown): Float64Array =>
  call(() => [place(id), ...lineAndValues(id, points, request)], wasm.smooth);

/** Calls the curves of a plain figure. In the plane each has its own function, which the figure's module has, too. */
const curve = (id: 'chaikin' | 'simplify' | 'catmullRom', points: Points, request: unknown): Float64Array =>
  call(
    () => lineAndValues(id, points, request),
    (size, line, numbers) =>
      size === 2 ? wasm[id](line, numbers) : wasm.smooth(place(id), size, line, numbers),
  );

export type ChaikinOptions = PolylineOptions & { passes?: number; ratio?: number };
/**
 * Cuts off each corner, at `ratio` (0.25 by default) of the length of each leg, `passes` times (1 by default). Each pass
 * turns n points into 2n; an open line keeps its ends. A closed result begins on the first leg, and ends with the other
 * point that replaces the first corner. It cuts each copy of a repeated point by itself, so the corner stays.
 */
export const chaikin = (points: Points, request: ChaikinOptions = {}): Float64Array =>
  curve('chaikin', points, request);

/** Either a limit of this name or a `count`. */
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
 * Ramer-Douglas-Peucker: drops points that lie within `tolerance` of the line without them. With `count` instead, it keeps
 * that many points: again and again, it splits a leg at the point furthest from it. With `walls`, it looks for a short line
 * over some of the points that crosses no wall, stays `radius` away from walls or as far as the points do, and lies within
 * `tolerance`; `Infinity` pulls the line tight.
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
 * Returns a Catmull-Rom spline through every point: (n − 1)·`subdivisions` + 1 points, n·`subdivisions` closed. By default
 * it has 8 subdivisions and an `alpha` of 0.5 (0 uniform, 0.5 centripetal, 1 chordal).
 */
export const catmullRom = (points: Points, request: CatmullRomOptions = {}): Float64Array =>
  curve('catmullRom', points, request);

/** Returns the indexes of the points that `simplify` keeps, with or without walls. */
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
 * Returns exactly the same spline as cubic Béziers, for canvases and SVG: the first point, then for each leg two control
 * points and its end. `subdivisions` has no effect.
 */
export const catmullRomBezier = (points: Points, request: CatmullRomOptions = {}): Float64Array =>
  call(() => lineAndValues('catmullRom', points, request), wasm.catmullRomBezier);

export type GuardOptions = { width: number; height: number; walls: Walls; radius?: number; closed?: boolean };
/**
 * Keeps a smoothed curve off walls, and no sharper than the raw path that it came from. Where the curve comes too near to
 * a wall, leaves the grid or turns too sharply, it takes a detour along that path, pulled tight and rounded with arcs. It
 * stays `radius` away from walls and the edge of the grid, or as far as `raw` if that is less.
 * @param raw a path over open cells
 * @param smoothed a smoother's result for it, with the same ends unless closed
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
 * Visvalingam-Whyatt: drops the point that forms the smallest triangle with its neighbours, again and again, until all
 * triangles have at least `area`, or until `count` points are left.
 */
export const visvalingam = (points: Points, request: VisvalingamOptions): Float64Array =>
  smooth('visvalingam', points, request);

export type BsplineOptions = PolylineOptions & { degree?: number; subdivisions?: number };
/**
 * Returns a uniform B-spline, a curve that the points pull towards them: (n − d)·`subdivisions` + 1 points from end to end,
 * n·`subdivisions` closed, where d is the degree, at most n − 1. By default `degree` is 3 (1 to 5) and `subdivisions` 8.
 */
export const bspline = (points: Points, request: BsplineOptions = {}): Float64Array =>
  smooth('bspline', points, request);

export type ResampleOptions = PolylineOptions & { spacing: number };
/**
 * Returns points at equal steps of arc length, `spacing` long or a little shorter. An open line keeps both ends; on a
 * closed one, the last point is also one step from the first.
 */
export const resample = (points: Points, request: ResampleOptions): Float64Array =>
  smooth('resample', points, request);

export type SmootherOptions = {
  chaikin: ChaikinOptions;
  refine: Omit<RefineOptions, 'times' | 'maxSpeed'>;
  simplify: SimplifyLineOptions;
  catmullRom: CatmullRomOptions;
  visvalingam: VisvalingamOptions;
  bspline: BsplineOptions;
  resample: ResampleOptions;
};

/** The options of a smoother, optional if none of them is required. */
export type SmootherRequest<Id extends keyof SmootherOptions> = {} extends SmootherOptions[Id]
  ? [request?: SmootherOptions[Id]]
  : [request: SmootherOptions[Id]];

/**
 * Writes a smoother's result to the front of a list that you keep, for programs that smooth in every frame: it leaves
 * nothing to the garbage collector. `into` may be the points themselves; if it is too short, the call throws and leaves it
 * as it was.
 * @param request the smoother's options, without walls and times
 * @returns a view of the written part
 */
export function smoothInto<Id extends keyof SmootherOptions>(
  into: Float64Array,
  algorithm: Id,
  points: Points,
  ...request: SmootherRequest<Id>
): Float64Array {
  const [asked = {}] = request as unknown[];
  return call(
    () => {
      const given = reading('into', () => {
        checkForm('into', into, 'into');
        return plain(Float64Array, into);
      });
      if (!given || given.buffer !== into.buffer)
        throw badArgument('into', into, 'a Float64Array of a fixed size');
      // A fresh view has no methods of the caller, which could run while the module writes.
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
 * Returns a smoother's result, and where its points come from. `origins` has three numbers for each point: the indexes of
 * the two input points that it lies between, and its position between them as a fraction, 0 at the first.
 * @param request the smoother's options, without walls and times
 */
export function derive<Id extends keyof SmootherOptions>(
  algorithm: Id,
  points: Points,
  ...request: SmootherRequest<Id>
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

/** @param packed the number of points, the points, their origins */
function unpack(packed: Float64Array, size: number) {
  const end = 1 + size * packed[0];
  return { points: packed.slice(1, end), origins: packed.slice(end, end + 3 * packed[0]) };
}

/**
 * Carries values of the input points, such as times, widths or heights, over to the points of a smoother's result: linear
 * between the two points that each origin names.
 * @param values one for each input point
 * @param origins as `derive` returns them
 */
export function interpolate(values: Numbers, origins: Numbers): Float64Array {
  return call(
    () => [floats('values', values), floats('origins', origins)],
    (from, positions) =>
      Float64Array.from({ length: Math.ceil(positions.length / 3) }, (_, at) => {
        const [before, after, fraction] = positions.subarray(3 * at);
        if (!isWhole(before) || !isWhole(after) || !(fraction >= 0 && fraction <= 1))
          throw badArgument('origins', [...positions.subarray(3 * at, 3 * at + 3)], 'what derive returns');
        if (!(before < from.length && after < from.length))
          throw badArgument('values', from.length, 'one for each point', undefined, 'length');
        return from[before] * (1 - fraction) + from[after] * fraction;
      }),
  );
}

/** `join`: the shape on the outer side of corners, arcs (`'round'`) by default. */
export type OffsetOptions = { closed?: boolean; join?: 'round' | 'miter' | 'bevel' };

const JOINS = ['round', 'miter', 'bevel'];

/**
 * Returns the parallel line on one side at a distance, without self-overlap: tight bends make no loops, and `offset` cuts
 * out every part that would come too near to another part of the line. In the plane.
 * @param distance positive on the side of (−y, x) for a heading of (x, y): right on a screen, where y points down
 * @returns the parts that are left, in the order of the line: often one, perhaps several or none; a closed part leads
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
 * Rounds corners with arcs of circles. A vehicle whose turning circle has this radius can follow the result.
 * @param radius of the arcs
 * @returns the points, and in `tight` the corners at which the radius does not fit, each with the radius used instead: 0
 *   where the line turns straight back
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

/** How to recognize outliers: by their turns, and by the speed needed to reach them. */
type OutlierOptions = { outlierAngle?: number; times?: Numbers; maxSpeed?: number };
export type RefineOptions = PolylineOptions &
  OutlierOptions & { passes?: number; angleLimit?: number; published?: boolean };
export type { RefineOptions as RefineRejectedOptions };

/**
 * Chaikin's corner cutting that leaves gentle turns alone: each pass (1 by default) cuts only corners that turn by
 * `angleLimit` (30 degrees) or more. With `outlierAngle`, it first drops points at which the line turns by that angle or
 * more, if dropping them also straightens the turns beside them. With `times` (one ascending number for each point) and
 * `maxSpeed`, it also drops points that nobody could reach and leave at that speed, but never the first or the last. To
 * keep the times of the remaining points, call `rejectOutliers` first. Where `refine` cuts the first corner of a closed
 * line or a repeated point, it does the same as `chaikin`.
 */
export function refine(points: Points, request: RefineOptions = {}): Float64Array {
  return isTimed(request) ? timed(points, request).points : smooth('refine', points, request);
}

/** Returns the indexes of the outliers that the first pass of `refine` drops. */
export function refineRejected(points: Points, request: RefineOptions = {}): Uint32Array {
  if (isTimed(request)) return timed(points, request).rejected;
  return call(
    () => lineAndValues('refine', points, request),
    (size, line, [passes, ...judged]) => {
      const numbers = Float64Array.of(Math.min(passes as number, 1), ...judged);
      const found = wasm.derive(place('refine'), size, line, numbers);
      // The indexes follow the points and their origins.
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
      // Without passes, `refine` changes nothing.
      const rejected = numbers[0] === 0 ? new Uint32Array() : found;
      const cleaned = without(line, size, rejected);
      const { points } = unpack(wasm.derive(place('refine'), size, cleaned, numbers), size);
      return { points, rejected };
    },
  );
}

/** The longest run of outliers that turns find. */
const MAX_RUN = 5;

export type RejectOutliersOptions = PolylineOptions & OutlierOptions & { maxRun?: number };

/**
 * Drops the outliers that `refine` drops for the same options, and changes nothing else. Speed never drops the first or
 * the last point. Returns the remaining points, their times (empty without `times`) and the indexes of the outliers.
 * @param request by default 90 degrees, any speed, and by turns runs of up to 5 outliers (15 at most)
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
 * @param size how many numbers of the list make an element
 * @param rejected indexes of elements, ascending
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
