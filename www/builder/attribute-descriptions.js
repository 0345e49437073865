/** One sentence on each attribute, for the builder's options and the docs. @type {Readonly<Record<string, string>>} */
export const DESCRIPTIONS = Object.freeze({
  source: 'Where the path comes from: carving, a shortest route, waypoints to drag, or a recorded track.',
  columns: 'Width of the grid in cells.',
  rows: 'Height of the grid in cells.',
  seed: 'The same seed makes the same path, everywhere.',
  wiggliness:
    'How likely cells on the current path are removed: 0 gives a shortest path, higher values wind more.',
  terminals: 'The cells that the path joins: "x,y x,y".',
  walls: 'Cells that are walls: lengths of runs, open and walled in turn. The property takes cell indexes.',
  missing:
    'Cells that are gone from the start without being walls: lengths of runs, there and gone in turn. The property takes cell indexes.',
  order:
    'Cells that are tried first, in this order, instead of the seed’s: cell indexes. Only with wiggliness 1. In a challenge: what the reader has tried.',
  challenge:
    'The reader takes the stones away, by tap or by keys. A stone that the ends need stays, and the figure shows what it would separate. Its status line is there with any ui; in the place of other controls there are undo, redo and start again.',
  dimension: 'The plane (2) or space (3), for waypoints and tracks.',
  points: 'The waypoints or the track: "x,y x,y" or "x,y,z x,y,z".',
  origin:
    'Latitude and longitude of the point 0,0 of a track in metres, y to the south: CSV and JSON then have longitudes and latitudes.',
  closed: 'Joins the last point to the first.',
  overlays: 'The curves that are shown.',
  passes: 'Passes of corner cutting.',
  ratio: 'Where Chaikin cuts a segment, as a share of its length.',
  'angle-limit': 'Turns below this angle, in degrees, are not cut.',
  'outlier-angle': 'Points with a turn of this many degrees or more are dropped as outliers.',
  tolerance: 'How far a dropped point may lie from the line, in cells.',
  alpha: 'Catmull-Rom: 0 uniform, 0.5 centripetal, 1 chordal.',
  subdivisions: 'Catmull-Rom points for each segment.',
  published: 'Refines exactly as published in its article, without corrections.',
  through:
    'What smooth curves go through: the raw line, or the simplified one. Grid sources begin with the simplified one.',
  guarded: 'Keeps curves off walls, and no sharper than the raw line.',
  view: 'The states of the algorithm, or a road through grass.',
  marks: 'Shows the construction of the curves: cuts, turns, tolerance, tangents.',
  follow: 'Animates arrows along the curves at one speed.',
  compare: 'Opens a table of the curves: points, length, turns, distance from the raw path.',
  speed: 'Steps of the carving per second.',
  ui: 'All controls, the few that a post needs, only a button that opens all of them, or none.',
  theme: 'Light or dark colours, or those of the page.',
  tool: 'What a drag on the grid does: move an end, or build walls and tear them down.',
  readonly: 'Nothing can be dragged or drawn.',
  autoplay: 'Plays the carving once the figure is visible, unless the reader prefers reduced motion.',
  loading: 'Loads when the figure comes near the viewport, or at once.',
  'touch-action': 'The CSS touch-action of the figure’s background.',
  label: 'The accessible name of the figure.',
  highlight: 'Parts of the drawing that stand out while the rest is dimmed.',
  state: 'The state of the figure as a short string, from getState().',
});
