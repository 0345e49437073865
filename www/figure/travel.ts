/** Moves the traveller along a curve, again and again, and finds its place on any curve. */
import type { Follower } from '../engine.js';
import type { Traveller } from '../drawing/handles.ts';
import type { CurveId } from './curves/index.ts';

const REST = 900;
const FADE = 160;
/** It rides the first of these that is shown. */
const PREFERRED: readonly CurveId[] = ['chaikin', 'catmull-rom', 'rdp', 'raw'];

export class Travel {
  /** Share of the curve behind it. */
  share = 0;
  #waited = 0;
  /** Time since it left A. */
  #age = 0;

  reset() {
    this.share = this.#waited = this.#age = 0;
  }

  /** Puts it at a share of the curve, at full strength. */
  seek(share: number) {
    this.share = share;
    this.#waited = 0;
    this.#age = FADE;
  }

  /** Advances by some milliseconds at a speed in cells a second. */
  advance(time: number, speed: number, length: number) {
    this.#age += time;
    if (this.share < 1) this.share = Math.min(1, this.share + (time * speed) / 1000 / Math.max(1, length));
    else if ((this.#waited += time) >= REST) this.reset();
  }

  /** Finds its pose. `forward` has come forward by `weight`: the traveller moves to the same share of that curve. */
  pose(riders: ReadonlyMap<CurveId, Follower>, forward: CurveId | null, weight: number): Traveller | null {
    const riding = ridden(riders);
    const home = riding && poseOn(riders.get(riding)!, this.share);
    if (!home) return null;
    const away =
      forward && weight > 0 && riders.has(forward) ? poseOn(riders.get(forward)!, this.share) : null;
    const mix = (a: number, b: number) => a + (b - a) * weight;
    const [x, y, z] = home.point.map((value, i) => (away ? mix(value, away.point[i]) : value));
    const heading = home.heading.map((value, i) => (away ? mix(value, away.heading[i]) : value));
    const long = Math.hypot(...heading) || 1;
    return {
      x,
      y,
      z,
      heading: Array.from(heading, (part) => part / long),
      opacity: Math.min(1, this.#age / FADE, (REST - this.#waited) / FADE),
    };
  }
}

export const ridden = (riders: ReadonlyMap<CurveId, unknown>): CurveId | null =>
  PREFERRED.find((id) => riders.has(id)) ?? null;

const poseOn = (rider: Follower, share: number) => rider.at(share * rider.length);
