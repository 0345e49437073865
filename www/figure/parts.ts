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

export function partsFor(figure: Figure) {
  const { settings, source } = figure;

  /** Cells of the known route, or of all branches of a finished tree. */
  const path = computed<ReadonlySet<number>>(() => {
    const { grid, paths } = figure;
    return new Set(grid.value?.finished ? paths.value.flat() : Array.from(grid.value?.routes[0] ?? []));
  });

  /** Remaining stones on a loop or in a dead end, until the path is finished. */
  const roles = computed(() => {
    const grid = figure.grid.value;
    if (!grid || grid.finished || !source.value.carved) return null;
    const { columns: width, rows: height } = settings;
    const walls = cellsOf(grid.kinds, SOCKET, WALL);
    const found = cellRoles({ width, height, terminals: endCells(settings), walls });
    return found && { loop: new Set(found.cycles), branch: new Set(found.deadEnds) };
  });

  const tests: Partial<Record<Part, (kind: number, cell: number) => boolean>> = {
    witness: (_, cell) => source.value.carved && path.value.has(cell),
    path: (_, cell) => path.value.has(cell),
    forced: (kind) => kind === FORCED,
    stones: (kind, cell) => (kind === STONE || kind === MAYBE) && !path.value.has(cell),
    removed: (kind) => source.value.carved && kind === SOCKET,
    walls: (kind) => kind === WALL,
    loop: (_, cell) => roles.value?.loop.has(cell) ?? false,
    branch: (_, cell) => roles.value?.branch.has(cell) ?? false,
  };

  const sorted = computed(() => {
    const line = figure.line.value;
    const isFlat = line.raw.length > 0 && line.dimension === 2;
    const kept = isFlat && figure.ask(() => simplified(line, settings.tolerance));
    return kept ? { kept, dropped: dropped(line.raw, kept) } : { kept: [], dropped: [] };
  });

  const litCells = computed(() => {
    const grid = figure.grid.value;
    const named = settings.highlight.flatMap((name) => tests[name] ?? []);
    if (!grid || !named.length) return null;
    const cells = Uint8Array.from(grid.kinds, (kind, cell) => Number(named.some((has) => has(kind, cell))));
    return cells.includes(1) ? cells : null;
  });

  /** The highlighted curves: the one under the pointer, or those that a sentence names. */
  const curves = computed<ReadonlySet<CurveId>>(() => {
    const { forward, curves: shown } = figure;
    if (forward.value) return new Set([forward.value]);
    const named = shown.value.map(({ id }) => id).filter((id) => settings.highlight.includes(id));
    return named.length ? new Set(named) : NO_CURVES;
  });

  /** Highlighted parts other than curves; null if there are none. */
  const lit = computed<Lit | null>(() => {
    const { highlight } = settings;
    if (!highlight.length) return null;
    const noun = figure.grid.value ? 'ends' : 'points';
    const points = (name: 'kept' | 'dropped') => (highlight.includes(name) ? sorted.value[name] : []);
    const cells = litCells.value;
    const handles = highlight.includes(noun) && figure.handles.value.length > 0;
    const [kept, dropped] = [points('kept'), points('dropped')];
    return cells || handles || kept.length || dropped.length ? { cells, handles, kept, dropped } : null;
  });

  function at(place: Place, reach: number, isAtHandle = false): Part[] {
    const { grid, curves, line } = figure;
    const { columns, rows, overlays } = settings;
    const found = new Set<Part>();
    const kinds = grid.peek()?.kinds;
    const { x, y } = place;
    if (kinds && x >= 0 && y >= 0 && x < columns && y < rows) {
      const cell = Math.floor(y) * columns + Math.floor(x);
      for (const [name, has] of Object.entries(tests)) if (has(kinds[cell], cell)) found.add(name as Part);
    }
    if (isAtHandle) found.add(kinds ? 'ends' : 'points');
    if (line.peek().dimension === 2) {
      const isHit = (points: Points) => points.length <= LONGEST && distanceTo(points, place) <= reach;
      for (const { id, points, branches } of curves.peek())
        if ([points, ...branches].some(isHit)) found.add(id);
      if (overlays.includes('rdp') && grid.peek()?.finished !== false) {
        const { kept, dropped } = sorted.peek();
        if (isNear(kept, place, reach)) found.add('kept');
        else if (isNear(dropped, place, reach)) found.add('dropped');
      }
    }
    return PARTS.filter((name) => found.has(name));
  }

  return { path, curves, lit, at };
}

/** The cells of some kinds. */
export const cellsOf = (kinds: Uint8Array, ...wanted: number[]) =>
  [...kinds.keys()].filter((cell) => wanted.includes(kinds[cell]));

function isNear(points: Points, { x, y }: Place, reach: number): boolean {
  if (points.length > LONGEST) return false;
  for (let i = 0; i < points.length; i += 2)
    if (Math.hypot(points[i] - x, points[i + 1] - y) <= reach) return true;
  return false;
}
