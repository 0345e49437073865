import { cellAround } from '../view/grid-view.js';

/** Where the keyboard stands on the grid; at first in its middle. @param {Readonly<Record<string, any>>} state @returns {[number, number]} */
export function cursorCell({ cursor, columns, rows }) {
  const place = cursor < 0 ? [columns / 2, rows / 2] : [cursor % columns, Math.floor(cursor / columns)];
  return cellAround({ columns, rows }, place[0], place[1]);
}
