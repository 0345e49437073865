/** Points of a reader, an author or a recorded track. */
import { clamp, distanceTo, nearestOf, type Place } from '../../geometry/view.ts';
import type { Settings } from '../settings.ts';
import type { Handles, Source } from './index.ts';

/** The default patrol, in shares of the grid's width, height and depth. */
const PATROL = [
  [0.12, 0.65, 0.1],
  [0.18, 0.25, 0.5],
  [0.42, 0.15, 0.9],
  [0.55, 0.5, 0.4],
  [0.72, 0.2, 0.7],
  [0.9, 0.5, 0.2],
  [0.7, 0.85, 0.6],
];

/** Height of the space above a grid, in cells. */
export const spaceHeight = ({ columns, rows }: Settings) => Math.round(0.6 * Math.min(columns, rows));

const half = (value: number) => Math.round(2 * value) / 2;

/** The given points, or the default patrol scaled to the grid, as a flat list with `size` numbers per point. */
function sized(settings: Settings, size: number): readonly number[] {
  const { points, columns, rows, dimension } = settings;
  if (!points) {
    const sides = [columns, rows, spaceHeight(settings)].slice(0, size);
    return PATROL.flatMap((shares) => sides.map((side, i) => half(side * shares[i])));
  }
  const { flat } = points;
  const given = points.size || dimension;
  if (given === size) return flat.slice(0, flat.length - (flat.length % size));
  return Array.from({ length: Math.floor(flat.length / given) }, (_, i) =>
    size === 3 ? [flat[2 * i], flat[2 * i + 1], 0] : [flat[3 * i], flat[3 * i + 1]],
  ).flat();
}

/** The points with one number per dimension. */
export const pointsOf = (settings: Settings) => sized(settings, settings.dimension);

/** Numbers stored per point: the plane hides heights but keeps them. */
const keptSize = ({ points, dimension }: Settings) => Math.max(points ? points.size : 3, dimension);
const keptPoints = (settings: Settings) => sized(settings, keptSize(settings));
const withPoints = (settings: Settings, flat: readonly number[]) => ({
  points: { size: keptSize(settings), flat },
});

/** A place on the grid, to a hundredth of a cell. */
function inside(settings: Settings, { x, y, z = 0 }: Place): number[] {
  const { columns, rows } = settings;
  const limits = [columns, rows, spaceHeight(settings)];
  return [x, y, z]
    .slice(0, keptSize(settings))
    .map((value, i) => clamp(Math.round(value * 100) / 100, 0, limits[i]));
}

function placesOf(settings: Settings): Place[] {
  const { dimension } = settings;
  const points = pointsOf(settings);
  return Array.from({ length: points.length / dimension }, (_, i) => {
    const [x, y, z] = points.slice(i * dimension, (i + 1) * dimension);
    return dimension === 3 ? { x, y, z } : { x, y };
  });
}

/** Index of the first point of the segment nearest to a place on the plane. */
function nearestSegment(places: readonly Place[], at: Place, closed: boolean): number {
  const starts = [...places.keys()].slice(0, closed ? undefined : -1);
  const far = (i: number) => {
    const [a, b] = [places[i], places[(i + 1) % places.length]];
    return distanceTo([a.x, a.y, b.x, b.y], at);
  };
  return nearestOf(starts, far)?.item ?? 0;
}

function insert(settings: Settings, index: number, place: Place) {
  const flat = keptPoints(settings).toSpliced(index * keptSize(settings), 0, ...inside(settings, place));
  return { patch: withPoints(settings, flat), index };
}

const STOPS = 6;

/** A random number from 0 to 1 for a seed, an index and a purpose. */
function lot(seed: number, index: number, purpose: number): number {
  let bits =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(index + 1, 0xc2b2ae35) ^
    Math.imul(purpose, 0x27d4eb2f);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

const somePlaces = (pool: readonly Place[], seed: number) =>
  pool
    .map((place, index) => ({ place, index, lot: lot(seed, index, 31) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, STOPS)
    .sort((a, b) => a.index - b.index)
    .map(({ place }) => place);

/** Six stops on a loop around the middle of the grid. */
function randomPatrol(settings: Settings, seed: number): Place[] {
  const { columns, rows } = settings;
  return Array.from({ length: STOPS }, (_, stop) => {
    const angle = (2 * Math.PI * (stop + 0.8 * lot(seed, stop, 32))) / STOPS;
    const far = 0.22 + 0.24 * lot(seed, stop, 33);
    return {
      x: columns * (0.5 + far * Math.cos(angle)),
      y: rows * (0.5 + far * Math.sin(angle)),
      z: spaceHeight(settings) * (0.1 + 0.8 * lot(seed, stop, 34)),
    };
  });
}

const patrol: Handles = {
  noun: 'waypoint',
  through: 'raw',
  nudge: { step: 0.5, far: 5, fine: 0.1 },
  handles: placesOf,

  move(settings, index, to) {
    const [size, flat] = [keptSize(settings), keptPoints(settings)];
    const at = { z: flat[3 * index + 2], ...to };
    return withPoints(settings, flat.toSpliced(index * size, size, ...inside(settings, at)));
  },

  add(settings, at) {
    const places = placesOf(settings);
    const index = places.length > 1 ? nearestSegment(places, at, settings.closed) + 1 : places.length;
    return insert(settings, index, at);
  },

  split(settings, index) {
    const places = placesOf(settings);
    const next = settings.closed ? (index + 1) % places.length : index + 1;
    const [from, to] = next < places.length ? [index, next] : [index - 1, index];
    const [a, b] = [places[from], places[to]];
    return insert(settings, from + 1, {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      z: ((a.z ?? 0) + (b.z ?? 0)) / 2,
    });
  },

  another(settings, seed, points) {
    const pool = placesOf({ ...settings, points });
    const stops = points && pool.length > STOPS ? somePlaces(pool, seed) : randomPatrol(settings, seed);
    const flat = stops.flatMap((place) => inside(settings, place));
    return { ...withPoints(settings, flat), seed };
  },

  remove(settings, index) {
    const [size, flat] = [keptSize(settings), keptPoints(settings)];
    return flat.length > 2 * size ? withPoints(settings, flat.toSpliced(index * size, size)) : null;
  },
};

export const placed = {
  grid: false,
  carved: false,
  points: (settings: Settings) => Float64Array.from(pointsOf(settings)),
} as const;

export const waypoints: Source = { ...patrol, ...placed };
