import { targetOf } from '../model/selection.js';

/**
 * What the controls can ask for, as changes of the store.
 *
 * @param {object} given
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {ReturnType<typeof import('./transport.js').createTransport>} given.transport
 * @param {ReturnType<typeof import('./editing.js').createEditing>} given.editing
 * @param {import('../model/snapshot.js').Engine} given.engine
 * @param {ReturnType<typeof import('../io/save.js').createSave>} given.saver
 * @param {ReturnType<typeof import('../io/import.js').createImport>} given.importer
 * @param {ReturnType<typeof import('../model/random-patrol.js').createRandomPatrols>} given.patrols
 * @param {(cause: import('../model/store.js').Cause) => void} given.restart
 * @param {() => boolean} given.cancel gives up what another finger drags
 * @param {(back: boolean, cause: import('../model/store.js').Cause) => void} given.travel undo or redo
 * @param {() => void} given.focusCanvas
 * @returns {import('../panel/panel.js').Actions}
 */
export function createActions({
  store,
  transport,
  editing,
  engine,
  saver,
  importer,
  patrols,
  restart,
  cancel,
  travel,
  focusCanvas,
}) {
  return {
    toggle() {
      if (store.state.playing) transport.pause();
      else transport.play();
    },
    restart: () => restart('user'),
    step: (n) => transport.step(n, performance.now()),
    seek: transport.seek,
    change(patch) {
      if (!store.inGesture) store.begin();
      store.set(patch, 'user');
    },
    commit: store.commit,
    showCurve(id, on) {
      const others = store.state.overlays.filter((/** @type {string} */ other) => other !== id);
      store.set({ overlays: on ? [...others, id] : others }, 'user');
    },
    // Folding is no change of the figure: undo leaves it alone.
    compare: (open) => store.set({ compare: open }),
    tell: (note) => store.set({ note }),
    roll: () => store.set({ seed: engine.randomSeed() }, 'user'),
    add() {
      cancel();
      const target = targetOf(store.state);
      editing.split(target, 'user');
    },
    remove() {
      cancel();
      editing.remove(targetOf(store.state), 'user');
    },
    walls() {
      const building = store.state.tool === 'walls';
      store.set({ tool: building ? 'move' : 'walls', selected: -1, cursor: -1, note: '', touched: true });
      if (!building) focusCanvas();
    },
    place: (place) => editing.place(targetOf(store.state), place),
    pick() {
      cancel();
      patrols.pick(engine.randomSeed());
    },
    open: importer.open,
    save: (kind, curve) => void saver.save(kind, curve),
    undo: () => travel(true, 'user'),
    redo: () => travel(false, 'user'),
  };
}
