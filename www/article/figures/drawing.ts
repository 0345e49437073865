/** A drawing of the article: numbers that sentences set, handles, and what a pen draws. It needs no page. */
import { batch, signal, untracked, type Signal } from '@preact/signals-core';
import { History } from '../../figure/history.ts';
import type { Handle } from '../../drawing/handles.ts';
import type { Pen } from '../../drawing/pen.ts';
import { variables } from '../../drawing/look.ts';
import { SvgPen } from '../../drawing/svg-pen.ts';
import type { Zoomed } from '../../element/zooming.ts';
import { distanceTo, type Place, type Points, type View } from '../../geometry/view.ts';
import { middles, Sketch } from './kit.ts';
import { Slide } from './slide.ts';
import { FIGURE_TONE_NAMES, type FigureLook as Look } from './tones.ts';

export interface Range {
  min: number;
  /** A function: the number stays at the end when the end moves. */
  max: number | (() => number);
  step: number;
  start: number;
  label: string;
}

/** A property that is one of some words. */
interface Choice {
  values: readonly string[];
  start: string;
  /** What hands do: undo does not choose it. */
  isTool?: boolean;
}

/** What hands have set, at first and now: shares, or whole numbers below one. */
export interface List {
  start: readonly number[];
  now: Signal<readonly number[]>;
  below?: number;
  /** How many they may be; null: any number. Else as many as at first. */
  lengths?: readonly number[] | null;
  /** Another figure sets it, and undoes that. */
  isShared?: boolean;
  allows?(numbers: readonly number[]): boolean;
}

const fits = (numbers: readonly number[], { start, below, lengths = [start.length], allows }: List) =>
  (lengths?.includes(numbers.length) ?? true) &&
  (allows?.(numbers) ?? true) &&
  numbers.every((one) => (below ? Number.isInteger(one) && one >= 0 && one < below : Math.abs(one) <= 1));

/** A handle in cells of the drawing's view, and what screen readers call it. */
export interface Grip extends Handle {
  label: string;
  /** The pointer has another way to move it. */
  byKeys?: boolean;
  /** What keys do there at once, if it only chooses. Points are picked up first. */
  keys?: string;
  /** It is a square, and half as wide, in pixels. */
  half?: number;
}

export const BEAD_KEYS = 'Arrow keys move it along, with Shift farther. Escape puts it back.';
export const STONE_KEYS = 'Choose another stone with the arrow keys. Escape puts it back.';

/** Distance within which a part is pointed at, in pixels. */
const NEAR = 9;
/** Milliseconds that a slow frame makes up for. */
const LATE = 50;

/** `Name`: of a number that sentences may set; `Word`: of a choice. */
export abstract class Drawing<Name extends string = string, Word extends string = string> {
  readonly ranges = {} as Readonly<Record<Name, Range>>;
  readonly choices = {} as Readonly<Record<Word, Choice>>;
  readonly lists: Record<string, List> = {};
  #signals?: Readonly<Record<string, Signal<unknown>>>;
  #now?: Record<Name, number>;
  #chosen?: Record<Word, string>;
  /** Undoes what a reader has set, in sentences or by hand. */
  readonly history = new History(
    () => this.kept(),
    (before) => this.restore(before),
  );
  attributes: (name: string) => string | null = () => null;
  readonly size = signal({ width: 480, height: 480 });
  /** True once it is near and the engine's functions can be called. */
  readonly begun = signal(false);
  /** Parts that stand out, because a word names them. */
  readonly lit = signal<readonly string[]>([]);
  /** Where each part was drawn last. */
  #parts: { name: string; line: Points; reach: number }[] = [];
  readonly #slides: Slide[] = [];
  /** The number that goes from step to step by itself, and how long the step that is shown is seen, in milliseconds. */
  protected readonly played?: { name: Name; pace(): number };
  readonly playing = signal(false);
  #next = 0;

  get #all() {
    const rows = Object.entries<Range | Choice>({ ...this.choices, ...this.ranges });
    return (this.#signals ??= Object.fromEntries(rows.map(([name, { start }]) => [name, signal(start)])));
  }

  get now(): Record<Name, number> {
    return (this.#now ??= accessors(Object.keys(this.ranges) as Name[], (name) => {
      const kept = this.#all[name] as Signal<number>;
      return {
        get: () => Math.min(kept.value, this.#end(name)),
        set: (given: number) => (kept.value = this.#inRange(name, given)),
      };
    }));
  }

  get chosen(): Record<Word, string> {
    return (this.#chosen ??= accessors(Object.keys(this.choices) as Word[], (name) => {
      const kept = this.#all[name] as Signal<string>;
      return {
        get: () => kept.value,
        set: (word: string) => this.choices[name].values.includes(word) && (kept.value = word),
      };
    }));
  }

  /** Numbers that hands set, by the name that links give them. */
  protected list(name: string, start: readonly number[], rules: Partial<List> = {}) {
    const now = signal(start);
    this.lists[name] = { start, now, ...rules };
    return now;
  }

  /** Where a number ends. An end that moves is known once the drawing has begun. */
  #end(name: Name) {
    const { max } = this.ranges[name];
    return typeof max === 'number' ? max : this.begun.value ? max() : Infinity;
  }

  /** The nearest step of a number; at an end that moves it stays there. */
  #inRange(name: Name, given: number) {
    const { min, max, step } = this.ranges[name];
    // Tenths that are added up are no tenths.
    const near = Number((min + Math.round((given - min) / step) * step).toFixed(6));
    if (near < this.#end(name)) return Math.max(min, near);
    return typeof max === 'number' ? max : Infinity;
  }

  /** All that a reader sets, as it is once nothing plays; a number last, as others may move its end. */
  kept(): Readonly<Record<string, unknown>> {
    const lists = Object.entries(this.lists).flatMap(([name, { now, isShared }]) =>
      isShared ? [] : [[name, now] as const],
    );
    const others = Object.entries(this.#all).filter(([name]) => !this.choices[name as Word]?.isTool);
    const kept = Object.fromEntries([...lists, ...others].map(([name, now]) => [name, now.peek()]));
    const name = this.playing.peek() && this.played?.name;
    return name ? { ...kept, [name]: this.#inRange(name, Infinity) } : kept;
  }

  /** Returns true if that changes anything. */
  restore(kept: Readonly<Record<string, unknown>>): boolean {
    this.stop();
    const now = this.kept();
    const changed = Object.entries(kept).filter(([name, value]) => String(now[name]) !== String(value));
    batch(() => changed.forEach(([name, value]) => this.set(name, value)));
    return changed.length > 0;
  }

  get width() {
    return this.size.value.width;
  }

  get height() {
    return this.size.value.height;
  }

  /** Whether its shape sets parts one below the other, as on a phone. */
  protected get isTall() {
    return this.width < 1.7 * this.height;
  }

  /** Sets a number, a choice or a list by its name, if this drawing has it and the value is one. Nothing plays over it. */
  set(name: string, given: unknown) {
    this.stop();
    const numbers = String(given).split(',').filter(Boolean).map(Number);
    const list = Object.hasOwn(this.lists, name) && this.lists[name];
    if (list && fits(numbers, list)) list.now.value = numbers;
    if (Object.hasOwn(this.choices, name)) this.chosen[name as Word] = String(given);
    const value = Number(given ?? NaN);
    if (Object.hasOwn(this.ranges, name) && !Number.isNaN(value)) this.now[name as Name] = value;
  }

  /** The range of a number; until the drawing has begun, one whose end moves has none. */
  parameter(name: string) {
    if (!Object.hasOwn(this.ranges, name)) return { start: NaN };
    const range = this.ranges[name as Name];
    const end = untracked(() => this.#end(name as Name));
    const start = Math.min(Number(this.attributes(name) ?? range.start), end);
    return { ...range, max: end < Infinity ? end : undefined, start };
  }

  /** What sentences and hands have set, as the query of a link. */
  get state(): string {
    const changed = new URLSearchParams();
    const keep = (name: string, now: unknown, start: unknown) =>
      String(now) === String(start) || changed.set(name, String(now));
    for (const name of Object.keys(this.ranges))
      keep(name, this.now[name as Name], this.parameter(name).start);
    for (const [name, { start }] of Object.entries<Choice>(this.choices))
      keep(name, this.chosen[name as Word], this.attributes(name) ?? start);
    for (const [name, { start, now }] of Object.entries(this.lists)) keep(name, now.value, start);
    return String(changed);
  }

  isLit(part: string) {
    return this.lit.value.includes(part);
  }

  /** Says where a part is, so that pointing there lights its word. */
  protected part(name: string, line: Points, reach = NEAR) {
    this.#parts.push({
      name,
      line: line.length === 2 ? [...Array.from(line), ...Array.from(line)] : line,
      reach,
    });
  }

  /** Says where cells are that words name, and surrounds them if one does. */
  protected cellsPart(sketch: Sketch, view: View, name: string, cells: ArrayLike<number>) {
    for (const cell of Array.from(cells)) this.part(name, middles(view, [cell]), view.unit / 2);
    if (this.isLit(name)) sketch.surround(view, cells);
  }

  /** The name of the part at a place; the last drawn lies on top. */
  partAt(at: Place): string {
    return this.#parts.findLast(({ line, reach }) => distanceTo(line, at) < reach)?.name ?? '';
  }

  /** Draws everything, with the state of each handle where there is a reader. */
  paint(pen: Pen, look: Look, states: readonly Partial<Handle>[] = []) {
    this.#parts = [];
    const sketch = new Sketch(pen, look);
    this.draw(sketch);
    this.drawGrips(
      sketch,
      this.grips().map((grip, i) => ({ ...grip, ...states[i] })),
    );
  }

  /** The drawing as SVG in variables of the page, for the build and for paper. */
  svg(attributes = ''): string {
    const pen = new SvgPen();
    this.paint(pen, variables(FIGURE_TONE_NAMES));
    return pen.text(this.width, this.height, attributes, this.describe());
  }

  /** What it shows when all is done. */
  finish() {
    while (this.pending) this.work(Infinity);
  }

  abstract draw(sketch: Sketch): void;

  protected drawGrips(sketch: Sketch, grips: readonly Grip[]) {
    sketch.handles(this.view, grips);
  }

  /** What handles are measured in. */
  get view(): View {
    return viewAt(1, 0, 0, this.size.value);
  }
  grips(): Grip[] {
    return [];
  }
  /** How far an arrow key moves a handle: by a cell, or by some pixels. */
  get nudge(): number {
    return this.view.unit === 1 ? 8 : 1;
  }
  /** The reader wants a handle there. */
  move?(index: number, to: Place): void;
  /** The reader presses a key on a handle; true if that did something. */
  key?(index: number, key: string): boolean;
  /** A part of it that zooms, and where its corner is, in pixels. */
  readonly board?: Omit<Zoomed, 'pixel'> & { corner(): Place };
  /** Whether the drawing of the build stays. */
  get isBlank() {
    return false;
  }
  /** What fingers do to the page on it, as CSS; empty: they scroll it up and down. */
  get touchAction() {
    return '';
  }
  /** The reader taps beside the handles, in pixels. Keys go on with the handle that is nearest then. */
  tap?(at: Place): void;
  /** The pointer is there, in pixels; null: it has left. */
  hover?(at: Place | null): void;
  /** The reader presses beside the handles and drags, in pixels, piece by piece. */
  sweep?(from: Place, to: Place): void;
  endSweep?(): void;

  /** Something that moves for so many milliseconds whenever it is started. */
  protected slide(milliseconds: number) {
    const slide = new Slide(milliseconds);
    this.#slides.push(slide);
    return slide;
  }

  /** Whether something is to be computed or to be moved. */
  get pending() {
    return this.playing.value || this.#slides.some(({ moving }) => moving);
  }
  /** Goes on, at most until a time. */
  work(until: number) {
    void until;
    for (const slide of this.#slides) slide.work();
    const now = performance.now();
    // After a pause out of sight it goes on from there.
    this.#next = Math.max(this.#next, now - LATE);
    for (; this.playing.value && now >= this.#next; this.#next += this.played!.pace()) {
      const { name } = this.played!;
      this.now[name] += this.ranges[name].step as (typeof this.now)[Name];
      this.playing.value = !this.#isAtEnd;
    }
  }

  /** The end of what plays. */
  get last(): number {
    return this.#end(this.played!.name);
  }
  get #isAtEnd() {
    return this.now[this.played!.name] >= this.last;
  }

  /** Stops what plays. */
  stop() {
    this.playing.value = false;
  }
  /** The reader presses its button, which plays and stops. */
  press() {
    this.playing.value = !this.playing.value;
    if (!this.playing.value) return;
    if (this.#isAtEnd) this.now[this.played!.name] = 0 as (typeof this.now)[Name];
    this.#next = performance.now() + this.played!.pace();
  }
  /** The text of its button, if it has one. */
  get button(): string {
    if (!this.played) return '';
    return this.playing.value ? 'Pause' : this.#isAtEnd ? 'Replay' : 'Play';
  }

  /** The reader sees it for the first time, and does not mind motion. */
  begin?(): void;
  /** It has left the page. */
  end?(): void;
  /** Methods of its element, for buttons in sentences. */
  readonly calls: Readonly<Record<string, () => void>> = {};

  /** A sentence beside the button. */
  get status() {
    return '';
  }
  /** In words what is shown. */
  describe(): string {
    return this.attributes('label') ?? '';
  }
  /** What sentences may show. */
  values(): Record<string, number> {
    return {};
  }
}

/** A view of cells of a size from a corner of a drawing on. */
export const viewAt = (
  unit: number,
  left: number,
  top: number,
  { width, height }: { width: number; height: number },
  columns = 1,
  rows = 1,
): View => ({ unit, left, top, columns, rows, width, height, camera: null });

const accessors = <Name extends string, Value>(
  names: readonly Name[],
  accessor: (name: Name) => { get(): Value; set(given: Value): unknown },
) =>
  Object.defineProperties(
    {} as Record<Name, Value>,
    Object.fromEntries(names.map((name) => [name, { enumerable: true, ...accessor(name) }])),
  );
