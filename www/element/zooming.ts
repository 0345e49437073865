/** Zoom and pan of a large grid: wheel with Ctrl, two fingers, a drag of the background, keys and buttons. */
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { html, nothing } from 'lit';
import { aim, nearestZoom, pan, through, zoomBy, type Camera } from '../geometry/camera.ts';
import { apart, nearestOf, toGrid, toPage, type Place, type View } from '../geometry/view.ts';
import type { Say } from '../words/say.ts';
import { isTwice } from './gestures.ts';
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

export interface Zoomed {
  /** null shows the whole grid. */
  camera: Signal<Camera | null>;
  zooms: ReadonlySignal<boolean>;
  fitted(): View;
  /** The position of an event in CSS pixels from the picture's corner. */
  pixel(event: MouseEvent): Place;
  route(): readonly Place[];
}

export class Zooming {
  readonly #zoomed: Zoomed;
  #tapBefore: MouseEvent | null = null;
  readonly #fingers = new Map<number, Place>();
  #drag: { pointer: number; press: Place; last: Place; moved: boolean } | null = null;

  constructor(zoomed: Zoomed) {
    this.#zoomed = zoomed;
  }

  /** The text that explains the picture's keys; empty if they do nothing. */
  keys(say: Say) {
    const { zooms, camera } = this.#zoomed;
    return zooms.value ? say(camera.value ? 'canvasKeys.pan' : 'canvasKeys.zoom') : '';
  }

  /**
   * One finger scrolls the page, but moves a zoomed grid if it starts sideways or the page does not scroll; two fingers
   * zoom and move. The author's own value takes precedence.
   */
  touchAction(wanted: string) {
    const { zooms, camera } = this.#zoomed;
    if (!zooms.value || wanted !== 'manipulation') return wanted;
    const scrolls = document.documentElement.scrollHeight > innerHeight;
    return !camera.value ? 'pan-x pan-y' : scrolls ? 'pan-y' : 'none';
  }

  canNear = () => (this.#zoomed.camera.value?.zoom ?? 1) < nearestZoom(this.#zoomed.fitted());
  canFar = () => this.#zoomed.camera.value !== null;

  /** Zooms in. The first step goes towards the path, because most of a large grid is empty. */
  near = () => {
    const { camera, route } = this.#zoomed;
    const fitted = this.#zoomed.fitted();
    if (camera.peek()) return this.#set(zoomBy(fitted, camera.peek(), FACTOR));
    const middle = { x: fitted.width / 2, y: fitted.height / 2 };
    const at = toGrid(fitted, middle);
    this.#set(aim(fitted, FACTOR, nearestOf(route(), (place) => apart(place, at))?.item ?? at, middle));
  };
  far = () => this.#set(zoomBy(this.#zoomed.fitted(), this.#zoomed.camera.peek(), 1 / FACTOR));
  fit = () => this.#set(null);

  show(place: Place) {
    const camera = this.#zoomed.camera.peek();
    if (!camera) return;
    const fitted = this.#zoomed.fitted();
    const { x, y } = toPage(through(fitted, camera), place);
    const { width, height } = fitted;
    if (x >= 0 && y >= 0 && x <= width && y <= height) return;
    this.#set(aim(fitted, camera.zoom, place, { x: width / 2, y: height / 2 }));
  }

  /** Without Ctrl, the wheel scrolls the page. */
  wheel = (event: WheelEvent) => {
    const { zooms, camera } = this.#zoomed;
    if (!event.ctrlKey || !zooms.peek() || (event.deltaY > 0 && !camera.peek())) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * TURN[event.deltaMode]);
    this.#set(zoomBy(this.#zoomed.fitted(), camera.peek(), factor, this.#zoomed.pixel(event)));
  };

  /** Keeps the page from scrolling under two fingers. */
  touchStart = (event: TouchEvent) => {
    if (this.#fingers.size > 1 && event.cancelable) event.preventDefault();
  };

  /** Records a finger. Returns true if it is the second one, so that both zoom. */
  pinches(event: PointerEvent) {
    if (event.pointerType !== 'touch' || !this.#zoomed.zooms.peek()) return false;
    this.#fingers.set(event.pointerId, this.#zoomed.pixel(event));
    if (this.#fingers.size > 1) this.#drag = null;
    return this.#fingers.size > 1;
  }

  grab(event: PointerEvent) {
    if (!this.#zoomed.camera.peek() || event.button !== 0 || !event.isPrimary) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const press = this.#zoomed.pixel(event);
    this.#drag = { pointer: event.pointerId, press, last: press, moved: false };
  }

  move(event: PointerEvent) {
    const at = this.#zoomed.pixel(event);
    if (this.#fingers.has(event.pointerId)) {
      const before = spread(this.#fingers);
      this.#fingers.set(event.pointerId, at);
      if (before) this.#pinch(before, spread(this.#fingers)!);
    }
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    drag.moved ||= Math.hypot(at.x - drag.press.x, at.y - drag.press.y) >= THRESHOLD;
    if (!drag.moved) return;
    this.#pan(at.x - drag.last.x, at.y - drag.last.y);
    drag.last = at;
  }

  /** Ends a press on the zoomed picture and returns its kind. */
  up(event: PointerEvent): 'pan' | 'tap' | null {
    const isPinch = this.#fingers.size > 1;
    this.#fingers.delete(event.pointerId);
    const drag = this.#drag;
    if (isPinch)
      // The remaining finger pans.
      for (const [pointer, last] of this.#fingers) this.#drag = { pointer, press: last, last, moved: true };
    if (drag?.pointer !== event.pointerId) return null;
    this.#drag = null;
    return drag.moved ? 'pan' : event.type === 'pointerup' ? 'tap' : null;
  }

  /** Zooms in at the second of two quick taps. Returns true if it was the second. */
  tap(event: MouseEvent): boolean {
    const before = this.#tapBefore;
    const isSecond = before !== null && isTwice(before, event);
    this.#tapBefore = isSecond ? null : event;
    const { camera, fitted, pixel } = this.#zoomed;
    if (isSecond) this.#set(zoomBy(fitted(), camera.peek(), FACTOR, pixel(event)));
    return isSecond;
  }

  /** Returns true if the key was handled. `arrows`: whether arrow keys pan. */
  key(event: KeyboardEvent, arrows = true): boolean {
    const { zooms, camera } = this.#zoomed;
    const { key, shiftKey } = event;
    if (!zooms.peek() || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (key === '+' || key === '=') this.near();
    else if (key === '-') this.far();
    else if (key === '0') this.fit();
    else if (key in ARROWS && camera.peek() && arrows) this.#step(ARROWS[key], shiftKey);
    else return false;
    event.preventDefault();
    return true;
  }

  /** Pans towards the edge near a tap, for readers who cannot drag. */
  nudge({ x, y }: Place) {
    const { width, height } = this.#zoomed.fitted();
    this.#step([sideOf(x / width), sideOf(y / height)], true);
  }

  #step([dx, dy]: readonly [number, number], far: boolean) {
    const pixels = STEP * (far ? FAR : 1);
    this.#pan(-dx * pixels, -dy * pixels);
  }

  #pan(right: number, down: number) {
    this.#set(pan(this.#zoomed.fitted(), this.#zoomed.camera.peek(), right, down));
  }

  #pinch(before: Spread, now: Spread) {
    const fitted = this.#zoomed.fitted();
    const camera = this.#zoomed.camera.peek();
    const zoom = ((camera?.zoom ?? 1) * now.apart) / (before.apart || now.apart || 1);
    this.#set(aim(fitted, zoom, toGrid(through(fitted, camera), before.middle), now.middle));
  }

  #set(camera: Camera | null) {
    this.#zoomed.camera.value = camera;
  }
}

type Spread = NonNullable<ReturnType<typeof spread>>;

function spread(fingers: ReadonlyMap<number, Place>) {
  const [a, b] = fingers.values();
  if (!a || !b) return null;
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
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
