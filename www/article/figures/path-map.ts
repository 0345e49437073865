/** A map of the article's path, cropped to the rows of the path so that charts fit below it. */
import { pageLine, type Points, type View } from '../../geometry/view.ts';
import { viewAt } from './drawing.ts';
import type { Sketch } from './kit.ts';

/** Largest cell, and least distance from the middle of a cell to the edge, so that no end is cut off; in pixels. */
const [LARGEST, END] = [46, 16];

/** The columns (`axis` 0) or rows (1) of a line, with one of ground on each side. */
function spanOf(line: Points, axis: number, count: number) {
  const all = Array.from(line).filter((_, i) => i % 2 === axis);
  const from = Math.max(0, Math.floor(Math.min(...all)) - 1);
  return [from, Math.min(count, Math.floor(Math.max(...all)) + 2)] as const;
}

/** Fits the rows of a line into the top of a drawing; `isNarrow`: its columns, too. */
export function mapView(
  line: Points,
  grid: { width: number; height: number },
  size: { width: number; height: number },
  room: number,
  isNarrow = false,
): View {
  const [north, south] = spanOf(line, 1, grid.height);
  const [west, east] = isNarrow ? spanOf(line, 0, grid.width) : [0, grid.width];
  const rows = south - north;
  const unit = Math.min(
    LARGEST,
    size.width / (east - west + 1),
    room / (rows + 0.2),
    (room - 2 * END) / (rows - 1),
  );
  const left = (size.width - (east + west) * unit) / 2;
  const top = (room - rows * unit) / 2 - north * unit;
  return viewAt(unit, left, top, size, grid.width, grid.height);
}

/** Draws the ground, walls and the road along a line, below the curves. */
export function drawMap(sketch: Sketch, view: View, line: Points, walls: readonly number[]) {
  const [north, south] = spanOf(line, 1, view.rows);
  const isIn = (cell: number) => {
    const row = Math.floor(cell / view.columns);
    const x = view.left + ((cell % view.columns) + 0.5) * view.unit;
    return row >= north && row < south && x > 0 && x < view.width;
  };
  sketch.sockets(view, (cell) => isIn(cell) && !walls.includes(cell));
  sketch.walls(view, walls.filter(isIn));
  sketch.road(view, pageLine(view, line), 1);
}

export function drawEnds(sketch: Sketch, view: View, line: Points) {
  sketch.ends(view, [
    { x: line[0], y: line[1], letter: 'A' },
    { x: line[line.length - 2], y: line[line.length - 1], letter: 'B' },
  ]);
}
