/** For the loader, which carries no more texts than these. */
export const NOT_LOADED = 'This figure could not be loaded.';
export const REFUSED = 'This page does not allow WebAssembly, so the figure stays a picture.';

/**
 * Every text of a figure, under names that pages replace texts by; `words` has them in other languages. Names in braces are
 * filled in by `fill`.
 * @typedef {typeof STRINGS} Words
 */
// The mark lets the loader leave all of it out.
export const STRINGS = /* @__PURE__ */ Object.freeze({
  figure: {
    chisel: 'A grid of stones and the path that is carved through it',
    astar: 'A grid with walls and a route around them',
    waypoints: 'Points joined by smoothed curves',
    track: 'A recorded track and the curves that smooth it',
  },
  controls: 'Controls of the figure',
  more: 'More controls',
  play: 'Play',
  pause: 'Pause',
  restart: 'Start again',
  stepBack: 'One step back',
  stepForth: 'One step on',
  timeline: 'Step',
  undo: 'Undo',
  redo: 'Redo',
  speed: 'speed',
  instant: 'at once',
  perSecond: '{n}/s',
  seed: 'seed',
  newSeed: 'Another path',
  badSeed: 'A seed is a whole number from 0 to {n}.',
  addPoint: 'Add a point',
  removePoint: 'Remove the chosen point',
  closed: 'closed loop',
  addEnd: 'Add an end',
  removeEnd: 'Remove the end touched last',
  buildWalls: 'Build walls',
  pick: 'Pick six random points',
  place: 'Place of the point touched last',
  axes: { x: 'x', y: 'y', z: 'height' },
  openFigure: 'Open this figure',
  saveMenu: 'Save or open',
  save: {
    png: 'Picture (PNG)',
    png2: 'Picture (PNG, 2×)',
    svg: 'Drawing (SVG)',
    csv: 'Points (CSV)',
    json: 'Points (JSON)',
    rust: 'Points (Rust)',
    javascript: 'Points (JavaScript)',
    gdscript: 'Points (GDScript)',
    csharp: 'Points (C#)',
    rustProgram: 'Program (Rust)',
    javascriptProgram: 'Program (JavaScript)',
  },
  saved: 'Saved as {name}.',
  notSaved: 'That could not be saved: {reason}.',
  saveCurve: 'Curve',
  open: 'Open a file…',
  curve: { raw: 'Raw', chaikin: 'Chaikin', rdp: 'RDP', 'catmull-rom': 'Catmull-Rom' },
  /** Short names of what numbers set; a parameter without one goes by the core's own label. */
  parameter: {
    columns: 'columns',
    rows: 'rows',
    seed: 'seed',
    speed: 'speed',
    wiggliness: 'wiggliness',
    passes: 'passes',
    angleLimit: 'leave turns under',
    tolerance: 'tolerance',
    subdivisions: 'points per leg',
    alpha: 'alpha',
    ratio: 'ratio',
    outlierAngle: 'outliers over',
    published: 'as first published',
  },
  numbers: {
    caption: 'Curves in numbers',
    curve: 'curve',
    ways: 'curve, {n} ways',
    points: 'points',
    length: 'length',
    maxTurn: 'sharpest turn',
    steer: 'settings',
  },
  /** From jagged to smooth by one weight. */
  smoothness: 'smoothness',
  looks: {
    trail: 'road through grass',
    guarded: 'keep off walls',
    through: 'simplify first',
    marks: 'show how it is made',
    follow: 'moving arrows',
  },
  refine: 'more settings',
  off: 'off',
  /** Large grids. */
  look: {
    noSteps: 'This grid is too large to play step by step: {n} cells a side at most.',
    near: 'Zoom in',
    far: 'Zoom out',
    fit: 'The whole grid',
    carving: 'Carving… {n} %',
    cancel: 'Cancel',
    givenUp: 'Stopped.',
  },
  compare: {
    title: 'Compare the curves',
    caption: 'The curves compared',
    meanTurn: 'average turn',
    deviation: 'farthest from raw',
    crossings: 'walls crossed',
    time: 'time',
    plot: 'The direction of each curve, from start to end. A jump is a corner. The grey lines are a quarter turn apart.',
    deepPlot:
      'The direction of each curve, from start to end, and below it how steeply it climbs. A jump is a corner. The grey lines are a quarter turn apart.',
  },
  degrees: '{n}°',
  milliseconds: '{n} ms',
  quicker: '< {n} ms',
  handle: {
    end: 'end {i} of {n}, cell {x}, {y}',
    goal: ['start, cell {x}, {y}', 'goal, cell {x}, {y}'],
    waypoint: 'waypoint {i} of {n}, x {x}, y {y}',
    deep: 'waypoint {i} of {n}, x {x}, y {y}, height {z}',
  },
  handles: 'Points of the figure',
  /** What keys on the canvas do. */
  canvasKeys: {
    stones: 'Arrow keys go from stone to stone, Enter takes one away.',
    orbit: 'Arrow keys turn the view, with Shift further.',
    pan: 'Arrow keys move the grid, with Shift further. Plus and minus zoom in and out, 0 shows the whole grid.',
    zoom: 'Plus and minus zoom in and out, 0 shows the whole grid.',
  },
  /** What the colours of a carved grid mean. */
  key: {
    title: 'What the colours mean',
    forced: 'forced',
    gone: 'removed',
    witness: 'witness',
    open: 'open',
    wall: 'wall',
  },
  hint: { end: 'drag me', goal: 'drag me', waypoint: 'drag me' },
  status: {
    loading: 'Loading the figure…',
    /** What to do when nothing moves. */
    rest: {
      chisel: 'Drag an end: a new path is carved.',
      astar: 'Drag the start or the goal.',
      waypoints: 'Drag a point. Click or tap twice to add one.',
      deep: 'Drag a point up to lift it. Drag beside it or tap near an edge to turn.',
      /** A part of a large grid is seen. */
      near: 'Drag beside the ends or tap near an edge to move the grid.',
      track: 'Drop, paste or open a track: CSV, JSON, GPX or an SVG path.',
    },
    /** What to do with the handles when the keyboard has come to them. */
    among: 'Arrow keys go from point to point. Enter picks one up.',
    /** What to do with the handle that the arrow keys move. */
    keys: 'Arrow keys move it, with Shift further.',
    deepKeys: 'Arrow keys move it, Page Up and Page Down lift it.',
    /** A handle was picked up by Enter or Space; in the braces stands what arrow keys do. */
    held: '{keys} Enter lets go, Escape puts it back.',
    /** What to do while walls are built. */
    walls: 'Drag to build walls, or use arrow keys and Space. Start on a wall to remove walls.',
    brush: {
      wall: 'Cell {x}, {y}: a wall. Space removes it.',
      open: 'Cell {x}, {y}: no wall. Space builds one.',
      stone: 'Stone {x}, {y}. Enter takes it away.',
      needed: 'Stone {x}, {y}: it cannot go.',
      gone: 'Cell {x}, {y}: the stone is gone.',
    },
    /** The reader takes the stones away. */
    challenge: {
      start: 'Tap a stone to take it away.',
      gone: 'Stone {x}, {y} is gone: the ends are still joined.',
      needed: 'Stone {x}, {y} stays: it joins the two colours.',
      end: 'This is an end. Ends stay.',
      path: 'Done: nothing else can go. A path of {n} stones is left.',
      tree: 'Done: nothing else can go. {n} stones join all ends.',
    },
    start: 'No stone is removed yet: {total} will be tried.',
    carving: 'Carving…',
    /** What happened to the cell that was tried last. */
    onWitness: 'Cell {x}, {y}, on the witness: searched again, the witness moved.',
    beside: 'Cell {x}, {y}, beside the witness: gone without a search.',
    forced: 'Cell {x}, {y}, forced: without it the ends would be disconnected.',
    parted: 'The ends cannot be connected: walls are in between.',
    partedEnd: 'End {i} cannot be reached: walls are in between.',
    notGuarded: 'This grid is too large to keep curves off walls: {n} cells a side at most.',
    searching: 'Searching…',
    chosen: 'Tap where {name} should go.',
    cancelled: 'Put back where it was.',
    reading: 'Reading…',
    read: 'Points read: {n}.',
    longest: 'Points read: {n}, of the longest of {ways} lines. The other lines were left out.',
    noPoints: 'there are no points in it',
    noFigure: 'it does not describe a figure',
    tooLarge: 'the file is too large',
    noFile: 'the file cannot be read',
    unreadable: 'That could not be read: {reason}.',
    unforeseen: 'something unforeseen happened',
    /** What works beside the page has stopped. */
    silent: 'The calculation does not answer any more.',
    someHandles: 'Of these points the first {n} can be dragged, all {all} are drawn.',
  },
  /** Of a number in a sentence. */
  setBack: 'Back to {n}',
  failed: 'Not everything could be loaded.',
  retry: 'Try again',
  badAttribute: 'The attribute {name}="{value}" has no meaning here; {fallback} is used instead.',
  noEngine: 'This browser cannot run the figure: it has no WebAssembly.',
  refused: REFUSED,
  noCanvas: 'This browser gives the figure no canvas to draw on, so it stays a picture.',
  notReady: 'Not loaded yet: wait for meander-ready.',
  /** By the source whose numbers are asked for too early. */
  notFound: {
    chisel: 'The path is still being carved: ask again later.',
    astar: 'The route is still looked for: ask again later.',
  },
  badState: 'This link or text describes no known figure.',
  noVersion: 'This link or text lacks its version: it has to begin with v=1.',
  nothing: 'nothing',
});

/**
 * A table with some of its texts replaced; what the replacements leave out stays as it is.
 * @template {object} Table
 * @param {Table} table
 * @param {unknown} replacements
 * @returns {Table}
 */
export function mergeWords(table, replacements) {
  const given = Object(replacements);
  const entries = Object.entries(table).map(([name, word]) => {
    if (typeof word === 'object') return [name, mergeWords(word, given[name])];
    return [name, typeof given[name] === 'string' ? given[name] : word];
  });
  const merged = Array.isArray(table) ? entries.map(([, word]) => word) : Object.fromEntries(entries);
  return /** @type {Table} */ (merged);
}

/**
 * Fills the braces of a text.
 * @param {string} text
 * @param {Record<string, unknown>} values
 */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (braces, name) => (name in values ? String(values[name]) : braces));
}
