/** Moves arrows along curves: one rides its curve three times and rests at the end, or one on each curve. */
import type { Follower } from '../engine.ts';
import type { Traveller } from '../drawing/handles.ts';
import { CURVES, type CurveId } from './curves/index.ts';

const ROUNDS = 3;
const REST = 900;
const FADE = 160;
/** A single traveller rides the first of these that is shown. */
const PREFERRED = CURVES.toSorted((a, b) => a.ride - b.ride);
/** Where arrows stand that may not move, as a share of the longest curve. */
const STILL = 1 / 3;
const RECEDED = 0.4;

type Riders = ReadonlyMap<CurveId, Follower>;

export interface Roads {
  riders: Riders;
  closed: boolean;
  /** An arrow on each curve. */
  all: boolean;
  forward: CurveId | null;
  /** How far each has come forward: 1 forward, 0 at rest, -1 receded. */
  weights: ReadonlyMap<CurveId, number>;
}

export class Travel {
  /** Cells behind the arrows in this round. */
  #along = 0;
  #round = 0;
  #waited = 0;
  /** Time since they left A. */
  #age = 0;
  #before: Roads | null = null;

  reset() {
    this.#along = this.#round = this.#waited = this.#age = 0;
  }

  /** Goes round three more times; from the start if it rests. */
  again() {
    if (this.rests) this.reset();
    this.#round = 0;
  }

  /** True once it needs no more frames. */
  get rests() {
    return this.#round >= ROUNDS;
  }

  /** Puts a single traveller at a share of its curve, at full strength. */
  seek(share: number, roads: Roads) {
    this.#along = share * longestOf(roads);
    this.#waited = 0;
    this.#age = FADE;
  }

  /** Cells behind the traveller on the longest curve, also where arrows may not move, and that curve’s length. */
  progress(roads: Roads, stands: boolean) {
    const all = longestOf(roads);
    return { at: stands ? STILL * all : Math.min(this.#along, all), all };
  }

  /** Advances by some milliseconds at a speed in cells a second. New curves are new roads. */
  advance(time: number, speed: number, roads: Roads) {
    if (roads.riders !== this.#before?.riders || roads.all !== this.#before.all) this.again();
    this.#before = roads;
    if (this.rests) return;
    const longest = longestOf(roads);
    this.#age += time;
    if (this.#along < longest) this.#along += (time * speed) / 1000;
    else this.#waited += time;
    if (roads.closed ? this.#along >= longest : this.#waited >= REST) this.#arrive(roads.closed, longest);
  }

  #arrive(closed: boolean, longest: number) {
    this.#round++;
    if (this.rests) this.#along = longest;
    else if (closed) this.#along -= longest;
    else this.#along = this.#waited = this.#age = 0;
  }

  poses(roads: Roads): Traveller[] {
    return roads.all ? this.#onEach(roads) : this.#onOne(roads);
  }

  /** Arrows that stand where they can be told apart. */
  still(roads: Roads): Traveller[] {
    this.#along = STILL * longestOf(roads);
    this.#age = FADE;
    return this.#onEach(roads);
  }

  /** Fades out before it starts again, but not where it rests for good. */
  get #opacity() {
    const leaving = this.#round < ROUNDS - 1 ? (REST - this.#waited) / FADE : 1;
    return Math.min(1, this.#age / FADE, leaving);
  }

  /** All at one speed; who arrives first waits for the others. */
  #onEach({ riders, weights }: Roads): Traveller[] {
    return CURVES.flatMap(({ id, style }) => {
      const rider = riders.get(id);
      const pose = rider?.at(this.#along);
      if (!pose) return [];
      const faded = Math.max(0, -(weights.get(id) ?? 0));
      const [x, y, z] = pose.point;
      const heading = Array.from(pose.heading);
      return { x, y, z, heading, tone: style.tone, opacity: this.#opacity * (1 - (1 - RECEDED) * faded) };
    });
  }

  /** The traveller moves to the same share of the curve that comes forward. */
  #onOne(roads: Roads): Traveller[] {
    const { riders, forward, weights } = roads;
    const riding = ridden(riders);
    if (!riding) return [];
    const share = this.#along / Math.max(1e-9, longestOf(roads));
    const poseAt = (id: CurveId) => riders.get(id)!.at(share * riders.get(id)!.length);
    const home = poseAt(riding);
    if (!home) return [];
    const weight = forward ? Math.max(0, weights.get(forward) ?? 0) : 0;
    const away = forward && weight > 0 && riders.has(forward) ? poseAt(forward) : null;
    const mix = (a: number, b: number) => a + (b - a) * weight;
    const between = (key: 'point' | 'heading') =>
      Array.from(home[key], (value, i) => (away ? mix(value, away[key][i]) : value));
    const [x, y, z] = between('point');
    const heading = between('heading');
    const long = Math.hypot(...heading) || 1;
    return [{ x, y, z, heading: heading.map((part) => part / long), opacity: this.#opacity }];
  }
}

const ridden = (riders: ReadonlyMap<CurveId, unknown>): CurveId | null =>
  PREFERRED.find(({ id }) => riders.has(id))?.id ?? null;

/** Length of one round. */
function longestOf({ riders, all }: Roads): number {
  if (all) return Math.max(0, ...[...riders.values()].map(({ length }) => length));
  const riding = ridden(riders);
  return riding ? riders.get(riding)!.length : 0;
}
