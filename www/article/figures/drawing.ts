/** A drawing of the article: numbers that sentences set, handles, and strokes of a pen. It needs no page. */
import { batch, signal, untracked, type Signal } from '@preact/signals-core';
import { historyOf } from '../../figure/history.ts';
import type { Handle } from '../../drawing/handles.ts';
import type { Pen } from '../../drawing/pen.ts';
import { variables } from '../../drawing/look.ts';
import { SvgPen } from '../../drawing/svg-pen.ts';
import type { Zoomed } from '../../element/zooming.ts';
import { distanceTo, type Place, type Points, type View } from '../../geometry/view.ts';
import { middles, Sketch, type Board } from './kit.ts';
import { Slide } from './slide.ts';
import { FIGURE_TONE_NAMES, type FigureLook as Look } from './tones.ts';

export interface Range {
  min: number;
  /** With a function, a number at the end stays there when the end moves. */
  max: number | (() => number);
  step: number;
  start: number;
  label: string;
}

/** A property whose value is one of a few words. */
interface Choice {
  values: readonly string[];
  start: string;
  /** A tool for the pointer: undo leaves it alone. */
  isTool?: boolean;
}

/** Numbers that the reader sets by hand, at first and now: shares, or whole numbers less than `below`. */
export interface List {
  start: readonly number[];
  now: Signal<readonly number[]>;
  below?: number;
  /** Lengths that the list may have; null: any. By default that of `start`. */
  lengths?: readonly number[] | null;
  /** Another figure sets and undoes it. */
  isShared?: boolean;
  allows?(numbers: readonly number[]): boolean;
}

const fits = (numbers: readonly number[], { start, below, lengths = [start.length], allows }: List) =>
  (lengths?.includes(numbers.length) ?? true) &&
  numbers.every((one) => (below ? Number.isInteger(one) && one >= 0 && one < below : Math.abs(one) <= 1)) &&
  (allows?.(numbers) ?? true);

/** A handle, in cells of the drawing's view, with its name for screen readers. */
export interface Grip extends Handle {
  label: string;
  /** Only keys move this handle; the pointer has another way. */
  byKeys?: boolean;
  /** The hint for a handle whose keys act at once. Without it, Enter first picks the handle up. */
  keys?: string;
  /** Half its width in pixels, if it is a square. */
  half?: number;
}

export const BEAD_KEYS = 'Arrow keys move it along, with Shift farther. Escape puts it back.';
export const STONE_KEYS = 'Choose another stone with the arrow keys. Escape puts it back.';

/** Distance in pixels within which the pointer hits a part. */
const NEAR = 9;
/** Milliseconds that the play catches up after a slow frame. */
const LATE = 50;

/** `Name`: the numbers that sentences may set; `Word`: the choices. */
export abstract class Drawing<Name extends string = string, Word extends string = string> {
  readonly ranges = {} as Readonly<Record<Name, Range>>;
  readonly choices = {} as Readonly<Record<Word, Choice>>;
  readonly lists: Record<string, List> = {};
  #signals?: Readonly<Record<string, Signal<unknown>>>;
  #now?: Record<Name, number>;
  /** Undoes what a reader has set, in sentences or by hand. */
  readonly history = historyOf(
    () => {
      // A number that shows its end stays there when the end moves.
      untracked(() => Object.assign(this.now, this.now));
      return this.kept();
    },
    (before) => this.restore(before),
  );
  /** Names it for screen readers. */
  label = '';
  readonly size = signal({ width: 480, height: 480 });
  /** True once the drawing is near and the engine is loaded. */
  readonly begun = signal(false);
  /** Parts that a word highlights. */
  readonly lit = signal<readonly string[]>([]);
  /** Where each part was drawn last. */
  #parts: { name: string; line: Points; reach: number }[] = [];
  readonly #slides: Slide[] = [];
  /** The number that Play advances, and how many milliseconds its current step lasts. */
  protected readonly played?: { name: Name; pace(): number };
  readonly playing = signal(false);
  #next = 0;

  get #all() {
    const rows = Object.entries<Range | Choice>({ ...this.choices, ...this.ranges });
    return (this.#signals ??= Object.fromEntries(rows.map(([name, { start }]) => [name, signal(start)])));
  }

  get now(): Record<Name, number> {
    if (this.#now) return this.#now;
    const accessors = Object.keys(this.ranges).map((name) => {
      const kept = this.#all[name] as Signal<number>;
      const get = () => Math.min(kept.value, this.#end(name as Name));
      const set = (given: number) => (kept.value = this.#inRange(name as Name, given));
      return [name, { enumerable: true, get, set }];
    });
    return (this.#now ??= Object.defineProperties({} as Record<Name, number>, Object.fromEntries(accessors)));
  }

  get chosen() {
    const words = Object.keys(this.choices).map((name) => [name, this.#all[name].value]);
    return Object.fromEntries(words) as Record<Word, string>;
  }

  /** Declares numbers that the reader sets by hand, under their name in links. */
  protected list(name: string, start: readonly number[], rules: Partial<List> = {}) {
    const now = signal(start);
    this.lists[name] = { start, now, ...rules };
    return now;
  }

  /** The end of a number. A moving end is unknown until the drawing has begun: Infinity. */
  #end(name: Name) {
    const { max } = this.ranges[name];
    return typeof max === 'number' ? max : this.begun.value ? max() : Infinity;
  }

  /** Rounds a number to its nearest step. At a moving end it becomes Infinity, so that it stays there. */
  #inRange(name: Name, given: number) {
    const { min, max, step } = this.ranges[name];
    // Removes the rounding errors of sums of tenths.
    const near = Number((min + Math.round((given - min) / step) * step).toFixed(6));
    if (near < this.#end(name)) return Math.max(min, near);
    return typeof max === 'number' ? max : Infinity;
  }

  /** Everything that a reader sets, as it will be after the play. Numbers come last: the rest may move their ends. */
  kept(): Readonly<Record<string, unknown>> {
    const lists = Object.entries(this.lists).flatMap(([name, { now, isShared }]) =>
      isShared ? [] : [[name, now] as const],
    );
    const others = Object.entries(this.#all).filter(([name]) => !this.choices[name as Word]?.isTool);
    const kept = Object.fromEntries([...lists, ...others].map(([name, now]) => [name, now.peek()]));
    const name = this.playing.peek() && this.played?.name;
    return name ? { ...kept, [name]: this.#inRange(name, Infinity) } : kept;
  }

  /** Sets what `kept` returned earlier. Returns true if that changes anything. */
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

  /** Whether the shape stacks the parts, as on a phone. */
  protected get isTall() {
    return this.width < 1.7 * this.height;
  }

  /** Sets a number, a choice or a list by its name, and stops the play. Ignores unknown names and invalid values. */
  set(name: string, given: unknown) {
    this.stop();
    const numbers = String(given).split(',').filter(Boolean).map(Number);
    const list = Object.hasOwn(this.lists, name) && this.lists[name];
    if (list && fits(numbers, list)) list.now.value = numbers;
    const choice = Object.hasOwn(this.choices, name) && this.choices[name as Word];
    if (choice && choice.values.includes(String(given))) this.#all[name].value = String(given);
    const value = Number(given ?? NaN);
    if (Object.hasOwn(this.ranges, name) && !Number.isNaN(value)) this.now[name as Name] = value;
  }

  /** The range of a number. A moving end is undefined until the drawing has begun. */
  parameter(name: string) {
    if (!Object.hasOwn(this.ranges, name)) return { start: NaN };
    const range = this.ranges[name as Name];
    const end = untracked(() => this.#end(name as Name));
    return { ...range, max: end < Infinity ? end : undefined, start: Math.min(range.start, end) };
  }

  /** Everything that sentences and the reader have changed, as the query of a link. */
  get state(): string {
    const changed = new URLSearchParams();
    const keep = (name: string, now: unknown, start: unknown) =>
      String(now) === String(start) || changed.set(name, String(now));
    for (const name of Object.keys(this.ranges))
      keep(name, this.now[name as Name], this.parameter(name).start);
    for (const [name, { start }] of Object.entries<Choice>(this.choices))
      keep(name, this.chosen[name as Word], start);
    for (const [name, { start, now }] of Object.entries(this.lists)) keep(name, now.value, start);
    return String(changed);
  }

  isLit(part: string) {
    return this.lit.value.includes(part);
  }

  /** Records where a part lies, so that pointing there highlights its word. */
  protected part(name: string, line: Points, reach = NEAR) {
    this.#parts.push({
      name,
      line: line.length === 2 ? [...Array.from(line), ...Array.from(line)] : line,
      reach,
    });
  }

  /** Records the cells of a part, and outlines them while a word highlights it. */
  protected cellsPart(sketch: Sketch, view: View, name: string, cells: ArrayLike<number>) {
    for (const cell of Array.from(cells)) this.part(name, middles(view, [cell]), view.unit / 2);
    if (this.isLit(name)) sketch.surround(view, cells);
  }

  /** The name of the topmost part at a position. */
  partAt(at: Place): string {
    return this.#parts.findLast(({ line, reach }) => distanceTo(line, at) < reach)?.name ?? '';
  }

  /** Draws everything; on a page, with the state of each handle. */
  paint(pen: Pen, look: Look, states: readonly Partial<Handle>[] = []) {
    this.#parts = [];
    const sketch = new Sketch(pen, look);
    this.draw(sketch);
    const grips = this.grips().map((grip, i) => ({ ...grip, ...states[i] }));
    this.drawGrips(sketch, grips);
  }

  /** The drawing as SVG with the page's colour variables, for the build and for print. */
  svg(): string {
    const pen = new SvgPen();
    this.paint(pen, variables(FIGURE_TONE_NAMES));
    return pen.text(this.width, this.height, '', this.describe());
  }

  /** Works until nothing is pending. */
  finish() {
    while (this.pending) this.work(Infinity);
  }

  abstract draw(sketch: Sketch): void;

  protected drawGrips(sketch: Sketch, grips: readonly Grip[]) {
    sketch.handles(this.view, grips);
  }

  /** The view whose cells measure handles. */
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
  /** The reader moves a handle. */
  move?(index: number, to: Place): void;
  /** The reader presses a key on a handle; true if that did something. */
  key?(index: number, key: string): boolean;
  /** The part of the drawing that zooms, and its corner in pixels. */
  readonly board?: Omit<Zoomed, 'pixel'> & { corner(): Place };
  /** Whether the page still shows the build's drawing. */
  get isBlank() {
    return false;
  }
  /** The `touch-action` in CSS. Empty: fingers scroll the page up and down. */
  get touchAction() {
    return '';
  }
  /** The reader taps beside the handles, at a position in pixels. Keys then move the nearest handle. */
  tap?(at: Place): void;
  /** The pointer is at a position in pixels; null: it has left. */
  hover?(at: Place | null): void;
  /** The reader drags beside the handles. Called for each piece of the drag, in pixels. */
  sweep?(from: Place, to: Place): void;
  endSweep?(): void;

  /** Makes a motion that lasts this long after each start. */
  protected slide(milliseconds: number) {
    const slide = new Slide(milliseconds);
    this.#slides.push(slide);
    return slide;
  }

  /** Whether anything is left to compute or to move. */
  get pending() {
    return this.playing.value || this.#slides.some(({ moving }) => moving);
  }
  /** Works on, until this time at the latest. */
  work(until: number) {
    void until;
    for (const slide of this.#slides) slide.work();
    const now = performance.now();
    // After a pause out of sight the play resumes where it was.
    this.#next = Math.max(this.#next, now - LATE);
    for (; this.playing.value && now >= this.#next; this.#next += this.played!.pace()) {
      const { name } = this.played!;
      this.now[name] += this.ranges[name].step as (typeof this.now)[Name];
      this.playing.value = !this.#isAtEnd;
    }
  }

  /** The last step of the play. */
  get last(): number {
    return this.#end(this.played!.name);
  }
  get #isAtEnd() {
    return this.now[this.played!.name] >= this.last;
  }

  stop() {
    this.playing.value = false;
  }
  /** The reader presses the button, which starts or stops the play. */
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

  /** The reader accepts motion. After they have seen the build's finished picture, nothing must start again from nothing. */
  begin?(isSeen: boolean): void;
  /** The element has left the page. */
  end?(): void;
  /** Methods of its element, for buttons in sentences. */
  readonly calls: Readonly<Record<string, () => void>> = {};

  /** A sentence beside the button. */
  get status() {
    return '';
  }
  /** Describes the drawing in words. */
  describe(): string {
    return this.label;
  }
  /** The numbers that sentences may show. */
  values(): Record<string, number> {
    return {};
  }
}

/** A view of cells `unit` pixels wide, with its corner at `left` and `top`. */
export const viewAt = (
  unit: number,
  left: number,
  top: number,
  { width, height }: { width: number; height: number },
  columns = 1,
  rows = 1,
): View => ({ unit, left, top, columns, rows, width, height, camera: null });

/** A board as wide as the drawing, with half a cell of ground on each side. */
export function viewOf({ columns, rows }: Board, size: { width: number; height: number }): View {
  const unit = size.width / (columns + 1);
  return viewAt(unit, unit / 2, (size.height - rows * unit) / 2, size, columns, rows);
}
