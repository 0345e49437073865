/** A carving at any step: played forth and back, or finished at once. */
import { branches, chisel, Chiseler } from '../engine.js';
import { computed } from '@preact/signals-core';
import { FORCED, MAYBE, SOCKET, STONE, WALL } from '../drawing/stones.ts';
import { indexesOf } from './kinds.ts';
import type { Settings } from './settings.ts';
import { endCells, wallCells } from './sources/ends.ts';

/** Kinds of cells for the states that `Chiseler.states` returns: open, blocked, forced. */
const KINDS = [STONE, SOCKET, FORCED];

/** What a figure shows of a grid. */
export interface GridState {
  kinds: Uint8Array;
  /** The known route, in order; a carving with more than two ends knows all cells of a tree until it is finished. */
  route: ArrayLike<number>;
  /** Where more than two ends are joined: from each other end to a cell of a path before it. */
  branches: readonly ArrayLike<number>[];
  /** Cell tried last, or -1. */
  tried: number;
  finished: boolean;
}

export class Carving {
  readonly #settings: Settings;
  /** Its memory is in wasm, so the one before is freed. */
  #lent: Chiseler | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** A new object whenever another path is carved. */
  readonly request = computed(() => {
    const { columns, rows, missing, order, seed } = this.#settings;
    const wiggliness = this.#settings.challenge ? 1 : this.#settings.wiggliness;
    return {
      width: columns,
      height: rows,
      walls: [...wallCells(this.#settings), ...indexesOf(missing, columns, rows)],
      seed,
      wiggliness,
      terminals: endCells(this.#settings),
      // With another wiggliness the witness decides what is tried next.
      ...(wiggliness === 1 && order ? { order: order.filter((cell) => cell < columns * rows) } : {}),
    };
  });

  /** The finished path, or null if walls separate the ends. */
  readonly result = computed(() => chisel(this.request.value));

  readonly total = computed(() => this.result.value?.steps ?? 0);

  /** Steps that the reader of a challenge has taken; all of them as soon as nothing more can go. */
  readonly tried = computed(() => {
    const { terminals, walls, order = [] } = this.request.value;
    const result = this.result.value;
    if (!result) return 0;
    const settled = new Set([...terminals, ...walls]);
    const count = order.filter((cell) => !settled.has(cell)).length;
    const stepper = this.#stepper.value;
    stepper.seek(count);
    const left = stepper.states().filter((state) => KINDS[state] !== SOCKET).length;
    return left === result.cells.length ? result.steps : count;
  });

  /** How many of the first steps cost a search. */
  searchesAt(position: number): number {
    if (!this.result.peek()) return 0;
    const stepper = this.#stepper.peek();
    stepper.seek(position);
    return stepper.searches;
  }

  /** The finished path; the tree of more than two ends branch by branch. */
  readonly #paths = computed(() => {
    const { terminals, width } = this.request.value;
    const { cells, path } = this.result.value!;
    return terminals.length > 2 ? branches(cells, { width, terminals }) : [path];
  });

  /** The stepper, made only to show an unfinished carving. */
  readonly #stepper = computed(() => {
    this.#lent?.free();
    return (this.#lent = new Chiseler(this.request.value));
  });

  /** The decision that led to a step: its cell, whether that stays, and whether it took a search. */
  decision(position: number) {
    const stepper = this.#stepper.value;
    stepper.seek(position);
    return stepper.last;
  }

  /** What the grid looks like after some steps. */
  at(position: number): GridState {
    const { columns, rows } = this.#settings;
    const kinds = new Uint8Array(columns * rows);
    for (const cell of wallCells(this.#settings)) kinds[cell] = WALL;
    const result = this.result.value;
    if (!result) return { kinds, route: [], branches: [], tried: -1, finished: true };
    if (position >= result.steps) {
      for (const cell of result.cells) kinds[cell] = FORCED;
      const [route = [], ...others] = this.#paths.value;
      return { kinds, route, branches: others, tried: -1, finished: true };
    }
    const stepper = this.#stepper.value;
    stepper.seek(position);
    const route = stepper.witness();
    stepper.states().forEach((state, cell) => kinds[cell] !== WALL && (kinds[cell] = KINDS[state]));
    // Readers of a challenge are not told where the path may be.
    if (this.#settings.challenge) return { kinds, route, branches: [], tried: -1, finished: false };
    for (const cell of route) if (kinds[cell] === STONE) kinds[cell] = MAYBE;
    return { kinds, route, branches: [], tried: stepper.last?.cell ?? -1, finished: false };
  }
}
