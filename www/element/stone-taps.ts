/** Takes stones of a challenge where a press and its release meet the same one. A needed stone shows why while it is held. */
import type { Figure } from '../figure/figure.ts';
import { cellAt } from '../figure/sources/grid.ts';
import type { Place } from '../geometry/view.ts';

/** A finger that stays this long holds the stone; one that moves before scrolls the page. */
const HOLD = 300;
/** A finger that moved this far is no tap, in CSS pixels. */
const SLIP = 10;

export class StoneTaps {
  readonly #figure: Figure;
  #press: PointerEvent | null = null;
  /** The stone that is pressed, or -1 once it has been taken. */
  #cell = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(figure: Figure) {
    this.#figure = figure;
  }

  down(press: PointerEvent, at: Place) {
    const { challenge, brush } = this.#figure;
    const cell = this.#cellAt(at);
    if (cell < 0) return;
    brush.value = -1;
    this.#press = press;
    this.#cell = cell;
    const hold = () => {
      this.#timer = undefined;
      if (challenge.isNeeded(cell)) this.#take();
    };
    if (press.pointerType === 'touch') this.#timer = setTimeout(hold, HOLD);
    else hold();
  }

  #cellAt(at: Place) {
    const { settings } = this.#figure;
    const isIn = at.x >= 0 && at.y >= 0 && at.x < settings.columns && at.y < settings.rows;
    return isIn ? cellAt(settings, at) : -1;
  }

  #take() {
    this.#figure.challenge.take(this.#cell, true);
    this.#cell = -1;
  }

  move({ pointerId, clientX, clientY }: PointerEvent) {
    const press = this.#press;
    if (pointerId !== press?.pointerId || this.#timer === undefined) return;
    if (Math.hypot(clientX - press.clientX, clientY - press.clientY) > SLIP) this.cancel();
  }

  up({ pointerId }: PointerEvent, at: Place) {
    if (pointerId !== this.#press?.pointerId) return;
    if (this.#cell >= 0 && this.#cell === this.#cellAt(at)) this.#take();
    this.cancel();
  }

  cancel() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#press) this.#figure.challenge.release();
    this.#press = null;
    this.#cell = -1;
  }

  /** Moves the ring, or takes the stone in it. Returns true if the key was handled. */
  key(key: string, [dx, dy]: readonly [number, number] = [0, 0], isRepeated = false): boolean {
    const { settings, challenge, brush, placeOf } = this.#figure;
    const middle = cellAt(settings, { x: settings.columns / 2, y: settings.rows / 2 });
    if (dx || dy) {
      const { x, y } = placeOf(brush.peek());
      // The first key shows where the ring is.
      challenge.ask(brush.peek() < 0 ? middle : cellAt(settings, { x: x + dx, y: y + dy }));
    } else if (key === ' ' || key === 'Enter') {
      if (isRepeated) return true;
      if (brush.peek() < 0) brush.value = middle;
      challenge.take(brush.peek());
    } else return false;
    return true;
  }

  leave() {
    this.#figure.challenge.forget();
    this.#figure.brush.value = -1;
  }
}
