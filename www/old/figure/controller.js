import { createCanvasInput } from '../input/canvas-input.js';
import { createHandleDrag } from '../input/handle-drag.js';
import { listenToHandleKeys } from '../input/handle-keys.js';
import { listenToHistoryKeys } from '../input/history-keys.js';
import { listenToTaps } from '../input/taps.js';
import { createExport } from '../io/export.js';
import { createImport } from '../io/import.js';
import { createSave } from '../io/save.js';
import { createRandomPatrols } from '../model/random-patrol.js';
import { createSnapshots } from '../model/snapshot.js';
import { ownError, ownReason } from '../../errors.js';
import { handleName } from '../panel/handle-name.js';
import { createLargeGrid } from '../render/large-grid.js';
import { sourceOf } from '../sources/index.js';
import { fill } from '../strings.js';
import { toGrid } from '../view/grid-view.js';
import { createActions } from './actions.js';
import { createChallengeActions } from './challenge.js';
import { createDrawing } from './drawing.js';
import { createEditing } from './editing.js';
import { createElementUpdates, titleOf } from './element-updates.js';
import { createFrameBudget } from './frame-budget.js';
import { createOverLarge } from './over-large.js';
import { createPointing } from './pointing.js';
import { createShaking } from './shaking.js';
import { createTransport } from './transport.js';
import { createValues } from './values.js';

/** On a large grid an arrow key moves an end so far. */
const KEY_PIXELS = 4;

/**
 * A started figure. A change goes from the store to one snapshot in each frame, and from there to the canvas, the
 * elements and the panel; input goes the other way, as changes of the store.
 *
 * @param {object} given
 * @param {ReturnType<typeof import('./template.js').createTemplate>} given.template
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {import('../model/snapshot.js').Engine} given.engine
 * @param {Pick<ReturnType<typeof import('./module-choice.js').createModuleChoice>, 'isWhole' | 'fetchWhole' | 'suffices'>} given.modules
 * @param {ReturnType<typeof import('../panel/panel-host.js').createPanelHost>} given.panelHost
 * @param {(type: string, detail: object) => void} given.announce
 * @param {(error: unknown) => void} given.complain
 * @param {() => import('../panel/panel.js').Formats} given.formats
 * @param {import('../io/import.js').OpenState} given.openState
 * @param {() => void} given.requestFrame
 */
export function createController({
  template,
  store,
  engine: unlimited,
  modules: { isWhole, fetchWhole, suffices },
  panelHost,
  announce,
  complain,
  formats,
  openState,
  requestFrame,
}) {
  const { canvas, handles, figure } = template;
  const budget = createFrameBudget(unlimited, requestFrame);
  const { engine } = budget;
  const snapshots = createSnapshots(engine, {
    meanwhile: {
      moving: () => store.inGesture,
      say: (note) => store.set({ note }),
      fail(error) {
        const { status } = formats().words;
        const silent = ownError(error).code === 'TimedOut';
        store.set({ note: silent ? status.silent : ownReason(error, status) });
        complain(error);
      },
      redraw: requestFrame,
      done: (total) => announce('done', { step: total, total }),
    },
    isWhole,
  });
  const { route } = snapshots;
  /** What was derived last. @type {import('../model/snapshot.js').Snapshot | null} */
  let latest = null;
  const derive = () => (latest = snapshots.derive(store.state));
  const fresh = () => (latest?.state === store.state ? latest : derive());
  /** What is seen, between frames too: the latest snapshot, unless the state has changed and can be seen at once. */
  const current = () => (budget.unfinished && latest ? latest : fresh());
  /** The same where the page asks at any time: until what a state needs is loaded, the snapshot before. */
  const known = (/** @type {typeof fresh} */ get) => (suffices(store.state) ? get() : latest);
  const largeGrid = createLargeGrid(engine);
  const transport = createTransport(route, store, announce);
  const shaking = createShaking();
  const challenge = createChallengeActions({ store, current, transport, shaking, announce });
  const drawing = createDrawing({ template, engine, largeGrid, onPicture: updateElements });
  const elements = createElementUpdates({ template, formats });
  const overLarge = createOverLarge({
    ...{ template, store, current, formats, requestFrame },
    search: () => route.search,
    drop: () => void canvasInput.cancel(),
  });
  const editing = createEditing({
    ...{ store, focus, nameOf },
    camera: () => current().camera,
    words: () => formats().words,
    stride() {
      const { ratio, cell } = drawing.view;
      return overLarge.viewport()?.active() ? Math.max(1, Math.round((KEY_PIXELS * ratio) / cell)) : 1;
    },
  });
  const exporter = createExport({
    ...{ engine, current: derive, written: snapshots.written, largeGrid, figure, canvas },
    title: () => titleOf(store.state, formats()),
    words: () => formats().words,
  });
  const saver = createSave({ store, exporter, canvas, formats, complain });
  const importer = createImport({ engine, store, formats, complain, fetchWhole, openState });
  const patrols = createRandomPatrols(store);
  const values = createValues({ announce, isWhole, fetchWhole, redraw: requestFrame });
  const actions = createActions({
    ...{ store, transport, editing, engine, saver, importer, patrols, restart },
    cancel,
    travel,
    focusCanvas: () => canvas.root.focus({ preventScroll: true }),
  });
  panelHost.begin(actions);
  importer.listen(figure);

  /** Where on the grid something happened. @param {MouseEvent} event @returns {[number, number]} */
  const place = (event) => toGrid(drawing.view, canvas.pointOf(event));

  /** What a handle is called. @param {number} index */
  function nameOf(index) {
    const source = sourceOf(store.state);
    return handleName(source, source.handles(store.state), index, formats());
  }

  const canvasInput = createCanvasInput({
    ...{ store, current, place, challenge },
    canvas: canvas.root,
    tell({ x, y }, what) {
      const { words, whole } = formats();
      store.set({ note: fill(words.status.brush[what], { x: whole(x), y: whole(y) }) });
    },
    putBack: () => store.set({ note: formats().words.status.cancelled }),
    viewport: overLarge.viewport,
  });

  const handleDrag = createHandleDrag(handles, {
    place,
    points: () => current().seen,
    reach: (pixels) => (pixels * drawing.view.ratio) / drawing.view.cell,
    grab: editing.grab,
    drag: editing.drag,
    drop: editing.drop,
    cancel: () => editing.cancel(true),
    drift: (event) => overLarge.viewport()?.followToEdge(event) ?? false,
  });
  listenToTaps(canvas.root, (event, twice) => {
    if (canvasInput.wasDrag()) return false;
    if (store.state.readonly) return canvasInput.tap(event);
    if (challenge.isOn()) {
      store.set({ cursor: -1 });
      challenge.take(...place(event), 'user');
      return true;
    }
    return editing.tap(...place(event), twice) || canvasInput.tap(event);
  });

  /** @param {number} index */
  function bringIntoSight(index) {
    const viewport = overLarge.viewport();
    if (index >= 0 && viewport?.canPan()) viewport.show(current().seen[index]);
  }
  handles.root.addEventListener('focusin', ({ target }) => {
    const index = handles.indexOf(target);
    store.set({ held: index === store.state.selected ? index : -1 });
    bringIntoSight(index);
  });

  createPointing({
    ...{ stage: template.stage, handles, place, announce },
    known: () => known(current),
    reach: (pixels) => (pixels * drawing.view.ratio) / drawing.view.cell,
  });
  listenToHistoryKeys(figure, travel);
  listenToHandleKeys(handles, {
    fit: () => updateHandles(current()),
    isHeld: (index) => index === store.state.held,
    nudge(index, ...step) {
      editing.nudge(index, ...step);
      bringIntoSight(index);
    },
    deep: () => current().dimension === 3,
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
    escape: () => cancel() || importer.cancel() || editing.escape(),
  });

  /** At once: the next key may come before the next frame. @param {number} index */
  function focus(index) {
    updateHandles(current());
    handles.focus(index);
  }

  /** Gives up whatever is being dragged. True: there was something. */
  function cancel() {
    return [handleDrag.cancel(), canvasInput.cancel()].includes(true);
  }

  /** @param {boolean} back @param {import('../model/store.js').Cause} [cause] */
  function travel(back, cause = 'keyboard') {
    if (cancel() || importer.cancel()) return;
    store[back ? 'undo' : 'redo'](cause);
    // What was said of it is no longer so.
    store.set({ note: '' });
  }

  /** Carves from solid stone again; a reader's challenge begins anew. @param {import('../model/store.js').Cause} cause */
  function restart(cause) {
    if (challenge.isOn()) {
      challenge.restart(cause);
      return;
    }
    transport.seek(0);
    transport.play();
  }

  /** @param {import('../model/snapshot.js').Snapshot} snapshot */
  function updateHandles(snapshot) {
    elements.updateHandles(snapshot, drawing.view);
    handleDrag.check();
  }

  /** @param {import('../model/snapshot.js').Snapshot} snapshot */
  function updateElements(snapshot) {
    canvasInput.fit(formats().words);
    updateHandles(snapshot);
    elements.updateTexts(snapshot);
    panelHost.show(snapshot, store);
    overLarge.update(snapshot);
  }

  /**
   * One frame. Only its beginning changes the state: time that passed, and a search that begins.
   * @param {number} now milliseconds
   * @returns {boolean | undefined} something moves: another frame is wanted
   */
  function draw(now) {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const fading = transport.advance(now, reducedMotion);
    if (reducedMotion) shaking.stop();
    const aside = shaking.at(now);
    route.follow(store.state);
    route.search?.goOn();
    const key = [store.state, canvas.root.width, canvas.root.height];
    const followed = budget.frame(key, store.inGesture || store.state.playing, () => {
      const { canUndo, canRedo } = store;
      return drawing.draw({
        ...{ snapshot: derive(), fading, aside, now, reducedMotion },
        viewport: overLarge.viewport()?.view(),
        names: formats().words.curve,
        key: [canUndo, canRedo, formats()],
      });
    });
    if (budget.unfinished) figure.ariaBusy = 'true';
    else if (latest) values.tell(latest);
    return followed || store.state.playing || fading.length > 0 || aside !== null || route.search?.behind;
  }

  return {
    transport,
    restart,
    importer,
    exporter,
    saver,
    cancel,
    draw,
    /** The numbers of the figure as it is now. */
    values: () => values.of(known(fresh)),
    /** The step at which the carving stands; 0 without one. */
    position: () => known(fresh)?.position ?? 0,
    /** How many steps there are. */
    total: () => known(fresh)?.total ?? 0,
    dropCaches: drawing.dropCaches,
    /** Gives back what the engine lent. */
    free() {
      challenge.stop();
      latest = null;
      snapshots.rest();
      drawing.free();
    },
  };
}
