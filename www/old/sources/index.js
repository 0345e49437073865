import { astar } from './astar.js';
import { chisel } from './chisel.js';
import { track } from './track.js';
import { waypoints } from './waypoints.js';

/**
 * Where a figure's path comes from, and what a reader can do with it. A new source is one file, one row here, and its
 * words in `strings.js` (`figure` and `status.rest`, by its id).
 *
 * @typedef {Readonly<Record<string, any>>} State
 * @typedef {typeof import('../../engine.js')} Engine
 *
 * @typedef {object} Source
 * @property {'chisel' | 'astar' | 'waypoints' | 'track'} id
 * @property {'end' | 'goal' | 'waypoint'} noun what a handle is called, in the strings table
 * @property {(state: State) => { x: number, y: number, z?: number }[]} handles
 * @property {(state: State, index: number, x: number, y: number, z?: number) => State | null} move null: there is no room
 * @property {(state: State, x: number, y: number) => Added | null} [add]
 * @property {(state: State, after: number) => Added | null} [split]
 * @property {(state: State, index: number) => State | null} [remove]
 * @property {{ step: number, far: number, fine: number }} nudge how far an arrow key moves a handle, in cells
 * @property {Controls} controls
 * @property {boolean} [canvasFocus] the canvas takes the focus although nothing can be done to it by keys
 * @property {'raw' | 'simplified'} through what smooth curves go through, where nobody says
 * @property {boolean} needsWhole it needs the whole compiled module
 * @property {GridSource} [grid] of a path between cells; every other source has points
 * @property {PointSource} [points]
 *
 * @typedef {{ patch: State, index: number }} Added
 *
 * The controls that the panel shows for it, in their order.
 * @typedef {object} Controls
 * @property {readonly Edit[]} edits
 * @property {boolean} [place] fields for the place of the handle that was touched last
 * @property {{ add: 'addEnd' | 'addPoint', remove: 'removeEnd' | 'removePoint' }} [words] of those buttons
 * @property {readonly (readonly [algorithm: string, parameter: string])[]} parameters
 * @property {readonly [algorithm: string, parameter: string]} [seed]
 * @typedef {'walls' | 'add' | 'remove' | 'pick' | 'open' | 'closed'} Edit
 *
 * A path between cells.
 * @typedef {object} GridSource
 * @property {boolean} carved it is carved in steps that can be played; else searched at once
 * @property {'carving' | 'searching'} busy the word for what takes long, in the strings table
 * @property {boolean} tellsShare while it is looked for it is known how far that is
 * @property {(state: State) => boolean} flooded it is found in a time that only the number of cells decides
 * @property {(state: State) => any} request what the engine is asked for
 * @property {(engine: Engine, request: any) => any} find
 * @property {(engine: Engine, request: any, watch: import('../../engine/later.js').Watch) => Promise<any>} findLater
 *
 * A path through points.
 * @typedef {object} PointSource
 * @property {(state: State) => number[]} of
 * @property {(state: State) => import('./track-fit.js').TrackFit} [fit] how they come to lie on the figure
 * @property {(state: State) => import('../../engine/tracks.js').Place | null} [origin] where on the earth their 0, 0 lies
 * @property {boolean} [showsRejected] points that refining throws out are always shown
 */

/** @type {Readonly<Record<string, Source>>} */
export const SOURCES = Object.freeze({ chisel, astar, waypoints, track });

/** @param {State} state */
export const sourceOf = ({ source }) => SOURCES[source];

/** What smooth curves go through in a state. @param {State} state @returns {'raw' | 'simplified'} */
export const throughOf = (state) => state.through ?? sourceOf(state).through;
