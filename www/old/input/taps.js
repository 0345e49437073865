const TWICE_MS = 400;
const TWICE_PIXELS = 24;

/**
 * Tells a second tap at the same place from two taps. A tap that did something does not count towards a second one.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {(event: MouseEvent, twice: boolean) => boolean} tap true: it did something
 */
export function listenToTaps(canvas, tap) {
  /** @type {MouseEvent | null} */
  let before = null;
  canvas.addEventListener('click', (event) => {
    const twice =
      before !== null &&
      event.timeStamp - before.timeStamp < TWICE_MS &&
      Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < TWICE_PIXELS;
    before = tap(event, twice) || twice ? null : event;
  });
}
