import { say } from '../dom.js';
import { drawPicture } from '../draw/picture.js';
import { fill } from '../strings.js';
import { fitGrid, toGrid, toPage } from '../view/grid-view.js';
import { createActions } from './actions.js';
import { createScene } from '../model/scene.js';
import { createHandleLayers } from '../render/handle-layers.js';
import { createEditing } from './editing.js';
import { createCanvasInput } from '../input/canvas-input.js';
import { createHandleDrag } from '../input/handle-drag.js';
import { createViewport } from '../input/viewport.js';
import { wantsLarge } from '../model/grid-size.js';
import { createSearchProgress } from '../panel/search-progress.js';
import { createTrailLayers } from '../render/trail-layers.js';
import { createRandomPatrols } from '../model/random-patrol.js';
import { createHeadingPlot } from '../render/heading-plot.js';
import { createFollowerAnimation } from '../render/follower-animation.js';
import { createSave } from '../io/save.js';
import { createImport } from '../io/import.js';
import { listenToHandleKeys } from '../input/handle-keys.js';
import { createLargeGrid } from '../render/large-grid.js';
import { composePicture } from '../render/compose-picture.js';
import { SOURCES } from '../model/sources/sources.js';
import { handleName, statusLine } from './status-line.js';
import { createExport } from '../io/export.js';
import { readPalette } from '../render/theme.js';
import { createTransport } from './transport.js';

/** On a large grid an arrow key moves an end so far. */
const KEY_PIXELS = 4;

/**
 * A figure that lives: the skeleton, the store and the engine joined, and drawn when asked.
 *
 * @param {object} given
 * @param {ReturnType<typeof import('./template.js').createTemplate>} given.skeleton
 * @param {import('../model/scene.js').Store} given.store
 * @param {import('../model/scene.js').Engine} given.engine
 * @param {() => boolean} given.isWhole the whole compiled module is there
 * @param {ReturnType<typeof import('../panel/panel-host.js').createPanelHost>} given.desk
 * @param {(type: string, detail: object) => void} given.announce
 * @param {(error: unknown) => void} given.complain
 * @param {() => import('../panel/panel.js').Formats} given.formats
 */
export function createController({ skeleton, store, engine, isWhole, desk, announce, complain, formats }) {
  const { canvas, plot, handles, figure, stage, status, hint } = skeleton;
  const scene = createScene(engine, store, {
    later: (total) => announce('done', { step: total, total }),
    isWhole,
  });
  const largeGrid = createLargeGrid(engine, scene);
  const transport = createTransport(scene, store, announce);
  const editing = createEditing({
    store,
    scene,
    nameOf,
    focus,
    words: () => formats().words,
    stride: () =>
      near()?.looking.active() ? Math.max(1, Math.round((KEY_PIXELS * view.ratio) / view.cell)) : 1,
  });
  const takingOut = createExport({
    store,
    scene,
    largeGrid,
    figure,
    canvas,
    title: titleOf,
  });
  const saving = createSave(engine, takingOut, scene, canvas);
  const intake = createImport({ engine, store, formats, complain, isWhole });
  const patrols = createRandomPatrols(store);
  const actions = createActions({
    store,
    scene,
    transport,
    editing,
    engine,
    saving,
    open: () => intake.open(),
    pickPatrol: (seed) => patrols.pick(seed),
    letGo: cancel,
    travel,
    focusGround: () => canvas.root.focus({ preventScroll: true }),
  });
  desk.begin({ store, scene, actions, named: nameOf });
  intake.listen(figure);
  const race = createFollowerAnimation(engine, canvas.root, canvas.pen);
  const headings = createHeadingPlot(plot);
  const layers = createTrailLayers();
  const crowd = createHandleLayers();
  /** What lies over a large grid. Most figures never have one, and listening to wheels slows down scrolling. */
  const near = () => (made ??= wantsLarge(store.state) ? lookNear() : null);
  /** @type {ReturnType<typeof lookNear> | null} */
  let made = null;
  const lookNear = () => ({
    looking: createViewport({
      stage,
      canvas,
      store,
      shownState: scene.shownState,
      path: () => scene.curve('raw').points,
      drop: () => void ground.cancel(),
    }),
    waiting: createSearchProgress(stage, store, scene.generation),
  });
  /** @type {readonly import('../draw/types.js').Curve[]} */
  let shown = [];
  let view = fitGrid({ width: 0, height: 0, columns: 1, rows: 1 });
  /** Where on the grid something happened. @param {MouseEvent} event @returns {[number, number]} */
  function place(event) {
    return toGrid(view, canvas.pointOf(event));
  }

  const ground = createCanvasInput({
    canvas: canvas.root,
    store,
    scene,
    place,
    tell({ x, y }, wall) {
      const { words, whole } = formats();
      const { brush } = words.status;
      store.set({
        note: fill(wall ? brush.wall : brush.open, { x: whole(x), y: whole(y) }),
      });
    },
    putBack: () => store.set({ note: formats().words.status.cancelled }),
    looking: () => near()?.looking,
  });

  const hands = createHandleDrag(handles, canvas.root, {
    place,
    points: scene.seen,
    reach: (pixels) => (pixels * view.ratio) / view.cell,
    grab: editing.grab,
    drag: editing.drag,
    drop: editing.drop,
    cancel: () => editing.cancel(true),
    tap(x, y, twice) {
      if (ground.wasStroke()) return;
      if (!store.state.readonly && editing.tap(x, y, twice)) hands.forgetTap();
    },
  });

  /** @param {number} index */
  function bringIntoSight(index) {
    const looking = near()?.looking;
    if (index >= 0 && looking?.canPan()) looking.show(scene.seen()[index]);
  }
  handles.root.addEventListener('focusin', ({ target }) => bringIntoSight(handles.indexOf(target)));

  listenToHandleKeys(figure, handles, {
    fit: showHandles,
    nudge(index, ...step) {
      editing.nudge(index, ...step);
      bringIntoSight(index);
    },
    deep: () => scene.dimension() === 3,
    come: (keyed) => store.set({ keyed }),
    settle() {
      if (!hands.holding) editing.settle();
    },
    choose: editing.choose,
    split: (index) => editing.split(index, 'keyboard'),
    remove(index) {
      cancel();
      editing.remove(index, 'keyboard');
    },
    escape() {
      if (cancel()) return true;
      const chosen = store.state.selected >= 0;
      if (chosen) editing.choose(-1);
      return chosen;
    },
    travel,
  });

  function titleOf() {
    const { label, source } = store.state;
    return label || formats().words.figure[/** @type {'chisel'} */ (source)];
  }

  /** @param {number} index */
  function nameOf(index) {
    return handleName(SOURCES[store.state.source], scene.handles(), index, formats());
  }

  /** At once: the next key may come before the next frame. @param {number} index */
  function focus(index) {
    showHandles();
    handles.focus(index);
  }

  /** Gives up whatever is in hand. */
  function cancel() {
    return [hands.cancel(), ground.cancel()].includes(true);
  }

  /** @param {boolean} back @param {import('../model/store.js').Cause} [cause] */
  function travel(back, cause = 'keyboard') {
    if (cancel()) return;
    store[back ? 'undo' : 'redo'](cause);
    // What was said of it is no longer so.
    store.set({ note: '' });
  }

  function showHandles() {
    const { readonly, selected, touched, source, ui } = store.state;
    const points = readonly ? [] : scene.seen();
    handles.update(points, scene.handles(), view, nameOf, selected, canvas.root, [source, formats()]);
    hands.check();
    hint.hidden = touched || points.length === 0 || ui === 'none' || store.state.viewport !== null;
    if (!hint.hidden) {
      say(hint, formats().words.hint[SOURCES[/** @type {string} */ (source)].noun]);
      const [left, top] = toPage(view, points[0].x, points[0].y);
      hint.style.transform = `translate(${left}px, ${top}px)`;
    }
  }

  function showWords() {
    const { state } = store;
    const carving = scene.carving();
    const total = carving?.total ?? 0;
    const position = Math.min(total, state.position ?? total);
    const parted = scene.parted();
    const last = position > 0 && position < total ? (carving?.last() ?? null) : null;
    say(
      status,
      statusLine({ state, position, total, parted, deep: scene.dimension() === 3, last }, formats()),
    );
    canvas.root.setAttribute('aria-label', titleOf());
    desk.show({ position, total });
  }

  function forget() {
    for (const kept of [layers, crowd]) kept.drop();
  }

  return {
    scene,
    transport,
    intake,
    takingOut,
    saving,
    cancel,
    /** Nobody looks: what was kept for the next frame can go. */
    unseen: forget,
    /** Gives back what the engine lent. */
    rest() {
      scene.rest();
      largeGrid.drop();
      race.rest();
      forget();
    },
    /**
     * @param {number} now milliseconds
     * @returns {boolean | undefined} something moves: another frame is wanted
     */
    draw(now) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const fading = transport.advance(now, still);
      const went = scene.generation()?.goOn();
      const { playing, follow, compare } = store.state;
      const { width, height } = canvas.root;
      const size = { width, height };
      const { ratio } = canvas;
      const palette = readPalette(figure);
      const key = [
        store.state,
        store.canUndo,
        store.canRedo,
        formats(),
        ratio,
        width,
        height,
        plot.root.width,
        plot.root.height,
        ...Object.values(palette),
      ];
      const calm = follow && !playing && !went && fading.length === 0;
      if (!calm || !race.showGround(key)) {
        const picture = composePicture(store, scene, fading, largeGrid.image(palette));
        const { columns, rows } = store.state;
        view = near()?.looking.view() ?? fitGrid({ ...size, columns, rows, ratio });
        shown = picture.curves;
        const curves = largeGrid.thin(shown, view, size);
        const caches = { drawHandles: crowd.draw, growth: layers.growth };
        drawPicture(canvas.pen, view, { ...picture, curves }, palette, size, caches);
        if (compare) headings.show(shown, palette);
        else headings.forget();
        ground.fit();
        showHandles();
        showWords();
        near()?.looking.update(formats().words);
        near()?.waiting(formats());
        if (calm) race.keepGround(key);
        else race.dropGround();
      }
      if (!follow) race.stop();
      const runs = follow && race.run(view, shown, now, still, palette);
      return runs || playing || fading.length > 0 || scene.generation()?.behind;
    },
  };
}
