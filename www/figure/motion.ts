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
/** With reduced motion, carving removes this many stones at a time, at this interval in milliseconds. */
const LEAP = { stones: 10, every: 250 };
/** Longest time that a frame counts for, in milliseconds. */
const LONGEST = 100;

const drawing = cubicBezier(0.3, 0, 0.2, 1);

export class Motion {
  readonly playing = signal(false);
  readonly travelling = signal(true);
  /** Cells behind the traveller and along its whole line; kept only without a grid. */
  readonly travelled = signal({ at: 0, all: 0 });
  moment: Moment = restingMoment();
  reduced = false;
  readonly #figure: Figure;
  readonly #changes = new StoneChanges();
  readonly #refusal = new RefusalMotion();
  /** Whether a challenge still has stones that can go. */
  #isOpen = false;
  readonly #weights = new Map<CurveId, number>(CURVE_IDS.map((id) => [id, 0]));
  readonly #travel: ReturnType<typeof travelOn>;
  #phase: Phase = 'rest';
  #plan = FIRST;
  #clock = 0;
  #before = 0;
  #elapsed = 0;
  /** Time since the picture was finished; NaN once the hint is over. */
  #untilHint = 0;
  /** Whether the reader started or stopped the traveller; with reduced motion it never starts by itself. */
  #isAsked = false;
  #isHalted = false;

  constructor(figure: Figure) {
    this.#figure = figure;
    this.#travel = travelOn(figure, this.#weights);
  }

  /** False in a challenge, where the reader takes the steps. */
  get #isPlayable() {
    return !this.#figure.challenge.isOn.peek();
  }

  begin() {
    if (!this.#isPlayable) return;
    this.#enter('poster');
  }

  another() {
    if (!this.reduced) this.#show(ANOTHER);
  }

  /** Plays the carving or, if nothing is carved, the traveller. */
  play = () => {
    if (!this.#isPlayable) return;
    const { position, total, source } = this.#figure;
    if (!source.peek().carved) return this.#travels(true);
    this.#travel.again();
    if (position.peek() >= total.peek()) return this.#show(FIRST);
    this.#plan = FIRST;
    this.#enter('carve', this.#timeOf(position.peek()));
    this.playing.value = true;
  };

  restart() {
    this.#show(FIRST);
  }

  pause = () => {
    if (!this.#figure.source.peek().carved) return this.#travels(false);
    this.#stop();
  };

  toggle = () => {
    const goes = this.#figure.source.peek().carved ? this.playing : this.travelling;
    if (goes.peek()) this.pause();
    else this.play();
  };

  /** Puts the traveller somewhere along its line, in cells from the start. */
  place(along: number) {
    const { all } = this.travelled.peek();
    this.#travels(false);
    this.#travel.seek(all ? clamp(along / all) : 0);
    this.#count({ at: along, all });
  }

  #travels(moves: boolean) {
    this.#isAsked = true;
    this.#isHalted = !moves;
    if (moves) this.#travel.again();
    this.travelling.value = moves;
  }

  #stop() {
    this.playing.value = false;
    if (this.#phase === 'poster') this.#enter('rest');
  }

  get #runs() {
    return this.playing.peek() || this.#phase === 'poster' || this.#phase === 'join';
  }

  /** Continues from the current step at a changed speed. */
  retime() {
    if (this.#phase === 'carve') this.#elapsed = this.#timeOf(this.#figure.position.peek());
  }

  /** Starts resting travellers again. */
  touch() {
    this.#travel.again();
  }

  /** Takes one step; a removed stone falls. */
  step(by: 1 | -1) {
    const from = Math.min(this.#figure.position.peek(), this.#figure.total.peek());
    this.seek(from + by, by > 0 && !this.reduced);
  }

  seek(position: number, falling = false) {
    if (!this.#isPlayable) return;
    this.#stop();
    if (!falling) this.#changes.reset();
    else this.#changes.reset(this.#figure.scene.peek().kinds);
    this.#moveTo(position);
    if (falling) this.#changes.compare(this.#figure.scene.peek().kinds!, this.#clock);
    this.#enter(this.#figure.scene.peek().finished ? 'rest' : 'still');
  }

  finish() {
    this.#stop();
    this.#changes.reset();
    if (this.#phase !== 'rest') this.#enter('rest');
    this.#figure.signals.position.value = Infinity;
  }

  /** Stops at a step that was set from outside. */
  settle() {
    this.#stop();
    this.#changes.reset();
    this.#enter(this.#figure.settings.position === Infinity ? 'rest' : 'still');
  }

  endHint() {
    this.#untilHint = NaN;
  }

  /** Advances to a time; returns true if another frame is needed. */
  advance(now: number): boolean {
    const time = this.#before ? Math.min(now - this.#before, LONGEST) : 0;
    this.#before = now;
    this.#clock += time;
    if (this.#runs) this.#elapsed += time;
    this.#followPhase();
    if (!this.#isPlayable) this.#followChallenge(time);
    const shifting = this.#shiftEmphasis(time);
    this.moment = this.#momentNow(time);
    const moving =
      this.#runs ||
      this.#changes.any ||
      this.#refusal.moves ||
      shifting ||
      (this.moment.travellers.length > 0 && this.travelling.peek());
    if (!moving) this.#before = 0;
    return moving;
  }

  #followChallenge(time: number) {
    const { kinds, columns, finished } = this.#figure.scene.peek();
    if (!this.reduced) this.#changes.compare(kinds!, this.#clock);
    this.#refusal.advance(this.#figure.challenge.refusal.peek(), columns, time, this.reduced);
    if (finished && this.#isOpen && !this.reduced) this.#enter('join');
    else if (!finished) this.#enter('still');
    this.#isOpen = !finished;
  }

  #show(plan: typeof FIRST) {
    // Walls cut the ends off, or there are too many steps to play.
    if (this.#figure.total.peek() === 0) return this.finish();
    this.#plan = plan;
    this.#changes.reset();
    this.#moveTo(0);
    this.#enter(this.reduced || this.#speed ? 'carve' : 'drop');
    this.playing.value = true;
  }

  /** Steps per second if set; otherwise null, and a show has a rhythm of its own. */
  get #speed() {
    const { speed } = this.#figure.settings;
    return speed === START.speed ? null : speed;
  }

  #enter(phase: Phase, elapsed = 0) {
    this.#phase = phase;
    this.#elapsed = elapsed;
    if (phase === 'rest') this.#travel.reset();
  }

  /** Enters the next phase when its time has come, and carves. */
  #followPhase() {
    const { field } = this.#plan;
    if (this.#phase === 'poster' && this.#elapsed >= POSTER) this.#show(FIRST);
    if (this.#phase === 'drop' && this.#elapsed >= DROP) {
      const kinds = this.#figure.scene.peek().kinds!;
      this.#changes.reset(kinds.map((kind) => (kind === WALL ? WALL : STONE)));
      this.#changes.compare(kinds, this.#clock);
      this.#enter('field', this.#elapsed - DROP);
    }
    if (this.#phase === 'field' && this.#elapsed >= field) this.#enter('carve', this.#elapsed - field);
    if (this.#phase === 'carve' && this.playing.peek()) {
      const total = this.#figure.total.peek();
      this.#moveTo(Math.max(this.#figure.position.peek(), this.#stepAt(this.#elapsed)));
      if (!this.reduced) this.#changes.compare(this.#figure.scene.peek().kinds!, this.#clock);
      if (this.#figure.position.peek() >= total) {
        this.#enter(this.reduced ? 'rest' : 'join');
        this.#stop();
      }
    }
    if (this.#phase === 'join' && this.#elapsed >= CURVES + APART * (CURVE_IDS.length - 1) + CURVE + NAME)
      this.#enter('rest');
  }

  /** Weight a of the starting speed in the number of steps: total · (a·s + (1 − a)·s²). */
  get #start() {
    return Math.min(1, (SLOWEST * this.#plan.carve) / 1000 / Math.max(1, this.#figure.total.peek()));
  }

  #stepAt(elapsed: number) {
    const speed = this.#speed;
    if (speed === Infinity) return Infinity;
    if (this.reduced) return LEAP.stones * Math.floor(elapsed / LEAP.every);
    if (speed) return Math.floor((elapsed * speed) / 1000);
    const share = clamp(elapsed / this.#plan.carve);
    const a = this.#start;
    return Math.floor(this.#figure.total.peek() * (a * share + (1 - a) * share * share));
  }

  #timeOf(position: number) {
    const speed = this.#speed;
    if (this.reduced) return (position / LEAP.stones) * LEAP.every;
    if (speed) return (position / speed) * 1000;
    const a = this.#start;
    const count = position / Math.max(1, this.#figure.total.peek());
    const share = a >= 1 ? count : (Math.sqrt(a * a + 4 * (1 - a) * count) - a) / (2 * (1 - a));
    return share * this.#plan.carve;
  }

  #moveTo(position: number) {
    const { total, signals, onStep } = this.#figure;
    const before = this.#figure.position.peek();
    signals.position.value = position >= total.peek() ? Infinity : Math.max(0, position);
    if (this.#figure.position.peek() !== before) onStep();
  }

  #drops(): Change[] {
    const { columns, rows, kinds } = this.#figure.scene.peek();
    const changes: Change[] = [];
    for (let x = 0; x < columns; x++) {
      const share = easeOut((2 * this.#elapsed) / DROP - x / columns);
      for (let y = 0; y < rows; y++)
        if (kinds![y * columns + x] !== WALL) changes.push({ cell: y * columns + x, drops: share });
    }
    return changes;
  }

  /** Moves each curve's weight towards its target; returns true while any moves. */
  #shiftEmphasis(time: number): boolean {
    const { lit, curves } = this.#figure.parts;
    const forward = curves.peek();
    const recedes = forward.size > 0 || lit.peek() !== null;
    const pace = this.reduced ? 2 : time / EMPHASIS;
    let moves = false;
    for (const id of CURVE_IDS) {
      const target = forward.has(id) ? 1 : recedes ? -1 : 0;
      const weight = this.#weights.get(id)!;
      const left = target - weight;
      if (left === 0) continue;
      this.#weights.set(id, Math.abs(left) <= pace ? target : weight + Math.sign(left) * pace);
      moves = true;
    }
    return moves;
  }

  #momentNow(time: number): Moment {
    const elapsed = this.#elapsed;
    const joining = this.#phase === 'join';
    const dropping = this.#phase === 'drop';
    return {
      changes: dropping ? this.#drops() : [...this.#changes.at(this.#clock), ...this.#refusal.at()],
      fused: joining ? easeOut(elapsed / FUSE) : 1,
      under: joining ? clamp((elapsed - CURVES) / UNDER) : 1,
      curves: Object.fromEntries(CURVE_IDS.map((id) => [id, this.#shown(id, joining)])),
      travellers: this.#travellers(time),
      hint: this.#hint(time),
    };
  }

  #shown(id: CurveId, joining: boolean): Shown {
    const weight = this.#weights.get(id)!;
    if (!joining) return { drawn: 1, named: 1, weight };
    const since = this.#elapsed - CURVES - APART * CURVE_IDS.indexOf(id);
    return { drawn: drawing(since / CURVE), named: clamp((since - CURVE) / NAME), weight };
  }

  #travellers(time: number) {
    const { settings, started, source } = this.#figure;
    if (this.#phase !== 'rest' || !started.peek()) return [];
    const isStill = this.reduced && (!this.#isAsked || source.peek().grid);
    const isHalted = this.#isHalted || isStill;
    const stands = isStill && settings.follow;
    if (!stands) this.#travel.advance(isHalted ? 0 : time);
    this.travelling.value = !isHalted && !this.#travel.rests();
    if (!source.peek().grid) this.#count(this.#travel.progress(stands));
    if (stands) return this.#travel.still();
    return isStill && source.peek().grid ? [] : this.#travel.poses();
  }

  #count({ at, all }: { at: number; all: number }) {
    const tenths = (value: number) => Math.round(10 * value) / 10;
    const next = { at: tenths(at), all: tenths(all) };
    const last = this.travelled.peek();
    if (next.at !== last.at || next.all !== last.all) this.travelled.value = next;
  }

  /** Progress of the hint at A, which plays twice, some time after the end, and never again. */
  #hint(time: number): number {
    if (
      this.#phase !== 'rest' ||
      this.reduced ||
      !this.#isPlayable ||
      this.#figure.handles.peek().length === 0
    )
      return 0;
    this.#untilHint += time;
    const since = this.#untilHint - HINT.after;
    if (since >= HINT.each * HINT.times) this.endHint();
    return since > 0 ? (since % HINT.each) / HINT.each : 0;
  }
}
