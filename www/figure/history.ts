/** Undo and redo, one step per gesture, and the handle that the reader holds. */
import { batch, computed, signal, type Signal } from '@preact/signals-core';
import type { Place } from '../geometry/view.ts';
import type { Figure } from './figure.ts';

/** Knows only how to take and restore a snapshot. */
export class History<Snapshot> {
  readonly #past = signal<readonly Snapshot[]>([]);
  readonly #future = signal<readonly Snapshot[]>([]);
  readonly #before = signal<Snapshot | null>(null);

  /** Called before undo and redo. If it returns true, it stopped something else, and nothing is undone. */
  interrupt: () => boolean = () => false;

  readonly canUndo = computed(() => this.#past.value.length > 0);
  readonly canRedo = computed(() => this.#future.value.length > 0);

  readonly #take: () => Snapshot;
  readonly #restore: (snapshot: Snapshot) => void;

  constructor(take: () => Snapshot, restore: (snapshot: Snapshot) => void) {
    this.#take = take;
    this.#restore = restore;
  }

  get inGesture() {
    return this.#before.value !== null;
  }

  /** Starts a gesture: all changes until `commit` are one step. Does nothing if one is open. */
  begin() {
    this.#before.value ??= this.#take();
  }

  /** Ends the gesture. Returns true if it changed something and so became a step. */
  commit() {
    const before = this.#before.peek();
    this.#before.value = null;
    if (!before || same(before, this.#take())) return false;
    this.#past.value = [...this.#past.peek(), before].slice(-200);
    this.#future.value = [];
    return true;
  }

  /** Restores the state before the gesture. Returns true if that changed anything. */
  cancel() {
    const before = this.#before.peek();
    this.#before.value = null;
    if (!before || same(before, this.#take())) return false;
    this.#restore(before);
    return true;
  }

  /** Edits every snapshot, and drops the steps that would then restore what is already there. */
  rewrite(change: (snapshot: Snapshot) => Snapshot) {
    const now = this.#take();
    for (const steps of [this.#past, this.#future])
      steps.value = steps
        .peek()
        .map(change)
        .filter((step, i, all) => !same(step, all[i + 1] ?? now));
    this.#before.value &&= change(this.#before.value);
  }

  undo = () => this.#travel(this.#past, this.#future);
  redo = () => this.#travel(this.#future, this.#past);

  #travel(from: Signal<readonly Snapshot[]>, to: Signal<readonly Snapshot[]>) {
    if (this.interrupt()) return;
    this.commit();
    const snapshot = from.peek().at(-1);
    if (snapshot === undefined) return;
    to.value = [...to.peek(), this.#take()];
    from.value = from.peek().slice(0, -1);
    this.#restore(snapshot);
  }
}

const same = <T>(a: T, b: T) =>
  Object.keys(a as object).every((key) => isEqual(a[key as keyof T], b[key as keyof T]));

/** A point that is dragged there and back makes another list of the same numbers. */
const isEqual = (a: unknown, b: unknown) => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);

/** A handle that arrow keys move, or that the next tap places. */
export class Holding {
  /** Index of the handle that arrow keys move, or -1. */
  readonly held = signal(-1);
  /** Index of the handle that was picked up or tapped, so the next tap places it, or -1. */
  readonly chosen = signal(-1);
  readonly #figure: Figure;
  /** The chosen handle when the pointer came down. */
  #before = -1;

  constructor(figure: Figure) {
    this.#figure = figure;
  }

  /** Picks a handle up with the keyboard, or drops it: all moves between are one step of undo. */
  pickUp(index: number) {
    const again = index === this.chosen.peek();
    this.letGo();
    if (again) return;
    this.#figure.history.begin();
    this.#take(index, index);
  }

  grab(index: number) {
    this.#before = this.chosen.peek();
    this.letGo();
    this.#figure.history.begin();
    this.#take(index, -1);
  }

  /** The pointer drops it. A tap chooses the handle, a second one lets it go. */
  drop(moved: boolean) {
    this.#figure.history.commit();
    const index = this.held.peek();
    this.chosen.value = moved || index === this.#before ? -1 : index;
  }

  place(at: Place) {
    this.#figure.move(this.chosen.peek(), at);
    this.letGo();
  }

  letGo() {
    this.#figure.history.commit();
    this.forget();
  }

  /** Puts back what was dragged or picked up. Returns true if anything was held. */
  putBack(): boolean {
    const figure = this.#figure;
    const held = figure.history.inGesture || this.held.peek() >= 0;
    const moved = figure.history.cancel();
    this.forget();
    if (moved) figure.tell(figure.say.peek()('status.cancelled'));
    return held;
  }

  forget() {
    this.#take(-1, -1);
  }

  #take(held: number, chosen: number) {
    batch(() => {
      if (held >= 0) this.#figure.selected.value = held;
      this.held.value = held;
      this.chosen.value = chosen;
      this.#figure.note.value = null;
    });
  }
}
