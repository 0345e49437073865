/** The elements of sentences, the values that figures have for them and the parts that can stand out, as data. */

const FOR = 'The ids of the figures, in the same document or shadow root; separated by spaces.';
const PROPERTY = 'The property of the figures that it sets.';
const LABEL = 'The accessible name; without it, what the figure calls the property.';
const NAMED = { for: FOR, name: PROPERTY };

/** @typedef {{ class: string, text: string, attributes: Readonly<Record<string, string>> }} Sentence */
/** @type {Readonly<Record<string, Sentence>>} */
export const SENTENCES = {
  'meander-number': {
    class: 'MeanderNumber',
    text: 'A number that is dragged sideways or changed by arrow keys, Page Up, Page Down, Home and End; a tap on its left or right half goes one step. The mark above it sets it back.',
    attributes: {
      ...NAMED,
      min: 'The least value; without it, the least of the figure’s own slider.',
      max: 'The greatest value; without it, the greatest of the figure’s own slider.',
      step: 'How far the values lie apart; without it, as on the figure’s own slider.',
      digits: 'Decimals; without it, as many as the step has.',
      label: LABEL,
    },
  },
  'meander-choice': {
    class: 'MeanderChoice',
    text: 'Words of which one holds. Each is an element with the value in `data-value`, as an attribute would have it; for a flag, an empty value or `false` is off and any other is on.',
    attributes: { ...NAMED, label: LABEL },
  },
  'meander-output': {
    class: 'MeanderOutput',
    text: 'A number out of the figure’s `values`.',
    attributes: {
      for: FOR,
      name: 'The name of the value.',
      digits: 'Decimals; without it, none for whole numbers and one for others.',
    },
  },
  'meander-word': {
    class: 'MeanderWord',
    text: 'A word that names parts of the drawing. They stand out while the pointer or the focus is on it, and from a tap until the reader does something else; while the pointer is over one of them, the word has the attribute `lit`.',
    attributes: { for: FOR, shows: 'The names of the parts, separated by spaces.' },
  },
};

/** What `values` has: of a grid, of a carving, of each shown curve. @type {Readonly<Record<string, string>>} */
export const VALUES = {
  cells: 'Grids: cells that are no walls.',
  pathLength: 'Grids: cells of the path, or of the way that is known so far.',
  removed: 'Carving: cells removed so far.',
  forced: 'Carving: cells found so far that have to stay.',
  step: 'Carving: steps taken.',
  steps: 'Carving: steps in all.',
  searches:
    'Carving: those of the steps taken that hit the witness and so cost a search; `NaN` at the end of a grid too large to be stepped through at once.',
  rejected: 'With Chaikin: points that are thrown out and crossed out.',
  '<curve>.points': 'Points of a curve.',
  '<curve>.length': 'Its length in cells.',
  '<curve>.largestTurn': 'Its largest turn in degrees.',
  '<curve>.meanTurn': 'Its mean turn in degrees.',
  '<curve>.crossings': 'Blocked cells that it crosses.',
  '<curve>.deviation':
    'The furthest that it lies from the raw line; `NaN` until the whole module is there, which reading it asks for.',
};

/** The parts of a drawing that `highlight` and `meander-point` name. @type {Readonly<Record<string, string>>} */
export const DRAWN_PARTS = {
  witness: 'Cells of the way that the carving knows at this step.',
  path: 'Cells of the path, or of the way that is known so far.',
  forced: 'Cells that have to stay.',
  stones: 'Cells beside the way that are not decided yet.',
  removed: 'Cells that were removed.',
  walls: 'Walls.',
  loop: 'While something can still go: cells on a cycle of what is left.',
  branch: 'While something can still go: cells of what is left that lead nowhere.',
  ends: 'The ends of a path on a grid.',
  points: 'The points of waypoints and tracks that can be dragged.',
  raw: 'The raw line, if it is shown.',
  chaikin: 'The Chaikin curve, if it is shown.',
  rdp: 'The simplified line, if it is shown.',
  'catmull-rom': 'The Catmull-Rom curve, if it is shown.',
  kept: 'Points of the raw line that simplifying keeps.',
  dropped: 'Points of the raw line that simplifying drops.',
};
