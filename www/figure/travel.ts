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

/** @param weights how far each curve has come forward: 1 forward, 0 at rest, -1 receded */
export function travelOn(figure: Figure, weights: ReadonlyMap<CurveId, number>) {
  const { settings } = figure;
  /** Cells behind the arrows in this round. */
  let along = 0;
  let [round, waited, age] = [0, 0, 0];
  let before: readonly unknown[] = [];

  const riders = () => figure.riders.peek();
  const riding = () => PREFERRED.map(({ id }) => riders().get(id)).find((rider) => rider);

  function longest(): number {
    const all = [...riders().values()].map(({ length }) => length);
    return settings.follow ? Math.max(0, ...all) : (riding()?.length ?? 0);
  }

  function reset() {
    along = round = waited = age = 0;
  }

  /** True once it needs no more frames. */
  const rests = () => round >= ROUNDS;

  /** Goes round three more times; from the start if it rests. */
  function again() {
    if (rests()) reset();
    round = 0;
  }

  /** Puts a single traveller at a share of its curve, at full strength. */
  function seek(share: number) {
    [along, waited, age] = [share * longest(), 0, FADE];
  }

  /** Cells behind the traveller on the longest curve, and that curve's length. `stands`: with arrows that must not move. */
  function progress(stands: boolean) {
    const all = longest();
    return { at: stands ? STILL * all : Math.min(along, all), all };
  }

  /** Advances by some milliseconds. New curves start the rounds again. */
  function advance(time: number) {
    const roads = [riders(), settings.follow];
    if (roads.some((one, i) => one !== before[i])) again();
    before = roads;
    if (rests()) return;
    const all = longest();
    const { closed } = figure.line.peek();
    age += time;
    if (along < all) along += (time * settings.pace) / 1000;
    else waited += time;
    if (closed ? along < all : waited < REST) return;
    round++;
    if (rests()) along = all;
    else if (closed) along -= all;
    else along = waited = age = 0;
  }

  const poses = () => (settings.follow ? onEach() : onOne());

  /** Arrows that do not move, far enough along to tell them apart. */
  function still(): Traveller[] {
    [along, age] = [STILL * longest(), FADE];
    return onEach();
  }

  /** Fades arrows out at the end of each round but the last. */
  function opacity() {
    const leaving = round < ROUNDS - 1 ? (REST - waited) / FADE : 1;
    return Math.min(1, age / FADE, leaving);
  }

  /** All arrows have one speed; those that arrive first wait for the others. */
  function onEach(): Traveller[] {
    return CURVES.flatMap(({ id, style }) => {
      const pose = riders().get(id)?.at(along);
      if (!pose) return [];
      const faded = Math.max(0, -weights.get(id)!);
      const [x, y, z] = pose.point;
      const heading = Array.from(pose.heading);
      return { x, y, z, heading, tone: style.tone, opacity: opacity() * (1 - (1 - RECEDED) * faded) };
    });
  }

  /** The traveller moves to the curve that comes forward, at the same share of its length. */
  function onOne(): Traveller[] {
    const main = riding();
    const home = main?.at(along);
    if (!main || !home) return [];
    const forward = figure.forward.peek();
    const weight = forward ? Math.max(0, weights.get(forward)!) : 0;
    const road = forward && weight > 0 ? riders().get(forward) : undefined;
    const away = road?.at((along / Math.max(1e-9, main.length)) * road.length);
    const mix = (a: number, b: number) => a + (b - a) * weight;
    const between = (key: 'point' | 'heading') =>
      Array.from(home[key], (value, i) => (away ? mix(value, away[key][i]) : value));
    const [x, y, z] = between('point');
    const heading = between('heading');
    const long = Math.hypot(...heading) || 1;
    return [{ x, y, z, heading: heading.map((part) => part / long), opacity: opacity() }];
  }

  return { reset, rests, again, seek, progress, advance, poses, still };
}
