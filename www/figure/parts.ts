/** The parts of a picture that a sentence can name: which cells they are, and which of them are at a place. */
import { computed } from '@preact/signals-core';
import type { Lit } from '../drawing/lit.ts';
import { FORCED, MAYBE, SOCKET, STONE, WALL } from '../drawing/stones.ts';
import { cellRoles } from '../engine.ts';
import { distanceTo, type Place, type Points } from '../geometry/view.ts';
import type { CurveId } from './curves/index.ts';
import { simplified } from './curves/kind.ts';
import { dropped } from './curves/rdp.ts';
import type { Figure } from './figure.ts';
import { PARTS } from './settings.ts';
import { endCells } from './sources/grid.ts';

export type Part = (typeof PARTS)[number];

const NO_CURVES: ReadonlySet<CurveId> = new Set();
/** Most coordinates of a line that each move of a pointer searches. */
const LONGEST = 40_000;

export class Parts {
  readonly #figure: Figure;

  constructor(figure: Figure) {
    this.#figure = figure;
  }

  readonly #isCarved = computed(() => this.#figure.source.value.carved);

  /** Cells of the known route, or of all branches of a finished tree. */
  readonly path = computed<ReadonlySet<number>>(() => {
    const { grid, paths } = this.#figure;
    return new Set(grid.value?.finished ? paths.value.flat() : Array.from(grid.value?.routes[0] ?? []));
  });

  /** Remaining stones on a loop or in a dead end, until the path is finished. */
  readonly #roles = computed(() => {
    const grid = this.#figure.grid.value;
    if (!grid || grid.finished || !this.#isCarved.value) return null;
    const { columns: width, rows: height } = this.#figure.settings;
    const walls = cellsOf(grid.kinds, SOCKET, WALL);
    const roles = cellRoles({ width, height, terminals: endCells(this.#figure.settings), walls });
    return roles && { loop: new Set(roles.cycles), branch: new Set(roles.deadEnds) };
  });

  readonly #cells: Partial<Record<Part, (kind: number, cell: number) => boolean>> = {
    witness: (_, cell) => this.#isCarved.value && this.path.value.has(cell),
    path: (_, cell) => this.path.value.has(cell),
    forced: (kind) => kind === FORCED,
    stones: (kind, cell) => (kind === STONE || kind === MAYBE) && !this.path.value.has(cell),
    removed: (kind) => this.#isCarved.value && kind === SOCKET,
    walls: (kind) => kind === WALL,
    loop: (_, cell) => this.#roles.value?.loop.has(cell) ?? false,
    branch: (_, cell) => this.#roles.value?.branch.has(cell) ?? false,
  };

  readonly #points = computed(() => {
    const line = this.#figure.line.value;
    const { tolerance } = this.#figure.settings;
    const isFlat = line.raw.length > 0 && line.dimension === 2;
    const kept = isFlat && this.#figure.ask(() => simplified(line, tolerance));
    return kept ? { kept, dropped: dropped(line.raw, kept) } : { kept: [], dropped: [] };
  });

  readonly #litCells = computed(() => {
    const grid = this.#figure.grid.value;
    const tests = this.#figure.settings.highlight.flatMap((name) => this.#cells[name] ?? []);
    if (!grid || !tests.length) return null;
    const cells = Uint8Array.from(grid.kinds, (kind, cell) => Number(tests.some((has) => has(kind, cell))));
    return cells.includes(1) ? cells : null;
  });

  /** The highlighted curves: the one under the pointer, or those that a sentence names. */
  readonly curves = computed<ReadonlySet<CurveId>>(() => {
    const { forward, curves, settings } = this.#figure;
    if (forward.value) return new Set([forward.value]);
    const named = curves.value.map(({ id }) => id).filter((id) => settings.highlight.includes(id));
    return named.length ? new Set(named) : NO_CURVES;
  });

  /** Highlighted parts other than curves; null if there are none. */
  readonly lit = computed<Lit | null>(() => {
    const { highlight } = this.#figure.settings;
    if (!highlight.length) return null;
    const noun = this.#figure.grid.value ? 'ends' : 'points';
    const points = (name: 'kept' | 'dropped') => (highlight.includes(name) ? this.#points.value[name] : []);
    const cells = this.#litCells.value;
    const handles = highlight.includes(noun) && this.#figure.handles.value.length > 0;
    const [kept, dropped] = [points('kept'), points('dropped')];
    return cells || handles || kept.length || dropped.length ? { cells, handles, kept, dropped } : null;
  });

  at(place: Place, reach: number, isAtHandle = false): Part[] {
    const { grid, settings, curves, line } = this.#figure;
    const { columns, rows, overlays } = settings;
    const found = new Set<Part>();
    const kinds = grid.peek()?.kinds;
    const { x, y } = place;
    if (kinds && x >= 0 && y >= 0 && x < columns && y < rows) {
      const cell = Math.floor(y) * columns + Math.floor(x);
      for (const [name, has] of Object.entries(this.#cells))
        if (has(kinds[cell], cell)) found.add(name as Part);
    }
    if (isAtHandle) found.add(kinds ? 'ends' : 'points');
    if (line.peek().dimension === 2) {
      const isHit = (points: Points) => points.length <= LONGEST && distanceTo(points, place) <= reach;
      for (const { id, points, branches } of curves.peek())
        if ([points, ...branches].some(isHit)) found.add(id);
      if (overlays.includes('rdp') && grid.peek()?.finished !== false) {
        const { kept, dropped } = this.#points.peek();
        if (isNear(kept, place, reach)) found.add('kept');
        else if (isNear(dropped, place, reach)) found.add('dropped');
      }
    }
    return PARTS.filter((name) => found.has(name));
  }
}

const cellsOf = (kinds: Uint8Array, ...wanted: number[]) =>
  [...kinds.keys()].filter((cell) => wanted.includes(kinds[cell]));

function isNear(points: Points, { x, y }: Place, reach: number): boolean {
  if (points.length > LONGEST) return false;
  for (let i = 0; i < points.length; i += 2)
    if (Math.hypot(points[i] - x, points[i + 1] - y) <= reach) return true;
  return false;
}
