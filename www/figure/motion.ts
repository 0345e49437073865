/** All motion of a figure: the show from the full field to the finished picture, steps, emphasis, travellers. */
import { signal } from '@preact/signals-core';
import type { Shown } from '../drawing/curves.ts';
import { restingMoment, type Moment } from '../drawing/picture.ts';
import { STONE, WALL, type Change } from '../drawing/stones.ts';
import { clamp } from '../geometry/view.ts';
import { CURVE_IDS, type CurveId } from './curves/index.ts';
import { cubicBezier, easeOut } from './easing.ts';
import type { Figure } from './figure.ts';
import { START } from './settings.ts';
import { RefusalMotion, StoneChanges } from './stone-motion.ts';
import { travelOn } from './travel.ts';

/** Phases in order; `still` is a picture at any step, `rest` the finished one. */
type Phase = 'poster' | 'drop' | 'field' | 'carve' | 'join' | 'rest' | 'still';

/** Milliseconds of a show's phases. */
const FIRST = { field: 600, carve: 4200 };
const ANOTHER = { field: 0, carve: 1600 };
const POSTER = 600;
const DROP = 220;
const FUSE = 260;
/** Curves start this long after the end of carving, one after another. */
const CURVES = FUSE + 200;
const UNDER = 300;
const CURVE = 700;
const APART = 180;
const NAME = 160;
const EMPHASIS = 140;
const HINT = { after: 2000, each: 900, times: 2 };
/** Steps per second at the start of a show. */
const SLOWEST = 30;
/** With reduced motion, carving removes 10 stones at a time, 40 a second. */
const LEAP = 10;
const REDUCED = 40;
/** Longest time that a frame counts for, in milliseconds. */
const LONGEST = 100;

const drawing = cubicBezier(0.3, 0, 0.2, 1);

export function motionOf(figure: Figure) {
  const { settings, source, challenge, started } = figure;
  const playing = signal(false);
  const travelling = signal(true);
  /** Cells behind the traveller and along its whole line; kept only without a grid. */
  const travelled = signal({ at: 0, all: 0 });
  const weights = new Map<CurveId, number>(CURVE_IDS.map((id) => [id, 0]));
  const travel = travelOn(figure, weights);
  const stones = new StoneChanges();
  const refusal = new RefusalMotion();
  /** Whether a challenge still has stones that can go. */
  let isOpen = false;
  let phase = 'rest' as Phase;
  let plan = FIRST;
  let [clock, before, elapsed] = [0, 0, 0];
  /** Steps of the carving that plays, with a fraction. */
  let taken = 0;
  /** Time since the picture was finished; NaN once the hint is over. */
  let untilHint = 0;
  /** Whether the reader started or stopped the traveller; with reduced motion it never starts by itself. */
  let isAsked = false;
  let isHalted = false;

  /** False in a challenge, where the reader takes the steps. */
  const isPlayable = () => !challenge.isOn.peek();

  function begin() {
    if (isPlayable()) enter('poster');
  }

  function another() {
    if (!motion.reduced) show(ANOTHER);
  }

  /** Plays the carving or, if nothing is carved, the traveller. */
  function play() {
    if (!isPlayable()) return;
    const { position, total } = figure;
    if (!source.peek().carved) return travels(true);
    travel.again();
    if (position.peek() >= total.peek()) return show(FIRST);
    plan = FIRST;
    taken = position.peek();
    enter('carve');
    playing.value = true;
  }

  const restart = () => show(FIRST);

  function pause() {
    if (source.peek().carved) stop();
    else travels(false);
  }

  function toggle() {
    const goes = source.peek().carved ? playing : travelling;
    if (goes.peek()) pause();
    else play();
  }

  /** Puts the traveller somewhere along its line, in cells from the start. */
  function place(along: number) {
    const { all } = travelled.peek();
    travels(false);
    travel.seek(all ? clamp(along / all) : 0);
    count({ at: along, all });
  }

  function travels(moves: boolean) {
    isAsked = true;
    isHalted = !moves;
    if (moves) travel.again();
    travelling.value = moves;
  }

  function stop() {
    playing.value = false;
    if (phase === 'poster') enter('rest');
  }

  const runs = () => playing.peek() || phase === 'poster' || phase === 'join';

  /** Takes one step; a removed stone falls. */
  function step(by: 1 | -1) {
    const from = Math.min(figure.position.peek(), figure.total.peek());
    seek(from + by, by > 0 && !motion.reduced);
  }

  function seek(position: number, falling = false) {
    if (!isPlayable()) return;
    stop();
    if (!falling) stones.reset();
    else stones.reset(figure.scene.peek().kinds);
    moveTo(position);
    if (falling) stones.compare(figure.scene.peek().kinds!, clock);
    enter(figure.scene.peek().finished ? 'rest' : 'still');
  }

  function finish() {
    stop();
    stones.reset();
    if (phase !== 'rest') enter('rest');
    figure.signals.position.value = Infinity;
  }

  /** Stops at a step that was set from outside. */
  function settle() {
    stop();
    stones.reset();
    enter(settings.position === Infinity ? 'rest' : 'still');
  }

  function endHint() {
    untilHint = NaN;
  }

  /** Advances to a time; returns true if another frame is needed. */
  function advance(now: number): boolean {
    const time = before ? Math.min(now - before, LONGEST) : 0;
    before = now;
    clock += time;
    if (runs()) elapsed += time;
    followPhase(time);
    if (!isPlayable()) followChallenge(time);
    const shifting = shiftEmphasis(time);
    motion.moment = momentNow(time);
    const moving =
      runs() ||
      stones.any ||
      refusal.moves ||
      shifting ||
      (motion.moment.travellers.length > 0 && travelling.peek());
    if (!moving) before = 0;
    return moving;
  }

  function followChallenge(time: number) {
    const { kinds, columns, finished } = figure.scene.peek();
    if (!motion.reduced) stones.compare(kinds!, clock);
    refusal.advance(challenge.refusal.peek(), columns, time, motion.reduced);
    if (finished && isOpen && !motion.reduced) enter('join');
    else if (!finished) enter('still');
    isOpen = !finished;
  }

  function show(next: typeof FIRST) {
    // Walls cut the ends off, or there are too many steps to play.
    if (figure.total.peek() === 0) return finish();
    plan = next;
    stones.reset();
    moveTo(0);
    taken = 0;
    enter(motion.reduced || speedSet() ? 'carve' : 'drop');
    playing.value = true;
  }

  /** Steps per second if set; otherwise null, and a show has a rhythm of its own. */
  const speedSet = () => (settings.speed === START.speed ? null : settings.speed);

  function enter(next: Phase, since = 0) {
    [phase, elapsed] = [next, since];
    if (phase === 'rest') travel.reset();
  }

  /** Enters the next phase when its time has come, and carves. */
  function followPhase(time: number) {
    const { field } = plan;
    if (phase === 'poster' && elapsed >= POSTER) show(FIRST);
    if (phase === 'drop' && elapsed >= DROP) {
      const kinds = figure.scene.peek().kinds!;
      stones.reset(kinds.map((kind) => (kind === WALL ? WALL : STONE)));
      stones.compare(kinds, clock);
      enter('field', elapsed - DROP);
    }
    if (phase === 'field' && elapsed >= field) enter('carve');
    if (phase === 'carve' && playing.peek()) {
      const total = figure.total.peek();
      taken = settings.speed === Infinity ? Infinity : taken + (pace() * time) / 1000;
      const leap = motion.reduced ? LEAP : 1;
      moveTo(Math.max(figure.position.peek(), leap * Math.floor(taken / leap)));
      if (!motion.reduced) stones.compare(figure.scene.peek().kinds!, clock);
      if (figure.position.peek() >= total) {
        enter(motion.reduced ? 'rest' : 'join');
        stop();
      }
    }
    if (phase === 'join' && elapsed >= CURVES + APART * (CURVE_IDS.length - 1) + CURVE + NAME) enter('rest');
  }

  /** Steps per second: as set, or faster and faster, so that a show takes the time of its plan. */
  function pace(): number {
    if (motion.reduced) return REDUCED;
    const total = figure.total.peek();
    const mean = (1000 * total) / plan.carve;
    const first = Math.min(1, SLOWEST / mean);
    return speedSet() ?? mean * Math.sqrt(first ** 2 + (4 * (1 - first) * taken) / total);
  }

  function moveTo(position: number) {
    const { total, signals, onStep } = figure;
    const last = figure.position.peek();
    signals.position.value = position >= total.peek() ? Infinity : Math.max(0, position);
    if (figure.position.peek() !== last) onStep();
  }

  function drops(): Change[] {
    const { columns, rows, kinds } = figure.scene.peek();
    const changes: Change[] = [];
    for (let x = 0; x < columns; x++) {
      const share = easeOut((2 * elapsed) / DROP - x / columns);
      for (let y = 0; y < rows; y++)
        if (kinds![y * columns + x] !== WALL) changes.push({ cell: y * columns + x, drops: share });
    }
    return changes;
  }

  /** Moves each curve's weight towards its target; returns true while any moves. */
  function shiftEmphasis(time: number): boolean {
    const { lit, curves } = figure.parts;
    const forward = curves.peek();
    const recedes = forward.size > 0 || lit.peek() !== null;
    const pace = motion.reduced ? 2 : time / EMPHASIS;
    let moves = false;
    for (const id of CURVE_IDS) {
      const target = forward.has(id) ? 1 : recedes ? -1 : 0;
      const weight = weights.get(id)!;
      weights.set(id, clamp(target, weight - pace, weight + pace));
      moves ||= weight !== target;
    }
    return moves;
  }

  function momentNow(time: number): Moment {
    const joining = phase === 'join';
    const dropping = phase === 'drop';
    return {
      changes: dropping ? drops() : [...stones.at(clock), ...refusal.at()],
      fused: joining ? easeOut(elapsed / FUSE) : 1,
      under: joining ? clamp((elapsed - CURVES) / UNDER) : 1,
      curves: Object.fromEntries(CURVE_IDS.map((id) => [id, shown(id, joining)])),
      travellers: travellers(time),
      hint: hint(time),
    };
  }

  function shown(id: CurveId, joining: boolean): Shown {
    const weight = weights.get(id)!;
    if (!joining) return { drawn: 1, named: 1, weight };
    const since = elapsed - CURVES - APART * CURVE_IDS.indexOf(id);
    return { drawn: drawing(since / CURVE), named: clamp((since - CURVE) / NAME), weight };
  }

  function travellers(time: number) {
    if (phase !== 'rest' || !started.peek()) return [];
    const isStill = motion.reduced && (!isAsked || source.peek().grid);
    const stops = isHalted || isStill;
    const stands = isStill && settings.follow;
    if (!stands) travel.advance(stops ? 0 : time);
    travelling.value = !stops && !travel.rests();
    if (!source.peek().grid) count(travel.progress(stands));
    if (stands) return travel.still();
    return isStill && source.peek().grid ? [] : travel.poses();
  }

  function count({ at, all }: { at: number; all: number }) {
    const tenths = (value: number) => Math.round(10 * value) / 10;
    const next = { at: tenths(at), all: tenths(all) };
    const last = travelled.peek();
    if (next.at !== last.at || next.all !== last.all) travelled.value = next;
  }

  /** Progress of the hint at A, which plays twice, some time after the end, and never again. */
  function hint(time: number): number {
    if (phase !== 'rest' || motion.reduced || !isPlayable() || figure.handles.peek().length === 0) return 0;
    untilHint += time;
    const since = untilHint - HINT.after;
    if (since >= HINT.each * HINT.times) endHint();
    return since > 0 ? (since % HINT.each) / HINT.each : 0;
  }

  const motion = {
    ...{ playing, travelling, travelled, moment: restingMoment() as Moment, reduced: false },
    ...{ begin, another, play, pause, toggle, restart, step },
    ...{ seek, place, finish, settle, endHint, advance },
    /** Starts resting travellers again. */
    touch: travel.again,
  };
  return motion;
}
