import { CURVES } from '../curves/registry.js';
import { nearestPoint } from '../view/nearest.js';
import { distanceTo } from '../view/nearest-segment.js';
import { BLOCKED, FORCED, OPEN } from './carving.js';

/**
 * What a page can name in a figure: attribute `highlight`, event `meander-point`.
 *
 * @typedef {import('./snapshot.js').Snapshot} Snapshot
 * @typedef {NonNullable<Snapshot['grid']>} Grid
 */

/** The cells of routes, for as long as a grid is the same. @type {WeakMap<Grid, Set<number>>} */
const routes = new WeakMap();

/** @param {Grid} grid */
function routeCells(grid) {
  const known = routes.get(grid) ?? new Set([grid.route, ...grid.branches].flatMap((path) => [...path]));
  routes.set(grid, known);
  return known;
}

/** @type {readonly number[]} */
const NO_WALLS = Object.freeze([]);
/** Walls as sets, for as long as they are the same. @type {WeakMap<readonly number[], Set<number>>} */
const wallSets = new WeakMap();

/** @param {Snapshot} snapshot */
function wallCells({ shownState }) {
  const walls = /** @type {readonly number[]} */ (shownState.walls ?? NO_WALLS);
  const known = wallSets.get(walls) ?? new Set(walls);
  wallSets.set(walls, known);
  return known;
}

/**
 * Parts that are cells: whether a cell is one of them. A row is a name.
 * @type {Readonly<Record<string, (grid: Grid, cell: number, snapshot: Snapshot) => boolean>>}
 */
const CELLS = Object.freeze({
  witness: (grid, cell) => grid.states !== null && routeCells(grid).has(cell),
  path: (grid, cell) => routeCells(grid).has(cell),
  forced: ({ states }, cell) => states?.[cell] === FORCED,
  stones: (grid, cell) => grid.states?.[cell] === OPEN && !routeCells(grid).has(cell),
  removed: ({ states }, cell, snapshot) => states?.[cell] === BLOCKED && !wallCells(snapshot).has(cell),
  walls: (_, cell, snapshot) => wallCells(snapshot).has(cell),
  loop: (_, cell, { roles }) => roles?.cycles.includes(cell) ?? false,
  branch: (_, cell, { roles }) => roles?.deadEnds.includes(cell) ?? false,
});

/** Parts that are handles: those of a grid are its ends. */
const HANDLES = Object.freeze({
  ends: (/** @type {Snapshot} */ { grid }) => grid !== null,
  points: (/** @type {Snapshot} */ { grid }) => grid === null,
});

/** Points of the line that Ramer-Douglas-Peucker simplifies. */
const POINTS = /** @type {const} */ (['kept', 'dropped']);

/** Every name, in the order of the documents. */
export const PARTS = Object.freeze([
  ...Object.keys(CELLS),
  ...Object.keys(HANDLES),
  ...CURVES.map(({ id }) => id),
  ...POINTS,
]);

/** @param {readonly string[]} names whether the points of the simplified line are among them */
const namesPoints = (names) => POINTS.some((name) => names.includes(name));

/**
 * What stands out of a picture.
 * @typedef {object} Lit
 * @property {Uint8Array | null} cells 1 for each that stands out; null: none does
 * @property {ReadonlySet<string>} curves
 * @property {boolean} handles
 * @property {ArrayLike<number>} kept flat points, as they are seen
 * @property {ArrayLike<number>} dropped
 */

/** The cells that stood out last, for as long as a grid is the same. @type {WeakMap<Grid, { names: string, cells: Uint8Array | null }>} */
const masks = new WeakMap();

/**
 * @param {Snapshot} snapshot
 * @param {readonly string[]} names
 * @returns {Uint8Array | null} null: no cell has any of these names
 */
function litCells(snapshot, names) {
  const { grid, shownState } = snapshot;
  const tests = Object.entries(CELLS).flatMap(([name, has]) => (names.includes(name) ? [has] : []));
  if (!grid || tests.length === 0) return null;
  const known = masks.get(grid);
  if (known?.names === names.join()) return known.cells;
  const all = new Uint8Array(shownState.columns * shownState.rows);
  for (let cell = 0; cell < all.length; cell++)
    all[cell] = Number(tests.some((has) => has(grid, cell, snapshot)));
  const cells = all.includes(1) ? all : null;
  masks.set(grid, { names: names.join(), cells });
  return cells;
}

/**
 * What is named and there to be seen; null: nothing is.
 * @param {Snapshot} snapshot
 * @returns {Lit | null}
 */
export function litParts(snapshot) {
  const { state, curves, seen } = snapshot;
  /** @type {readonly string[]} */
  const names = state.highlight ?? [];
  if (names.length === 0) return null;
  const points = namesPoints(names) ? snapshot.simplification : { kept: [], dropped: [] };
  const lit = {
    cells: litCells(snapshot, names),
    curves: new Set(curves.map(({ id }) => id).filter((id) => names.includes(id))),
    handles:
      seen.length > 0 && Object.entries(HANDLES).some(([name, has]) => names.includes(name) && has(snapshot)),
    kept: names.includes('kept') ? points.kept : [],
    dropped: names.includes('dropped') ? points.dropped : [],
  };
  const any =
    lit.cells || lit.curves.size > 0 || lit.handles || lit.kept.length > 0 || lit.dropped.length > 0;
  return any ? lit : null;
}

/** In coordinates: to find a place along longer curves takes longer than a frame can spare. */
const LONGEST = 40_000;

/**
 * The names of what lies at a place.
 * @param {Snapshot} snapshot
 * @param {number} x in cells
 * @param {number} y
 * @param {number} reach in cells: what is no further counts
 * @returns {string[]}
 */
export function partsAt(snapshot, x, y, reach) {
  const { grid, shownState, seen, curves, state } = snapshot;
  const { columns, rows } = shownState;
  /** @type {Set<string>} */
  const found = new Set();
  if (grid && x >= 0 && y >= 0 && x < columns && y < rows) {
    const cell = Math.floor(y) * columns + Math.floor(x);
    for (const [name, has] of Object.entries(CELLS)) if (has(grid, cell, snapshot)) found.add(name);
  }
  if (nearestPoint(seen, x, y, reach) >= 0)
    for (const [name, has] of Object.entries(HANDLES)) if (has(snapshot)) found.add(name);
  for (const { id, closed, sides, ...main } of curves)
    for (const { points } of [main, ...sides])
      if (points.length <= LONGEST && distanceTo(points, x, y, closed) <= reach) found.add(id);
  if (state.overlays.includes('rdp')) {
    const { kept, dropped } = snapshot.simplification;
    if (isNear(kept, x, y, reach)) found.add('kept');
    else if (isNear(dropped, x, y, reach)) found.add('dropped');
  }
  return PARTS.filter((name) => found.has(name));
}

/** @param {ArrayLike<number>} points @param {number} x @param {number} y @param {number} reach */
function isNear(points, x, y, reach) {
  if (points.length > LONGEST) return false;
  for (let i = 0; i + 1 < points.length; i += 2)
    if ((points[i] - x) ** 2 + (points[i + 1] - y) ** 2 <= reach * reach) return true;
  return false;
}
