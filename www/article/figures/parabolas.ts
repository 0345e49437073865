/** A leg of a Catmull-Rom curve: it blends from the parabola through three points into the one through the next three. */
import { computed } from '@preact/signals-core';
import type { FigureLook as Look } from './tones.ts';
import { nearestOf, lengthOf, type Place, type Points } from '../../geometry/view.ts';
import { BEAD_KEYS, type Grip } from './drawing.ts';
import { type Sketch, tick } from './kit.ts';
import { loupeOf, type Loupe } from './loupe.ts';
import { PointsDrawing } from './points.ts';

/** The four points, in shares of the width and the height. */
const START = [0.115, 0.3, 0.345, 0.82, 0.655, 0.21, 0.885, 0.76];
const BEAD = 4;
/** Pieces of the middle leg, each of one colour, and of a whole parabola. */
const [PIECES, SMOOTH] = [48, 60];
/** Milliseconds from t = 0 to 1. */
const PLAY = 3000;
/** The loupe shows a middle leg shorter than this, in pixels, and enlarges it to the second length. */
const [SHORT, ENLARGED] = [120, 200];
/** How many times as long as a squeezed middle leg the others are. */
const SQUEEZED = 10;
/** Height of the roof that they form, as a share of its width. */
const ROOF = 0.2;
const PHONE = 480;
const TICKS = 8;
/** Height of the room for the bar of the mix, and its width. */
const [TOP, BAR] = [40, 150];
/** Distance from points in the loupe to their names, inwards as curves bulge outwards; and half of a letter. In pixels. */
const [INWARDS, LETTER] = [-18, 9];
/** Sizes of the loupe: the first that covers nothing is drawn. Its distance from edges and lines, in pixels. */
const SIZES = [1, 0.85, 0.7, 0.55];
const MARGIN = 14;
const WORDS = ['before', 'after'] as const;

interface Lines {
  parabolas: readonly Points[];
  blend: number[];
  /** The points at t on both parabolas, flat. */
  ends: number[];
}

export class Parabolas extends PointsDrawing<'t' | 'alpha'> {
  override readonly ranges = {
    t: { min: 0, max: 1, step: 0.01, start: 0.5, label: 't' },
    alpha: { min: 0, max: 1, step: 0.05, start: 0.5, label: 'alpha' },
  };
  protected override readonly shares = this.list('points', START);
  protected override readonly names = ['p0', 'p1', 'p2', 'p3'];
  override readonly played = { name: 't', pace: () => PLAY / 100 } as const;
  readonly #slide = this.slide(600);
  #slideFrom: readonly number[] = [];

  override stop() {
    super.stop();
    this.#slide.stop();
  }

  /** Below the bar of the mix. */
  protected override get down(): [number, number] {
    return [TOP, this.height - TOP];
  }
  readonly #isNarrow = computed(() => this.width < PHONE);

  /** When a traveller passes each point: each leg takes its length to the power alpha. */
  get #times() {
    const { points } = this;
    const times = [0];
    for (let i = 2; i < points.length; i += 2) {
      const length = lengthOf(points.slice(i - 2, i + 2));
      times.push(times.at(-1)! + Math.max(1, length) ** this.now.alpha);
    }
    return times;
  }

  /** A point on the parabola through three of the points, beginning with `first`. */
  #parabola(first: 0 | 1, time: number): [number, number] {
    const { points } = this;
    const times = this.#times.slice(first, first + 3);
    const weights = times.map((own) =>
      times.reduce(
        (product, other) => (other === own ? product : (product * (time - other)) / (own - other)),
        1,
      ),
    );
    const sum = (axis: number) =>
      weights.reduce((total, weight, i) => total + weight * points[2 * (first + i) + axis], 0);
    return [sum(0), sum(1)];
  }

  #timeOf(t: number) {
    const times = this.#times;
    return times[1] + t * (times[2] - times[1]);
  }

  #blend(t: number): [number, number] {
    const time = this.#timeOf(t);
    const [[x, y], [nextX, nextY]] = [this.#parabola(0, time), this.#parabola(1, time)];
    return [x + t * (nextX - x), y + t * (nextY - y)];
  }

  readonly #middleLeg = computed(() => lengthOf(this.points.slice(2, 6)));
  readonly #isShort = computed(() => this.#middleLeg.value < SHORT);

  override grips(): Grip[] {
    const [x, y] = this.#blend(this.now.t);
    // On a short leg it would cover other handles, so only the loupe shows it.
    return [...super.grips(), { x, y, letter: '', label: 't', byKeys: this.#isShort.value, keys: BEAD_KEYS }];
  }

  override move(i: number, to: Place) {
    this.#slide.stop();
    if (i < BEAD) return super.move(i, to);
    this.stop();
    const steps = Array.from({ length: 101 }, (_, step) => step / 100);
    const far = (t: number) => Math.hypot(this.#blend(t)[0] - to.x, this.#blend(t)[1] - to.y);
    this.now.t = nearestOf(steps, far)!.item;
  }

  override readonly calls = { squeeze: () => this.#squeeze() };

  /** Slides the middle points together. */
  #squeeze() {
    const shares = this.shares.value;
    this.#slideFrom = this.shown;
    this.shares.value = [...shares.slice(0, 2), ...this.#squeezed(), ...shares.slice(6)];
    this.#slide.start();
  }

  /** The shares as they slide. */
  protected override get shown() {
    const { moving, share } = this.#slide;
    return super.shown.map((to, i) => (moving ? to + (1 - share) * (this.#slideFrom[i] - to) : to));
  }

  /** Shares of the middle points with a leg a tenth as long as the others, which meet there like the sides of a roof. */
  #squeezed() {
    const { points } = this;
    const [from, unit] = this.down;
    const [x, y, lastX, lastY] = [...points.slice(0, 2), ...points.slice(6)];
    const length = Math.hypot(lastX - x, lastY - y) || 1;
    const [across, down] = [(lastX - x) / length, (lastY - y) / length];
    const roof = [1, -1].map((side) => ({
      x: (x + lastX) / 2 - side * ROOF * down * length,
      y: (y + lastY) / 2 + side * ROOF * across * length,
    }));
    const away = (place: Place) => Math.abs(place.y - from - unit / 2);
    const top = away(roof[0]) < away(roof[1]) ? roof[0] : roof[1];
    const half = Math.hypot(top.x - x, top.y - y) / (2 * SQUEEZED + 1);
    return [-half, half].flatMap((far) => this.sharesOf({ x: top.x + far * across, y: top.y + far * down }));
  }

  override get status() {
    return `Drag the four points${this.#isShort.value ? '' : ', or the bead along the curve'}.`;
  }

  override values() {
    return { before: 100 * (1 - this.now.t), after: 100 * this.now.t };
  }

  override describe() {
    const { before, after } = this.values();
    const mix = `${before.toFixed()} % of the first parabola and ${after.toFixed()} % of the second`;
    const loop = crossesItself(this.#lines.blend) ? '. The curve makes a loop' : '';
    return `${super.describe()}. At t = ${this.now.t} it is ${mix}${loop}`;
  }

  draw(sketch: Sketch) {
    const { points } = this;
    const isShort = this.#isShort.value;
    const lines = this.#lines;
    const width = 7.5 * (this.#isNarrow.value || isShort ? 0.67 : 1);
    sketch.stroke([points], 'quiet', 1, [3, 3]);
    this.#drawLines(sketch, lines, width);
    if (!isShort) this.#drawTicks(sketch);
    if (!isShort) this.#drawEnds(sketch, lines.ends, 5);
    WORDS.forEach((name, i) => this.part(name, lines.parabolas[i]));
    this.#drawBar(sketch);
    const loupe = isShort ? this.#loupe(lines) : null;
    this.#drawNames(sketch, points, loupe ? [0, 3] : [0, 1, 2, 3], this.#isNarrow.value ? 22 : 26);
    loupe?.draw(sketch, () => this.#drawEnlarged(sketch, lines, loupe));
  }

  protected override drawGrips(sketch: Sketch, grips: readonly Grip[]) {
    const { x, y, byKeys, focused } = grips[BEAD];
    super.drawGrips(sketch, byKeys && !focused ? grips.slice(0, BEAD) : grips);
    if (byKeys) return;
    const radius = this.#isNarrow.value ? 7.5 : 9.5;
    sketch.dots([x, y], radius + 2, 'paper');
    sketch.dots([x, y], radius, 'ink');
  }

  get #lines() {
    const times = this.#times;
    const parabolas = ([0, 1] as const).map((first) =>
      Array.from({ length: SMOOTH + 1 }, (_, i) =>
        this.#parabola(first, times[first] + (i / SMOOTH) * (times[first + 2] - times[first])),
      ).flat(),
    );
    const time = this.#timeOf(this.now.t);
    return {
      parabolas,
      blend: Array.from({ length: PIECES + 1 }, (_, i) => this.#blend(i / PIECES)).flat(),
      ends: [...this.#parabola(0, time), ...this.#parabola(1, time)],
    };
  }

  /** Draws the parabolas, and over them the curve, piece by piece in its colours. */
  #drawLines(sketch: Sketch, { parabolas, blend }: Pick<Lines, 'parabolas' | 'blend'>, width: number) {
    WORDS.forEach((name, i) => sketch.stroke([parabolas[i]], name, this.isLit(name) ? 4 : 2));
    sketch.stroke([blend], 'case', width + 4);
    for (let i = 0; i < PIECES; i++) {
      const colour = mixed(sketch.look, (i + 0.5) / PIECES);
      sketch.stroke([blend.slice(2 * i, 2 * i + 4)], colour, width);
    }
  }

  #drawTicks(sketch: Sketch) {
    const half = this.#isNarrow.value ? 6 : 8;
    const ticks = Array.from({ length: TICKS - 1 }, (_, i) => {
      const t = (i + 1) / TICKS;
      const [[x, y], [nextX, nextY]] = [this.#blend(t), this.#blend(t + 0.01)];
      return tick([x, y], [nextX - x, nextY - y], half);
    });
    sketch.stroke(ticks, 'case', 4);
    sketch.stroke(ticks, 'ink', 1.5);
  }

  /** Marks t on both parabolas; the curve divides the line between them. */
  #drawEnds(sketch: Sketch, ends: readonly number[], radius: number) {
    sketch.stroke([ends], 'ink');
    WORDS.forEach((name, i) => sketch.dots(ends.slice(2 * i, 2 * i + 2), radius, 'paper', name, 2.25));
  }

  /** Draws the share of each parabola in the curve at t. */
  #drawBar(sketch: Sketch) {
    const [left, y] = [(this.width - BAR) / 2, TOP / 2];
    const { before, after } = this.values();
    const middle = left + (before / 100) * BAR;
    sketch.fill('before', (pen) => pen.rect(left, y - 6, middle - left, 12));
    sketch.fill('after', (pen) => pen.rect(middle, y - 6, left + BAR - middle, 12));
    sketch.stroke([[middle, y - 10, middle, y + 10]], 'ink', 2.5);
    const words = { size: 15 } as const;
    sketch.write(left - 8, y, before.toFixed(), { ...words, align: 'right', tone: 'before' });
    sketch.write(left + BAR + 8, y, after.toFixed(), { ...words, tone: 'after' });
  }

  /** Names points, `pixels` outside the turn at each; inside if negative. */
  #drawNames(sketch: Sketch, points: readonly number[], indices: readonly number[], pixels: number) {
    for (const i of indices) sketch.writeSerif(...outside(points, i, pixels), 'p', String(i));
  }

  /** The largest loupe that fits where the drawing has no handle and no line. */
  #loupe({ parabolas, blend }: Lines): Loupe | null {
    const { width, height, points } = this;
    for (const size of SIZES) {
      const full = size * Math.min(1, (0.45 * width) / 320);
      const [across, down] = [160 * full, 105 * full];
      const scale = (ENLARGED * full) / Math.max(1, this.#middleLeg.value);
      const names = [1, 2].flatMap((i) => outside(points, i, (INWARDS - LETTER) / scale));
      const [x, y] = middleOf([...blend, ...names]);
      for (const left of [across + MARGIN, width - across - MARGIN, width / 2])
        for (const top of [TOP + down, height - down - MARGIN]) {
          const loupe = loupeOf({ x, y }, { x: left, y: top, across, down }, scale);
          if (parabolas.every((line) => loupe.isClearOf(line, MARGIN))) return loupe;
        }
    }
    return null;
  }

  /** Points in the loupe are no handles, so they look different. */
  #drawEnlarged(sketch: Sketch, lines: Lines, loupe: Loupe) {
    const { points } = this;
    const parabolas = lines.parabolas.map(loupe.enlarge);
    sketch.stroke([loupe.enlarge(points)], 'quiet', 1, [3, 3]);
    this.#drawLines(sketch, { parabolas, blend: loupe.enlarge(lines.blend) }, 6);
    this.#drawEnds(sketch, loupe.enlarge(lines.ends), 4);
    sketch.dots(loupe.enlarge(points), 4, 'paper', 'quiet', 1.75);
    sketch.dots(loupe.enlarge(this.#blend(this.now.t)), 5, 'ink');
    this.#drawNames(sketch, loupe.enlarge(points), [1, 2], INWARDS);
  }
}

/** A colour between those of both parabolas. */
const mixed = ({ tones }: Look, share: number) =>
  `color-mix(in oklab, ${tones.after} ${(100 * share).toFixed()}%, ${tones.before})`;

/** The middle of the box round a line. */
const middleOf = (line: readonly number[]) =>
  [0, 1].map((axis) => {
    const all = line.filter((_, i) => i % 2 === axis);
    return (Math.min(...all) + Math.max(...all)) / 2;
  });

/** The position `pixels` from a point, away from its neighbours. */
function outside(points: readonly number[], i: number, pixels: number): [number, number] {
  const others = [i - 1, i + 1].filter((at) => at >= 0 && at < points.length / 2);
  const [x, y] = points.slice(2 * i, 2 * i + 2);
  const directions = others.map((at) => unit(x - points[2 * at], y - points[2 * at + 1]));
  const sum = (axis: 0 | 1) => directions.reduce((total, direction) => total + direction[axis], 0);
  const [right, down] = unit(sum(0), sum(1));
  return [x + pixels * right, y + pixels * down];
}

function unit(x: number, y: number): [number, number] {
  const length = Math.hypot(x, y);
  return length ? [x / length, y / length] : [0, -1];
}

function crossesItself(line: readonly number[]) {
  const at = (i: number) => line.slice(2 * i, 2 * i + 2);
  const side = ([ax, ay]: number[], [bx, by]: number[], [x, y]: number[]) =>
    Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  const parted = (a: number[], b: number[], c: number[], d: number[]) => side(a, b, c) * side(a, b, d) < 0;
  const pieces = line.length / 2 - 1;
  for (let i = 0; i < pieces; i++)
    for (let k = i + 2; k < pieces; k++) {
      const [a, b, c, d] = [at(i), at(i + 1), at(k), at(k + 1)];
      if (parted(a, b, c, d) && parted(c, d, a, b)) return true;
    }
  return false;
}
