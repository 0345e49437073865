import { numberFormats } from '../controls/format.js';
import { createPanel } from '../controls/panel.js';
import { say } from '../controls/dom.js';
import { drawPicture } from '../draw/picture.js';
import { STRINGS } from '../strings.js';
import { fitGrid, toGrid, toPage } from '../view/grid-view.js';
import { createActions } from './actions.js';
import { createContent } from './content.js';
import { OVERLAYS } from './curves.js';
import { createEditing } from './editing.js';
import { createHands } from './hands.js';
import { listenToKeys } from './keys.js';
import { composePicture } from './picture.js';
import { SOURCES } from './sources/index.js';
import { handleName, statusLine } from './status.js';
import { readPalette } from './theme.js';
import { createTransport } from './transport.js';

/**
 * A figure that lives: the skeleton, the store and the engine joined, and drawn when asked.
 *
 * @param {object} given
 * @param {ReturnType<typeof import('./skeleton.js').createSkeleton>} given.skeleton
 * @param {import('./content.js').Store} given.store
 * @param {import('./content.js').Engine} given.engine
 * @param {(algorithm: string, parameter: string) => import('../controls/panel.js').Parameter} given.parameter
 * @param {(type: string, detail: object) => void} given.announce
 * @param {string | undefined} given.language
 */
export function createLife({ skeleton, store, engine, parameter, announce, language }) {
  const { canvas, handles, figure, status, hint } = skeleton;
  const formats = numberFormats(language);
  const content = createContent(engine, store);
  const transport = createTransport(content, store, announce);
  const editing = createEditing({ store, content, nameOf, focus: focusLater });
  const actions = createActions({ store, content, transport, editing, engine });
  const curves = OVERLAYS.map(({ id, controls }) => ({
    id,
    parameters: controls.map((pair) => parameter(...pair)),
  }));
  let view = fitGrid({ width: 0, height: 0, columns: 1, rows: 1 });
  let focusNext = -1;
  /** @type {ReturnType<typeof createPanel> | null} */
  let panel = null;
  let panelKey = '';

  const hands = createHands(handles, canvas.root, {
    place(event) {
      const box = canvas.root.getBoundingClientRect();
      return toGrid(view, event.clientX - box.left, event.clientY - box.top);
    },
    points: content.handles,
    reach: (pixels) => (pixels * view.ratio) / view.cell,
    grab: editing.grab,
    drag: editing.drag,
    drop: editing.drop,
    cancel: () => editing.cancel(true),
    tap(x, y, twice) {
      if (!store.state.readonly && editing.tap(x, y, twice)) hands.forgetTap();
    },
  });

  listenToKeys(figure, handles, {
    nudge: editing.nudge,
    settle: editing.settle,
    choose: editing.choose,
    split: (index) => editing.split(index, 'keyboard'),
    remove: (index) => editing.remove(index, 'keyboard'),
    escape() {
      if (hands.cancel()) return true;
      const chosen = store.state.selected >= 0;
      if (chosen) editing.choose(-1);
      return chosen;
    },
    travel(back) {
      if (hands.cancel()) return;
      if (back) store.undo('keyboard');
      else store.redo('keyboard');
    },
  });

  /** @param {number} index */
  function nameOf(index) {
    return handleName(SOURCES[store.state.source], content.handles(), index, formats.short);
  }

  /** The handle may not be there before the next frame. @param {number} index */
  function focusLater(index) {
    focusNext = index;
  }

  function fitPanel() {
    const { ui, source } = store.state;
    const key = `${ui} ${source}`;
    if (key === panelKey) return;
    panelKey = key;
    panel?.root.remove();
    panel = ui === 'none' ? null : createPanel({ ui, source, curves, parameter, actions, formats });
    if (panel) figure.append(panel.root);
    status.hidden = ui === 'none';
  }

  function showHandles() {
    const { readonly, selected, touched, source, ui } = store.state;
    const points = readonly ? [] : content.handles();
    handles.update(points, view, nameOf, selected);
    hint.hidden = touched || points.length === 0 || ui === 'none';
    if (!hint.hidden) {
      say(hint, STRINGS.hint[SOURCES[/** @type {string} */ (source)].noun]);
      const [left, top] = toPage(view, points[0].x, points[0].y);
      hint.style.transform = `translate(${left}px, ${top}px)`;
    }
    if (focusNext >= 0) handles.focus(focusNext);
    focusNext = -1;
  }

  function showWords() {
    const { state } = store;
    const carving = content.carving();
    const position = carving?.position ?? 0;
    const total = carving?.total ?? 0;
    const joined = content.grid()?.route.length !== 0;
    const last = position > 0 && position < total ? (carving?.last() ?? null) : null;
    say(status, statusLine({ state, position, total, joined, last }));
    canvas.root.setAttribute(
      'aria-label',
      state.label || STRINGS.figure[/** @type {'chisel'} */ (state.source)],
    );
    panel?.update({
      state,
      position,
      total,
      playing: state.playing,
      canUndo: store.canUndo,
      canRedo: store.canRedo,
      canRemove: state.selected >= 0,
      numbers: (id) => content.numbers(id),
    });
  }

  return {
    content,
    transport,
    cancel: hands.cancel,
    /**
     * @param {number} now milliseconds
     * @returns {boolean} something moves: another frame is wanted
     */
    draw(now) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const crumbs = transport.advance(now, still);
      const { columns, rows, playing } = store.state;
      const { width, height } = canvas.root;
      const { ratio } = canvas;
      fitPanel();
      view = fitGrid({ width, height, columns, rows, ratio });
      drawPicture(canvas.pen, view, composePicture(store, content, crumbs), readPalette(figure), {
        width,
        height,
      });
      showHandles();
      showWords();
      return playing || crumbs.length > 0;
    },
  };
}
