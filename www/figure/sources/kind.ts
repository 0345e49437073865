import type { Place } from '../../geometry/view.ts';
import type { Patch, Settings } from '../settings.ts';
import type { Fit } from './track.ts';

/** A new handle: the settings with it, and its index. */
export interface Added {
  patch: Patch;
  index: number;
}

/** Where a path comes from, and how it is edited. Every function is pure. */
export interface Source {
  /** What its handles are. */
  noun: 'end' | 'waypoint';
  /** Whether its path goes from cell to cell, around walls. */
  grid: boolean;
  /** Whether the path is carved in steps that can be played. */
  carved: boolean;
  /** What smooth curves follow where nobody decides. */
  through: 'raw' | 'simplified';
  /** How far an arrow key moves a handle, in cells: alone, with Shift, with Alt. */
  nudge: { step: number; far: number; fine: number };
  handles(settings: Settings): Place[];
  /** Returns null if the position is taken. */
  move(settings: Settings, index: number, to: Place): Patch | null;
  add?(settings: Settings, at: Place): Added | null;
  /** Adds a handle halfway to the next one. */
  split?(settings: Settings, index: number): Added | null;
  remove?(settings: Settings, index: number): Patch | null;
  /** How its points lie on the grid; without it, as they are given. */
  fit?(settings: Settings): Fit;
  /** Other settings for a seed, where the seed alone is not enough; of many points it picks some. */
  another?(settings: Settings, seed: number, pool: Settings['points']): Patch;
}
