/** Lines and curves that are measured once for many calls, and lines that are smoothed while they grow. */
import { badArgument } from '../errors.ts';
import type * as glue from '../glue/meander.js';
import {
  dimension,
  finite,
  nearestOf,
  notNaN,
  number,
  onePoint,
  optionsOf,
  polyline,
  whole,
  type Place,
  type Points,
  type PolylineOptions,
} from './arguments.ts';
import type { BsplineOptions, CatmullRomOptions, ChaikinOptions } from './curves.ts';
import { Lent, call, lent, needWhole, sizeOf, wasm } from './module.ts';
import { lineAndValues, values } from './table.ts';

/** Reads the arguments of an object, the dimension first, and makes the object. */
const made = <Asked extends [size: 2 | 3, ...rest: unknown[]], Made>(
  read: () => Asked,
  make: (...asked: Asked) => Made,
): [made: Made, size: 2 | 3] => call(read, (...asked) => [make(...asked), asked[0]]);

export type { PolylineOptions as LineIndexOptions };
export type FollowerOptions = PolylineOptions & {
  /** The distance over which the heading turns: a mean over that much of the line. With 0, the default, it jumps. */
  turning?: number;
};

/** Measures a line once, in O(n); each position by arc length then costs O(log n). A closed line goes round. */
export class Follower extends Lent<glue.Follower> {
  constructor(points: Points, request: FollowerOptions = {}) {
    const parts = made(
      () => {
        const line = polyline(points, request, 'Follower');
        const { turning = 0 } = request;
        return [...line, number('turning', turning)];
      },
      (size, ...asked) => {
        if (size === 3) needWhole();
        return new wasm.Follower(size, ...asked);
      },
    );
    super('Follower', ...parts);
  }

  /** The length of the line; if closed, including the leg back to the start. */
  get length() {
    return lent(this, (follower) => follower.length);
  }

  /**
   * Returns the position at a distance from the start, the direction as a vector of length 1, and the index of the point
   * where the current leg begins; null without points. Before the start and past the end of an open line it stays there.
   */
  at(distance: number): { point: Float64Array; heading: Float64Array; segment: number } | null {
    const found = lent(this, (follower) => follower.at(notNaN('distance', distance)));
    const size = sizeOf(this);
    const [point, heading] = [found.slice(0, size), found.slice(size, 2 * size)];
    return found.length ? { point, heading, segment: found[2 * size] ?? 0 } : null;
  }

  /** Returns the points from a distance along the line to its end; on a closed line, round to the start. */
  rest(distance: number): Float64Array {
    return lent(this, (follower) => follower.rest(notNaN('distance', distance)));
  }
}

/** Prepares a line for many calls of `nearest`, which then skip most legs. */
export class LineIndex extends Lent<glue.LineIndex> {
  constructor(points: Points, request: PolylineOptions = {}) {
    const read = () => polyline(points, request);
    super('LineIndex', ...made(read, (...asked) => new wasm.LineIndex(...asked)));
  }

  /** Finds the point on the line nearest to `place`, like the function `nearest`; null without points. */
  nearest(place: Place) {
    const found = call(
      () => [onePoint('place', place, sizeOf(this))],
      (flat) => lent(this, (index) => index.nearest(flat)),
    );
    return nearestOf(found);
  }
}

type Curves = {
  catmullRom: Omit<CatmullRomOptions, 'subdivisions'>;
  bspline: Omit<BsplineOptions, 'subdivisions'>;
};
/** `alpha` of a Catmull-Rom spline, 0.5 by default; `degree` of a B-spline, 3. */
export type CurveOptions<Kind extends keyof Curves = keyof Curves> = Curves[Kind];

/**
 * A smooth curve with positions, tangents and arc lengths: a Catmull-Rom spline or a B-spline. `t` runs from 0 to `spans`,
 * 1 for each span. Outside that range, an open curve stays at its ends and a closed one goes round.
 */
export class Curve extends Lent<glue.Curve> {
  constructor(algorithm: 'catmullRom', points: Points, request?: CurveOptions<'catmullRom'>);
  constructor(algorithm: 'bspline', points: Points, request?: CurveOptions<'bspline'>);
  constructor(algorithm: keyof Curves, points: Points, request: CurveOptions = {}) {
    const read = () => {
      if (algorithm !== 'catmullRom' && algorithm !== 'bspline')
        throw badArgument('algorithm', algorithm, "'catmullRom' or 'bspline'");
      return lineAndValues(algorithm, points, request, ['subdivisions']);
    };
    super('Curve', ...made(read, (...asked) => wasm.Curve[algorithm](...asked)));
  }

  /** The number of spans, which is the largest `t`. */
  get spans() {
    return lent(this, (curve) => curve.spans);
  }

  /** The arc length of the whole curve, if closed including the way back to the start. */
  get length() {
    return lent(this, (curve) => curve.length);
  }

  /** Returns the position at `t`; null without points. */
  point(t: number): Float64Array | null {
    return vector(lent(this, (curve) => curve.point(notNaN('t', t))));
  }

  /** Returns the derivative of the position: it points along the curve, as long as the speed there; null without points. */
  tangent(t: number): Float64Array | null {
    return vector(lent(this, (curve) => curve.tangent(notNaN('t', t))));
  }

  /** Returns the arc length from the start to `t`; on a closed curve, within the current round. */
  lengthTo(t: number): number {
    return lent(this, (curve) => curve.lengthTo(notNaN('t', t)));
  }

  /** Returns the `t` at an arc length: `curve.point(curve.parameterAt(distance))` travels at constant speed. */
  parameterAt(distance: number): number {
    return lent(this, (curve) => curve.parameterAt(notNaN('distance', distance)));
  }

  /**
   * Returns one over the radius of the circle that the curve follows at `t`. In the plane it is positive where the curve
   * turns from the x axis towards the y axis, clockwise on a screen; in space it is never negative.
   */
  curvature(t: number): number {
    return lent(this, (curve) => curve.curvature(notNaN('t', t)));
  }

  /** Finds where the curve bends most, and the radius there: 0 at a cusp, infinite if straight; null without spans. */
  tightestBend(): { t: number; radius: number } | null {
    const [t, radius] = lent(this, (curve) => curve.tightestBend());
    return t === undefined || radius === undefined ? null : { t, radius };
  }

  /** Finds the point on the curve nearest to `place`; null without points. */
  nearest(place: Place): { point: Float64Array; distance: number; t: number } | null {
    const found = call(
      () => [onePoint('place', place, sizeOf(this))],
      (flat) => lent(this, (curve) => curve.nearest(flat)),
    );
    const [t, distance] = found;
    return found.length ? { point: found.slice(2), distance, t } : null;
  }

  /**
   * Returns `count` positions at equal steps of arc length, and the direction at each, of length 1, or 0 where the curve
   * stands still. On an open curve they include both ends; on a closed one, the last is one step from the first.
   */
  sample(count: number): { points: Float64Array; tangents: Float64Array } {
    const found = lent(this, (curve) => curve.sample(whole('count', count)));
    const half = found.length / 2;
    return { points: found.slice(0, half), tangents: found.slice(half) };
  }
}

const vector = (numbers: Float64Array) => (numbers.length ? numbers : null);

const ALGORITHMS: readonly (keyof Strokes)[] = ['chaikin', 'catmullRom', 'bspline'];

type Growing<Options> = Omit<Options, 'closed'> & { closed?: false };
type Strokes = {
  chaikin: Growing<ChaikinOptions>;
  catmullRom: Growing<CatmullRomOptions>;
  bspline: Growing<BsplineOptions>;
};
/** The options of the smoother; `closed` can only be false. */
export type StrokeOptions<Kind extends keyof Strokes = keyof Strokes> = Strokes[Kind];

/**
 * Smooths a line while it grows, such as one drawn by hand. After every point the curve equals the smoother's result for
 * the whole line, to the last bit. A point costs the same however long the line is.
 */
export class Stroke extends Lent<glue.Stroke> {
  constructor(algorithm: 'chaikin', request?: StrokeOptions<'chaikin'>);
  constructor(algorithm: 'catmullRom', request?: StrokeOptions<'catmullRom'>);
  constructor(algorithm: 'bspline', request?: StrokeOptions<'bspline'>);
  constructor(algorithm: keyof Strokes, request: StrokeOptions = {}) {
    const read = (): [size: 2 | 3, values: Float64Array] => {
      if (!ALGORITHMS.includes(algorithm))
        throw badArgument('algorithm', algorithm, "'chaikin', 'catmullRom' or 'bspline'");
      const given = optionsOf(algorithm, request);
      return [dimension(given['dimension']), values(algorithm, given)];
    };
    super('Stroke', ...made(read, (...asked) => wasm.Stroke[algorithm](...asked)));
  }

  /**
   * Adds a point. Keep the first `keep` points of the curve, and replace the rest with `points`.
   * @param z only with `dimension: 3`
   */
  push(x: number, y: number, z?: number): { keep: number; points: Float64Array };
  push(point: Place): { keep: number; points: Float64Array };
  push(x: number | Place, y?: number, z?: number) {
    const size = sizeOf(this);
    const found = call(
      () => {
        if (typeof x === 'object') return [onePoint('point', x, size)];
        if (size === 2 && z !== undefined) throw badArgument('z', z, 'left out without dimension: 3');
        const point = [finite('x', x), finite('y', y), size === 3 ? finite('z', z) : 0];
        return [Float64Array.from(point).subarray(0, size)];
      },
      (point) => lent(this, (stroke) => stroke.push(point)),
    );
    return { keep: found[0] ?? 0, points: found.slice(1) };
  }
}
