/** Keeps the settings of each source while the reader switches between sources. */
import type { Figure } from '../figure/figure.ts';
import { endCells, wallCells } from '../figure/sources/grid.ts';
import { START, type Name, type Patch, type Settings } from '../figure/settings.ts';

type SourceName = Settings['source'];

/** Name, icon and short description of each source. */
export const SHOWN: Readonly<Record<SourceName, { name: string; icon: string; subject: string }>> = {
  chisel: { name: 'Carved', icon: 'M4 18h6v-6h5V7h5', subject: 'A carved path' },
  astar: { name: 'Route', icon: 'M4 18C12 18 12 6 20 6', subject: 'A shortest route' },
  waypoints: {
    name: 'Waypoints',
    icon: 'M3 16l6-3M15 11l6-3M15 12a3 3 0 1 1-6 0a3 3 0 1 1 6 0',
    subject: 'A line through waypoints',
  },
  track: {
    name: 'File',
    icon: 'M6.5 3.5h7.5l4 4v13h-11.5zM13.5 3.5v4.5h4.5',
    subject: 'A recorded track',
  },
};

/** Settings of a source, not of the curves over it. */
const OWN: readonly Name[] = [
  'seed',
  'terminals',
  'walls',
  'points',
  'dimension',
  'closed',
  'origin',
  'through',
  'position',
  'orbit',
];

/** Two walls between A and B: a route goes over one, near the lower end, and under the other. Ends too near have none. */
function slalom(settings: Settings): Settings['walls'] {
  const { columns, rows } = settings;
  const ends = endCells(settings).slice(0, 2);
  const [from, to] = ends.toSorted((a, b) => b - a).map((cell) => cell % columns);
  const [first, second] = [1 / 3, 2 / 3].map((share) => Math.round(from + share * (to - from)));
  const rectangles = [
    [first, Math.ceil(rows / 3), first, rows - 1],
    [second, 0, second, Math.floor((2 * rows) / 3) - 1],
  ] as const;
  return { rectangles: Math.abs(to - from) < 4 ? [] : rectangles };
}

export function keptSourcesOf(figure: Figure) {
  const kept = new Map<SourceName, Patch>();

  function keep() {
    const { settings } = figure;
    kept.set(settings.source, Object.fromEntries(OWN.map((name) => [name, settings[name]])) as Patch);
  }

  /** Shows a source as the reader left it, or with a plain figure's settings, in one step of undo. */
  function show(source: SourceName) {
    const { settings } = figure;
    if (source === settings.source) return;
    keep();
    const fresh = { points: null, dimension: 2, closed: false, origin: null, through: null, orbit: null };
    const hasWalls = wallCells(settings).length > 0;
    figure.edit({
      source,
      ...fresh,
      walls: source !== 'astar' ? START.walls : hasWalls ? settings.walls : slalom(settings),
      position: Infinity,
      tool: 'move',
      ...kept.get(source),
    });
  }

  return { has: (source: SourceName) => kept.has(source), keep, show };
}
