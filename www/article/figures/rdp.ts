/**
 * Ramer-Douglas-Peucker at work: a path on a map with one check, and below it the path unrolled as a row of stones with all
 * checks as capsules. A capsule spans the points that it checks; the mark in it is the farthest of them.
 */
import { computed, signal } from '@preact/signals-core';
import { drawDelta, drawRawDots, strokeCased, type Strand } from '../../drawing/curves.ts';
import { around, emsOf, overlaps, placeDelta, type Name } from '../../drawing/delta.ts';
import { drawMarksBelow } from '../../drawing/marks.ts';
import { JUMPS } from '../../element/keys.ts';
import { CURVES } from '../../figure/curves/index.ts';
import { bandEdges } from '../../figure/curves/rdp.ts';
import {
  clamp,
  lengthOf,
  nearestOf,
  lineScale,
  pageLine,
  type Place,
  type Points,
  type View,
} from '../../geometry/view.ts';
import { GRID, thread, TOLERANCE, threadLine, threadList } from '../thread.ts';
import { Drawing, type Grip } from './drawing.ts';
import { checksOf, type Check } from './farthest-points.ts';
import type { Sketch } from './kit.ts';
import { drawEnds, drawMap, mapView } from './path-map.ts';

/** A stair is one cell high and one wide. */
const STAIRS = 12;
const STAIRCASE = {
  grid: { width: STAIRS + 1, height: STAIRS + 1 },
  line: Array.from({ length: 2 * STAIRS + 1 }, (_, i) => [
    Math.ceil(i / 2) + 0.5,
    STAIRS + 0.5 - Math.floor(i / 2),
  ]).flat(),
  /** Subtracted from the points: all stairs are equally far, so rounding decides. */
  origin: [0.5, STAIRS + 0.5],
  walls: [],
};
/** Narrower drawings, and those less than half as high, write no numbers into capsules. */
const ROOMY = 640;
/** Share of the width that the checks need beside a map. */
const BESIDE = 0.4;
/** Fewest rows of capsules, one per depth. More rows scroll if they would be lower than `LOWEST`; `HIGHEST`: beside a map. */
const FEWEST_ROWS = 5;
const LOWEST = { roomy: 23, tight: 12 };
const [HIGHEST, MARGIN] = [36, 20];
/** Height of the words about hidden rows, below the last row. */
const FOOT = 16;
/** Pixels between a square map and what is beside it, for the names of the lines. */
const NAMES = 46;
/** Rows of lower capsules have no numbers. */
const ROOM_FOR_NUMBER = 15;
/** Font size of those numbers. */
const NUMBER = 13;
const CHECK_KEYS = 'Arrow keys go from check to check, Enter goes back to one.';
/** Hiding a name is as bad as hiding this many points. */
const MANY = 9;
/** Where words avoid the leg of a check, as shares of its length. */
const LEG = [0, 0.2, 0.4, 0.6, 0.8, 1];
const NOWHERE = { check: -1, point: -1 };
const [RAW, RDP] = [CURVES.find(({ id }) => id === 'raw')!, CURVES.find(({ id }) => id === 'rdp')!];

export class Rdp extends Drawing<'tolerance' | 'step', 'line'> {
  override readonly ranges = {
    tolerance: { min: 0, max: 4, step: 0.01, start: TOLERANCE, label: 'tolerance' },
    step: { min: 1, max: () => this.#checks.value.length, step: 1, start: Infinity, label: 'check' },
  };
  override readonly choices = { line: { values: ['path', 'staircase'], start: 'path' } };
  override readonly lists = { thread: threadList };
  readonly #walk = computed(() =>
    this.chosen.line === 'staircase'
      ? STAIRCASE
      : { grid: GRID, line: threadLine.value, origin: [0, 0], walls: thread.value.walls },
  );
  readonly #checks = computed(() => {
    const { line, origin } = this.#walk.value;
    const moved = Array.from(line, (value, i) => value - origin[i % 2]);
    return checksOf(moved, this.now.tolerance);
  });
  /** The check and the point that the pointer is on, or -1. */
  readonly #pointed = signal(NOWHERE);
  override readonly played = { name: 'step', pace: () => 900 } as const;

  readonly #count = computed(() => this.#walk.value.line.length / 2);
  /** What becomes of the points: at this step, and in the end, which the sentence counts. */
  readonly #decided = computed(() => this.#fates(this.#checks.value.slice(0, this.now.step)));
  readonly #final = computed(() => this.#fates(this.#checks.value));
  #fates(checks: readonly Check[]) {
    const split = checks.filter(({ isKept }) => isKept).map(({ farthest }) => farthest);
    const kept = [0, ...split, this.#count.value - 1].sort((one, other) => one - other);
    const dropped = checks.flatMap(({ first, last, isKept }) =>
      isKept ? [] : Array.from({ length: last - first - 1 }, (_, i) => first + 1 + i),
    );
    return { kept, dropped };
  }

  /** The check on the map: when all are done, the one that shows best what the tolerance allows. */
  get #shown(): number {
    const { check } = this.#pointed.value;
    if (check >= 0 && check < this.last) return check;
    return this.#isDone ? this.#loosest.value : this.now.step - 1;
  }

  /** The check that drops the farthest point; the last check if none drops any. */
  readonly #loosest = computed(() => {
    const checks = this.#checks.value;
    const far = ({ distance, isKept }: Check) => (isKept ? -1 : distance);
    return checks.reduce((best, check, i) => (far(check) > far(checks[best]) ? i : best), checks.length - 1);
  });

  /** Forgets the pointer, so that the step shows even while the pointer rests on a capsule. */
  override set(name: string, given: unknown) {
    this.#pointed.value = NOWHERE;
    super.set(name, given);
  }
  override press() {
    this.#pointed.value = NOWHERE;
    super.press();
  }

  override get status() {
    const check = this.#checks.value[this.#shown];
    if (!check) return '';
    const { first, last, distance, isKept } = check;
    if (this.#isDone && !isKept)
      return `All done. No dropped point is farther than in check ${this.#shown + 1}: ${distance.toFixed(2)} cells.`;
    const far = `Check ${this.#shown + 1} of ${this.last}: ${distance.toFixed(2)} cells`;
    const count = last - first - 1;
    if (isKept) return `${far} is too far: the farthest point stays.`;
    return `${far} is near enough: ${count} point${count > 1 ? 's go' : ' goes'}.`;
  }

  get #isDone() {
    return this.#pointed.value.check < 0 && this.now.step === this.last;
  }

  override values() {
    const { kept, dropped } = this.#final.value;
    return { points: this.#count.value, kept: kept.length, dropped: dropped.length, checks: this.last };
  }

  override describe() {
    const { points, kept } = this.values();
    return `${super.describe()}. ${this.status} In the end ${kept} of ${points} points stay`;
  }

  override hover(at: Place | null) {
    const { stones, capsule, isSeen } = this.#chart;
    const check = at ? this.#checks.value.findIndex((one) => isSeen(one) && isIn(capsule(one), at)) : -1;
    const point = at ? Math.floor((at.x - stones.left) / stones.unit) : -1;
    const isOnRow = at && Math.abs(at.y - stones.top - stones.unit / 2) < stones.unit / 2;
    this.#pointed.value = { check, point: isOnRow && point < this.#count.value ? point : -1 };
  }
  /** The check on the map, for keys. */
  override grips(): Grip[] {
    const check = this.#checks.value[this.#shown];
    if (!check) return [];
    const { x, y, width, height } = this.#chart.capsule(check);
    return [
      { x: x + width / 2, y: y + height / 2, letter: '', label: this.status, byKeys: true, keys: CHECK_KEYS },
    ];
  }
  override key(_index: number, key: string) {
    const to = JUMPS[key];
    if (to) this.#pointed.value = { check: clamp(this.#shown + to, 0, this.last - 1), point: -1 };
    else if (key === 'Enter') this.#goTo(this.#shown);
    return Boolean(to) || key === 'Enter';
  }
  protected override drawGrips(sketch: Sketch, [grip]: readonly Grip[]) {
    if (!grip?.focused) return;
    const { x, y, width, height } = this.#chart.capsule(this.#checks.value[this.#shown]);
    const trace = () => sketch.pen.roundRect(x - 6, y - 6, width + 12, height + 12, height / 2 + 6);
    sketch.outline(trace, 'accent', 2);
  }

  /** Goes to the tapped check. */
  override tap(at: Place) {
    this.hover(at);
    const { check } = this.#pointed.value;
    if (check >= 0) this.#goTo(check);
  }
  #goTo(check: number) {
    this.set('step', check + 1);
    this.#pointed.value = { check, point: -1 };
  }

  /** The row of stones and the rows of capsules below it, in pixels. */
  get #chart() {
    const { width, height } = this.size.value;
    const isRoomy = Math.min(width, 2 * height) >= ROOMY;
    const { grid } = this.#walk.value;
    const across = (height * grid.width) / grid.height;
    // Beside the map if there is room, below it otherwise.
    const isBeside = width - across - NAMES > BESIDE * width;
    const left = isBeside ? across + NAMES : 0;
    const largest = 0.023 * width;
    const inset = (isRoomy ? 0.026 : 0.015) * width;
    const unit = Math.min(largest, (width - left - 2 * inset) / this.#count.value);
    const above = 1.25 * largest + 15;
    const space = isBeside ? height - above - MARGIN : (isRoomy ? 0.3 : 0.35) * height;
    const fewest = isBeside ? 1 : FEWEST_ROWS;
    const deepest = Math.max(1, ...this.#checks.value.map(({ depth }) => depth + 1));
    const all = Math.max(fewest, deepest);
    const lowest = isRoomy ? LOWEST.roomy : LOWEST.tight;
    const fitting = (room: number) => Math.min(all, Math.max(FEWEST_ROWS, Math.floor(room / lowest)));
    const foot = fitting(space) < all ? FOOT : 0;
    const room = space - foot;
    const rows = fitting(room);
    const step = isBeside ? Math.min(HIGHEST, room / rows) : room / rows;
    const bottom = isBeside ? (height + above + rows * step - foot) / 2 : height - foot;
    // Below the map, whose size stays, few rows are in the middle of their room.
    const missing = isBeside ? 0 : ((all - deepest) * step) / 2;
    const from = bottom - rows * step + missing;
    const stones = {
      ...{ unit, left: (left + width - unit * this.#count.value) / 2, side: Math.min(6, 0.25 * unit) },
      top: from - above,
    };
    const map = isBeside
      ? { width: across, height, edge: stones.left }
      : { width, height: stones.top - missing - 0.4 * unit, edge: width };
    const depthOf = (check: number) => this.#checks.value[check]?.depth ?? 0;
    // Scrolls the current check to the last row but one, and keeps the check under the pointer in view.
    const reached = clamp(depthOf(this.now.step - 1) + 2 - rows, 0, all - rows);
    const pointed = depthOf(this.#shown);
    const top = clamp(reached, pointed + 1 - rows, pointed);
    const gap = Math.min(6, 0.2 * step);
    const x = (i: number) => stones.left + (i + 0.5) * unit;
    const capsule = ({ first, last, depth }: Check) => ({
      ...{ x: x(first) + gap / 3, y: from + (depth - top) * step },
      ...{ width: x(last) - x(first) - gap / 1.5, height: step - gap },
    });
    const isSeen = ({ depth }: Check) => depth >= top && depth < top + rows;
    /** The middle of the gap below the row of stones. */
    const below = (stones.top + unit + stones.side + from) / 2;
    return {
      stones,
      map,
      x,
      capsule,
      isSeen,
      below,
      hidden: [
        { y: below, count: top },
        { y: bottom + FOOT / 2 - 2, count: all - rows - top },
      ],
      gap,
      isRoomy,
    };
  }

  draw(sketch: Sketch) {
    this.#drawMap(sketch, this.#walk.value.line);
    this.#drawStones(sketch);
    this.#drawChecks(sketch);
  }

  #drawMap(sketch: Sketch, line: Points) {
    const { map } = this.#chart;
    const { pen, look } = sketch;
    const { grid, origin, walls } = this.#walk.value;
    const view = { ...mapView(line, grid, map, map.height), width: map.edge };
    const scale = lineScale(view.unit);
    const page = pageLine(view, line);
    const at = (i: number) => [page[2 * i], page[2 * i + 1]];
    const check = this.#checks.value[this.#shown];
    const simplified = this.#decided.value.kept.flatMap(at);
    const delta = placeNames(view, page, simplified);
    const name = check && nameOf(check, this.#chart.isRoomy);
    const ends = check && [at(check.first), at(check.last)];
    const leg = ends
      ? LEG.flatMap((share) => [0, 1].map((axis) => ends[0][axis] + share * (ends[1][axis] - ends[0][axis])))
      : [];
    const across =
      check && this.#freeSide(view, [...Array.from(page), ...leg], check.farthest, name!, delta.names);
    drawMap(sketch, view, line, walls);
    const farthest = check ? at(check.farthest) : [];
    if (across) sketch.stroke([[...farthest, farthest[0] + across, farthest[1]]], 'ink', 1.25);
    if (check) {
      const radius = this.now.tolerance;
      const leg = [check.first, check.last].flatMap((i) => [line[2 * i], line[2 * i + 1]]);
      const band = { line: leg, radius, edges: bandEdges(leg, radius) };
      drawMarksBelow({ pen, view, look }, [{ id: 'rdp', tone: 'rdp', marks: { band } }], {});
    }
    const strands: Strand[] = [RDP, RAW].map(({ id, style }) => {
      const curve = id === 'rdp' ? simplified : page;
      const tail = delta.names.find((one) => one.id === id) ?? null;
      return { id, style, line: curve, length: lengthOf(curve), name: tail, branches: [], crosses: [] };
    });
    drawDelta({ pen, view, look }, strands, delta, { rdp: { drawn: 1, named: 1, weight: 1 } });
    sketch.strokeCurve('raw', page, view.unit);
    drawRawDots({ pen, view, look }, page);
    sketch.pen.lineCap = sketch.pen.lineJoin = 'round';
    strokeCased(pen, look, RDP.style, [simplified], 1, scale);
    const { kept, dropped } = this.#final.value;
    if (this.isLit('dropped')) sketch.dots(dropped.flatMap(at), 5 * scale, 'paper', 'ink', 2);
    for (const i of dropped) this.part('dropped', at(i));
    sketch.squares(simplified, 4.2 * scale, 'paper', 'rdp');
    if (this.isLit('kept')) sketch.squares(kept.flatMap(at), 6.5 * scale, 'paper', 'ink');
    for (const i of kept) this.part('kept', at(i));
    if (check) {
      const leg = [...at(check.first), ...at(check.last)];
      const foot = [...farthest, ...pageLine(view, [check.foot[0] + origin[0], check.foot[1] + origin[1]])];
      sketch.stroke([leg, foot], 'ink', 1.5);
      const isFar = this.isLit('farthest');
      sketch.dots(farthest, (isFar ? 8 : 5) * scale, isFar ? 'ink' : 'paper', 'ink', 2);
      this.part('farthest', farthest, 12);
    }
    drawEnds(sketch, view, line);
    const { point } = this.#pointed.value;
    const [x, y] = at(point);
    if (point >= 0) sketch.outline((pen) => pen.arc(x, y, 0.45 * view.unit, 0, 2 * Math.PI), 'ink');
    if (!across) return;
    const words = { size: this.#size.value, halo: 'ground' } as const;
    const from = farthest[0] + across + 7 * Math.sign(across);
    sketch.write(from, farthest[1], name!, { ...words, align: across > 0 ? 'left' : 'right' });
  }

  /** Distance to the right (or left, if negative) of a point at which words hide the least. */
  #freeSide(view: View, page: Points, point: number, words: string, names: readonly Name[]): number {
    const { unit, width } = view;
    const size = this.#size.value;
    const wide = emsOf(words) * size + 7;
    const [x, y] = [page[2 * point], page[2 * point + 1]];
    const sides = [1.5, 2.5, 3.5, 5, 7].flatMap((reach) => [reach, -reach]);
    const spots = sides.flatMap((reach) => {
      const across = reach * unit;
      const [near, far] = [x + across, x + across + Math.sign(reach) * wide];
      const box = around({ x: (near + far) / 2, y }, wide / 2, size / 2);
      if (box.left < 4 || box.right > width - 4) return [];
      const line = { ...box, left: Math.min(x, box.left), right: Math.max(x, box.right) };
      // The line to the words should cross no name, either.
      let count = MANY * names.filter((name) => overlaps(name.box, line)).length;
      for (let i = 0; i < page.length; i += 2)
        if (overlaps(around({ x: page[i], y: page[i + 1] }, 0.6 * unit), box)) count++;
      return { across, count };
    });
    return nearestOf(spots, ({ count }) => count)?.item.across ?? 0;
  }

  /** Font size on the map. */
  readonly #size = computed(() => (this.#chart.isRoomy ? 15 : 12));

  /** Kept points are yellow with a square, dropped ones are gone, the others may yet be kept. */
  #drawStones(sketch: Sketch) {
    const { kept, dropped } = this.#decided.value;
    const final = this.#final.value;
    const { stones, x, below, isRoomy } = this.#chart;
    const { unit, top, side } = stones;
    const middle = top + unit / 2 - 1;
    const all = Array.from({ length: this.#count.value }, (_, i) => i);
    const put =
      (points: readonly number[], inset: number, down = 0) =>
      () => {
        const size = unit - 2 * inset;
        for (const i of points)
          sketch.pen.roundRect(x(i) - size / 2, top + inset + down, size, size, 0.14 * unit);
      };
    const standing = all.filter((i) => !dropped.includes(i));
    const open = standing.filter((i) => !kept.includes(i));
    sketch.fill('socket', put(dropped, 0.34 * unit));
    sketch.fill('maybe-side', put(open, 1, side));
    sketch.fill('maybe', put(open, 1));
    sketch.fill('path-side', put(kept, 1, side));
    sketch.fill('path', put(kept, 1), sketch.look.contrast ? 'ink' : undefined);
    const half = isRoomy ? 4 : 2.4;
    const inner = (points: readonly number[]) => points.slice(1, -1).flatMap((i) => [x(i), middle]);
    sketch.squares(inner(kept), half, 'rdp', 'case');
    if (this.isLit('kept')) sketch.squares(inner(final.kept), 1.5 * half, 'rdp', 'ink');
    if (this.isLit('dropped')) {
      const gone = () =>
        final.dropped.forEach((i) => sketch.pen.rect(x(i) - unit / 2 + 2, top + 2, unit - 4, unit - 4));
      sketch.fill('paper', gone, 'ink');
    }
    for (const [i, letter] of [[0, 'A'] as const, [this.#count.value - 1, 'B'] as const]) {
      sketch.dots([x(i), middle], 0.44 * unit, 'ink');
      const [y, tone] = unit < 18 ? [below, 'ink' as const] : [middle, 'paper' as const];
      sketch.write(x(i), y, letter, { tone, size: 12, align: 'center' });
    }
    for (const i of all) this.part(final.kept.includes(i) ? 'kept' : 'dropped', [x(i), middle], unit / 2);
  }

  #drawChecks(sketch: Sketch) {
    const { x, capsule, isSeen, hidden, gap } = this.#chart;
    const numbered = this.#numbered;
    const isDone = (i: number) => i < this.now.step;
    for (const [i, check] of this.#checks.value.entries()) {
      if (!isSeen(check)) continue;
      const { farthest, isKept } = check;
      const box = capsule(check);
      const radius = Math.min(box.height, box.width) / 2;
      const trace = () => sketch.pen.roundRect(box.x, box.y, box.width, box.height, radius);
      const middle = box.y + box.height / 2;
      sketch.outline(trace, isDone(i) ? 'rdp' : 'rule', isDone(i) ? 1.5 : 1);
      if (isDone(i) && !isKept) sketch.faded(0.13, () => sketch.fill('rdp', trace));
      const text = check.depth < numbered && isDone(i) ? textOf(check) : '';
      const [mark, middleX] = [x(farthest), box.x + box.width / 2];
      // Beside the mark if they would meet, and in its place if there is no room beside it.
      const apart = widthOf(check) / 2 + 9;
      const isMet = isKept && Math.abs(mark - middleX) < apart;
      const beside = mark + (mark > middleX ? -apart : apart);
      const hasRoom = Math.abs(beside - middleX) < box.width / 2 - apart + 5;
      if (isDone(i) && isKept) {
        const half = Math.min(4.2, 0.25 * box.height);
        const isCovered = text && isMet && !hasRoom;
        const bottom = box.y + box.height;
        sketch.stroke([[mark, isCovered ? bottom : box.y, mark, bottom + gap]], 'rdp');
        if (!isCovered) sketch.squares([mark, middle], half, 'paper', 'rdp');
      }
      if (i === this.#shown) {
        const away = Math.min(3.5, gap / 2 + 0.5);
        const [width, height] = [box.width + 2 * away, box.height + 2 * away];
        const ring = () => sketch.pen.roundRect(box.x - away, box.y - away, width, height, radius + away);
        sketch.outline(ring, 'ink');
      }
      const words = { size: NUMBER, align: 'center', tone: isKept ? 'rdp' : 'ink' } as const;
      if (text) sketch.write(isMet && hasRoom ? beside : middleX, middle, text, words);
    }
    const centre = x((this.#count.value - 1) / 2);
    const words = { size: 12, tone: 'quiet', align: 'center' } as const;
    for (const { y, count } of hidden)
      if (count) sketch.write(centre, y, `${count} more row${count > 1 ? 's' : ''}`, words);
  }

  /** How many rows of capsules have numbers: those above the first without room in each, so that no number seems missing. */
  get #numbered(): number {
    const { capsule, isRoomy } = this.#chart;
    const checks = this.#checks.value;
    const isTight = (check: Check) => {
      const { width, height } = capsule(check);
      return !isRoomy || height < ROOM_FOR_NUMBER || width < widthOf(check) + 4;
    };
    return Math.min(...checks.filter(isTight).map(({ depth }) => depth));
  }
}

/** The distance of a check, without zeros at its end. */
const textOf = ({ distance }: Check) => String(Number(distance.toFixed(2)));
const widthOf = (check: Check) => NUMBER * emsOf(textOf(check));

/** Places the names of both lines beyond B. */
function placeNames(view: View, page: Points, simplified: Points) {
  const end = { x: page[page.length - 2], y: page[page.length - 1] };
  const labels = [
    { id: 'rdp', label: 'RDP' },
    { id: 'raw', label: 'Raw' },
  ];
  const cells = Array.from({ length: page.length / 2 }, (_, i) => {
    const [x, y] = [page[2 * i] - view.left, page[2 * i + 1] - view.top];
    return Math.floor(y / view.unit) * view.columns + Math.floor(x / view.unit);
  });
  const others = [{ x: page[0], y: page[1] }];
  return placeDelta(view, end, labels, ['rdp', 'raw'], { cells, lines: [simplified], others });
}

/** In the short form, the status beside the button says whether the point stays. */
const nameOf = ({ distance, isKept }: Check, isLong: boolean) => {
  const cells = `${distance.toFixed(2)} cells`;
  return isLong ? `farthest: ${cells}, so it ${isKept ? 'stays' : 'goes'}` : cells;
};

const isIn = (box: { x: number; y: number; width: number; height: number }, { x, y }: Place) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
