/** A round handle in an SVG: it is dragged by the pointer and moved by the arrow keys. */
import { makeSvg } from '../../dom.js';

const FAR = 4;
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {string} label
 * @param {(x: number, y: number) => void} move told where the handle is wanted, in CSS pixels of the SVG
 * @param {() => number} keyStep pixels for an arrow key; with Shift four times as many
 */
export function makeHandle(label, move, keyStep = () => 8) {
  const hit = makeSvg('circle', { class: 'hit', r: 22 });
  const mark = makeSvg('circle', { class: 'handle', r: 7 });
  const root = makeSvg('g', { class: 'grip', tabindex: 0, role: 'button', 'aria-label': label }, hit, mark);
  let [x, y] = [0, 0];
  /** From the pointer to the middle of the handle. @type {[number, number] | null} */
  let grabbed = null;

  root.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    root.setPointerCapture(event.pointerId);
    grabbed = [x - event.clientX, y - event.clientY];
    event.preventDefault();
    /** @type {SVGElement} */ (root).focus({ preventScroll: true });
  });
  root.addEventListener('pointermove', (event) => {
    if (grabbed) move(event.clientX + grabbed[0], event.clientY + grabbed[1]);
  });
  root.addEventListener('lostpointercapture', () => (grabbed = null));
  root.addEventListener('keydown', (event) => {
    const way = ARROWS[event.key];
    if (!way || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const far = keyStep() * (event.shiftKey ? FAR : 1);
    move(x + way[0] * far, y + way[1] * far);
  });

  return {
    root,
    /** @param {number} atX @param {number} atY */
    place(atX, atY) {
      [x, y] = [atX, atY];
      root.setAttribute('transform', `translate(${atX} ${atY})`);
    },
  };
}
