/** Turned a little and seen from half above: heights and distances both show. */
export const FIRST_ORBIT = Object.freeze([-0.5, 1]);

/** How high a box is that stands on a grid. @param {{ columns: number, rows: number }} grid */
export function boxHeight({ columns, rows }) {
  return Math.round(Math.min(columns, rows) * 0.6);
}
