/** A patrol of four waypoints with all four curves, and a small carving: figures to take hold of. */

export const PATROL = Object.freeze({
  source: 'waypoints',
  columns: 16,
  rows: 10,
  overlays: 'raw chaikin rdp catmull-rom',
  tolerance: 0.2,
  points: '2,2 6,7 9,2 13,7',
});
/** With a point that is dropped, so that the raw line is seen beside the simplified one. */
export const BENT = Object.freeze({ ...PATROL, tolerance: 0.6, points: '2,2 4.4,4.3 6,7 9,2 13,7' });
export const CARVED = Object.freeze({ columns: 14, rows: 12, seed: 7 });

/** The lengths in the legend. @param {import('./figure.js').Figure} figure */
export const lengths = (figure) =>
  figure.root.locator('.legend tbody tr td:nth-of-type(2)').allTextContents();
