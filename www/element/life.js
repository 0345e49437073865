import { say } from '../controls/dom.js';
import { drawPicture } from '../draw/picture.js';
import { fill } from '../strings.js';
import { fitGrid, toGrid, toPage } from '../view/grid-view.js';
import { createActions } from './actions.js';
import { createContent } from './content.js';
import { createEditing } from './editing.js';
import { createHands } from './hands.js';
import { listenToKeys } from './keys.js';
import { composePicture } from './picture.js';
import { SOURCES } from './sources/index.js';
import { handleName, statusLine } from './status.js';
import { createTakingOut } from './taking-out.js';
import { readPalette } from './theme.js';
import { createTransport } from './transport.js';

/** On a large grid an arrow key moves an end so far. */
const KEY_PIXELS = 4;

/**
 * A figure that lives: the skeleton, the store and the engine joined, and drawn when asked.
 *
 * @param {object} given
 * @param {ReturnType<typeof import('./skeleton.js').createSkeleton>} given.skeleton
 * @param {import('./content.js').Store} given.store
 * @param {import('./content.js').Engine} given.engine
 * @param {import('./parts.js').Extras} given.extras
 * @param {(part: import('./parts.js').Part) => Promise<boolean>} given.bring says by itself where it cannot
 * @param {ReturnType<typeof import('./desk.js').createDesk>} given.desk
 * @param {(type: string, detail: object) => void} given.announce
 * @param {(error: unknown) => void} given.complain
 * @param {() => import('../controls/panel.js').Formats} given.formats
 */
export function createLife({ skeleton, store, engine, extras, bring, desk, announce, complain, formats }) {
  const { canvas, plot, handles, figure, stage, status, hint } = skeleton;
  const content = createContent(engine, store, extras, (total) => announce('done', { step: total, total }));
  const transport = createTransport(content, store, announce);
  const editing = createEditing({
    store,
    content,
    nameOf,
    focus,
    words: () => formats().words,
    bring,
    stride: () =>
      near()?.looking.active() ? Math.max(1, Math.round((KEY_PIXELS * view.ratio) / view.cell)) : 1,
  });
  const takingOut = createTakingOut({
    store,
    content,
    extras,
    figure,
    canvas,
    title: titleOf,
  });
  const actions = createActions({
    store,
    content,
    transport,
    editing,
    engine,
    saving: () => saving(),
    bringMenu: async () => ((await bring('saving')) ? extras.saving?.createSaveMenu : undefined),
    open: () => intake()?.open(),
    pickPatrol: (seed) => patrols()?.pick(seed),
    letGo: cancel,
    travel,
    focusGround: () => canvas.root.focus({ preventScroll: true }),
  });
  desk.begin({ store, content, actions, named: nameOf });
  const saving = once('saving', ({ createSaving }) => createSaving(engine, takingOut, content, canvas));
  const intake = once('points', ({ createTakingIn }) => {
    const made = createTakingIn({ engine, store, formats, complain });
    made.listen(figure);
    return made;
  });
  const patrols = once('points', ({ createPatrols }) => createPatrols(store));
  const race = once('race', ({ createRace }) => createRace(engine, canvas.root, canvas.pen));
  const headings = once('plot', ({ createPlot }) => createPlot(plot));
  const near = once('large', ({ createLooking, createWaiting }) => ({
    looking: createLooking({
      stage,
      canvas,
      store,
      scene: content.scene,
      path: () => content.curve('raw').points,
      drop: () => void ground()?.cancel(),
    }),
    waiting: createWaiting(stage, store, content.generation),
  }));
  const layers = once('trail', ({ createLayers }) => createLayers());
  const crowd = once('crowd', ({ createCrowd }) => createCrowd());
  /** @type {readonly import('../draw/types.js').Curve[]} */
  let shown = [];
  let view = fitGrid({ width: 0, height: 0, columns: 1, rows: 1 });
  /** Keys that come before what understands them. @type {KeyboardEvent[] | null} */
  let early = [];

  /**
   * Made of a part as soon as that is there; null before.
   * @template {import('./parts.js').Part} Name
   * @template Made
   * @param {Name} name
   * @param {(part: NonNullable<import('./parts.js').Extras[Name]>) => Made} make
   */
  function once(name, make) {
    /** @type {Made | null} */
    let made = null;
    return () => {
      const part = extras[name];
      return (made ??= part ? make(part) : null);
    };
  }

  /** Where on the grid something happened. @param {MouseEvent} event @returns {[number, number]} */
  function place(event) {
    return toGrid(view, canvas.pointOf(event));
  }

  const ground = once('ground', ({ createGround }) =>
    createGround({
      canvas: canvas.root,
      store,
      content,
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
    }),
  );

  function fitGround() {
    const { touchAction, source } = store.state;
    const made = ground();
    if (made) made.fit();
    else {
      canvas.root.style.touchAction = touchAction;
      // What is pasted goes to what has the focus: a track has no handles to give it to.
      canvas.root.tabIndex = source === 'track' ? 0 : -1;
    }
    if (made && early) {
      const keys = early;
      early = null;
      for (const event of keys) canvas.root.dispatchEvent(new KeyboardEvent(event.type, event));
    }
  }
  canvas.root.addEventListener('keydown', (event) => {
    if (!early || store.state.tool !== 'walls' || event.key === 'Tab') return;
    event.preventDefault();
    early.push(event);
  });

  const hands = createHands(handles, canvas.root, {
    place,
    points: content.seen,
    reach: (pixels) => (pixels * view.ratio) / view.cell,
    grab: editing.grab,
    drag: editing.drag,
    drop: editing.drop,
    cancel: () => editing.cancel(true),
    tap(x, y, twice) {
      if (ground()?.wasStroke()) return;
      if (!store.state.readonly && editing.tap(x, y, twice)) hands.forgetTap();
    },
  });

  /** @param {number} index */
  function bringIntoSight(index) {
    const looking = near()?.looking;
    if (index >= 0 && looking?.canPan()) looking.show(content.seen()[index]);
  }
  handles.root.addEventListener('focusin', ({ target }) => bringIntoSight(handles.indexOf(target)));

  listenToKeys(figure, handles, {
    fit: showHandles,
    nudge(index, ...step) {
      editing.nudge(index, ...step);
      bringIntoSight(index);
    },
    deep: () => content.dimension() === 3,
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
    return handleName(SOURCES[store.state.source], content.handles(), index, formats());
  }

  /** At once: the next key may come before the next frame. @param {number} index */
  function focus(index) {
    showHandles();
    handles.focus(index);
  }

  /** Gives up whatever is in hand. */
  function cancel() {
    return [hands.cancel(), ground()?.cancel()].includes(true);
  }

  /** @param {boolean} back @param {import('./store.js').Cause} [cause] */
  function travel(back, cause = 'keyboard') {
    if (cancel()) return;
    store[back ? 'undo' : 'redo'](cause);
    // What was said of it is no longer so.
    store.set({ note: '' });
  }

  function showHandles() {
    const { readonly, selected, touched, source, ui } = store.state;
    const points = readonly ? [] : content.seen();
    handles.update(points, content.handles(), view, nameOf, selected, canvas.root, [source, formats()]);
    hands.check();
    hint.hidden = touched || points.length === 0 || ui === 'none' || store.state.lens !== null;
    if (!hint.hidden) {
      say(hint, formats().words.hint[SOURCES[/** @type {string} */ (source)].noun]);
      const [left, top] = toPage(view, points[0].x, points[0].y);
      hint.style.transform = `translate(${left}px, ${top}px)`;
    }
  }

  function showWords() {
    const { state } = store;
    const carving = content.carving();
    const total = carving?.total ?? 0;
    const position = Math.min(total, state.position ?? total);
    const parted = content.parted();
    const last = position > 0 && position < total ? (carving?.last() ?? null) : null;
    say(
      status,
      statusLine({ state, position, total, parted, deep: content.dimension() === 3, last }, formats()),
    );
    canvas.root.setAttribute('aria-label', titleOf());
    desk.show({ position, total });
  }

  function forget() {
    for (const kept of [layers(), crowd()]) kept?.drop();
  }

  return {
    content,
    transport,
    intake,
    takingOut,
    saving,
    cancel,
    /** Nobody looks: what was kept for the next frame can go. */
    unseen: forget,
    /** Gives back what the engine lent. */
    rest() {
      content.rest();
      race()?.rest();
      forget();
    },
    /**
     * @param {number} now milliseconds
     * @returns {boolean | undefined} something moves: another frame is wanted
     */
    draw(now) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const crumbs = transport.advance(now, still);
      const went = content.generation()?.goOn();
      const { playing, follow, compare } = store.state;
      const { width, height } = canvas.root;
      const size = { width, height };
      const { ratio } = canvas;
      const palette = readPalette(figure, extras.trail?.TRAIL_COLOURS);
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
      const calm = follow && !playing && !went && crumbs.length === 0;
      if (!calm || !race()?.showGround(key)) {
        const picture = composePicture(store, content, crumbs, palette);
        const { columns, rows } = store.state;
        view = near()?.looking.view() ?? fitGrid({ ...size, columns, rows, ratio });
        shown = picture.curves;
        const curves = content.drawn(shown, view, size);
        const painters = { ...extras, drawHandles: crowd()?.draw, growth: layers()?.growth };
        drawPicture(canvas.pen, view, { ...picture, curves }, palette, size, painters);
        if (compare) headings()?.show(shown, palette);
        else headings()?.forget();
        fitGround();
        intake();
        showHandles();
        showWords();
        near()?.looking.update(formats().words);
        near()?.waiting(formats());
        if (calm) race()?.keepGround(key);
        else race()?.dropGround();
      }
      if (!follow) race()?.stop();
      const runs = follow && race()?.run(view, shown, now, still, palette);
      return runs || playing || crumbs.length > 0 || content.generation()?.behind;
    },
  };
}
