/** Polylines and curves that are measured once, for many questions; lines that are smoothed while they grow. */
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

/** Reads what an object is made of, the size of a point first, and makes it. */
const made = <Asked extends [size: 2 | 3, ...rest: unknown[]], Made>(
  read: () => Asked,
  make: (...asked: Asked) => Made,
): [made: Made, size: 2 | 3] => call(read, (...asked) => [make(...asked), asked[0]]);

export type { PolylineOptions as LineIndexOptions };
export type FollowerOptions = PolylineOptions & {
  /** The distance over which the heading turns: it is the mean over that much of the line. 0 by default, so it jumps. */
  turning?: number;
};

/** A polyline measured once, to be asked for positions by arc length. A closed one goes round and round. */
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

  /** The whole way; round and back to the start if closed. */
  get length() {
    return lent(this, (follower) => follower.length);
  }

  /**
   * The place after some way, and the direction of travel as a vector of length 1; null without points.
   * Before the start of an open polyline it is the start, beyond its end the end.
   */
  at(distance: number): { point: Float64Array; heading: Float64Array; segment: number } | null {
    const found = lent(this, (follower) => follower.at(notNaN('distance', distance)));
    const size = sizeOf(this);
    const [point, heading] = [found.slice(0, size), found.slice(size, 2 * size)];
    return found.length ? { point, heading, segment: found[2 * size] ?? 0 } : null;
  }

  /** The points of the rest of the way after some of it; round to the start if closed. */
  rest(distance: number): Float64Array {
    return lent(this, (follower) => follower.rest(notNaN('distance', distance)));
  }
}

/** A polyline with an index: `nearest` for many places, without looking at every segment. */
export class LineIndex extends Lent<glue.LineIndex> {
  constructor(points: Points, request: PolylineOptions = {}) {
    const read = () => polyline(points, request);
    super('LineIndex', ...made(read, (...asked) => new wasm.LineIndex(...asked)));
  }

  /**
   * The place on the polyline that is nearest to a given one, as the function `nearest` finds it; null without points.
   * @param place the coordinates of one point
   */
  nearest(place: Place) {
    const found = call(
      () => [onePoint('place', place, sizeOf(this))],
      (flat) => lent(this, (index) => index.nearest(flat)),
    );
    return nearestOf(found);
  }
}

/** The names of the options of any kind. */
type NameOf<Kinds> = { [Kind in keyof Kinds]: keyof Kinds[Kind] }[keyof Kinds];
/** The options of a kind, and none that only another one has. */
type Own<Kinds, Kind extends keyof Kinds> = {
  [K in Kind]: Kinds[K] & { [Name in Exclude<NameOf<Kinds>, keyof Kinds[K]>]?: undefined };
}[Kind];

type Curves = {
  catmullRom: Omit<CatmullRomOptions, 'subdivisions'>;
  bspline: Omit<BsplineOptions, 'subdivisions'>;
};
/** `alpha` of a Catmull-Rom spline, 0.5 by default; `degree` of a B-spline, 3. */
export type CurveOptions<Kind extends keyof Curves = keyof Curves> = Own<Curves, Kind>;

/**
 * A smooth curve, to be asked for places, tangents and lengths: one span of it for each segment of a Catmull-Rom spline
 * or a B-spline, `t` counting them from 0 to `spans`. Outside that an open curve stays at its ends, a closed one goes
 * round and round.
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

  /** How many spans there are: where `t` ends. */
  get spans() {
    return lent(this, (curve) => curve.spans);
  }

  /** The whole arc length; round and back to the start if closed. */
  get length() {
    return lent(this, (curve) => curve.length);
  }

  /** The place at `t`; null without points. */
  point(t: number): Float64Array | null {
    return vector(lent(this, (curve) => curve.point(notNaN('t', t))));
  }

  /**
   * The direction of travel at `t`, as long as the curve is fast there: the derivative of the place; null without points.
   */
  tangent(t: number): Float64Array | null {
    return vector(lent(this, (curve) => curve.tangent(notNaN('t', t))));
  }

  /** The arc length from the start to `t`; of a closed curve within its round. */
  lengthTo(t: number): number {
    return lent(this, (curve) => curve.lengthTo(notNaN('t', t)));
  }

  /**
   * The `t` after some way along the curve: `curve.point(curve.parameterAt(way))` travels at constant speed.
   */
  parameterAt(distance: number): number {
    return lent(this, (curve) => curve.parameterAt(notNaN('distance', distance)));
  }

  /**
   * The curvature at `t`: one over the radius of the circle that the curve follows. In the plane positive where it turns
   * from the x axis towards the y axis, on a screen clockwise; in space never negative.
   */
  curvature(t: number): number {
    return lent(this, (curve) => curve.curvature(notNaN('t', t)));
  }

  /**
   * Where the curve bends most, and the radius there: 0 at a cusp, infinite if it is straight; null without spans.
   */
  tightestBend(): { t: number; radius: number } | null {
    const [t, radius] = lent(this, (curve) => curve.tightestBend());
    return t === undefined || radius === undefined ? null : { t, radius };
  }

  /**
   * The place on the curve that is nearest to a given one; null without points.
   * @param place the coordinates of one point
   */
  nearest(place: Place): { point: Float64Array; distance: number; t: number } | null {
    const found = call(
      () => [onePoint('place', place, sizeOf(this))],
      (flat) => lent(this, (curve) => curve.nearest(flat)),
    );
    const [t, distance] = found;
    return found.length ? { point: found.slice(2), distance, t } : null;
  }

  /**
   * So many places at equal steps of arc length, and the direction of travel at each, of length 1. An open curve has both
   * ends among them; from the last of a closed one it is a step to the first.
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
/** Those of the smoother; `closed` can only be false. */
export type StrokeOptions<Kind extends keyof Strokes = keyof Strokes> = Own<Strokes, Kind>;

/**
 * A line that grows, such as one drawn by hand, smoothed as it comes. After any number of points the curve is, to the last
 * bit, what the smoother makes of the whole line at once; a point costs the same however long the line is.
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
   * Adds a point and tells what has become of the curve: so many of its points, from the first, stay as they are; then
   * follow these.
   * @param z in space
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
