/** Pointer gestures: drag or tap handles, add one by a double tap, paint walls, knock out stones, point at curves. */
import { turnAt } from '../drawing/marks.ts';
import { curveAt, NEAR, type Layout } from '../drawing/picture.ts';
import type { CurveId } from '../figure/curves/index.ts';
import type { Figure } from '../figure/figure.ts';
import { cellAt } from '../figure/sources/grid.ts';
import { apart, nearestOf, toGrid, toPage, type Place, type View } from '../geometry/view.ts';
import { carryDrag, turnDrag, turnTap } from './space-hands.ts';

/** Hit radius and drag threshold in CSS pixels. */
export const REACH = { mouse: 18, pen: 24, touch: 32 } as Record<string, number>;
export const THRESHOLD = { mouse: 3, pen: 5, touch: 8 } as Record<string, number>;
/** Two taps are one double tap within this time and distance. */
const TWICE = { time: 400, pixels: 24 };

export interface Surface {
  figure: Figure;
  view(): View;
  /** The view of the whole grid, before any zoom. */
  fitted(): View;
  layout(): Layout;
  /** The position of an event in CSS pixels from the picture's corner. */
  pixel(event: MouseEvent): Place;
}

interface Drag {
  press: PointerEvent;
  moved: boolean;
  /** Whether undo ignores this drag. */
  isFree?: boolean;
  /** `lifts`: whether Shift or a second finger is down. */
  to(place: Place, event: PointerEvent, lifts: boolean): void;
  drop?(moved: boolean, event: PointerEvent): void;
  /** Called after a drop and after a cancel. */
  end?(): void;
}

export class Gestures {
  #drag: Drag | null = null;
  /** Id of a second finger on the picture, or -1. */
  #second = -1;
  /** Whether the last press started a gesture, so that the click that follows is not a tap. */
  #hasActed = false;
  #tapBefore: MouseEvent | null = null;
  readonly #surface: Surface;
  readonly #figure: Figure;

  constructor(surface: Surface) {
    this.#surface = surface;
    this.#figure = surface.figure;
  }

  #place(event: MouseEvent) {
    return toGrid(this.#surface.view(), this.#surface.pixel(event));
  }

  get isPressed() {
    return this.#drag !== null;
  }

  get isDragging() {
    return this.#drag?.moved ?? false;
  }

  /** A press that also closes the panel (`closes`) builds walls only if it becomes a stroke. */
  down = (event: PointerEvent, closes = false) => {
    if (this.#drag && !event.isPrimary) this.#second = event.pointerId;
    if (this.#drag || event.button !== 0 || event.ctrlKey || !event.isPrimary) return;
    this.#hasActed = false;
    const { settings, started, tool } = this.#figure;
    if (!started.peek()) return;
    const drag =
      tool.peek() === 'stones'
        ? this.#knock(event)
        : tool.peek() === 'walls'
          ? this.#brush(event, closes)
          : ((settings.readonly ? null : this.#grab(event)) ?? this.#turn(event));
    if (!drag) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#drag = { press: event, moved: false, ...drag };
    this.#hasActed = true;
  };

  move = (event: PointerEvent) => {
    const drag = this.#drag;
    if (event.pointerId !== drag?.press.pointerId) return;
    // Keys, a button or the page have ended the gesture.
    if (!this.#figure.history.inGesture && !drag.isFree) this.#drag = null;
    else if (!(event.currentTarget as Element).checkVisibility()) this.cancel();
    // The release was outside the window.
    else if (event.buttons === 0) this.up(event);
    else {
      const { press } = drag;
      const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
      drag.moved ||= far >= (THRESHOLD[press.pointerType] ?? 0);
      if (drag.moved) drag.to(this.#place(event), event, event.shiftKey || this.#second >= 0);
    }
  };

  up = (event: PointerEvent) => {
    if (event.pointerId === this.#second) this.#second = -1;
    const drag = this.#drag;
    if (event.pointerId !== drag?.press.pointerId) return;
    this.#drag = null;
    drag.drop?.(drag.moved, event);
    drag.end?.();
    if (!drag.isFree) this.#figure.history.commit();
  };

  /** Cancels a drag, also when the browser takes the pointer away. Returns true if there was one. */
  cancel = (event?: PointerEvent): boolean => {
    if (event?.pointerId === this.#second) this.#second = -1;
    const drag = this.#drag;
    if (!drag || (event && event.pointerId !== drag.press.pointerId)) return false;
    this.#drag = null;
    drag.end?.();
    if (!drag.isFree) this.#figure.holding.putBack();
    return true;
  };

  /** Keeps the browser from dragging a link around the figure, from moving the focus and from long-press menus. */
  keep = (event: MouseEvent) => {
    if (this.#drag || this.#figure.holding.chosen.peek() >= 0) event.preventDefault();
  };

  /** A tap outside the handles. Returns true if it added a handle. */
  click = (event: MouseEvent): boolean => {
    const before = this.#tapBefore;
    this.#tapBefore = null;
    const { settings, holding, add, started, tool } = this.#figure;
    const isButton = (event.target as Element).closest('.hands, .zoom');
    // A tap in a picture of space has no depth.
    const isDead = isButton || settings.readonly || !started.peek() || tool.peek() !== 'move';
    if (isDead || this.#hasActed || event.detail === 0) return false;
    if (holding.chosen.peek() >= 0) holding.place(this.#place(event));
    else if (before && isTwice(before, event)) return add(this.#place(event));
    else this.#tapBefore = event;
    return false;
  };

  #grab(event: PointerEvent) {
    const figure = this.#figure;
    const { holding } = figure;
    const at = this.#place(event);
    const index = handleAt(this.#surface, this.#surface.pixel(event), REACH[event.pointerType]);
    if (index < 0) return null;
    holding.grab(index);
    const view = this.#surface.view();
    if (view.camera) {
      const carry = carryDrag(figure, view, index, event);
      return {
        to: (_: Place, now: PointerEvent, lifts: boolean) => carry(now, lifts),
        drop: (moved: boolean) => holding.drop(moved),
      };
    }
    const from = figure.handles.peek()[index];
    return {
      to: ({ x, y }: Place) => figure.move(index, { x: from.x + x - at.x, y: from.y + y - at.y }),
      drop: (moved: boolean) => holding.drop(moved),
    };
  }

  #turn(event: PointerEvent) {
    const turn = turnDrag(this.#figure, event);
    return (
      turn && {
        isFree: true,
        to: (_: Place, now: PointerEvent) => turn(now),
        drop: (moved: boolean, now: PointerEvent) => moved || turnTap(this.#figure, now),
      }
    );
  }

  /**
   * Tries a stone of a challenge if press and release hit the same one. A stone that has to stay shows why while the
   * reader holds it.
   */
  #knock(press: PointerEvent) {
    const { challenge, settings, camera } = this.#figure;
    const stoneAt = (event: MouseEvent) => {
      const at = this.#place(event);
      const isIn = at.x >= 0 && at.y >= 0 && at.x < settings.columns && at.y < settings.rows;
      return isIn ? cellAt(settings, at) : -1;
    };
    /** -1 once the stone has been tried or the finger has moved. */
    let cell = stoneAt(press);
    if (cell < 0) return null;
    challenge.leave();
    const take = () => {
      challenge.take(cell, true);
      cell = -1;
    };
    const hold = () => cell >= 0 && challenge.isNeeded(cell) && take();
    const isTouch = press.pointerType === 'touch';
    const timer = setTimeout(hold, isTouch ? HOLD : 0);
    return {
      isFree: true,
      to: () => {
        // The board moves along with the drag.
        if (isTouch || camera.peek()) cell = -1;
      },
      drop: (_: boolean, release: PointerEvent) => {
        if (cell >= 0 && cell === stoneAt(release)) take();
      },
      end: () => {
        clearTimeout(timer);
        challenge.release();
      },
    };
  }

  /** A stroke that starts on a wall erases; any other draws. */
  #brush(event: PointerEvent, closes: boolean) {
    const figure = this.#figure;
    let last = this.#place(event);
    const build = !figure.isWall(figure.cellAt(last));
    figure.holding.letGo();
    figure.brush.value = -1;
    figure.history.begin();
    const to = (place: Place) => {
      figure.paint(cellsBetween(figure, last, place), build);
      last = place;
    };
    // Paint a tap only on release: the finger may be one of two that scroll.
    return { to, drop: (moved: boolean) => moved || closes || to(last) };
  }
}

export const isTwice = (one: MouseEvent, other: MouseEvent) =>
  other.timeStamp - one.timeStamp < TWICE.time &&
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) < TWICE.pixels;

/** The index of the nearest place within reach, or -1. Among equals it is the last, which is drawn on top. */
export const nearest = (places: readonly Place[], at: Place, reach: number): number =>
  nearestOf([...places.keys()].reverse(), (i) => apart(places[i], at), reach)?.item ?? -1;

function handleAt({ figure, view }: Surface, at: Place, reach = REACH.mouse) {
  const places = figure.handles.peek().map((handle) => toPage(view(), handle));
  return nearest(places, at, reach);
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

/** Milliseconds after which a still finger holds a stone or points at a curve. One that moves earlier scrolls the page. */
const HOLD = 300;

/** Highlights the curve and the end under the pointer. A finger has to stay still for that; a tap shows an angle. */
export class Pointing {
  readonly #surface: Surface;
  readonly #figure: Figure;
  #held: ReturnType<typeof setTimeout> | undefined;
  #touched: Place = { x: 0, y: 0 };

  constructor(surface: Surface) {
    this.#surface = surface;
    this.#figure = surface.figure;
  }

  move = (event: PointerEvent) => {
    this.#aim(event);
    if (event.pointerType === 'touch' || event.buttons) return;
    this.#point(this.#surface.pixel(event));
  };

  down = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    const at = this.#surface.pixel(event);
    this.#touched = at;
    this.#figure.turn.value = null;
    this.#held = setTimeout(() => this.#point(at), HOLD);
  };

  leave = (event?: PointerEvent) => {
    if (event?.pointerType === 'touch') return;
    clearTimeout(this.#held);
    this.#figure.lead.value = null;
    this.#figure.turn.value = null;
    this.#figure.hovered.value = -1;
    this.#figure.pointed.value = [];
    this.#figure.aim.value = -1;
  };

  up = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    this.leave();
    const at = this.#surface.pixel(event);
    if (apart(at, this.#touched) < THRESHOLD.touch) this.#figure.turn.value = this.#corner(at)?.turn ?? null;
  };

  #corner(at: Place) {
    const { tool, scene, marks, started } = this.#figure;
    const isFree = started.peek() && tool.peek() !== 'walls' && scene.peek().finished;
    return isFree ? turnAt(this.#surface.view(), marks.peek(), at) : null;
  }

  #aim(event: PointerEvent) {
    const { tool, aim, cellAt } = this.#figure;
    const aims = tool.peek() === 'walls' && event.pointerType !== 'touch';
    aim.value = aims ? cellAt(toGrid(this.#surface.view(), this.#surface.pixel(event))) : -1;
  }

  #point(at: Place) {
    const { lead, turn, hovered, scene, parts, pointed, settings, started, tool } = this.#figure;
    if (!started.peek()) return;
    const layout = this.#surface.layout();
    // The handle that a press would grab.
    hovered.value = settings.readonly ? -1 : handleAt(this.#surface, at);
    pointed.value = parts.at(toGrid(layout.view, at), NEAR / layout.view.unit, hovered.peek() >= 0);
    const free = hovered.value < 0 && tool.peek() !== 'walls' && scene.peek().finished;
    const corner = free ? this.#corner(at) : null;
    turn.value = corner?.turn ?? null;
    lead.value = free ? ((corner?.id ?? curveAt(layout, at)) as CurveId | null) : null;
  }
}
