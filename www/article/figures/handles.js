/**
 * Round handles in the SVG of a figure: they are dragged by the pointer and moved by the arrow keys, and the
 * one that has the focus goes where the reader taps.
 */
import { svg } from './svg-tree.js';

const FAR = 4;
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @typedef {{ label: string, x: number, y: number }} Handle in CSS pixels of the SVG */
/**
 * @typedef {HTMLElement & {
 *   handles(): Handle[],
 *   moveHandle(index: number, x: number, y: number): void,
 *   readonly keyStep: number,
 * }} Handled
 */

/** @param {Handle} handle @param {number | null} index null: it is a drawing */
export function drawHandle({ label, x, y }, index) {
  const live = { 'data-handle': index, tabindex: 0, role: 'button', 'aria-label': label };
  return svg(
    'g',
    { class: 'grip', transform: `translate(${x} ${y})`, ...(index !== null && live) },
    svg('circle', { class: 'hit', r: 22 }),
    svg('circle', { class: 'handle', r: 7 }),
  );
}

/** Lets the reader move them. @param {Handled} figure */
export function followHandles(figure) {
  /** Which one, and from the pointer to its middle. @type {[index: number, x: number, y: number] | null} */
  let grabbed = null;
  /** The one that had the focus when the pointer was pressed beside all of them. @type {SVGElement | null} */
  let focused = null;

  figure.addEventListener('pointerdown', (event) => {
    const grip = gripOf(event);
    // The press itself will take the focus away.
    focused = grip ? null : figure.querySelector('[data-handle]:focus');
    if (!grip || event.button !== 0) return;
    const index = indexOf(grip);
    const { x, y } = figure.handles()[index];
    grip.setPointerCapture(event.pointerId);
    grabbed = [index, x - event.clientX, y - event.clientY];
    event.preventDefault();
    grip.focus({ preventScroll: true });
  });
  figure.addEventListener('pointermove', (event) => {
    if (grabbed) figure.moveHandle(grabbed[0], event.clientX + grabbed[1], event.clientY + grabbed[2]);
  });
  figure.addEventListener('lostpointercapture', () => (grabbed = null));
  figure.addEventListener('click', ({ target, clientX, clientY }) => {
    const drawing = target instanceof Element && target.closest('svg');
    if (!focused?.isConnected || !drawing) return;
    const { left, top } = drawing.getBoundingClientRect();
    figure.moveHandle(indexOf(focused), clientX - left, clientY - top);
    focused.focus({ preventScroll: true });
  });
  figure.addEventListener('keydown', (event) => {
    const grip = gripOf(event);
    const way = ARROWS[event.key];
    if (!grip || !way || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const index = indexOf(grip);
    const { x, y } = figure.handles()[index];
    // With Shift four times as far.
    const far = figure.keyStep * (event.shiftKey ? FAR : 1);
    figure.moveHandle(index, x + way[0] * far, y + way[1] * far);
  });
}

/** @param {Event} event @returns {SVGElement | null} */
const gripOf = ({ target }) => (target instanceof Element ? target.closest('[data-handle]') : null);

/** @param {SVGElement} grip */
const indexOf = (grip) => Number(grip.dataset.handle);
