/** Zoom and pan of a large grid: wheel with Ctrl, two fingers, a drag of the background, keys and buttons. */
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { html, nothing } from 'lit';
import { aim, middleOf, nearestZoom, pan, through, zoomBy, type Camera } from '../geometry/camera.ts';
import { apart, isSeen, nearestOf, toGrid, toPage, type Place } from '../geometry/view.ts';
import type { Say } from '../words/say.ts';
import { isTwice, type Surface } from './gestures.ts';
import { ARROWS, sideOf } from './space-hands.ts';
import { icon, type IconName } from './icons.ts';

/** Zoom factor of a button or key. */
const FACTOR = 2;
/** Pixels per arrow key; Shift multiplies them by `FAR`. */
const STEP = 48;
const FAR = 4;
const THRESHOLD = 6;
/** Exponents of a wheel's zoom by `deltaMode`: per pixel, line or page. */
const TURN = [0.01, 0.15, 0.15];

export interface Zoomed extends Pick<Surface, 'fitted' | 'pixel'> {
  /** null shows the whole grid. */
  camera: Signal<Camera | null>;
  zooms: ReadonlySignal<boolean>;
  route(): readonly Place[];
}

export type Zooming = ReturnType<typeof zoomingOf>;

export function zoomingOf({ camera, zooms, fitted, pixel, route }: Zoomed) {
  let tapBefore: MouseEvent | null = null;
  const fingers = new Map<number, Place>();
  let drag: { pointer: number; press: Place; last: Place; moved: boolean } | null = null;
  const set = (next: Camera | null) => void (camera.value = next);
  const panBy = (right: number, down: number) => set(pan(fitted(), camera.peek(), right, down));

  /** The text that explains the picture's keys; empty if they do nothing. */
  function keys(say: Say) {
    return zooms.value ? say(camera.value ? 'canvasKeys.pan' : 'canvasKeys.zoom') : '';
  }

  /**
   * One finger scrolls the page, but moves a zoomed grid if it starts sideways or the page does not scroll; two fingers
   * zoom and move. The author's own value takes precedence.
   */
  function touchAction(wanted: string) {
    if (!zooms.value || wanted !== 'manipulation') return wanted;
    const scrolls = document.documentElement.scrollHeight > innerHeight;
    return !camera.value ? 'pan-x pan-y' : scrolls ? 'pan-y' : 'none';
  }

  const canNear = () => (camera.value?.zoom ?? 1) < nearestZoom(fitted());
  const canFar = () => camera.value !== null;

  /** Zooms in. The first step goes towards the path, because most of a large grid is empty. */
  function near() {
    const view = fitted();
    if (camera.peek()) return set(zoomBy(view, camera.peek(), FACTOR));
    const middle = middleOf(view);
    const at = toGrid(view, middle);
    set(aim(view, FACTOR, nearestOf(route(), (place) => apart(place, at))?.item ?? at, middle));
  }
  const far = () => set(zoomBy(fitted(), camera.peek(), 1 / FACTOR));
  const fit = () => set(null);

  function show(place: Place) {
    if (!camera.peek()) return;
    const view = fitted();
    const isIn = isSeen(view, toPage(through(view, camera.peek()), place));
    if (!isIn) set(aim(view, camera.peek()!.zoom, place, middleOf(view)));
  }

  /** Without Ctrl, the wheel scrolls the page. */
  function wheel(event: WheelEvent) {
    if (!event.ctrlKey || !zooms.peek() || (event.deltaY > 0 && !camera.peek())) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * TURN[event.deltaMode]);
    set(zoomBy(fitted(), camera.peek(), factor, pixel(event)));
  }

  /** Keeps the page from scrolling under two fingers. */
  function touchStart(event: TouchEvent) {
    if (fingers.size > 1 && event.cancelable) event.preventDefault();
  }

  /** Records a finger. Returns true if it is the second one, so that both zoom. */
  function pinches(event: PointerEvent) {
    if (event.pointerType !== 'touch' || !zooms.peek()) return false;
    fingers.set(event.pointerId, pixel(event));
    if (fingers.size > 1) drag = null;
    return fingers.size > 1;
  }

  function grab(event: PointerEvent) {
    if (!camera.peek() || event.button !== 0 || !event.isPrimary) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const press = pixel(event);
    drag = { pointer: event.pointerId, press, last: press, moved: false };
  }

  function move(event: PointerEvent) {
    const at = pixel(event);
    if (fingers.has(event.pointerId)) {
      const before = spread(fingers);
      fingers.set(event.pointerId, at);
      if (before) pinch(before, spread(fingers)!);
    }
    if (drag?.pointer !== event.pointerId) return;
    drag.moved ||= apart(at, drag.press) >= THRESHOLD;
    if (!drag.moved) return;
    panBy(at.x - drag.last.x, at.y - drag.last.y);
    drag.last = at;
  }

  /** Ends a press on the zoomed picture and returns its kind. */
  function up(event: PointerEvent): 'pan' | 'tap' | null {
    const isPinch = fingers.size > 1;
    fingers.delete(event.pointerId);
    const ended = drag;
    if (isPinch)
      // The remaining finger pans.
      for (const [pointer, last] of fingers) drag = { pointer, press: last, last, moved: true };
    if (ended?.pointer !== event.pointerId) return null;
    drag = null;
    return ended.moved ? 'pan' : event.type === 'pointerup' ? 'tap' : null;
  }

  /** Zooms in at the second of two quick taps. Returns true if it was the second. */
  function tap(event: MouseEvent): boolean {
    const isSecond = tapBefore !== null && isTwice(tapBefore, event);
    tapBefore = isSecond ? null : event;
    if (isSecond) set(zoomBy(fitted(), camera.peek(), FACTOR, pixel(event)));
    return isSecond;
  }

  /** Returns true if the key was handled. `arrows`: whether arrow keys pan. */
  function key(event: KeyboardEvent, arrows = true): boolean {
    const { key, shiftKey } = event;
    if (!zooms.peek() || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (key === '+' || key === '=') near();
    else if (key === '-') far();
    else if (key === '0') fit();
    else if (key in ARROWS && camera.peek() && arrows) step(ARROWS[key], shiftKey);
    else return false;
    event.preventDefault();
    return true;
  }

  /** Pans towards the edge near a tap, for readers who cannot drag. */
  function nudge({ x, y }: Place) {
    const { width, height } = fitted();
    step([sideOf(x / width), sideOf(y / height)], true);
  }

  function step([dx, dy]: readonly [number, number], isFar: boolean) {
    const pixels = STEP * (isFar ? FAR : 1);
    panBy(-dx * pixels, -dy * pixels);
  }

  function pinch(before: Spread, now: Spread) {
    const zoom = ((camera.peek()?.zoom ?? 1) * now.apart) / (before.apart || now.apart || 1);
    set(aim(fitted(), zoom, toGrid(through(fitted(), camera.peek()), before.middle), now.middle));
  }

  return {
    ...{
      keys,
      touchAction,
      canNear,
      canFar,
      near,
      far,
      fit,
      show,
      wheel,
      touchStart,
      pinches,
      grab,
      move,
      up,
    },
    ...{ tap, key, nudge },
  };
}

type Spread = NonNullable<ReturnType<typeof spread>>;

function spread(fingers: ReadonlyMap<number, Place>) {
  const [a, b] = fingers.values();
  if (!a || !b) return null;
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: apart(a, b) };
}

/** Keeps presses on buttons from grabbing the picture below. */
export const keep = (event: Event) => event.stopPropagation();

export function zoomButtons(words: Say, zooming: Zooming, style = '') {
  const button = (name: IconName, word: string, act: () => void, can: boolean) => html`
    <button aria-disabled=${!can || nothing} @click=${() => can && act()}>
      ${icon(name)}<span>${word}</span>
    </button>
  `;
  return html`
    <div class="zoom" .style=${style} @pointerdown=${keep}>
      ${button('add', words('look.near'), zooming.near, zooming.canNear())}
      ${button('remove', words('look.far'), zooming.far, zooming.canFar())}
      ${button('fit', words('look.fit'), zooming.fit, zooming.canFar())}
    </div>
  `;
}
