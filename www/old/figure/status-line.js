import { endIndexes } from '../sources/ends.js';
import { fill } from '../strings.js';
import { BLOCKED, canBeFollowed } from '../model/carving.js';
import { isChallenge } from '../model/challenge.js';
import { guardLimit } from '../model/grid-size.js';
import { MOST_HANDLES } from '../model/snapshot.js';

/** What arrow keys do with the handle that is held. @param {import('../strings.js').Words['status']} words @param {boolean} deep */
export const heldKeys = (words, deep) => (deep ? words.deepKeys : words.keys);

/**
 * The line that says what just happened, or what to do.
 * @param {Pick<import('../model/snapshot.js').Snapshot, 'state' | 'source' | 'search' | 'position' | 'total' | 'unreachable' |
 *   'dimension' | 'carving' | 'grid' | 'parting' | 'handles'>} now
 * @param {import('../panel/panel.js').Formats} formats
 */
export function statusLine(now, formats) {
  const { state, source, search, position, total, unreachable, dimension, carving } = now;
  const { status: words } = formats.words;
  const { whole } = formats;
  if (state.reading) return words.reading;
  if (state.note) return state.note;
  if (unreachable.length > 0) {
    const many = (state.terminals?.length ?? 4) > 4;
    return many ? fill(words.partedEnd, { i: whole(unreachable[0] + 1) }) : words.parted;
  }
  if (search.share !== null || (state.playing && !canBeFollowed(state)))
    return words[source.grid?.busy ?? 'searching'];
  if (source.grid) {
    const limit = state.guarded && guardLimit(state);
    if (limit) return fill(words.notGuarded, { n: whole(limit) });
    if (state.tool === 'walls' && !state.readonly) return words.walls;
  }
  if (isChallenge(state)) return challengeLine(now, formats);
  const deep = dimension === 3;
  const rests = !source.grid?.carved || position >= total;
  if (rests && state.viewport && !state.keyed) return words.rest.near;
  if (rests && state.readonly) return '';
  const { handles } = now;
  if (rests && handles.length > MOST_HANDLES)
    return fill(words.someHandles, { n: whole(MOST_HANDLES), all: whole(handles.length) });
  if (rests && state.keyed) return state.held < 0 ? words.among : heldKeys(words, deep);
  if (deep) return words.rest.deep;
  if (rests) return words.rest[source.id];
  const last = carving?.last;
  if (position === 0 || !last) return fill(words.start, { total: whole(total) });
  const text = last.outcome === 'forced' ? words.forced : last.searched ? words.onWitness : words.beside;
  return fill(text, { x: whole(last.cell % state.columns), y: whole(Math.floor(last.cell / state.columns)) });
}

/**
 * What became of the stone that a reader tried last.
 * @param {Parameters<typeof statusLine>[0]} now
 * @param {import('../panel/panel.js').Formats} formats
 */
function challengeLine({ state, grid, parting, position, total }, { words, whole }) {
  const { challenge } = words.status;
  const { columns, order } = state;
  const place = (/** @type {number} */ cell) => ({
    x: whole(cell % columns),
    y: whole(Math.floor(cell / columns)),
  });
  if (parting) return parting.sides.length > 0 ? fill(challenge.needed, place(parting.cell)) : challenge.end;
  const states = grid?.states ?? new Uint8Array();
  if (position === total) {
    const left = states.filter((one) => one !== BLOCKED).length;
    const tree = endIndexes(state).length > 2;
    return fill(tree ? challenge.tree : challenge.path, { n: whole(left) });
  }
  const last = order?.findLast((/** @type {number} */ cell) => states[cell] === BLOCKED);
  return last === undefined ? challenge.start : fill(challenge.gone, place(last));
}
