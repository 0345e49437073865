/** Corner cutting with limits, and the points that are plainly wrong. */
import { badArgument } from '../errors.ts';
import {
  coordinates,
  dimension,
  flag,
  floats,
  number,
  options,
  optionsOf,
  reading,
  whole,
  type Numbers,
  type Points,
} from './arguments.ts';
import { lineAndValues, smooth, unpack } from './curves.ts';
import { call, wasm } from './module.ts';
import { place, values } from './table.ts';
import { checkOptions } from './validation.ts';

export type RefineOptions = {
  dimension?: 2 | 3;
  passes?: number;
  angleLimit?: number;
  outlierAngle?: number;
  closed?: boolean;
  published?: boolean;
  times?: Numbers;
  maxSpeed?: number;
};

/**
 * Corner cutting that leaves turns below `angleLimit` alone: 1 pass and 30 degrees by default. With `outlierAngle` it first
 * throws out points at which the polyline turns by that much or more while leaving them out heals the turns beside them;
 * with `times` (one ascending number for each point) and `maxSpeed` those that cannot be reached and left so fast.
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
    const { times, maxSpeed = Infinity } = options(request);
    return times !== undefined || maxSpeed !== Infinity;
  });

function timed(points: Points, request: RefineOptions) {
  return call(
    () => {
      const { outlierAngle = Infinity, maxSpeed = Infinity, ...given } = options(request);
      checkOptions('refine', given);
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

export type RejectOutliersOptions = {
  dimension?: 2 | 3;
  outlierAngle?: number;
  maxRun?: number;
  closed?: boolean;
  times?: Numbers;
  maxSpeed?: number;
};

/**
 * Throws out the points that are plainly wrong and changes nothing else: those that `refine` throws out for the same
 * options, without its corner cutting. `rejected` has their indexes, `times` those of the points that stay; it is empty if none are given.
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
