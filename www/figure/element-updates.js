import { say } from '../dom.js';
import { SOURCES } from '../model/sources/sources.js';
import { toPage } from '../view/grid-view.js';
import { handleName, statusLine } from './status-line.js';

/** @param {Element} element @param {string} label @param {string} description */
function name(element, label, description) {
  if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label);
  if (element.getAttribute('aria-description') !== description)
    element.setAttribute('aria-description', description);
}

/**
 * The elements around the canvas, as the state wants them: handles, hint, status line and panel.
 *
 * @param {object} given
 * @param {ReturnType<typeof import('./template.js').createTemplate>} given.template
 * @param {import('../model/scene.js').Store} given.store
 * @param {ReturnType<typeof import('../model/scene.js').createScene>} given.scene
 * @param {ReturnType<typeof import('../panel/panel-host.js').createPanelHost>} given.panelHost
 * @param {() => import('../panel/panel.js').Formats} given.formats
 * @param {() => import('../view/grid-view.js').GridView} given.view
 */
export function createElementUpdates({ template, store, scene, panelHost, formats, view }) {
  const { canvas, handles, hint, status } = template;

  /** What screen readers call the figure. */
  function title() {
    const { label, source } = store.state;
    return label || formats().words.figure[/** @type {'chisel'} */ (source)];
  }

  /** @param {number} index */
  function nameOf(index) {
    return handleName(SOURCES[store.state.source], scene.handles(), index, formats());
  }

  return {
    title,
    nameOf,
    updateHandles() {
      const { readonly, selected, touched, source, ui, viewport } = store.state;
      const points = readonly ? [] : scene.seen();
      handles.update(points, scene.handles(), view(), nameOf, selected, canvas.root, [source, formats()]);
      const { words } = formats();
      name(handles.root, words.handles, words.status.among);
      hint.hidden = touched || points.length === 0 || ui === 'none' || viewport !== null;
      if (hint.hidden) return;
      say(hint, words.hint[SOURCES[/** @type {string} */ (source)].noun]);
      const [left, top] = toPage(view(), points[0].x, points[0].y);
      hint.style.transform = `translate(${left}px, ${top}px)`;
    },
    updateTexts() {
      const { state } = store;
      const carving = scene.carving();
      const total = carving?.total ?? 0;
      const position = Math.min(total, state.position ?? total);
      const unreachable = scene.unreachable();
      const last = position > 0 && position < total ? (carving?.last() ?? null) : null;
      const deep = scene.dimension() === 3;
      say(status, statusLine({ state, position, total, unreachable, deep, last }, formats()));
      canvas.root.setAttribute('aria-label', title());
      panelHost.show({ position, total });
    },
  };
}
