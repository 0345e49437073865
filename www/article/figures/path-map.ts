/** A map of the article's path, cropped to the rows of the path so that charts fit below it. */
import { pageLine, type Points, type View } from '../../geometry/view.ts';
import { viewAt } from './drawing.ts';
import type { Sketch } from './kit.ts';

/** Largest cell, and least distance from the middle of a cell to the edge, so that no end is cut off; in pixels. */
const [LARGEST, END] = [34, 16];

/** The rows of a line, with one row of ground on each side. */
function rowsOf(line: Points, rows: number) {
  const heights = Array.from(line).filter((_, i) => i % 2);
  const north = Math.max(0, Math.floor(Math.min(...heights)) - 1);
  return { north, south: Math.min(rows, Math.floor(Math.max(...heights)) + 2) };
}

/** Fits the rows of a line into the top of a drawing. */
export function mapView(
  line: Points,
  grid: { width: number; height: number },
  size: { width: number; height: number },
  room: number,
): View {
  const { north, south } = rowsOf(line, grid.height);
  const rows = south - north;
  const unit = Math.min(
    LARGEST,
    size.width / (grid.width + 1),
    room / (rows + 0.2),
    (room - 2 * END) / (rows - 1),
  );
  const left = (size.width - grid.width * unit) / 2;
  const top = (room - rows * unit) / 2 - north * unit;
  return viewAt(unit, left, top, size, grid.width, grid.height);
}

/** Draws the ground and the road along a line, below the curves. */
export function drawMap(sketch: Sketch, view: View, line: Points) {
  const { north, south } = rowsOf(line, view.rows);
  sketch.sockets(view, (cell) => {
    const row = Math.floor(cell / view.columns);
    return row >= north && row < south;
  });
  sketch.road(view, pageLine(view, line), 1);
}

export function drawEnds(sketch: Sketch, view: View, line: Points) {
  sketch.ends(view, [
    { x: line[0], y: line[1], letter: 'A' },
    { x: line[line.length - 2], y: line[line.length - 1], letter: 'B' },
  ]);
}
