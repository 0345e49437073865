/**
 * Meander's functions for JavaScript: random winding paths, A* routes and the curves that smooth them.
 *
 * Call `ready()` once and wait for it; what does not end in `Later` is synchronous. Points are flat and interleaved
 * (`x, y` or `x, y, z`; what is taken may be lists or objects of `x` and `y`, too), cells are indexes `y * width + x`, angles are in degrees. Inputs are never
 * changed. Every failure throws a `MeanderError`, and the next call works as if it had not been made.
 *
 * @module
 */
export * from './engine/functions.js';
export { GridMap } from './engine/grid-map.js';
export { Router } from './engine/router.js';

/** @typedef {import('./errors.js').ErrorCode} ErrorCode */
/** @typedef {import('./engine/curves.js').SmootherOptions} SmootherOptions */
/** @typedef {import('./engine/table.js').Param} Param */
/** @typedef {import('./engine/table.js').Algorithm} Algorithm */
/** @typedef {import('./engine/table.js').ParamTable} ParamTable */
/** @typedef {import('./engine/carving.js').ChiselOptions} ChiselOptions */
/** @typedef {import('./engine/carving.js').Carving} Carving */
/** @typedef {import('./engine/roles.js').CellRoles} CellRoles */
/** @typedef {import('./engine/graph.js').Graph} Graph */
/** @typedef {import('./engine/grid-map.js').GridMapOptions} GridMapOptions */
/** @typedef {import('./engine/grid-map.js').GridRoute} GridRoute */
/** @typedef {import('./engine/later.js').Watch} Watch */
/** @typedef {import('./engine/arguments.js').Numbers} Numbers */
/** @typedef {import('./engine/arguments.js').Points} Points */
/** @typedef {import('./engine/arguments.js').Place} Place */
/** @typedef {import('./engine/arguments.js').Cells} Cells */
/** @typedef {import('./engine/arguments.js').Walls} Walls */
