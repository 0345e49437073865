import { make } from '../controls/dom.js';
import { clamp, toPage } from '../view/grid-view.js';

/**
 * The handles as buttons over the canvas: what fingers, keys and screen readers find. The canvas draws their looks.
 */
export function createHandles() {
  const root = make('div', { className: 'handles' });
  /** @type {HTMLButtonElement[]} */
  const buttons = [];
  // A focus that a pointer gave needs no ring: the hand knows where it is.
  root.addEventListener('pointerdown', () => root.classList.add('pointed'));
  root.addEventListener('keydown', () => root.classList.remove('pointed'));
  root.addEventListener('keyup', () => root.classList.remove('pointed'));

  /** @param {number} count */
  function resize(count) {
    while (buttons.length < count) {
      const button = make('button', { type: 'button', className: 'handle', part: 'handle' });
      buttons.push(button);
      root.append(button);
    }
    while (buttons.length > count) buttons.pop()?.remove();
  }

  return {
    root,
    /** @param {EventTarget | null} target */
    indexOf: (target) => buttons.indexOf(/** @type {HTMLButtonElement} */ (target)),
    /** @param {number} index */
    button: (index) => buttons[index],
    /** @param {number} index */
    focus(index) {
      buttons[Math.min(index, buttons.length - 1)]?.focus({ preventScroll: true });
    },
    /**
     * @param {readonly { x: number, y: number }[]} points
     * @param {import('../view/grid-view.js').GridView} view
     * @param {(index: number) => string} nameOf
     * @param {number} chosen
     * @param {{ clientWidth: number, clientHeight: number }} canvas what is beyond it waits at its edge
     */
    update(points, view, nameOf, chosen, { clientWidth, clientHeight }) {
      resize(points.length);
      points.forEach(({ x, y }, index) => {
        const button = buttons[index];
        const [wantedLeft, wantedTop] = toPage(view, x, y);
        const [left, top] = [clamp(wantedLeft, 0, clientWidth), clamp(wantedTop, 0, clientHeight)];
        button.classList.toggle('away', left !== wantedLeft || top !== wantedTop);
        button.style.transform = `translate(${left}px, ${top}px) translate(-50%, -50%)`;
        const name = nameOf(index);
        if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name);
        const pressed = String(index === chosen);
        if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
      });
    },
  };
}
