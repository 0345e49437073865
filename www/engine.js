/**
 * Meander's functions for JavaScript: random winding paths, A* routes and the curves that smooth them.
 *
 * Call `ready()` once and wait for it; what does not end in `Later` is synchronous. Points are flat and interleaved
 * (`x, y` or `x, y, z`), cells are indexes `y * width + x`, angles are in degrees. Inputs are never
 * changed. Every failure throws a `MeanderError`, and the next call works as if it had not been made.
 *
 * @module
 */
export { MeanderError } from './errors.js';
export { branches } from './engine/branches.js';
export { Chiseler, chisel, randomSeed } from './engine/carving.js';
export { catmullRom, chaikin, refine, simplify } from './engine/curves.js';
export { astarLater, chiselLater } from './engine/later.js';
export { cellsToPoints, measure, wallCrossings } from './engine/measures.js';
export { params, ready } from './engine/module.js';
export * from './engine/more.js';

/** @typedef {import('./engine/module.js').Param} Param */
/** @typedef {import('./engine/module.js').Algorithm} Algorithm */
/** @typedef {import('./engine/module.js').ParamTable} ParamTable */
/** @typedef {import('./engine/carving.js').ChiselOptions} ChiselOptions */
/** @typedef {import('./engine/carving.js').Carving} Carving */
/** @typedef {import('./engine/chisel-later.js').Watch} Watch */
/** @typedef {import('./engine/arguments.js').Points} Points */
/** @typedef {import('./engine/arguments.js').Cells} Cells */
