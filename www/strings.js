/** Every text of a figure. Names in braces are filled in by `fill`. */
export const STRINGS = Object.freeze({
  figure: {
    chisel: 'A grid of stones and the path that is carved through it',
    astar: 'A grid with walls and a route around them',
    waypoints: 'Points joined by smoothed curves',
  },
  controls: 'Controls of the figure',
  play: 'Play',
  pause: 'Pause',
  restart: 'Start again',
  stepBack: 'One step back',
  stepForth: 'One step on',
  timeline: 'Step',
  undo: 'Undo',
  redo: 'Redo',
  speed: 'speed',
  instant: 'all',
  perSecond: '{n}/s',
  seed: 'seed',
  newSeed: 'Another path',
  addPoint: 'Add a point',
  removePoint: 'Remove the chosen point',
  closed: 'closed',
  curve: { raw: 'Raw', chaikin: 'Chaikin', rdp: 'RDP', 'catmull-rom': 'Catmull-Rom' },
  /** Short names for the sliders; a parameter without one goes by the core's own label. */
  parameter: {
    wiggliness: 'wiggliness',
    passes: 'passes',
    angleLimit: 'angle limit',
    tolerance: 'tolerance',
    subdivisions: 'detail',
    alpha: 'alpha',
  },
  numbers: {
    caption: 'The curves in numbers',
    curve: 'curve',
    points: 'points',
    length: 'length',
    maxTurn: 'sharpest turn',
    steer: 'settings',
  },
  degrees: '{n}°',
  handle: {
    end: 'end {i} of {n}, cell {x}, {y}',
    goal: ['start, cell {x}, {y}', 'goal, cell {x}, {y}'],
    waypoint: 'waypoint {i} of {n}, x {x}, y {y}',
  },
  hint: { end: 'drag me', goal: 'drag me', waypoint: 'drag me' },
  status: {
    loading: 'Loading the figure…',
    /** What to do when nothing moves. */
    rest: {
      chisel: 'Drag an end, and the path is carved anew.',
      astar: 'Drag the start or the goal.',
      waypoints: 'Drag a point; double-tap to add one.',
    },
    start: 'Solid stone: {total} cells to decide.',
    carving: 'Carving…',
    blocked: 'Cell {x}, {y} carved away: the ends stay joined.',
    forced: 'Cell {x}, {y} forced: else the ends would part.',
    parted: 'The ends cannot be joined.',
    chosen: 'Tap where {name} should go.',
    cancelled: 'Put back where it was.',
  },
  failed: 'The figure could not start: {reason}.',
  retry: 'Try again',
  badAttribute: 'The attribute {name}="{value}" has no meaning here; {fallback} is used instead.',
  badState: 'This text does not describe a figure.',
  nothing: 'nothing',
});

/**
 * Fills the braces of a text.
 * @param {string} text
 * @param {Record<string, unknown>} values
 */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (braces, name) => (name in values ? String(values[name]) : braces));
}
