/** The sources of a path. To add one: a file with a `Source`, an entry here, its name in `words`. */
import type { Carving } from '../../engine.ts';
import type { Place } from '../../geometry/view.ts';
import type { Points } from '../curves/kind.ts';
import type { Patch, Settings } from '../settings.ts';
import { astar, chisel, type carvingOf, type routeOf } from './grid.ts';
import { waypoints } from './points.ts';
import { track, type Fit } from './track.ts';

export const SOURCES: Readonly<Record<Settings['source'], Source>> = {
  chisel,
  astar,
  waypoints,
  track,
};

export const throughOf = ({ source, through }: Settings) => through ?? SOURCES[source].through;

interface Added {
  patch: Patch;
  index: number;
}

/** Settings that a path on a grid depends on: a search reads no others. */
export const PATH_NAMES = [
  'source',
  'columns',
  'rows',
  'seed',
  'wiggliness',
  'terminals',
  'walls',
  'missing',
  'order',
  'challenge',
] as const;
export type PathSettings = Pick<Settings, (typeof PATH_NAMES)[number]>;

/** The cells of a path, empty if walls cut its ends off, and its carving, if it is carved. */
export interface Found {
  route: ArrayLike<number>;
  carving: Carving | null;
}

export type CarvingRequest = ReturnType<typeof carvingOf>;

export type RouteCall =
  | { id: 'chisel'; options: CarvingRequest }
  | { id: 'astar'; options: ReturnType<typeof routeOf> };

interface OnGrid {
  grid: true;
  find(settings: PathSettings): Found;
  /** The same in a worker, for grids that take longer than a frame. */
  findLater(
    settings: PathSettings,
    watch: { signal: AbortSignal; onProgress: (share: number) => void },
  ): Promise<Found>;
  call(settings: PathSettings): RouteCall;
}

/** A path that is carved in steps, which can be played. */
type Carved = OnGrid & { carved: true; request(settings: PathSettings): CarvingRequest };
type Routed = OnGrid & { carved: false };

interface Placed {
  grid: false;
  carved: false;
  /** Its points in their own units. */
  points(settings: Settings): Points;
  /** How to map them to the grid; without it, they are in cells. */
  fit?(settings: Settings): Fit;
}

export interface Handles {
  noun: 'end' | 'waypoint';
  /** The line that smooth curves follow by default. */
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
  /** Settings for another seed, if the seed alone is not enough. It may pick points from `pool`. */
  another?(settings: Settings, seed: number, pool: Settings['points']): Patch;
}

/** The origin of a path, and the edits it allows. Every function except `findLater` is pure. */
export type Source = Handles & (Carved | Routed | Placed);
