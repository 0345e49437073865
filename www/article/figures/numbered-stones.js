/** A board of stones that carry their turns, from A to B, as the figures about the flood draw it. */
import { svg } from './svg-tree.js';

/** In stones. */
export const SIDE = 8;
export const START = SIDE;
export const GOAL = SIDE * SIDE - SIDE - 1;
export const FIELD = { width: SIDE, height: SIDE, terminals: [START, GOAL], seed: 249 };
/** Beside the board, in pixels. */
export const MARGIN = 4;

/** In pixels, of a board of this width. @param {number} width */
export const cellOf = (width) => (width - 2 * MARGIN) / SIDE;

/**
 * The board: stones, what is drawn over them, and over that the ends and the numbers.
 * @param {object} given
 * @param {ArrayLike<number>} given.turns for each stone; 0: an end
 * @param {number} given.cell the side of a stone, in pixels
 * @param {string} [given.lit] classes of the board
 * @param {(index: number) => string} [given.kindOf] classes of a stone and its number
 * @param {(index: number) => string | null} [given.partOf] what a word may call a stone
 * @param {...(import('./svg-tree.js').SvgNode | null)} over
 */
export function numberedStones({ turns, cell, lit = '', kindOf = () => '', partOf = () => null }, ...over) {
  const stones = Array.from(turns, (turn, index) => ({
    ...{ turn, index, kind: kindOf(index) },
    ...{ x: (index % SIDE) * cell, y: Math.floor(index / SIDE) * cell },
  }));
  return svg(
    'g',
    { class: `board ${lit}`.trim(), transform: `translate(${MARGIN} ${MARGIN})` },
    ...stones.map(({ kind, index, x, y }) =>
      svg('rect', {
        ...{ class: `stone ${kind}`.trim(), 'data-cell': index, 'data-part': partOf(index) },
        ...{ x: x + 2, y: y + 2, width: cell - 4, height: cell - 4, rx: cell * 0.14 },
      }),
    ),
    ...over,
    ...stones.flatMap(({ turn, x, y }) =>
      turn ? [] : svg('circle', { class: 'end', cx: x + cell / 2, cy: y + cell / 2, r: cell * 0.33 }),
    ),
    ...stones.map(({ kind, turn, index, x, y }) =>
      svg(
        'text',
        {
          class: `${turn ? 'number' : 'letter'} ${kind}`.trim(),
          ...{ x: x + cell / 2, y: y + cell / 2 + 5, 'text-anchor': 'middle' },
        },
        turn ? String(turn) : index === START ? 'A' : 'B',
      ),
    ),
  );
}
