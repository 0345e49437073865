/** The reader's challenge: knock stones out until only a path is left. Each try is one step of history. */
import { computed, signal } from '@preact/signals-core';
import { FORCED, SOCKET, STONE, WALL } from '../drawing/stones.ts';
import type { Key } from '../words/words.ts';
import type { Figure } from './figure.ts';
import { endCells } from './sources/grid.ts';
import { cellName } from './status.ts';
import { partsOf } from './walls.ts';

/** Least time for which a refused stone shows the parts it joins, in milliseconds; holding the stone extends it. */
const SHOWN = 1600;
/** Milliseconds between stones when the figure finishes the challenge. */
const PACE = 50;

/** A stone that has to stay, and the parts that it joins. */
export interface Refusal {
  cell: number;
  /** The cells of each part with an end in it, and the index of its first end. Empty if the stone is itself an end. */
  parts: readonly { end: number; cells: ArrayLike<number> }[];
}

export interface Try {
  step: number;
  total: number;
  cell: number;
  outcome: 'blocked' | 'forced';
}

export class Challenge {
  readonly refusal = signal<Refusal | null>(null);
  /** Called after each try that counts. */
  onTry: (told: Try) => void = () => {};
  readonly #figure: Figure;
  /** The refusal in the status line, which stays until the next move. */
  readonly #told = signal<Refusal | null>(null);
  /** Whether the status line describes the stone under the keyboard's ring. */
  readonly #isAsking = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finishing: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;

  constructor(figure: Figure) {
    this.#figure = figure;
  }

  readonly isOn = computed(() => this.#figure.settings.challenge && this.#figure.source.value.carved);

  /** Tries a stone: removes it, or shows why it has to stay. `isHeld`: the reader holds it until `release`. */
  take(cell: number, isHeld = false) {
    const figure = this.#figure;
    const grid = figure.grid.peek();
    this.#stop();
    if (!grid || grid.finished || figure.settings.readonly) return;
    const isEnd = endCells(figure.settings).includes(cell);
    if (!isEnd && grid.kinds[cell] === STONE) this.#take(cell);
    else if (!isEnd && grid.kinds[cell] !== FORCED) return;
    if (isEnd || this.#kindOf(cell) === FORCED) this.#refuse(cell, isEnd, isHeld);
  }

  isNeeded(cell: number) {
    if (endCells(this.#figure.settings).includes(cell)) return true;
    const kind = this.#kindOf(cell);
    return kind === FORCED || (kind === STONE && this.#partsWithout(cell).length > 1);
  }

  /** Tries the remaining stones one by one in random order, as one step of undo. */
  async finish() {
    const { history, motion, grid, carving, settings } = this.#figure;
    this.#stop();
    if (!carving.result.peek() || grid.peek()!.finished) return;
    const ends = endCells(settings);
    const left = () => {
      const { kinds, finished } = grid.peek()!;
      return finished
        ? []
        : [...kinds.keys()].filter((cell) => kinds[cell] === STONE && !ends.includes(cell));
    };
    history.begin();
    // Undo ends this loop, too.
    for (let cells = left(); history.inGesture && cells.length; cells = left()) {
      this.#take(cells[Math.floor(Math.random() * cells.length)]);
      if (!motion.reduced) await new Promise((goOn) => (this.#finishing = setTimeout(goOn, PACE)));
    }
    this.#stop();
  }

  #stop() {
    this.forget();
    clearTimeout(this.#finishing);
    this.#figure.history.commit();
  }

  release() {
    this.#isHeld = false;
    if (this.#timer === undefined) this.refusal.value = null;
  }

  /** Moves the keyboard's ring to a cell, which the status line then describes. */
  ask(cell: number) {
    this.forget();
    this.#figure.brush.value = cell;
    this.#isAsking.value = true;
  }

  forget() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.refusal.value = this.#told.value = null;
    this.#isAsking.value = false;
  }

  leave() {
    this.forget();
    this.#figure.brush.value = -1;
  }

  restart = () => {
    this.#stop();
    this.#figure.edit({ order: null });
  };

  readonly status = computed(() => {
    const { settings, say, brush, grid, carving, history } = this.#figure;
    const { order } = settings;
    const [words, told, shown] = [say.value, this.#told.value, grid.value];
    if (!shown) return '';
    if (this.#isAsking.value) return words(BRUSH[shown.kinds[brush.value]], cellName(brush.value, settings));
    if (told)
      return told.parts.length
        ? words('status.forced', cellName(told.cell, settings))
        : words('status.challenge.end');
    if (!carving.result.value) return words('status.parted');
    if (shown.finished) {
      const n = shown.kinds.filter((kind) => kind === FORCED).length;
      return words(endCells(settings).length > 2 ? 'status.challenge.tree' : 'status.challenge.path', { n });
    }
    if (history.inGesture) return words('status.carving');
    const last = order?.findLast((cell) => shown.kinds[cell] === SOCKET);
    return last === undefined
      ? words('status.challenge.start')
      : words('status.challenge.gone', cellName(last, settings));
  });

  #kindOf(cell: number) {
    return this.#figure.grid.peek()!.kinds[cell];
  }

  #take(cell: number) {
    const { settings, position, total } = this.#figure;
    this.#figure.edit({ order: [...(settings.order ?? []), cell] });
    const outcome = this.#kindOf(cell) === SOCKET ? 'blocked' : 'forced';
    this.onTry({ step: position.peek(), total: total.peek(), cell, outcome });
  }

  #refuse(cell: number, isEnd: boolean, isHeld: boolean) {
    this.#isHeld = isHeld;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.#isHeld) this.refusal.value = null;
    }, SHOWN);
    this.refusal.value = this.#told.value = { cell, parts: isEnd ? [] : this.#partsWithout(cell) };
  }

  #partsWithout(without: number) {
    const { settings, grid } = this.#figure;
    const kinds = grid.peek()!.kinds;
    const walls = [...kinds.keys()].filter(
      (cell) => cell === without || kinds[cell] === SOCKET || kinds[cell] === WALL,
    );
    return partsOf(settings, walls);
  }
}

const BRUSH: Readonly<Record<number, Key>> = {
  [SOCKET]: 'status.brush.gone',
  [STONE]: 'status.brush.stone',
  [FORCED]: 'status.forced',
  [WALL]: 'status.brush.wall',
};
