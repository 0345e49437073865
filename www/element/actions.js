/**
 * What the controls can ask for, as changes of the store.
 *
 * @param {object} given
 * @param {import('./content.js').Store} given.store
 * @param {ReturnType<typeof import('./content.js').createContent>} given.content
 * @param {ReturnType<typeof import('./transport.js').createTransport>} given.transport
 * @param {ReturnType<typeof import('./editing.js').createEditing>} given.editing
 * @param {import('./content.js').Engine} given.engine
 * @returns {import('../controls/panel.js').Actions}
 */
export function createActions({ store, content, transport, editing, engine }) {
  return {
    toggle() {
      if (store.state.playing) transport.pause();
      else transport.play();
    },
    restart() {
      transport.seek(0);
      transport.play();
    },
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
    roll: () => store.set({ seed: engine.randomSeed() }, 'user'),
    add() {
      const { selected } = store.state;
      editing.split(selected >= 0 ? selected : content.handles().length - 1, 'user');
    },
    remove: () => editing.remove(store.state.selected, 'user'),
    undo: () => store.undo(),
    redo: () => store.redo(),
  };
}
