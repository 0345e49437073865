import { nearestPoint } from '../view/nearest.js';
import { listenToDrags } from './pointer-drag.js';

/**
 * Drags of handles. It knows no state of the figure and changes none.
 *
 * @typedef {object} Meaning
 * @property {(event: MouseEvent) => [number, number]} place where on the grid an event happened
 * @property {() => readonly { x: number, y: number }[]} points what can be taken hold of
 * @property {(pixels: number) => number} reach so many CSS pixels, in cells
 * @property {(event: PointerEvent) => boolean} drift true: the viewport followed a pointer that rests at its edge
 * @property {(index: number) => void} grab
 * @property {(index: number, x: number, y: number) => void} drag
 * @property {(index: number, moved: boolean) => void} drop
 * @property {() => void} cancel
 */

const REACH = 24;

/**
 * @param {ReturnType<typeof import('./handles.js').createHandles>} handles
 * @param {Meaning} meaning
 */
export function createHandleDrag(handles, meaning) {
  /** The button under the pointer. @type {HTMLElement | null} */
  let button = null;
  /** The handle that moves: the nearest one. */
  let index = -1;

  /** @param {PointerEvent} event */
  function press(event) {
    const under = handles.indexOf(event.target);
    if (under < 0) return null;
    button = handles.button(under);
    const [x, y] = meaning.place(event);
    const points = meaning.points();
    const nearest = nearestPoint(points, x, y, meaning.reach(REACH));
    index = nearest < 0 ? under : nearest;
    // The handle keeps its distance from the pointer.
    const [dx, dy] = [points[index].x - x, points[index].y - y];
    handles.focus(index);
    meaning.grab(index);
    return {
      /** @param {PointerEvent} now */
      move(now) {
        const [toX, toY] = meaning.place(now);
        meaning.drag(index, toX + dx, toY + dy);
      },
      drift: meaning.drift,
      /** @param {boolean} moved */
      end(moved) {
        handles.focus(index);
        meaning.drop(index, moved);
      },
      cancel: meaning.cancel,
    };
  }

  const drags = listenToDrags(handles.root, press);
  // In a link, or in what the page lets be dragged, the browser would drag that away instead.
  handles.root.addEventListener('mousedown', (event) => event.preventDefault());
  return {
    cancel: drags.cancel,
    /** Lets go of what is no longer there: the page may take handles away while one is held. */
    check() {
      if (drags.holding && (!button?.isConnected || index >= meaning.points().length)) drags.cancel();
    },
    get holding() {
      return drags.holding;
    },
  };
}
