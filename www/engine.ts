/**
 * Meander's functions for JavaScript: random winding paths, A* routes and the curves that smooth them.
 *
 * Call `await ready()` first. Functions whose names end in `Later` run in a worker; all others are synchronous. Points are
 * flat and interleaved (`x, y` or `x, y, z`; lists and objects with `x` and `y` work, too), cells are indexes
 * `y * width + x`, angles are in degrees. Functions never change their input. Every error is a `MeanderError`.
 *
 * @module
 */
export { MeanderError, type ErrorCode } from './errors.ts';
export { Chiseler, chisel, randomSeed } from './engine/carving.ts';
export type {
  Carving,
  ChiselOptions,
  ChiselerOptions,
  FittedCarving,
  LengthOption,
} from './engine/carving.ts';
export * from './engine/curves.ts';
export * from './engine/grid-map.ts';
export { astarLater, callLater, chiselLater, type Watch } from './engine/later.ts';
export type { Calls } from './engine/work.ts';
export * from './engine/lines.ts';
export { ready, type Source } from './engine/load.ts';
export * from './engine/measures.ts';
export * from './engine/routes.ts';
export { params, type Algorithm, type Param, type ParamTable } from './engine/table.ts';
export * from './engine/tracks.ts';
export type { Corners, Graph } from './engine/maps.ts';
export type { Cells, Numbers, Place, Points, PolylineOptions, Walls } from './engine/arguments.ts';
