/** Pointer and key gestures: drag handles, paint walls, add and remove waypoints. */
import type { Figure } from '../figure/figure.ts';
import type { Place } from '../geometry/view.ts';
import { cellAt } from '../figure/sources/ends.ts';

const ARROWS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far each key moves through the handles. */
const JUMPS: Record<string, number> = { PageUp: -1, PageDown: 1, Home: -Infinity, End: Infinity };

/** Hit radius and drag threshold in CSS pixels. */
const REACH = { mouse: 18, pen: 24, touch: 32 } as Record<string, number>;
const THRESHOLD = { mouse: 3, pen: 5, touch: 8 } as Record<string, number>;

interface Drag {
  pointer: number;
  press: PointerEvent;
  moved: boolean;
  to(place: Place): void;
}

export class Gestures {
  #drag: Drag | null = null;
  readonly #figure: Figure;
  /** Converts an event to a place on the grid. */
  readonly #place: (event: MouseEvent) => Place;
  /** Converts CSS pixels to cells. */
  readonly #cells: (pixels: number) => number;

  constructor(figure: Figure, place: (event: MouseEvent) => Place, cells: (pixels: number) => number) {
    this.#figure = figure;
    this.#place = place;
    this.#cells = cells;
  }

  get isDragging() {
    return this.#drag?.moved ?? false;
  }

  down = (event: PointerEvent) => {
    if (this.#figure.settings.readonly) return;
    if (this.#drag || event.button !== 0 || event.ctrlKey || !event.isPrimary) return;
    const to = this.#figure.settings.tool === 'walls' ? this.#brush(event) : this.#grab(event);
    if (!to) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#drag = { pointer: event.pointerId, press: event, moved: false, to };
  };

  move = (event: PointerEvent) => {
    const drag = this.#drag;
    if (event.pointerId !== drag?.pointer) return;
    const { press } = drag;
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    drag.moved ||= far >= (THRESHOLD[press.pointerType] ?? 0);
    if (drag.moved) drag.to(this.#place(event));
  };

  up = (event: PointerEvent) => {
    if (event.pointerId !== this.#drag?.pointer) return;
    this.#drag = null;
    this.#figure.history.commit();
  };

  /** Also runs when the browser takes the pointer away. */
  cancel = (event?: PointerEvent) => {
    if (event && event.pointerId !== this.#drag?.pointer) return;
    this.#drag = null;
    this.#figure.history.cancel();
  };

  /** Grabs the nearest handle within reach and keeps the grab offset. */
  #grab(event: PointerEvent) {
    const figure = this.#figure;
    const at = this.#place(event);
    const index = nearest(figure.handles.peek(), at, this.#cells(REACH[event.pointerType] ?? 18));
    figure.selected.value = index;
    if (index < 0) return null;
    figure.history.begin();
    const from = figure.handles.peek()[index];
    return ({ x, y }: Place) => figure.move(index, { x: from.x + x - at.x, y: from.y + y - at.y });
  }

  /** A stroke that starts on a wall erases; any other draws. */
  #brush(event: PointerEvent) {
    const figure = this.#figure;
    let last = this.#place(event);
    const build = !figure.isWall(figure.cellAt(last));
    figure.history.begin();
    const to = (place: Place) => {
      figure.paint(cellsBetween(figure, last, place), build);
      last = place;
    };
    to(last);
    return to;
  }

  twice = (event: MouseEvent) => {
    const at = this.#place(event);
    if (nearest(this.#figure.handles.peek(), at, this.#cells(REACH.mouse)) < 0) this.#figure.add(at);
  };

  key = (event: KeyboardEvent) => {
    if (this.#keyed(event)) event.preventDefault();
  };

  /** Releasing the key ends the gesture. */
  keyUp = () => {
    if (!this.#drag) this.#figure.history.commit();
  };

  /** Returns true if the key was handled. */
  #keyed({ key, shiftKey, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
    const figure = this.#figure;
    if (ctrlKey || metaKey) return this.#historyKey(key.toLowerCase(), shiftKey);
    if (key === 'Escape') {
      const drag = this.#drag;
      this.#drag = null;
      return figure.history.cancel() || drag !== null;
    }
    if (target instanceof HTMLCanvasElement) return this.#brushKey(key, shiftKey);
    const index = figure.selected.peek();
    if (!(target as Element).matches('.handle') || index < 0) return false;
    if (key in ARROWS) {
      const [dx, dy] = ARROWS[key];
      const { step, far, fine } = figure.source.peek().nudge;
      const pace = shiftKey ? far : altKey ? fine : step;
      const { x, y } = figure.handles.peek()[index];
      figure.history.begin();
      figure.move(index, { x: x + pace * dx, y: y + pace * dy }, 'keyboard');
    } else if (key in JUMPS) {
      const last = figure.handles.peek().length - 1;
      figure.selected.value = Math.min(last, Math.max(0, index + JUMPS[key]));
    } else if (key === 'Delete' || key === 'Backspace') figure.remove(index);
    else if (key === 'Insert' || key === '+') figure.add();
    else return false;
    return true;
  }

  #brushKey(key: string, paints: boolean): boolean {
    const figure = this.#figure;
    const { settings, brush } = figure;
    if (settings.tool !== 'walls') return false;
    const cell =
      brush.peek() < 0 ? cellAt(settings, { x: settings.columns / 2, y: settings.rows / 2 }) : brush.peek();
    const walled = figure.isWall(cell);
    if (key in ARROWS) {
      const { x, y } = figure.placeOf(cell);
      brush.value = cellAt(settings, { x: x + ARROWS[key][0], y: y + ARROWS[key][1] });
      if (paints) figure.paint([brush.value], walled);
    } else if (key === ' ' || key === 'Enter') {
      brush.value = cell;
      figure.paint([cell], !walled);
    } else return false;
    return true;
  }

  #historyKey(key: string, shift: boolean): boolean {
    if (key !== 'z' && key !== 'y') return false;
    if (key === 'z' && !shift) this.#figure.history.undo();
    else this.#figure.history.redo();
    return true;
  }
}

function nearest(places: readonly Place[], { x, y }: Place, reach: number): number {
  let best = -1;
  let least = reach;
  places.forEach((place, i) => {
    const far = Math.hypot(place.x - x, place.y - y);
    if (far <= least) [best, least] = [i, far];
  });
  return best;
}

/** The cells under a stroke, without gaps. */
function cellsBetween({ settings }: Figure, from: Place, to: Place): number[] {
  const pieces = Math.ceil(4 * Math.hypot(to.x - from.x, to.y - from.y)) || 1;
  return Array.from({ length: pieces + 1 }, (_, i) =>
    cellAt(settings, {
      x: from.x + ((to.x - from.x) * i) / pieces,
      y: from.y + ((to.y - from.y) * i) / pieces,
    }),
  );
}
