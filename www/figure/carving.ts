/** The path on a grid: carved up to any step, forward or back, or found at once. */
import { branches, Chiseler } from '../engine.ts';
import { computed } from '@preact/signals-core';
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

export class Carving {
  readonly #figure: Figure;
  /** The last stepper: its memory is in wasm, so the next one frees it. */
  #lent: Chiseler | null = null;

  constructor(figure: Figure) {
    this.#figure = figure;
  }

  /** A new object whenever the carving changes; null if the source does not carve. */
  readonly request = computed(() => {
    const { source, settings } = this.#figure;
    return source.value.carved ? source.value.request(settings) : null;
  });

  /** The finished path, or null if walls cut the ends off. On a large grid it may still be the previous one. */
  readonly result = computed(() => this.found.value?.carving ?? null);

  /** The path of the source, carved or not; null while it is unknown. */
  readonly found = computed<Found | null>(() =>
    this.#figure.late.isLate.value ? this.#figure.late.found.value : this.#figure.ask(() => this.#find()),
  );

  #find() {
    const { source, settings, late } = this.#figure;
    if (!source.value.grid) return null;
    const found = source.value.find(settings);
    late.keep(found);
    return found;
  }

  /** Steps that can play; 0 on a grid too large for that, or while an old path is visible. */
  readonly total = computed(() => {
    const { late, settings } = this.#figure;
    return late.isOld.value || !isStepped(settings) ? 0 : (this.result.value?.steps ?? 0);
  });

  /** The stepper, made only to show an unfinished carving. */
  readonly #stepper = computed(() => {
    this.#lent?.free();
    return (this.#lent = new Chiseler(this.request.value!));
  });

  /** Steps that the reader of a challenge has taken; the total as soon as no more stones can go. */
  readonly tried = computed(() => {
    const { terminals, walls, order = [] } = this.request.value!;
    const result = this.result.value;
    if (!result || !isStepped(this.#figure.settings)) return 0;
    const settled = new Set([...terminals, ...walls]);
    const count = order.filter((cell) => !settled.has(cell)).length;
    const stepper = this.#stepper.value;
    stepper.seek(count);
    const left = stepper.states().filter((state) => KINDS[state] !== SOCKET).length;
    return left === result.cells.length ? result.steps : count;
  });

  /** Searches in the first `position` steps; NaN if the grid is too large to step through. */
  searchesAt(position: number): number {
    if (!this.result.peek()) return 0;
    if (!isStepped(this.#figure.settings)) return NaN;
    const stepper = this.#stepper.peek();
    stepper.seek(position);
    return stepper.searches;
  }

  readonly #paths = computed(() => {
    const { terminals, width } = this.request.value!;
    const { cells, path } = this.result.value!;
    return terminals.length > 2 ? branches(cells, { width, terminals }) : [path];
  });

  decision(position: number) {
    const stepper = this.#stepper.value;
    stepper.seek(position);
    return stepper.last;
  }

  at(position: number): GridState {
    const { settings, source } = this.#figure;
    const kinds = new Uint8Array(settings.columns * settings.rows);
    const result = this.result.value;
    const route = this.found.value?.route ?? [];
    const isAwaited = source.value.carved && this.found.value === null;
    if (isAwaited) kinds.fill(STONE);
    for (const cell of wallCells(settings)) kinds[cell] = WALL;
    if (!result) return { kinds, routes: route.length ? [route] : [], tried: -1, finished: !isAwaited };
    if (position >= this.total.value) {
      for (const cell of result.cells) if (kinds[cell] !== WALL) kinds[cell] = FORCED;
      return { kinds, routes: this.#paths.value, tried: -1, finished: true };
    }
    const stepper = this.#stepper.value;
    stepper.seek(position);
    const witness = stepper.witness();
    stepper.states().forEach((state, cell) => kinds[cell] !== WALL && (kinds[cell] = KINDS[state]));
    // A challenge must not reveal where the path may be.
    const isTold = !settings.challenge;
    if (isTold) for (const cell of witness) if (kinds[cell] === STONE) kinds[cell] = MAYBE;
    const last = isTold ? stepper.last : null;
    return { kinds, routes: [witness], tried: last?.cell ?? -1, finished: false };
  }
}
