/** The handle in somebody's hand: arrow keys move it, or the next tap places it. */
import { batch, signal } from '@preact/signals-core';
import type { Place } from '../geometry/view.ts';
import type { Figure } from './figure.ts';

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
