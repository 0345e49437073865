import { say, setAttributes } from '../dom.js';
import { isChallenge } from '../model/challenge.js';
import { handleName } from '../panel/handle-name.js';
import { toPage } from '../view/grid-view.js';
import { statusLine } from './status-line.js';
import { textAlternative } from './text-alternative.js';

/**
 * The elements around the canvas, as a snapshot wants them: handles, hint, status line and panel.
 *
 * @typedef {import('../model/snapshot.js').Snapshot} Snapshot
 *
 * @param {object} given
 * @param {ReturnType<typeof import('./template.js').createTemplate>} given.template
 * @param {() => import('../panel/panel.js').Formats} given.formats
 */
export function createElementUpdates({ template, formats }) {
  const { canvas, inWords, handles, hint, stateKey, status } = template;

  return {
    /**
     * @param {Snapshot} snapshot
     * @param {import('../view/grid-view.js').GridView} view
     */
    updateHandles({ state, source, handles: places, seen }, view) {
      const { readonly, selected, touched, ui, viewport } = state;
      const points = readonly || isChallenge(state) ? [] : seen;
      const spoken = formats();
      const nameOf = (/** @type {number} */ index) => handleName(source, places, index, spoken);
      handles.update(points, places, view, nameOf, selected, canvas.root, [source, spoken]);
      const { words } = spoken;
      setAttributes(handles.root, { 'aria-label': words.handles, 'aria-description': words.status.among });
      hint.hidden = touched || points.length === 0 || ui === 'none' || viewport !== null;
      if (hint.hidden) return;
      say(hint, words.hint[source.noun]);
      const [left, top] = toPage(view, points[0].x, points[0].y);
      hint.style.transform = `translate(${left}px, ${top}px)`;
    },
    /** @param {Snapshot} snapshot */
    updateTexts(snapshot) {
      stateKey.update(snapshot.state, formats().words, snapshot.grid);
      say(status, statusLine(snapshot, formats()));
      setAttributes(canvas.root, { 'aria-label': titleOf(snapshot.state, formats()) });
      // Nobody reads on what changes in each frame.
      if (!snapshot.state.playing && snapshot.state.held < 0)
        say(inWords, textAlternative(snapshot, formats()));
    },
  };
}

/** What screen readers call the figure. @param {Readonly<Record<string, any>>} state @param {import('../panel/panel.js').Formats} formats */
export function titleOf({ label, source }, { words }) {
  return label || words.figure[/** @type {'chisel'} */ (source)];
}
