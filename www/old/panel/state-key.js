import { isChallenge } from '../model/challenge.js';
import { sourceOf } from '../sources/index.js';
import { make, makeSvg, say, setAttributes } from '../dom.js';

/** In the order of the row; the last is that of the author and the reader, and stands apart. */
const STATES = /** @type {const} */ (['forced', 'gone', 'witness', 'open', 'wall']);

/**
 * What the colours of a carved grid mean: one row, in which each state keeps its place while it comes and goes.
 */
export function createStateKey() {
  const items = STATES.map((state) => {
    const name = make('span');
    const sign = makeSvg(
      'svg',
      { viewBox: '0 0 12 12', 'aria-hidden': 'true' },
      makeSvg('rect', { x: 0.5, y: 0.5, width: 11, height: 11, class: state }),
    );
    return { state, name, root: make('li', {}, sign, name) };
  });
  const root = make(
    'ul',
    { className: 'key', part: 'key', role: 'list', hidden: true },
    ...items.map((item) => item.root),
  );
  return {
    root,
    /**
     * @param {Readonly<Record<string, any>>} state
     * @param {import('../strings.js').Words} words
     * @param {import('../model/route.js').Grid | null} grid null: it only takes its room
     */
    update(state, { key }, grid) {
      root.hidden = state.ui === 'none' || !sourceOf(state).grid?.carved;
      if (root.hidden) return;
      setAttributes(root, { 'aria-label': key.title });
      root.classList.toggle('trail', state.view === 'trail');
      const present = grid && presentStates(grid);
      for (const item of items) {
        // Nobody is told of a way there.
        item.root.hidden = item.state === 'witness' && isChallenge(state);
        say(item.name, key[item.state]);
        item.root.classList.toggle('absent', !present?.[item.state]);
      }
    },
  };
}

/**
 * Which states some cell of a grid has.
 * @param {Pick<import('../model/route.js').Grid, 'cells' | 'states'>} grid
 * @returns {Record<typeof STATES[number], boolean>}
 */
export function presentStates({ cells: { open, gone, forced, witness, walls }, states }) {
  const listed = open.length + gone.length + forced.length + walls.length;
  return {
    forced: forced.length > 0,
    // Of a large grid only what stays is listed.
    gone: gone.length > 0 || (forced.length > 0 && listed < (states?.length ?? 0)),
    witness: witness.length > 0,
    open: open.length > witness.length,
    wall: walls.length > 0,
  };
}
