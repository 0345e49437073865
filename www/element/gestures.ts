/** Pointer and key gestures: drag handles, paint walls, add and remove waypoints. */
import type { Figure } from '../figure/figure.ts';
import { toGrid, toPage, type Place, type View } from '../geometry/view.ts';
import { cellAt } from '../figure/sources/ends.ts';
import { carryDrag, keyMove, turnDrag, turnKey, turnTap } from './space-hands.ts';
import { StoneTaps } from './stone-taps.ts';

export const ARROWS: Record<string, readonly [dx: number, dy: number]> = {
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
  /** `lifts`: Shift, or a second finger. */
  to(place: Place, event: PointerEvent, lifts: boolean): void;
  /** A press that did not move. */
  tap?(event: PointerEvent): void;
}

export class Gestures {
  #drag: Drag | null = null;
  /** Id of a second finger on the picture, or -1. */
  #second = -1;
  readonly #taps: StoneTaps;
  readonly #figure: Figure;
  /** Converts an event to a place on the grid. */
  readonly #place: (event: MouseEvent) => Place;
  readonly #view: () => View;

  constructor(figure: Figure, place: (event: MouseEvent) => Place, view: () => View) {
    this.#figure = figure;
    this.#taps = new StoneTaps(figure);
    this.#place = place;
    this.#view = view;
  }

  /** The handle within reach of a place, or -1. In space, where the handles are seen counts. */
  #nearest(at: Place, reach: number) {
    const view = this.#view();
    const handles = this.#figure.handles.peek();
    const places = view.camera ? handles.map((handle) => toGrid(view, toPage(view, handle))) : handles;
    return nearest(places, at, reach / view.unit);
  }

  get isHolding() {
    return this.#drag !== null;
  }

  get isDragging() {
    return this.#drag?.moved ?? false;
  }

  down = (event: PointerEvent) => {
    if (this.#drag && !event.isPrimary) this.#second = event.pointerId;
    if (this.#drag || event.button !== 0 || event.ctrlKey || !event.isPrimary) return;
    const { readonly, tool } = this.#figure.settings;
    const paints = tool === 'walls' && this.#figure.source.peek().grid;
    if (this.#figure.challenge.isOn.peek()) return this.#taps.down(event, this.#place(event));
    const held = readonly ? null : paints ? this.#brush(event) : this.#grab(event);
    const turns = held ? null : turnDrag(this.#figure, event);
    const to = held ?? (turns && ((_: Place, now: PointerEvent) => turns(now)));
    if (!to) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const tap = turns ? (now: PointerEvent) => turnTap(this.#figure, now) : undefined;
    this.#drag = { pointer: event.pointerId, press: event, moved: false, to, tap };
  };

  move = (event: PointerEvent) => {
    this.#taps.move(event);
    const drag = this.#drag;
    if (event.pointerId !== drag?.pointer) return;
    const { press } = drag;
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    drag.moved ||= far >= (THRESHOLD[press.pointerType] ?? 0);
    if (drag.moved) drag.to(this.#place(event), event, event.shiftKey || this.#second >= 0);
  };

  up = (event: PointerEvent) => {
    if (event.pointerId === this.#second) this.#second = -1;
    this.#taps.up(event, this.#place(event));
    if (event.pointerId !== this.#drag?.pointer) return;
    if (!this.#drag.moved) this.#drag.tap?.(event);
    this.#drag = null;
    this.#figure.history.commit();
  };

  /** Also runs when the browser takes the pointer away. */
  cancel = (event?: PointerEvent) => {
    if (event?.pointerId === this.#second) this.#second = -1;
    this.#taps.cancel();
    if (event && event.pointerId !== this.#drag?.pointer) return;
    this.#drag = null;
    this.#figure.history.cancel();
  };

  /** Grabs the nearest handle within reach and keeps the grab offset. */
  #grab(event: PointerEvent) {
    const figure = this.#figure;
    const at = this.#place(event);
    const index = this.#nearest(at, REACH[event.pointerType] ?? 18);
    figure.selected.value = index;
    if (index < 0) return null;
    figure.history.begin();
    const view = this.#view();
    if (view.camera) {
      const carry = carryDrag(figure, view, index, event);
      return (_: Place, now: PointerEvent, lifts: boolean) => carry(now, lifts);
    }
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

  /** The keyboard's focus has left the picture. */
  leave = () => this.#figure.challenge.isOn.peek() && this.#taps.leave();

  /** Adds a handle where there is none yet. Returns true if it tried. */
  twice = (event: MouseEvent): boolean => {
    const { readonly, tool } = this.#figure.settings;
    // A place in the picture is no place in space.
    if (readonly || tool === 'walls' || this.#view().camera || this.#figure.challenge.isOn.peek())
      return false;
    const at = this.#place(event);
    if (this.#nearest(at, REACH.mouse) >= 0) return false;
    this.#figure.add(at);
    return true;
  };

  key = (event: KeyboardEvent) => {
    if (this.#keyed(event)) event.preventDefault();
  };

  /** Releasing the key ends the gesture. */
  keyUp = () => {
    if (!this.#drag) this.#figure.history.commit();
  };

  /** Returns true if the key was handled. */
  #keyed({ key, shiftKey, altKey, ctrlKey, metaKey, target, repeat }: KeyboardEvent): boolean {
    const figure = this.#figure;
    if (ctrlKey || metaKey) return this.#historyKey(key.toLowerCase(), shiftKey);
    if (figure.challenge.isOn.peek()) {
      if (!(target instanceof HTMLCanvasElement) || figure.settings.readonly) return false;
      if (key === 'Escape') this.#taps.leave();
      return this.#taps.key(key, ARROWS[key], repeat);
    }
    if (key === 'Escape') {
      const drag = this.#drag;
      this.#drag = null;
      return figure.history.interrupt() || figure.history.cancel() || drag !== null;
    }
    if (target instanceof HTMLCanvasElement)
      return turnKey(figure, key, shiftKey) || this.#brushKey(key, shiftKey);
    const index = figure.selected.peek();
    if (!(target as Element).matches('.handle') || index < 0) return false;
    const { step, far, fine } = figure.source.peek().nudge;
    const pace = shiftKey ? far : altKey ? fine : step;
    const moved = keyMove(figure, index, key, pace);
    if (moved) {
      figure.history.begin();
      figure.move(index, moved, 'keyboard');
    } else if (key in ARROWS) {
      const [dx, dy] = ARROWS[key];
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
