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
export function holdingIn(figure: Figure) {
  const { history } = figure;
  /** Index of the handle that arrow keys move, or -1. */
  const held = signal(-1);
  /** Index of the handle that was picked up or tapped, so the next tap places it, or -1. */
  const chosen = signal(-1);
  /** The chosen handle when the pointer came down. */
  let before = -1;

  /** Picks a handle up with the keyboard, or drops it: all moves between are one step of undo. */
  function pickUp(index: number) {
    const again = index === chosen.peek();
    letGo();
    if (again) return;
    history.begin();
    take(index, index);
  }

  function grab(index: number) {
    before = chosen.peek();
    letGo();
    history.begin();
    take(index, -1);
  }

  /** The pointer drops it. A tap chooses the handle, a second one lets it go. */
  function drop(moved: boolean) {
    history.commit();
    chosen.value = moved || held.peek() === before ? -1 : held.peek();
  }

  function place(at: Place) {
    figure.move(chosen.peek(), at);
    letGo();
  }

  function letGo() {
    history.commit();
    forget();
  }

  /** Puts back what was dragged or picked up. Returns true if anything was held. */
  function putBack(): boolean {
    const wasHeld = history.inGesture || held.peek() >= 0;
    const moved = history.cancel();
    forget();
    if (moved) figure.tell(figure.say.peek()('status.cancelled'));
    return wasHeld;
  }

  const forget = () => take(-1, -1);

  function take(index: number, next: number) {
    batch(() => {
      if (index >= 0) figure.selected.value = index;
      held.value = index;
      chosen.value = next;
      figure.note.value = null;
    });
  }

  return { held, chosen, pickUp, grab, drop, place, letGo, putBack, forget };
}
