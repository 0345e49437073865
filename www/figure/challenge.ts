/** The reader's challenge: knock stones out until only a path is left. Each try is one step of history. */
import { computed, signal } from '@preact/signals-core';
import { FORCED, SOCKET, STONE, WALL } from '../drawing/stones.ts';
import type { Key } from '../words/words.ts';
import type { Figure } from './figure.ts';
import { isStepped } from './late-path.ts';
import { cellsOf } from './parts.ts';
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

export function challengeIn(figure: Figure) {
  const { settings, say, brush, history, carving } = figure;
  const refusal = signal<Refusal | null>(null);
  /** The refusal in the status line, which stays until the next move. */
  const told = signal<Refusal | null>(null);
  /** Whether the status line describes the stone under the keyboard's ring. */
  const isAsking = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finishing: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;

  const isOn = computed(() => settings.challenge && figure.source.value.carved && isStepped(settings));
  const kindOf = (cell: number) => figure.grid.peek()!.kinds[cell];

  /** Tries a stone: removes it, or shows why it has to stay. `holds`: the reader holds it until `release`. */
  function take(cell: number, holds = false) {
    const grid = figure.grid.peek();
    stop();
    if (!grid || grid.finished || settings.readonly) return;
    const isEnd = endCells(settings).includes(cell);
    if (!isEnd && grid.kinds[cell] === STONE) removeStone(cell);
    else if (!isEnd && grid.kinds[cell] !== FORCED) return;
    if (isEnd || kindOf(cell) === FORCED) refuse(cell, isEnd, holds);
  }

  function isNeeded(cell: number) {
    if (endCells(settings).includes(cell)) return true;
    return kindOf(cell) === FORCED || (kindOf(cell) === STONE && partsWithout(cell).length > 1);
  }

  /** Tries the remaining stones one by one in random order, as one step of undo. */
  async function finish() {
    const { motion, grid } = figure;
    stop();
    if (!carving.result.peek() || grid.peek()!.finished) return;
    const ends = endCells(settings);
    const left = () => {
      const { kinds, finished } = grid.peek()!;
      return finished ? [] : cellsOf(kinds, STONE).filter((cell) => !ends.includes(cell));
    };
    history.begin();
    // Undo ends this loop, too.
    for (let cells = left(); history.inGesture() && cells.length; cells = left()) {
      removeStone(cells[Math.floor(Math.random() * cells.length)]);
      if (!motion.reduced) await new Promise((goOn) => (finishing = setTimeout(goOn, PACE)));
    }
    stop();
  }

  function stop() {
    forget();
    clearTimeout(finishing);
    history.commit();
  }

  function release() {
    isHeld = false;
    if (timer === undefined) refusal.value = null;
  }

  /** Moves the keyboard's ring to a cell, which the status line then describes. */
  function ask(cell: number) {
    forget();
    brush.value = cell;
    isAsking.value = true;
  }

  function forget() {
    clearTimeout(timer);
    timer = undefined;
    refusal.value = told.value = null;
    isAsking.value = false;
  }

  function leave() {
    forget();
    brush.value = -1;
  }

  function restart() {
    stop();
    figure.edit({ order: null });
  }

  const status = computed((): string => {
    const [words, why, shown] = [say.value, told.value, figure.grid.value];
    if (!shown) return '';
    if (isAsking.value) return words(BRUSH[shown.kinds[brush.value]], cellName(brush.value, settings));
    if (why)
      return why.parts.length
        ? words('status.forced', cellName(why.cell, settings))
        : words('status.challenge.end');
    if (!carving.result.value) return words('status.parted');
    if (shown.finished) {
      const n = cellsOf(shown.kinds, FORCED).length;
      return words(endCells(settings).length > 2 ? 'status.challenge.tree' : 'status.challenge.path', { n });
    }
    if (history.inGesture()) return words('status.carving');
    const last = settings.order?.findLast((cell) => shown.kinds[cell] === SOCKET);
    return last === undefined
      ? words('status.challenge.start')
      : words('status.challenge.gone', cellName(last, settings));
  });

  function removeStone(cell: number) {
    figure.edit({ order: [...(settings.order ?? []), cell] });
    const outcome = kindOf(cell) === SOCKET ? 'blocked' : 'forced';
    figure.onTry({ step: figure.position.peek(), total: figure.total.peek(), cell, outcome });
  }

  function refuse(cell: number, isEnd: boolean, holds: boolean) {
    isHeld = holds;
    timer = setTimeout(() => {
      timer = undefined;
      if (!isHeld) refusal.value = null;
    }, SHOWN);
    refusal.value = told.value = { cell, parts: isEnd ? [] : partsWithout(cell) };
  }

  function partsWithout(without: number) {
    return partsOf(settings, [without, ...cellsOf(figure.grid.peek()!.kinds, SOCKET, WALL)]);
  }

  return { isOn, refusal, status, take, isNeeded, finish, release, ask, forget, leave, restart };
}

const BRUSH: Readonly<Record<number, Key>> = {
  [SOCKET]: 'status.brush.gone',
  [STONE]: 'status.brush.stone',
  [FORCED]: 'status.forced',
  [WALL]: 'status.brush.wall',
};
