/** Makes parts of a picture stand out while the rest is pale. */
import type { Look, Tone } from './look.ts';
import { addDots, addSquares, fillWith, strokeWith, type Pen } from './pen.ts';
import { pageLine, type Points, type View } from '../geometry/view.ts';

export interface Lit {
  /** 1 for each cell that stands out; null if none does. */
  cells: Uint8Array | null;
  handles: boolean;
  /** Points of the raw line, flat. */
  kept: Points;
  dropped: Points;
}

/** Share of its colour that a pale part keeps, in percent. */
const KEPT = 34;

/** Returns the look of the pale rest: its colours are close to the ground. */
export function paleLook(look: Look): Look {
  const { tones } = look;
  const pale = { ...look, tones: { ...tones } };
  for (const name of Object.keys(tones) as Tone[])
    pale.tones[name] = `color-mix(in srgb, ${tones[name]} ${KEPT}%, ${tones.ground})`;
  pale.tones.shadow = 'transparent';
  return pale;
}

/** Outlines each group of adjacent cells, with round corners like those of a ring. */
export function drawOutline(pen: Pen, view: View, look: Look, isIn: (cell: number) => boolean) {
  const { unit, left, top, columns, rows } = view;
  const has = (x: number, y: number) => x >= 0 && y >= 0 && x < columns && y < rows && isIn(y * columns + x);
  const at = (x: number, y: number) => [left + x * unit, top + y * unit] as const;
  pen.beginPath();
  for (let cell = 0; cell < columns * rows; cell++) {
    if (!isIn(cell)) continue;
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    for (const [nx, ny] of SIDES) {
      if (has(x + nx, y + ny)) continue;
      // The side runs from its middle along (tx, ty), clockwise around the cells.
      const [tx, ty] = [-ny, nx];
      const [mx, my] = [x + (1 + nx) / 2, y + (1 + ny) / 2];
      const turnsAt = (sign: number) =>
        !has(x + sign * tx, y + sign * ty) || has(x + sign * tx + nx, y + sign * ty + ny);
      const from = turnsAt(-1) ? ROUND - 0.5 : -0.5;
      const to = turnsAt(1) ? 0.5 - ROUND : 0.5;
      pen.moveTo(...at(mx + from * tx, my + from * ty));
      pen.lineTo(...at(mx + to * tx, my + to * ty));
      if (to === 0.5) continue;
      // Turn out along the side of a diagonal neighbour, or in along the next side of this cell.
      const turn = has(x + tx, y + ty) ? ROUND : -ROUND;
      const [px, py] = [mx + tx / 2, my + ty / 2];
      pen.quadraticCurveTo(...at(px, py), ...at(px + turn * nx, py + turn * ny));
    }
  }
  pen.lineCap = pen.lineJoin = 'round';
  strokeWith(pen, look.tones.ink, unit < 20 ? 2 : 2.5);
}

/** Radius of a corner, in cells. */
const ROUND = 0.2;
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Half the width of a square, and the radius of a dot, in pixels. */
const SQUARE = 4.2;
const DOT = 3.5;

export function drawPoints(pen: Pen, view: View, { tones }: Look, { kept, dropped }: Lit) {
  if (dropped.length) {
    pen.beginPath();
    addDots(pen, pageLine(view, dropped), DOT);
    fillWith(pen, tones.paper);
    strokeWith(pen, tones.ink, 1.75);
  }
  if (!kept.length) return;
  pen.beginPath();
  addSquares(pen, pageLine(view, kept), SQUARE);
  fillWith(pen, tones.rdp);
  strokeWith(pen, tones.case, 1.75);
}
