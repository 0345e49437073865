/** Numbers of a figure by name, for sentences about it. Each is found when it is read. */
import { refineRejected } from '../engine.js';
import { FORCED, SOCKET } from '../drawing/stones.ts';
import { crossingsOfAll, deviationOfAll, measureAll } from './curve-numbers.ts';
import type { Figure } from './figure.ts';
import { wallCells } from './sources/ends.ts';

export type Values = Readonly<Record<string, number>>;
type Getters = Record<string, () => number>;

/** `ask` calls a function that may need the whole module, and returns null until it is there. */
export function valuesOf(figure: Figure, ask: <T>(make: () => T) => T | null): Values {
  return numbers({ ...gridValues(figure), ...thrownOut(figure, ask), ...curveValues(figure, ask) });
}

function gridValues({ settings, source, grid, carving, position, total, parts }: Figure): Getters {
  const shown = grid.value;
  if (!shown) return {};
  const { columns, rows } = settings;
  const count = (wanted: number) => shown.kinds.reduce((n, kind) => n + Number(kind === wanted), 0);
  const known: Getters = {
    cells: () => columns * rows - wallCells(settings).length,
    pathLength: () => parts.path.peek().size,
  };
  if (!source.value.carved) return known;
  return {
    ...known,
    removed: () => count(SOCKET),
    forced: () => count(FORCED),
    step: () => position.peek(),
    steps: () => total.peek(),
    searches: () => carving.searchesAt(position.peek()),
  };
}

function thrownOut({ settings, line }: Figure, ask: <T>(make: () => T) => T | null): Getters {
  const { overlays, passes, angleLimit, outlierAngle, published } = settings;
  if (!overlays.includes('chaikin')) return {};
  const { base, dimension, closed } = line.value;
  const options = { passes, angleLimit, outlierAngle, published, dimension, closed };
  const find = () => ask(() => refineRejected(base, options))?.length ?? NaN;
  const recorded = () => base.length / dimension;
  return { recorded, rejected: once(() => (outlierAngle < Infinity || published ? find() : 0)) };
}

function curveValues({ curves, lines, walls }: Figure, ask: <T>(make: () => T) => T | null): Getters {
  const raws = lines.value;
  const known: Getters = {};
  for (const { id, points, branches } of curves.value) {
    const all = [points, ...branches];
    const measured = once(() => measureAll(all, raws[0]));
    known[`${id}.points`] = () => measured().points;
    known[`${id}.length`] = () => measured().length;
    known[`${id}.largestTurn`] = () => measured().maxTurn;
    known[`${id}.meanTurn`] = () => measured().meanTurn;
    known[`${id}.crossings`] = once(() => crossingsOfAll(all, walls.peek()));
    known[`${id}.deviation`] = once(() => ask(() => deviationOfAll(all, raws)) ?? NaN);
  }
  return known;
}

/** Finds a result when it is first asked for. */
function once<T>(find: () => T): () => T {
  let found: { value: T } | null = null;
  return () => (found ??= { value: find() }).value;
}

function numbers(getters: Getters): Values {
  const values = {};
  for (const [name, get] of Object.entries(getters))
    Object.defineProperty(values, name, { get, enumerable: true });
  return values;
}
