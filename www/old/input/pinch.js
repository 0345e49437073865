import { listenToDrags } from './pointer-drag.js';

/**
 * Two fingers on the canvas: they move and spread what lies under them. One finger is left to others.
 *
 * @typedef {{ clientX: number, clientY: number }} Point
 *
 * @param {HTMLCanvasElement} canvas
 * @param {object} meaning
 * @param {() => boolean} meaning.begins two fingers are down: whether they mean anything
 * @param {(from: Point, to: Point, factor: number) => void} meaning.pinch what lay at one point is to lie at the other
 */
export function listenToPinches(canvas, { begins, pinch }) {
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  let pinching = false;

  /** The point between the fingers, and how far they are apart. */
  function spread() {
    const [a, b] = [...fingers.values()];
    const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
    return { middle, apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) };
  }

  listenToDrags(
    canvas,
    (press) => {
      if (press.pointerType !== 'touch') return null;
      const { pointerId } = press;
      fingers.set(pointerId, press);
      pinching = fingers.size === 2 && begins();
      const lift = () => {
        fingers.delete(pointerId);
        pinching = false;
      };
      return {
        atOnce: true,
        move(event) {
          const before = pinching ? spread() : null;
          fingers.set(pointerId, event);
          if (!before) return;
          const { middle, apart } = spread();
          pinch(before.middle, middle, before.apart > 0 ? apart / before.apart : 1);
        },
        end: lift,
        cancel: lift,
      };
    },
    { several: true },
  );
  // What two fingers do is not the page's, whatever one of them may do.
  canvas.addEventListener(
    'touchstart',
    (event) => {
      if (pinching && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
}
