import { fill } from '../strings.js';
import { canBeFollowed } from '../model/carving.js';
import { guardLimit, isRouted } from '../model/grid-size.js';

/**
 * What a handle is called.
 * @param {import('../model/sources/sources.js').Source} source
 * @param {readonly { x: number, y: number, z?: number }[]} points
 * @param {number} index
 * @param {import('../panel/panel.js').Formats} formats
 */
export function handleName({ noun }, points, index, { words, short: format }) {
  const { x, y, z } = points[index];
  const names = z === undefined ? words.handle[noun] : words.handle.deep;
  const text = typeof names === 'string' ? names : (names[index] ?? names[names.length - 1]);
  const whole = noun === 'waypoint' ? (/** @type {number} */ n) => n : Math.floor;
  return fill(text, {
    i: index + 1,
    n: points.length,
    x: format(whole(x)),
    y: format(whole(y)),
    z: format(z ?? 0),
  });
}

/** What arrow keys do with the handle that is held. @param {import('../strings.js').Words['status']} words @param {boolean} deep */
export const heldKeys = (words, deep) => (deep ? words.deepKeys : words.keys);

/**
 * The line that says what just happened, or what to do.
 * @param {object} now
 * @param {Record<string, any>} now.state
 * @param {number} now.position
 * @param {number} now.total
 * @param {readonly number[]} now.unreachable ends that the first one does not reach
 * @param {boolean} now.deep
 * @param {{ cell: number, outcome: string } | null} now.last
 * @param {import('../panel/panel.js').Formats} formats
 */
export function statusLine(
  { state, position, total, unreachable, deep, last },
  { words: { status: words }, whole },
) {
  if (state.note) return state.note;
  if (unreachable.length > 0) {
    const many = (state.terminals?.length ?? 4) > 4;
    return many ? fill(words.partedEnd, { i: whole(unreachable[0] + 1) }) : words.parted;
  }
  if (state.share != null || (state.playing && !canBeFollowed(state)))
    return state.source === 'astar' ? words.searching : words.carving;
  if (isRouted(state)) {
    const limit = state.guarded && guardLimit(state);
    if (limit) return fill(words.notGuarded, { n: limit });
    if (state.tool === 'walls' && !state.readonly) return words.walls;
  }
  const rests = state.source !== 'chisel' || position >= total;
  if (rests && state.readonly) return '';
  if (rests && state.keyed) return state.held < 0 ? words.among : heldKeys(words, deep);
  if (deep) return words.rest.deep;
  if (rests) return words.rest[/** @type {'chisel'} */ (state.source)];
  if (position === 0 || !last) return fill(words.start, { total: whole(total) });
  const text = last.outcome === 'forced' ? words.forced : words.blocked;
  return fill(text, { x: whole(last.cell % state.columns), y: whole(Math.floor(last.cell / state.columns)) });
}
