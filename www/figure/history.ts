/** Undo and redo, one step per gesture, and the handle that the reader holds. */
import { batch, computed, signal, type Signal } from '@preact/signals-core';
import type { Place } from '../geometry/view.ts';
import type { Figure } from './figure.ts';

/** Knows only how to take and restore a snapshot. */
export function historyOf<Snapshot>(take: () => Snapshot, restore: (snapshot: Snapshot) => void) {
  const past = signal<readonly Snapshot[]>([]);
  const future = signal<readonly Snapshot[]>([]);
  const before = signal<Snapshot | null>(null);
  const canUndo = computed(() => past.value.length > 0);
  const canRedo = computed(() => future.value.length > 0);

  /** Starts a gesture: all changes until `commit` are one step. Does nothing if one is open. */
  function begin() {
    before.value ??= take();
  }

  /** Ends the gesture. Returns the snapshot before it if it changed something. */
  function end(): Snapshot | null {
    const start = before.peek();
    before.value = null;
    return start !== null && !same(start, take()) ? start : null;
  }

  /** Ends the gesture. Returns true if it changed something and so became a step. */
  function commit() {
    const start = end();
    if (start === null) return false;
    past.value = [...past.peek(), start].slice(-200);
    future.value = [];
    return true;
  }

  /** Restores the state before the gesture. Returns true if that changed anything. */
  function cancel() {
    const start = end();
    if (start !== null) restore(start);
    return start !== null;
  }

  /** Edits every snapshot, and drops the steps that would then restore what is already there. */
  function rewrite(change: (snapshot: Snapshot) => Snapshot) {
    const now = take();
    for (const steps of [past, future])
      steps.value = steps
        .peek()
        .map(change)
        .filter((step, i, all) => !same(step, all[i + 1] ?? now));
    before.value &&= change(before.value);
  }

  function travel(from: Signal<readonly Snapshot[]>, to: Signal<readonly Snapshot[]>) {
    if (history.interrupt()) return;
    commit();
    const snapshot = from.peek().at(-1);
    if (snapshot === undefined) return;
    to.value = [...to.peek(), take()];
    from.value = from.peek().slice(0, -1);
    restore(snapshot);
  }

  const history = {
    ...{ canUndo, canRedo, begin, commit, cancel, rewrite },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    inGesture: () => before.value !== null,
    /** Called before undo and redo. If it returns true, it stopped something else, and nothing is undone. */
    interrupt: (): boolean => false,
  };
  return history;
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
    const wasHeld = history.inGesture() || held.peek() >= 0;
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
