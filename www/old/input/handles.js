import { make, setAttributes } from '../dom.js';
import { alike } from '../memoize.js';
import { clamp, toPage } from '../view/grid-view.js';

/** @typedef {{ x: number, y: number, z?: number }} Place */

/** @param {Place} a @param {Place} b */
const atOnePlace = (a, b) => a.x === b.x && a.y === b.y && a.z === b.z;

/**
 * The handles as buttons over the canvas: what fingers, keys and screen readers find. The canvas draws their looks.
 * They are one Tab stop, at the handle that had the focus last; arrow keys go from there (roving tabindex).
 */
export function createHandles() {
  // Screen readers leave the arrow keys to it.
  const root = make('div', { className: 'handles', role: 'application', hidden: true });
  /** @type {HTMLButtonElement[]} */
  const buttons = [];
  /** What the buttons were last told. @type {{ key: readonly unknown[], points: readonly Place[], places: readonly Place[], chosen: number } | null} */
  let told = null;
  // A focus that a pointer gave needs no ring: the pointer shows where it is.
  root.addEventListener('pointerdown', () => root.classList.add('pointed'));
  root.addEventListener('keydown', () => root.classList.remove('pointed'));
  root.addEventListener('keyup', () => root.classList.remove('pointed'));
  root.addEventListener('focusin', ({ target }) => stopAt(indexOf(target)));

  /** The Tab stop. */
  let stop = 0;
  /** The handle that had the focus before some went. */
  let left = -1;

  /** @param {number} count */
  function resize(count) {
    const focused = buttons.indexOf(/** @type {any} */ (root.getRootNode()).activeElement);
    if (focused >= 0) left = focused;
    while (buttons.length < count) {
      const button = make('button', { type: 'button', className: 'handle', part: 'handle', tabIndex: -1 });
      buttons.push(button);
      root.append(button);
    }
    while (buttons.length > count) buttons.pop()?.remove();
    root.hidden = count === 0;
    if (count === 0) return;
    if (buttons[stop]?.tabIndex !== 0) stopAt(Math.min(stop, count - 1));
    // Unless the reader went elsewhere meanwhile.
    const { activeElement, body } = root.ownerDocument;
    if (activeElement === body) focus(left);
    left = -1;
  }

  /** @param {number} index */
  function stopAt(index) {
    if (buttons[stop]) buttons[stop].tabIndex = -1;
    buttons[index].tabIndex = 0;
    stop = index;
  }

  /** @param {EventTarget | null} target */
  function indexOf(target) {
    return buttons.indexOf(/** @type {HTMLButtonElement} */ (target));
  }

  /** @param {number} index */
  function focus(index) {
    buttons[Math.min(index, buttons.length - 1)]?.focus({ preventScroll: true });
  }

  return {
    root,
    indexOf,
    /** @param {number} index */
    button: (index) => buttons[index],
    focus,
    /**
     * Touches only the buttons whose point moved, unless all have to be told anew.
     * @param {readonly Place[]} points where they are seen
     * @param {readonly Place[]} places where they are
     * @param {import('../view/grid-view.js').GridView} view
     * @param {(index: number) => string} nameOf
     * @param {number} chosen
     * @param {{ clientWidth: number, clientHeight: number }} canvas what is beyond it waits at its edge
     * @param {readonly unknown[]} key what the names depend on, beside the places
     */
    update(points, places, view, nameOf, chosen, { clientWidth, clientHeight }, key) {
      resize(points.length);
      const now = [points.length, ...Object.values(view), clientWidth, clientHeight, ...key];
      const old = told && alike(now, told.key) ? told : null;
      told = { key: now, points, places, chosen };
      points.forEach((point, index) => {
        const stays =
          old &&
          atOnePlace(point, old.points[index]) &&
          atOnePlace(places[index], old.places[index]) &&
          (index === chosen) === (index === old.chosen);
        if (stays) return;
        const button = buttons[index];
        const [wantedLeft, wantedTop] = toPage(view, point.x, point.y);
        const [left, top] = [clamp(wantedLeft, 0, clientWidth), clamp(wantedTop, 0, clientHeight)];
        button.classList.toggle('away', left !== wantedLeft || top !== wantedTop);
        button.style.transform = `translate(${left}px, ${top}px) translate(-50%, -50%)`;
        setAttributes(button, { 'aria-label': nameOf(index), 'aria-pressed': String(index === chosen) });
      });
    },
  };
}
