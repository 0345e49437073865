/** Moves arrows along curves, one alone or one on each curve. They go round three times and rest at the end. */
import type { Traveller } from '../drawing/handles.ts';
import { CURVES, type CurveId } from './curves/index.ts';
import type { Figure } from './figure.ts';

const ROUNDS = 3;
const REST = 900;
const FADE = 160;
/** A single traveller rides the first visible one. */
const PREFERRED = CURVES.toSorted((a, b) => a.ride - b.ride);
/** Position of arrows that must not move, as a share of the longest curve. */
const STILL = 1 / 3;
const RECEDED = 0.4;

export class Travel {
  readonly #figure: Figure;
  /** How far each curve has come forward: 1 forward, 0 at rest, -1 receded. */
  readonly #weights: ReadonlyMap<CurveId, number>;
  /** Cells behind the arrows in this round. */
  #along = 0;
  #round = 0;
  #waited = 0;
  #age = 0;
  #before: readonly unknown[] = [];

  constructor(figure: Figure, weights: ReadonlyMap<CurveId, number>) {
    this.#figure = figure;
    this.#weights = weights;
  }

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
  seek(share: number) {
    this.#along = share * this.#longest;
    this.#waited = 0;
    this.#age = FADE;
  }

  /** Cells behind the traveller on the longest curve, and that curve's length. `stands`: with arrows that must not move. */
  progress(stands: boolean) {
    const all = this.#longest;
    return { at: stands ? STILL * all : Math.min(this.#along, all), all };
  }

  /** Advances by some milliseconds. New curves start the rounds again. */
  advance(time: number) {
    const { settings, line } = this.#figure;
    const roads = [this.#riders, settings.follow];
    if (roads.some((one, i) => one !== this.#before[i])) this.again();
    this.#before = roads;
    if (this.rests) return;
    const longest = this.#longest;
    const { closed } = line.peek();
    this.#age += time;
    if (this.#along < longest) this.#along += (time * settings.pace) / 1000;
    else this.#waited += time;
    if (closed ? this.#along >= longest : this.#waited >= REST) this.#arrive(closed, longest);
  }

  #arrive(closed: boolean, longest: number) {
    this.#round++;
    if (this.rests) this.#along = longest;
    else if (closed) this.#along -= longest;
    else this.#along = this.#waited = this.#age = 0;
  }

  poses(): Traveller[] {
    return this.#figure.settings.follow ? this.#onEach() : this.#onOne();
  }

  /** Arrows that do not move, far enough along to tell them apart. */
  still(): Traveller[] {
    this.#along = STILL * this.#longest;
    this.#age = FADE;
    return this.#onEach();
  }

  /** Fades arrows out at the end of each round but the last. */
  get #opacity() {
    const leaving = this.#round < ROUNDS - 1 ? (REST - this.#waited) / FADE : 1;
    return Math.min(1, this.#age / FADE, leaving);
  }

  /** All arrows have one speed; those that arrive first wait for the others. */
  #onEach(): Traveller[] {
    return CURVES.flatMap(({ id, style }) => {
      const pose = this.#riders.get(id)?.at(this.#along);
      if (!pose) return [];
      const faded = Math.max(0, -this.#weights.get(id)!);
      const [x, y, z] = pose.point;
      const heading = Array.from(pose.heading);
      return { x, y, z, heading, tone: style.tone, opacity: this.#opacity * (1 - (1 - RECEDED) * faded) };
    });
  }

  /** The traveller moves to the curve that comes forward, at the same share of its length. */
  #onOne(): Traveller[] {
    const riders = this.#riders;
    const riding = this.#riding;
    if (!riding) return [];
    const share = this.#along / Math.max(1e-9, riding.length);
    const home = riding.at(riding.length * share);
    if (!home) return [];
    const forward = this.#figure.forward.peek();
    const weight = forward ? Math.max(0, this.#weights.get(forward)!) : 0;
    const road = forward && weight > 0 ? riders.get(forward) : undefined;
    const away = road?.at(share * road.length);
    const mix = (a: number, b: number) => a + (b - a) * weight;
    const between = (key: 'point' | 'heading') =>
      Array.from(home[key], (value, i) => (away ? mix(value, away[key][i]) : value));
    const [x, y, z] = between('point');
    const heading = between('heading');
    const long = Math.hypot(...heading) || 1;
    return [{ x, y, z, heading: heading.map((part) => part / long), opacity: this.#opacity }];
  }

  get #riders() {
    return this.#figure.riders.peek();
  }

  get #riding() {
    return PREFERRED.map(({ id }) => this.#riders.get(id)).find((rider) => rider);
  }

  get #longest(): number {
    const all = [...this.#riders.values()].map(({ length }) => length);
    return this.#figure.settings.follow ? Math.max(0, ...all) : (this.#riding?.length ?? 0);
  }
}
