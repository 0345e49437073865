import { endHandles, moveEnd } from './ends.js';
import { addEnd, removeEnd, splitEnd } from './add-ends.js';
import { addWaypoint, moveWaypoint, removeWaypoint, splitAfter, waypointHandles } from './waypoints.js';

/**
 * What a reader can do with each source. A new source is one more row.
 *
 * @typedef {Record<string, any>} State
 * @typedef {object} Source
 * @property {'end' | 'goal' | 'waypoint'} noun what a handle is called, in the strings table
 * @property {{ step: number, far: number, fine: number }} nudge how far an arrow key moves, in cells
 * @property {(state: State) => { x: number, y: number, z?: number }[]} handles
 * @property {(state: State, index: number, x: number, y: number, z?: number) => Partial<State> | null} move
 * @property {(state: State, x: number, y: number) => { patch: Partial<State>, index: number } | null} [add]
 * @property {(state: State, after: number) => { patch: Partial<State>, index: number } | null} [split]
 * @property {(state: State, index: number) => Partial<State> | null} [remove]
 */

const BY_CELL = Object.freeze({ step: 1, far: 5, fine: 1 });

/** @type {Readonly<Record<string, Source>>} */
export const SOURCES = Object.freeze({
  chisel: {
    noun: 'end',
    nudge: BY_CELL,
    handles: endHandles,
    move: moveEnd,
    add: addEnd,
    split: splitEnd,
    remove: removeEnd,
  },
  astar: { noun: 'goal', nudge: BY_CELL, handles: endHandles, move: moveEnd },
  waypoints: {
    noun: 'waypoint',
    nudge: { step: 0.5, far: 2, fine: 0.1 },
    handles: waypointHandles,
    move: moveWaypoint,
    add: addWaypoint,
    split: splitAfter,
    remove: removeWaypoint,
  },
  // What was recorded is looked at, not dragged.
  track: { noun: 'waypoint', nudge: BY_CELL, handles: () => [], move: () => null },
});

/** The handle that controls speak of: the chosen one, else the one touched last. @param {Record<string, any>} state */
export function targetOf({ selected, active }) {
  return selected >= 0 ? selected : active;
}
