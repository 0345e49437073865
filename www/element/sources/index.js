import { addEnd, endHandles, moveEnd, removeEnd, splitEnd } from './ends.js';

/**
 * What hands can do with each source. A new source is one more row.
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

/** @type {Source} */
const UNTOUCHED = Object.freeze({
  noun: 'waypoint',
  nudge: BY_CELL,
  handles: () => [],
  move: () => null,
});

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
  // They come with `pointed.js`.
  waypoints: { ...UNTOUCHED, nudge: { step: 0.5, far: 2, fine: 0.1 } },
  // What was recorded is looked at, not dragged.
  track: UNTOUCHED,
});

/** Waypoints have hands from now on. @param {Partial<Source>} hands */
export function giveHands(hands) {
  Object.assign(SOURCES.waypoints, hands);
}
