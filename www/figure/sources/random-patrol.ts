/** Patrols at random: six of the points that a figure was given, in their order, or six new ones on a loop. */
import type { Patch, Settings } from '../settings.ts';
import { spaceHeight } from './points.ts';

const STOPS = 6;

export class RandomPatrol {
  /** What it picked last, and from what: picking again picks from all of it. */
  #picked: readonly number[] | null = null;
  #pool: readonly number[] = [];

  /** The same seed picks the same. */
  pick(settings: Settings, seed: number): Patch {
    const { points, dimension } = settings;
    const given = points && (points.size || dimension) === dimension ? points.flat : [];
    if (given !== this.#picked) this.#pool = given;
    const flat =
      this.#pool.length > STOPS * dimension ? choose(this.#pool, dimension, seed) : loop(settings, seed);
    this.#picked = flat;
    return { points: { size: dimension, flat }, seed };
  }
}

function choose(pool: readonly number[], dimension: number, seed: number): readonly number[] {
  return Array.from({ length: Math.floor(pool.length / dimension) }, (_, index) => index)
    .sort((a, b) => chance(seed, a, 0) - chance(seed, b, 0))
    .slice(0, STOPS)
    .sort((a, b) => a - b)
    .flatMap((index) => pool.slice(dimension * index, dimension * (index + 1)));
}

function loop(settings: Settings, seed: number): readonly number[] {
  const { columns, rows, dimension } = settings;
  return Array.from({ length: STOPS }, (_, stop) => {
    const angle = (2 * Math.PI * (stop + 0.8 * chance(seed, stop, 1))) / STOPS;
    const far = 0.22 + 0.24 * chance(seed, stop, 2);
    return [
      columns * (0.5 + far * Math.cos(angle)),
      rows * (0.5 + far * Math.sin(angle)),
      spaceHeight(settings) * (0.1 + 0.8 * chance(seed, stop, 3)),
    ]
      .slice(0, dimension)
      .map((value) => Math.round(100 * value) / 100);
  }).flat();
}

/** A number from 0 to 1 for a seed, an index and a purpose. */
function chance(seed: number, index: number, purpose: number): number {
  let bits =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(index + 1, 0xc2b2ae35) ^
    Math.imul(purpose, 0x27d4eb2f);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
