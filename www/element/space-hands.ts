/** Drags and keys in a picture of space: they turn the view, and move or lift a point. */
import type { Figure } from '../figure/figure.ts';
import { lift, orbitBy, slide, stepSeen, type Orbit } from '../geometry/space.ts';
import { toPage, type Place, type View } from '../geometry/view.ts';

const RADIANS_A_PIXEL = 0.008;
/** Pixels per arrow key; Shift multiplies them by `FAR`. */
const PIXELS_A_KEY = 16;
const FAR = 5;
/** Share of a side that counts as its edge. */
const EDGE = 0.15;

export const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LIFTS: Record<string, number> = { PageUp: 1, PageDown: -1 };

/** Turns the view from an orbit as a drag by some pixels would. Undo ignores it. */
function turn(figure: Figure, from: Orbit, right: number, down: number) {
  figure.set({ orbit: orbitBy(from, -right * RADIANS_A_PIXEL, -down * RADIANS_A_PIXEL) }, 'user');
}

export function turnDrag(figure: Figure, press: MouseEvent) {
  const from = figure.space.peek()?.orbit;
  if (!from) return null;
  return (_: Place, { clientX, clientY }: MouseEvent) =>
    turn(figure, from, clientX - press.clientX, clientY - press.clientY);
}

/** -1 near the start of a side, 1 near its end, 0 between. */
export const sideOf = (share: number) => Number(share > 1 - EDGE) - Number(share < EDGE);

/** A tap near an edge turns the view that way, for readers who cannot drag. */
export function turnTap(figure: Figure, { currentTarget, clientX, clientY }: MouseEvent) {
  const from = figure.space.peek()?.orbit;
  if (!from) return;
  const { left, top, width, height } = (currentTarget as Element).getBoundingClientRect();
  const [right, down] = [sideOf((clientX - left) / width), sideOf((clientY - top) / height)];
  if (right || down) turn(figure, from, right * FAR * PIXELS_A_KEY, down * FAR * PIXELS_A_KEY);
}

/** An arrow key on the picture turns the view. Returns true if the key was one. */
export function turnKey(figure: Figure, key: string, far: boolean): boolean {
  const from = figure.space.peek()?.orbit;
  if (!from || !(key in ARROWS)) return false;
  const pixels = PIXELS_A_KEY * (far ? FAR : 1);
  turn(figure, from, ARROWS[key][0] * pixels, ARROWS[key][1] * pixels);
  return true;
}

/**
 * Drags a handle at its own height, or straight up and down while Shift or a second finger lifts it. The handle keeps
 * its distance from the pointer.
 */
export function carryDrag(figure: Figure, view: View, index: number, press: MouseEvent) {
  const camera = view.camera!;
  let lifting: boolean | null = null;
  let last = press;
  let from = figure.handles.peek()[index];
  let [left, top] = [0, 0];
  return (_: Place, event: MouseEvent, lifts: boolean) => {
    if (lifts !== lifting) {
      // Keep the drag so far and continue from there.
      lifting = lifts;
      from = figure.handles.peek()[index];
      const seen = toPage(view, from);
      [left, top] = [seen.x - last.clientX, seen.y - last.clientY];
    }
    last = event;
    const to: Place = { x: left + event.clientX, y: top + event.clientY };
    figure.move(index, lifts ? lift(camera, from, to) : slide(camera, from, to));
  };
}

/** The place a key moves a handle to: Page Up and Down change its height, arrows move it as seen. Null for other keys. */
export function keyMove(figure: Figure, index: number, key: string, pace: number): Place | null {
  const orbit = figure.space.peek()?.orbit;
  if (!orbit) return null;
  const { x, y, z = 0 } = figure.handles.peek()[index];
  if (key in LIFTS) return { x, y, z: z + pace * LIFTS[key] };
  if (!(key in ARROWS)) return null;
  const [dx, dy] = stepSeen(orbit, ...ARROWS[key]);
  return { x: x + pace * dx, y: y + pace * dy, z };
}
