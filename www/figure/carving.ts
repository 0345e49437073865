/** The path on a grid: carved up to any step, forward or back, or found at once. */
import { branches, Chiseler } from '../engine.ts';
import { computed, untracked } from '@preact/signals-core';
import { FORCED, MAYBE, SOCKET, STONE, WALL } from '../drawing/stones.ts';
import type { Figure } from './figure.ts';
import { isStepped } from './late-path.ts';
import { wallCells } from './sources/grid.ts';
import type { Found } from './sources/index.ts';

/** Kinds of cells for the states that `Chiseler.states` returns: open, blocked, forced. */
const KINDS = [STONE, SOCKET, FORCED];

export interface GridState {
  kinds: Uint8Array;
  /**
   * The known route, in order. For more than two ends, a list of all cells of the tree and, once it is finished, a route
   * per branch, each ending at a cell of an earlier one. Empty if walls cut the ends off.
   */
  routes: readonly ArrayLike<number>[];
  /** Cell tried last, or -1. */
  tried: number;
  finished: boolean;
}

export type Carving = ReturnType<typeof carvingFor>;

export function carvingFor(figure: Figure) {
  const { settings, source, late } = figure;

  /** A new object whenever the carving changes; null if the source does not carve. */
  const request = computed(() => (source.value.carved ? source.value.request(settings) : null));

  /** The path of the source, carved or not; null while it is unknown. */
  const found = computed<Found | null>(() => (late.isLate.value ? late.found.value : figure.ask(find)));

  function find() {
    if (!source.value.grid) return null;
    const path = source.value.find(settings);
    late.keep(path);
    return path;
  }

  /** The finished path, or null if walls cut the ends off. On a large grid it may still be the previous one. */
  const result = computed(() => found.value?.carving ?? null);

  /** Steps that can play; 0 on a grid too large for that, or while an old path is visible. */
  const total = computed(() => (late.isOld.value || !isStepped(settings) ? 0 : (result.value?.steps ?? 0)));

  /** The last stepper: its memory is in wasm, so the next one frees it. */
  let lent: Chiseler | null = null;
  /** The stepper, made only to show an unfinished carving. */
  const stepper = computed(() => {
    lent?.free();
    return (lent = new Chiseler(request.value!));
  });

  /** Returns the stepper after this many steps. */
  function after(position: number) {
    stepper.value.seek(position);
    return stepper.value;
  }

  /** Steps that the reader of a challenge has taken; the total as soon as no more stones can go. */
  const tried = computed(() => {
    const { terminals, walls, order = [] } = request.value!;
    if (!result.value || !isStepped(settings)) return 0;
    const settled = new Set([...terminals, ...walls]);
    const count = order.filter((cell) => !settled.has(cell)).length;
    const left = after(count)
      .states()
      .filter((state) => KINDS[state] !== SOCKET).length;
    return left === result.value.cells.length ? result.value.steps : count;
  });

  /** Searches in the first `position` steps; NaN if the grid is too large to step through. */
  function searchesAt(position: number): number {
    if (!result.peek()) return 0;
    return isStepped(settings) ? untracked(() => after(position).searches) : NaN;
  }

  const paths = computed(() => {
    const { terminals, width } = request.value!;
    const { cells, path } = result.value!;
    return terminals.length > 2 ? branches(cells, { width, terminals }) : [path];
  });

  const decision = (position: number) => after(position).last;

  function at(position: number): GridState {
    const kinds = new Uint8Array(settings.columns * settings.rows);
    const route = found.value?.route ?? [];
    const isAwaited = source.value.carved && found.value === null;
    if (isAwaited) kinds.fill(STONE);
    for (const cell of wallCells(settings)) kinds[cell] = WALL;
    if (!result.value) return { kinds, routes: route.length ? [route] : [], tried: -1, finished: !isAwaited };
    if (position >= total.value) {
      for (const cell of result.value.cells) if (kinds[cell] !== WALL) kinds[cell] = FORCED;
      return { kinds, routes: paths.value, tried: -1, finished: true };
    }
    const witness = after(position).witness();
    stepper.value.states().forEach((state, cell) => kinds[cell] !== WALL && (kinds[cell] = KINDS[state]));
    // A challenge must not reveal where the path may be.
    const isTold = !settings.challenge;
    if (isTold) for (const cell of witness) if (kinds[cell] === STONE) kinds[cell] = MAYBE;
    const last = isTold ? stepper.value.last : null;
    return { kinds, routes: [witness], tried: last?.cell ?? -1, finished: false };
  }

  return { request, result, found, total, tried, searchesAt, decision, at };
}
