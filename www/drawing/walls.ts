/** Walls: taller than stones, square and fused, with courses. */
import type { Look, Tone } from './look.ts';
import type { Pen } from './pen.ts';
import { cellCorner, seenCells, side, type View } from '../geometry/view.ts';

export function drawWalls(pen: Pen, view: View, look: Look, all: readonly number[]) {
  const { unit, columns } = view;
  const cells = seenOf(view, all);
  if (!cells.length) return;
  const height = side(unit);
  const tall = 1.8 * height;
  const fill = (tone: Tone, x: number, y: number, more: number) => {
    pen.beginPath();
    for (const cell of cells) {
      const corner = cellCorner(view, cell);
      pen.rect(corner.x + x, corner.y + y, unit, unit + more);
    }
    pen.fillStyle = look.tones[tone];
    pen.fill();
  };
  if (height) fill('shadow', 0.2 * unit, tall + 0.1 * unit, 0);
  fill('wall-side', 0, 0, tall - height);
  fill('wall', 0, -height, 0.5);
  const walled = new Set(cells);
  pen.beginPath();
  for (const cell of cells) {
    if (walled.has(cell + columns)) continue;
    const { x, y } = cellCorner(view, cell);
    pen.moveTo(x, y + unit - height + tall / 2);
    pen.lineTo(x + unit, y + unit - height + tall / 2);
  }
  const alpha = pen.globalAlpha;
  pen.globalAlpha = 0.6 * alpha;
  pen.lineCap = 'butt';
  pen.lineWidth = 1;
  pen.strokeStyle = look.tones.wall;
  pen.stroke();
  pen.globalAlpha = alpha;
}

function seenOf(view: View, cells: readonly number[]) {
  const { west, east, north, south } = seenCells(view);
  if (west === 0 && north === 0 && east === view.columns && south === view.rows) return cells;
  return cells.filter((cell) => {
    const [x, y] = [cell % view.columns, Math.floor(cell / view.columns)];
    return x >= west && x < east && y >= north && y < south;
  });
}
