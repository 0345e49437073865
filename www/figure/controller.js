import { createCanvasInput } from '../input/canvas-input.js';
import { createHandleDrag } from '../input/handle-drag.js';
import { listenToHandleKeys } from '../input/handle-keys.js';
import { listenToHistoryKeys } from '../input/history-keys.js';
import { listenToTaps } from '../input/taps.js';
import { createViewport } from '../input/viewport.js';
import { createExport } from '../io/export.js';
import { createImport } from '../io/import.js';
import { createSave } from '../io/save.js';
import { wantsLarge } from '../model/grid-size.js';
import { createRandomPatrols } from '../model/random-patrol.js';
import { createScene } from '../model/scene.js';
import { createSearchProgress } from '../panel/search-progress.js';
import { createZoomButtons } from '../panel/zoom-buttons.js';
import { createLargeGrid } from '../render/large-grid.js';
import { fill } from '../strings.js';
import { toGrid } from '../view/grid-view.js';
import { createActions } from './actions.js';
import { createDrawing } from './drawing.js';
import { createEditing } from './editing.js';
import { createElementUpdates } from './element-updates.js';
import { createTransport } from './transport.js';

/** On a large grid an arrow key moves an end so far. */
const KEY_PIXELS = 4;

/**
 * A started figure: joins state, engine and elements, and turns input into changes of the state.
 *
 * @param {object} given
 * @param {ReturnType<typeof import('./template.js').createTemplate>} given.template
 * @param {import('../model/scene.js').Store} given.store
 * @param {import('../model/scene.js').Engine} given.engine
 * @param {() => boolean} given.isWhole the whole compiled module is there
 * @param {ReturnType<typeof import('../panel/panel-host.js').createPanelHost>} given.panelHost
 * @param {(type: string, detail: object) => void} given.announce
 * @param {(error: unknown) => void} given.complain
 * @param {() => import('../panel/panel.js').Formats} given.formats
 */
export function createController({
  template,
  store,
  engine,
  isWhole,
  panelHost,
  announce,
  complain,
  formats,
}) {
  const { canvas, handles, figure, stage } = template;
  const scene = createScene(engine, store, {
    later: (total) => announce('done', { step: total, total }),
    isWhole,
  });
  const largeGrid = createLargeGrid(engine, scene);
  const transport = createTransport(scene, store, announce);
  const drawing = createDrawing({
    ...{ template, store, scene, engine, transport, largeGrid, formats },
    viewportView: () => overLarge()?.viewport.view(),
    onPicture: updateElements,
  });
  const elements = createElementUpdates({
    ...{ template, store, scene, panelHost, formats },
    view: () => drawing.view,
  });
  const editing = createEditing({
    ...{ store, scene, focus },
    nameOf: elements.nameOf,
    words: () => formats().words,
    stride() {
      const { ratio, cell } = drawing.view;
      return overLarge()?.viewport.active() ? Math.max(1, Math.round((KEY_PIXELS * ratio) / cell)) : 1;
    },
  });
  const exporter = createExport({ store, scene, largeGrid, figure, canvas, title: elements.title });
  const saver = createSave(engine, exporter, scene, canvas);
  const importer = createImport({ engine, store, formats, complain, isWhole });
  const patrols = createRandomPatrols(store);
  const actions = createActions({
    ...{ store, scene, transport, editing, engine, saver, importer, patrols },
    cancel,
    travel,
    focusCanvas: () => canvas.root.focus({ preventScroll: true }),
  });
  panelHost.begin({ store, scene, actions, named: elements.nameOf });
  importer.listen(figure);

  /** @type {ReturnType<typeof createOverLarge> | null} */
  let made = null;
  /** What lies over a large grid. Most figures never have one, and listening to wheels slows down scrolling. */
  const overLarge = () => (made ??= wantsLarge(store.state) ? createOverLarge() : null);
  function createOverLarge() {
    const viewport = createViewport({
      ...{ stage, canvas, store },
      shownState: scene.shownState,
      path: scene.raw,
      drop: () => void canvasInput.cancel(),
    });
    return {
      viewport,
      updateButtons: createZoomButtons(canvas.root, viewport),
      updateProgress: createSearchProgress(stage, store, scene.search),
    };
  }

  /** Where on the grid something happened. @param {MouseEvent} event @returns {[number, number]} */
  const place = (event) => toGrid(drawing.view, canvas.pointOf(event));

  const canvasInput = createCanvasInput({
    ...{ store, scene, place },
    canvas: canvas.root,
    tell({ x, y }, wall) {
      const { words, whole } = formats();
      const { brush } = words.status;
      store.set({ note: fill(wall ? brush.wall : brush.open, { x: whole(x), y: whole(y) }) });
    },
    putBack: () => store.set({ note: formats().words.status.cancelled }),
    viewport: () => overLarge()?.viewport,
  });

  const handleDrag = createHandleDrag(handles, {
    place,
    points: scene.seen,
    reach: (pixels) => (pixels * drawing.view.ratio) / drawing.view.cell,
    grab: editing.grab,
    drag: editing.drag,
    drop: editing.drop,
    cancel: () => editing.cancel(true),
    drift: (event) => overLarge()?.viewport.followToEdge(event) ?? false,
  });
  listenToTaps(canvas.root, (event, twice) => {
    if (canvasInput.wasDrag() || store.state.readonly) return false;
    return editing.tap(...place(event), twice);
  });

  /** @param {number} index */
  function bringIntoSight(index) {
    const viewport = overLarge()?.viewport;
    if (index >= 0 && viewport?.canPan()) viewport.show(scene.seen()[index]);
  }
  handles.root.addEventListener('focusin', ({ target }) => {
    const index = handles.indexOf(target);
    store.set({ held: index === store.state.selected ? index : -1 });
    bringIntoSight(index);
  });

  listenToHistoryKeys(figure, travel);
  listenToHandleKeys(handles, {
    fit: updateHandles,
    isHeld: (index) => index === store.state.held,
    nudge(index, ...step) {
      editing.nudge(index, ...step);
      bringIntoSight(index);
    },
    deep: () => scene.dimension() === 3,
    come: (keyed) => store.set({ keyed }),
    release: editing.endNudge,
    letGo() {
      if (!handleDrag.holding) editing.letGo();
    },
    pickUp: editing.pickUp,
    split: (index) => editing.split(index, 'keyboard'),
    remove(index) {
      cancel();
      editing.remove(index, 'keyboard');
    },
    escape: () => cancel() || editing.escape(),
  });

  /** At once: the next key may come before the next frame. @param {number} index */
  function focus(index) {
    updateHandles();
    handles.focus(index);
  }

  /** Gives up whatever is being dragged. True: there was something. */
  function cancel() {
    return [handleDrag.cancel(), canvasInput.cancel()].includes(true);
  }

  /** @param {boolean} back @param {import('../model/store.js').Cause} [cause] */
  function travel(back, cause = 'keyboard') {
    if (cancel()) return;
    store[back ? 'undo' : 'redo'](cause);
    // What was said of it is no longer so.
    store.set({ note: '' });
  }

  function updateHandles() {
    elements.updateHandles();
    handleDrag.check();
  }

  function updateElements() {
    canvasInput.fit(formats().words);
    updateHandles();
    elements.updateTexts();
    overLarge()?.updateButtons(formats().words, store.state.ui);
    overLarge()?.updateProgress(formats());
  }

  return {
    transport,
    importer,
    exporter,
    saver,
    cancel,
    draw: drawing.draw,
    dropCaches: drawing.dropCaches,
    /** Gives back what the engine lent. */
    free() {
      scene.rest();
      drawing.free();
    },
  };
}
