import { STRINGS, fill } from '../strings.js';

/**
 * What a handle is called.
 * @param {import('./sources/index.js').Source} source
 * @param {readonly { x: number, y: number }[]} points
 * @param {number} index
 * @param {(value: number) => string} format
 */
export function handleName({ noun }, points, index, format) {
  const { x, y } = points[index];
  const words = STRINGS.handle[noun];
  const text = typeof words === 'string' ? words : (words[index] ?? words[words.length - 1]);
  const whole = noun === 'waypoint' ? (/** @type {number} */ n) => n : Math.floor;
  return fill(text, { i: index + 1, n: points.length, x: format(whole(x)), y: format(whole(y)) });
}

/**
 * The line that says what just happened, or what to do.
 * @param {object} now
 * @param {Record<string, any>} now.state
 * @param {number} now.position
 * @param {number} now.total
 * @param {boolean} now.joined
 * @param {{ cell: number, outcome: string } | null} now.last
 */
export function statusLine({ state, position, total, joined, last }) {
  const words = STRINGS.status;
  if (state.note) return state.note;
  if (!joined) return words.parted;
  if (state.playing) return words.carving;
  if (state.source !== 'chisel' || position >= total)
    return words.rest[/** @type {'chisel'} */ (state.source)];
  if (position === 0 || !last) return fill(words.start, { total });
  const text = last.outcome === 'forced' ? words.forced : words.blocked;
  return fill(text, { x: last.cell % state.columns, y: Math.floor(last.cell / state.columns) });
}
