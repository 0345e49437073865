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

export type Gestures = ReturnType<typeof gesturesOn>;

export function gesturesOn(surface: Surface) {
  const { figure } = surface;
  const { settings, holding, history, challenge, started, tool } = figure;
  let drag: Drag | null = null;
  /** Id of a second finger on the picture, or -1. */
  let second = -1;
  /** Whether the last press started a gesture, so that the click that follows is not a tap. */
  let hasActed = false;
  let tapBefore: MouseEvent | null = null;
  const placeOf = (event: MouseEvent) => toGrid(surface.view(), surface.pixel(event));

  /** A press that also closes the panel (`closes`) builds walls only if it becomes a stroke. */
  function down(event: PointerEvent, closes = false) {
    if (drag && !event.isPrimary) second = event.pointerId;
    if (drag || event.button !== 0 || event.ctrlKey || !event.isPrimary) return;
    hasActed = false;
    if (!started.peek()) return;
    const next =
      tool.peek() === 'stones'
        ? knock(event)
        : tool.peek() === 'walls'
          ? brush(event, closes)
          : ((settings.readonly ? null : grab(event)) ?? turn(event));
    if (!next) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    drag = { press: event, moved: false, ...next };
    hasActed = true;
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== drag?.press.pointerId) return;
    // Keys, a button or the page have ended the gesture.
    if (!history.inGesture() && !drag.isFree) drag = null;
    else if (!(event.currentTarget as Element).checkVisibility()) cancel();
    // The release was outside the window.
    else if (event.buttons === 0) up(event);
    else {
      const { press } = drag;
      const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
      drag.moved ||= far >= (THRESHOLD[press.pointerType] ?? 0);
      if (drag.moved) drag.to(placeOf(event), event, event.shiftKey || second >= 0);
    }
  }

  function up(event: PointerEvent) {
    if (event.pointerId === second) second = -1;
    const last = drag;
    if (event.pointerId !== last?.press.pointerId) return;
    drag = null;
    last.drop?.(last.moved, event);
    last.end?.();
    if (!last.isFree) history.commit();
  }

  /** Cancels a drag, also when the browser takes the pointer away. Returns true if there was one. */
  function cancel(event?: PointerEvent): boolean {
    if (event?.pointerId === second) second = -1;
    const last = drag;
    if (!last || (event && event.pointerId !== last.press.pointerId)) return false;
    drag = null;
    last.end?.();
    if (!last.isFree) holding.putBack();
    return true;
  }

  /** Keeps the browser from dragging a link around the figure, from moving the focus and from long-press menus. */
  function keep(event: MouseEvent) {
    if (drag || holding.chosen.peek() >= 0) event.preventDefault();
  }

  /** A tap outside the handles. Returns true if it added a handle. */
  function click(event: MouseEvent): boolean {
    const before = tapBefore;
    tapBefore = null;
    const isButton = (event.target as Element).closest('.hands, .zoom');
    // A tap in a picture of space has no depth.
    const isDead = isButton || settings.readonly || !started.peek() || tool.peek() !== 'move';
    if (isDead || hasActed || event.detail === 0) return false;
    if (holding.chosen.peek() >= 0) holding.place(placeOf(event));
    else if (before && isTwice(before, event)) return figure.add(placeOf(event));
    else tapBefore = event;
    return false;
  }

  function grab(event: PointerEvent) {
    const at = placeOf(event);
    const index = handleAt(surface, surface.pixel(event), REACH[event.pointerType]);
    if (index < 0) return null;
    holding.grab(index);
    const view = surface.view();
    const from = figure.handles.peek()[index];
    const slide = ({ x, y }: Place) => figure.move(index, { x: from.x + x - at.x, y: from.y + y - at.y });
    const carry = view.camera && carryDrag(figure, view, index, event);
    return { to: carry ?? slide, drop: (moved: boolean) => holding.drop(moved) };
  }

  function turn(event: PointerEvent) {
    const to = turnDrag(figure, event);
    const drop = (moved: boolean, now: PointerEvent) => moved || turnTap(figure, now);
    return to && { isFree: true, to, drop };
  }

  /** Tries the stone that press and release hit. One that has to stay shows why while the reader holds it. */
  function knock(press: PointerEvent) {
    const stoneAt = (event: MouseEvent) => {
      const at = placeOf(event);
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
        if (isTouch || figure.camera.peek()) cell = -1;
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
  function brush(event: PointerEvent, closes: boolean) {
    let last = placeOf(event);
    const build = !figure.isWall(figure.cellAt(last));
    holding.letGo();
    figure.brush.value = -1;
    history.begin();
    const to = (place: Place) => {
      figure.paint(cellsBetween(figure, last, place), build);
      last = place;
    };
    // Paint a tap only on release: the finger may be one of two that scroll.
    return { to, drop: (moved: boolean) => moved || closes || to(last) };
  }

  return {
    ...{ down, move, up, cancel, keep, click },
    isPressed: () => drag !== null,
    isDragging: () => drag?.moved ?? false,
  };
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
export function pointingOn(surface: Surface) {
  const { lead, turn, hovered, aim, marks, scene, parts, pointed, settings, started, tool, cellAt } =
    surface.figure;
  let held: ReturnType<typeof setTimeout> | undefined;
  let touched: Place = { x: 0, y: 0 };

  function move(event: PointerEvent) {
    const hovers = event.pointerType !== 'touch';
    const aims = tool.peek() === 'walls' && hovers;
    aim.value = aims ? cellAt(toGrid(surface.view(), surface.pixel(event))) : -1;
    if (hovers && !event.buttons) point(surface.pixel(event));
  }

  function down(event: PointerEvent) {
    if (event.pointerType !== 'touch') return;
    const at = (touched = surface.pixel(event));
    turn.value = null;
    held = setTimeout(() => point(at), HOLD);
  }

  function leave(event?: PointerEvent) {
    if (event?.pointerType === 'touch') return;
    clearTimeout(held);
    lead.value = turn.value = null;
    hovered.value = aim.value = -1;
    pointed.value = [];
  }

  function up(event: PointerEvent) {
    if (event.pointerType !== 'touch') return;
    leave();
    const at = surface.pixel(event);
    if (apart(at, touched) < THRESHOLD.touch) turn.value = cornerAt(at)?.turn ?? null;
  }

  const isFree = () => started.peek() && tool.peek() !== 'walls' && scene.peek().finished;
  const cornerAt = (at: Place) => (isFree() ? turnAt(surface.view(), marks.peek(), at) : null);

  function point(at: Place) {
    if (!started.peek()) return;
    const layout = surface.layout();
    // The handle that a press would grab.
    hovered.value = settings.readonly ? -1 : handleAt(surface, at);
    pointed.value = parts.at(toGrid(layout.view, at), NEAR / layout.view.unit, hovered.peek() >= 0);
    const free = hovered.value < 0 && isFree();
    const corner = free ? cornerAt(at) : null;
    turn.value = corner?.turn ?? null;
    lead.value = free ? ((corner?.id ?? curveAt(layout, at)) as CurveId | null) : null;
  }

  return { move, down, leave, up };
}
