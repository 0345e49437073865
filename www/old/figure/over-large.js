import { createViewport } from '../input/viewport.js';
import { wantsLarge } from '../model/grid-size.js';
import { createSearchProgress } from '../panel/search-progress.js';
import { createZoomButtons } from '../panel/zoom-buttons.js';

/**
 * What lies over a large grid: a viewport, its buttons, and how far a search is. Made for the first state that wants
 * it: most figures never do, and listening to wheels slows down scrolling.
 *
 * @param {object} given
 * @param {ReturnType<typeof import('./template.js').createTemplate>} given.template
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {() => import('../model/snapshot.js').Snapshot} given.current
 * @param {() => import('../panel/panel.js').Formats} given.formats
 * @param {() => import('../model/snapshot.js').Snapshots['route']['search']} given.search
 * @param {() => void} given.drop gives up what a single finger began
 * @param {() => void} given.requestFrame
 */
export function createOverLarge({ template, store, current, formats, search, drop, requestFrame }) {
  const { stage, canvas } = template;
  /** @type {ReturnType<typeof make> | null} */
  let made = null;
  /** The state that was last asked. @type {unknown} */
  let asked = null;

  function wanted() {
    const { state } = store;
    if (!made && asked !== state && wantsLarge(state)) made = make();
    asked = state;
    return made;
  }

  function make() {
    const viewport = createViewport({
      ...{ stage, canvas, store, drop },
      shownState: () => current().shownState,
      path: () => current().rawPaths[0],
    });
    return {
      viewport,
      updateButtons: createZoomButtons(canvas.root, viewport),
      updateProgress: createSearchProgress(stage, giveUpOrRetry),
    };
  }

  function giveUpOrRetry() {
    const before = search()?.cancel();
    if (before) store.set(before, 'user');
    else search()?.retry(store.state);
    requestFrame();
  }

  return {
    viewport: () => wanted()?.viewport,
    /** @param {import('../model/snapshot.js').Snapshot} snapshot */
    update(snapshot) {
      const over = wanted();
      over?.updateButtons(formats().words, snapshot.state.ui);
      over?.updateProgress(snapshot, formats());
    },
  };
}
