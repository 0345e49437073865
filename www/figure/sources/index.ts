/** The sources of a path. To add one: a file with a `Source`, an entry here, its name in `words`. */
import type { Settings } from '../settings.ts';
import { astar, chisel } from './grid.ts';
import type { Source } from './kind.ts';
import { waypoints } from './points.ts';
import { track } from './track.ts';

export const SOURCES: Readonly<Record<Settings['source'], Source>> = {
  chisel,
  astar,
  waypoints,
  track,
};

/** What smooth curves follow. */
export const throughOf = ({ source, through }: Settings) => through ?? SOURCES[source].through;
