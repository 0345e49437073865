/** Undo and redo, one step per gesture. Knows only how to take and restore a snapshot. */
import { computed, signal, type Signal } from '@preact/signals-core';

export class History<Snapshot> {
  readonly #past = signal<readonly Snapshot[]>([]);
  readonly #future = signal<readonly Snapshot[]>([]);
  readonly #before = signal<Snapshot | null>(null);

  /** Called before undo and redo; true means that there was something else to stop, and that is all. */
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

  commit() {
    const before = this.#before.peek();
    this.#before.value = null;
    if (!before || same(before, this.#take())) return;
    this.#past.value = [...this.#past.peek(), before].slice(-200);
    this.#future.value = [];
  }

  /** Restores the state before the gesture. Returns true if that changed anything. */
  cancel() {
    const before = this.#before.peek();
    this.#before.value = null;
    if (!before || same(before, this.#take())) return false;
    this.#restore(before);
    return true;
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
