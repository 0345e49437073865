/** Zoom and pan of a large grid: wheel with Ctrl, two fingers, a drag of the background, keys and buttons. */
import { html, nothing } from 'lit';
import type { Figure } from '../figure/figure.ts';
import { aim, nearestZoom, pan, through, zoomBy, type Camera } from '../geometry/camera.ts';
import { apart, nearestOf, toGrid, toPage, type Place } from '../geometry/view.ts';
import type { Surface } from './gestures.ts';
import { ARROWS, sideOf } from './space-hands.ts';
import { icon, type IconName } from './icons.ts';

/** Of a button or key. */
const FACTOR = 2;
/** Pixels of an arrow key, and how many times as far Shift moves. */
const STEP = 48;
const FAR = 4;
const THRESHOLD = 6;
/** Of a wheel, for a pixel or a line. */
export const TURN = [0.01, 0.15, 0.15];

export class Zooming {
  readonly #surface: Surface;
  readonly #figure: Figure;
  /** Fingers on the picture, where they were last. */
  readonly #fingers = new Map<number, Place>();
  /** A drag of the background. */
  #drag: { pointer: number; press: Place; last: Place; moved: boolean } | null = null;

  constructor(surface: Surface) {
    this.#surface = surface;
    this.#figure = surface.figure;
  }

  /** What keys on the canvas do; empty if they do nothing. */
  keys() {
    const { zooms, camera, say } = this.#figure;
    return zooms.value ? say.value(camera.value ? 'canvasKeys.pan' : 'canvasKeys.zoom') : '';
  }

  /** One finger scrolls the page until the grid is zoomed; two are the figure's. An author's wish goes first. */
  touchAction(wanted: string) {
    const { zooms, camera } = this.#figure;
    if (!zooms.value || wanted !== 'manipulation') return wanted;
    return camera.value ? 'none' : 'pan-x pan-y';
  }

  canNear = () => (this.#figure.camera.value?.zoom ?? 1) < nearestZoom(this.#surface.fitted());
  canFar = () => this.#figure.camera.value !== null;

  /** Zooms in: from all of the grid towards its path, because most of it is empty. */
  near = () => {
    const { camera, grid, placeOf } = this.#figure;
    const fitted = this.#surface.fitted();
    if (camera.peek()) return this.#set(zoomBy(fitted, camera.peek(), FACTOR));
    const middle = { x: fitted.width / 2, y: fitted.height / 2 };
    const at = toGrid(fitted, middle);
    const route = Array.from(grid.peek()?.route ?? [], placeOf);
    this.#set(aim(fitted, FACTOR, nearestOf(route, (place) => apart(place, at))?.item ?? at, middle));
  };
  far = () => this.#set(zoomBy(this.#surface.fitted(), this.#figure.camera.peek(), 1 / FACTOR));
  fit = () => this.#set(null);

  /** Brings a place that is out of sight into the middle. */
  show(place: Place) {
    const camera = this.#figure.camera.peek();
    if (!camera) return;
    const fitted = this.#surface.fitted();
    const { x, y } = toPage(through(fitted, camera), place);
    const { width, height } = fitted;
    if (x >= 0 && y >= 0 && x <= width && y <= height) return;
    this.#set(aim(fitted, camera.zoom, place, { x: width / 2, y: height / 2 }));
  }

  /** Without Ctrl the wheel is the page's. */
  wheel = (event: WheelEvent) => {
    const { zooms, camera } = this.#figure;
    if (!event.ctrlKey || !zooms.peek() || (event.deltaY > 0 && !camera.peek())) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * TURN[event.deltaMode]);
    this.#set(zoomBy(this.#surface.fitted(), camera.peek(), factor, this.#surface.pixel(event)));
  };

  /** Keeps the page from scrolling under two fingers. */
  touchStart = (event: TouchEvent) => {
    if (this.#fingers.size > 1 && event.cancelable) event.preventDefault();
  };

  /** Takes note of a finger. Returns true if it is the second one, so both zoom. */
  pinches(event: PointerEvent) {
    if (event.pointerType !== 'touch' || !this.#figure.zooms.peek()) return false;
    this.#fingers.set(event.pointerId, this.#surface.pixel(event));
    if (this.#fingers.size > 1) this.#drag = null;
    return this.#fingers.size > 1;
  }

  /** Starts to move the picture. */
  grab(event: PointerEvent) {
    if (!this.#figure.camera.peek() || event.button !== 0 || !event.isPrimary) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const press = this.#surface.pixel(event);
    this.#drag = { pointer: event.pointerId, press, last: press, moved: false };
  }

  move(event: PointerEvent) {
    const at = this.#surface.pixel(event);
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

  up(event: PointerEvent) {
    this.#fingers.delete(event.pointerId);
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    this.#drag = null;
    if (!drag.moved && event.type === 'pointerup') this.#tap(drag.press);
  }

  /** Returns true if the key was handled. */
  key(event: KeyboardEvent): boolean {
    const { zooms, camera, settings } = this.#figure;
    if (!(event.target instanceof HTMLCanvasElement) || !zooms.peek()) return false;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { key, shiftKey } = event;
    if (key === '+' || key === '=') this.near();
    else if (key === '-') this.far();
    else if (key === '0') this.fit();
    else if (key in ARROWS && camera.peek() && settings.tool !== 'walls') this.#step(ARROWS[key], shiftKey);
    else return false;
    event.preventDefault();
    return true;
  }

  /** Moves by a tap near an edge, for those who cannot drag. */
  #tap({ x, y }: Place) {
    const { width, height } = this.#surface.fitted();
    this.#step([sideOf(x / width), sideOf(y / height)], true);
  }

  #step([dx, dy]: readonly [number, number], far: boolean) {
    const pixels = STEP * (far ? FAR : 1);
    this.#pan(-dx * pixels, -dy * pixels);
  }

  #pan(right: number, down: number) {
    this.#set(pan(this.#surface.fitted(), this.#figure.camera.peek(), right, down));
  }

  #pinch(before: Spread, now: Spread) {
    const fitted = this.#surface.fitted();
    const camera = this.#figure.camera.peek();
    const zoom = ((camera?.zoom ?? 1) * now.apart) / (before.apart || now.apart || 1);
    this.#set(aim(fitted, zoom, toGrid(through(fitted, camera), before.middle), now.middle));
  }

  #set(camera: Camera | null) {
    this.#figure.camera.value = camera;
  }
}

type Spread = NonNullable<ReturnType<typeof spread>>;

/** The middle of two fingers and how far apart they are. */
export function spread(fingers: ReadonlyMap<number, Place>) {
  const [a, b] = fingers.values();
  if (!a || !b) return null;
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}

/** Buttons take presses that would grab what lies below them. */
const keep = (event: Event) => event.stopPropagation();

export function zoomButtons({ zooms, say }: Figure, zooming: Zooming, inset: string) {
  if (!zooms.value) return nothing;
  const button = (name: IconName, word: string, act: () => void, can: boolean) => html`
    <button aria-disabled=${!can || nothing} @click=${() => can && act()}>
      ${icon(name)}<span>${word}</span>
    </button>
  `;
  const words = say.value;
  return html`
    <div class="zoom" .style="inset: ${inset}" @pointerdown=${keep}>
      ${button('add', words('look.near'), zooming.near, zooming.canNear())}
      ${button('remove', words('look.far'), zooming.far, zooming.canFar())}
      ${button('fit', words('look.fit'), zooming.fit, zooming.canFar())}
    </div>
  `;
}
