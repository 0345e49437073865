/** Takes stones of a challenge: by mouse at once, by a finger that lifts or stays, by keys. */
import type { Figure } from '../figure/figure.ts';
import { cellAt } from '../figure/sources/ends.ts';
import type { Place } from '../geometry/view.ts';

/** A finger that stays this long holds the stone; one that moves before scrolls the page. */
const HOLD = 300;
/** A finger that moved this far is no tap, in CSS pixels. */
const SLIP = 10;

export class StoneTaps {
  readonly #figure: Figure;
  #press: PointerEvent | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(figure: Figure) {
    this.#figure = figure;
  }

  down(press: PointerEvent, at: Place) {
    const { settings, challenge, brush } = this.#figure;
    const { columns, rows } = settings;
    if (at.x < 0 || at.y < 0 || at.x >= columns || at.y >= rows) return;
    brush.value = -1;
    this.#press = press;
    const take = () => {
      this.#timer = undefined;
      challenge.take(cellAt(settings, at), true);
    };
    if (press.pointerType === 'touch') this.#timer = setTimeout(take, HOLD);
    else take();
  }

  move({ pointerId, clientX, clientY }: PointerEvent) {
    const press = this.#press;
    if (pointerId !== press?.pointerId || this.#timer === undefined) return;
    if (Math.hypot(clientX - press.clientX, clientY - press.clientY) > SLIP) this.cancel();
  }

  up({ pointerId }: PointerEvent, at: Place) {
    if (pointerId !== this.#press?.pointerId) return;
    const { settings, challenge } = this.#figure;
    // The timer has not run out, so this was a tap.
    if (this.#timer !== undefined) challenge.take(cellAt(settings, at), true);
    this.cancel();
  }

  cancel() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#press) this.#figure.challenge.release();
    this.#press = null;
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
