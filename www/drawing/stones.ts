/** Draws the grid during carving: sockets, stones with their shadows and falls, and walls. */
import { BITMAP, cellCorner, seenCells, side, type Place, type View } from '../geometry/view.ts';
import type { Look, Tone } from './look.ts';
import { addDots, faded, fillWith, strokeWith, type Pen, type Table } from './pen.ts';

export const SOCKET = 0;
export const STONE = 1;
/** On the witness, which may still change. */
export const MAYBE = 2;
export const FORCED = 3;
export const WALL = 4;

/** A stone that A still reaches, or water; no cell of a carving is of this kind. */
export const REACH = 5;
/** The stone that the water took last, in a colour of the article's own figures. */
export const NEWEST = 6;

/** On a route that is drawn over it, so it needs no dot. */
export const PALE = 7;

const SEEN = 'seen-1' as Tone;
const TOPS: readonly (Tone | null)[] = [null, 'stone', 'maybe', 'path', null, 'reach', SEEN, 'maybe'];
const STANDING = [STONE, MAYBE, FORCED, REACH, NEWEST, PALE];

/** A stone that falls, changes its kind, drops in with its column, shakes, or moves aside with a part of the grid. */
export type Change =
  | { cell: number; falls: number }
  | { cell: number; from: number; turned: number; lift: number }
  | { cell: number; drops: number }
  /** From -1 to 1. */
  | { cell: number; shakes: number }
  | Aside;

interface Aside {
  cell: number;
  /** In cells. */
  aside: Place;
  /** Opacity of its tone and letter. */
  share: number;
  letter: string;
  /** Whether A reaches it. */
  reached: boolean;
}

/** Share of a cell that a stone's top leaves free at each edge, and the radius of its corners. */
const INSET = 0.045;
const RADIUS = 0.13;
/** Opacity of the plain area that replaces sockets too small to draw. */
const HAZE = 0.4;

const anyCell: (cell: number) => boolean = () => true;

export function drawSockets({ pen, view, look }: Table, isIn = anyCell, tone: Tone = 'socket') {
  const { unit, columns, rows, left, top } = view;
  pen.beginPath();
  if (unit < BITMAP) pen.rect(left, top, columns * unit, rows * unit);
  else {
    const { west, east, north, south } = seenCells(view);
    for (let row = north; row < south; row++)
      for (let cell = row * columns + west; cell < row * columns + east; cell++) {
        if (!isIn(cell)) continue;
        const { x, y } = cellCorner(view, cell);
        pen.roundRect(x + 0.34 * unit, y + 0.34 * unit, 0.32 * unit, 0.32 * unit, 0.08 * unit);
      }
  }
  faded(pen, unit < BITMAP ? HAZE : 1, () => fillWith(pen, look.tones[tone]));
}

/** Tones of cells too small to draw as stones, by their kind. */
export const FLAT: readonly (Tone | null)[] = [null, 'stone', 'maybe', 'path', 'wall'];

/** Draws small cells: a rectangle for each run of one kind in a row. */
export function drawFlat(pen: Pen, { unit, left, top, columns, rows }: View, look: Look, kinds: Uint8Array) {
  FLAT.forEach((tone, kind) => {
    if (!tone) return;
    pen.beginPath();
    for (let row = 0; row < rows; row++)
      for (let x = 0; x < columns; x++) {
        const start = x;
        while (x < columns && kinds[row * columns + x] === kind) x++;
        if (x > start) pen.rect(left + start * unit, top + row * unit, (x - start) * unit, unit);
      }
    fillWith(pen, look.tones[tone]);
  });
}

/**
 * Draws all shadows, then the stones row by row from the top. `standing`: the cells that stand out, and the look of the
 * others. `drawn`: 1 for each cell to draw; without it, all cells.
 */
export function drawStones(
  on: Table,
  kinds: Uint8Array,
  changes: readonly Change[] = [],
  standing: { cells: Uint8Array | null; pale: Look } | null = null,
  drawn: Uint8Array | null = null,
) {
  const { view, look } = on;
  const { unit, columns } = view;
  const { west, east, north, south } = seenCells(view);
  const moving = new Map(changes.map((change) => [change.cell, change]));
  if (side(unit)) drawShadows({ ...on, look: standing?.pale ?? look }, kinds, moving, drawn);
  const lookOf = (cell: number) => (!standing || standing.cells?.[cell] ? look : standing.pale);
  const looks = standing ? [standing.pale, look] : [look];
  for (let row = north; row < south; row++) {
    const all = Array.from({ length: east - west }, (_, x) => row * columns + west + x);
    const cells = drawn ? all.filter((cell) => drawn[cell]) : all;
    const still = cells.filter((cell) => !moving.has(cell));
    // Two fills draw all stones of one kind in this row.
    for (const one of looks)
      for (const kind of STANDING) {
        const alike = still.filter((cell) => kinds[cell] === kind && lookOf(cell) === one);
        for (const part of ['side', 'top'] as const) drawPart({ ...on, look: one }, alike, kind, part);
      }
    if (moving.size)
      for (const cell of cells) if (moving.has(cell)) drawChange(on, kinds[cell], moving.get(cell)!);
  }
}

function drawShadows(
  { pen, view, look }: Table,
  kinds: Uint8Array,
  moving: ReadonlyMap<number, Change>,
  drawn: Uint8Array | null,
) {
  const { unit } = view;
  const { west, east, north, south } = seenCells(view);
  pen.beginPath();
  for (let row = north; row < south; row++)
    for (let cell = row * view.columns + west; cell < row * view.columns + east; cell++) {
      const change = moving.get(cell);
      const isUp = change && ('falls' in change || ('drops' in change && change.drops < 1));
      if (isUp || drawn?.[cell] === 0 || !TOPS[kinds[cell]]) continue;
      const { x, y } = cellCorner(change && 'aside' in change ? aside(view, change.aside) : view, cell);
      pen.roundRect(x + 0.18 * unit, y + side(unit) + 0.2 * unit, 0.9 * unit, 0.9 * unit, RADIUS * unit);
    }
  fillWith(pen, look.tones.shadow);
}

/** Draws the sides or the tops of stones, raised by `lift` pixels. */
function drawPart(on: Table, cells: readonly number[], kind: number, part: 'side' | 'top', lift = 0) {
  const { pen, view, look } = on;
  const { unit } = view;
  const height = side(unit);
  const top = TOPS[kind]!;
  if (!cells.length || (part === 'side' && !height)) return;
  const inset = unit * INSET;
  const width = unit - 2 * inset;
  const down = (part === 'side' ? height : 0) - lift;
  pen.beginPath();
  for (const cell of cells) {
    const { x, y } = cellCorner(view, cell);
    pen.roundRect(x + inset, y + inset + down, width, width, RADIUS * unit);
  }
  fillStone(pen, look, part === 'side' ? (`${top}-side` as Tone) : top);
  if (kind === MAYBE && part === 'top') drawDots(on, cells, lift);
}

function drawDots({ pen, view, look }: Table, cells: readonly number[], lift: number) {
  const { unit } = view;
  const middles = cells.flatMap((cell) => {
    const { x, y } = cellCorner(view, cell);
    return [x + unit / 2, y + unit / 2 - lift];
  });
  pen.beginPath();
  addDots(pen, middles, 0.085 * unit);
  fillWith(pen, look.tones.dot);
}

function drawChange(on: Table, kind: number, change: Change) {
  const { pen, view } = on;
  const { cell } = change;
  if ('falls' in change) return drawFalling(on, cell, change.falls);
  if ('shakes' in change) return drawShaking(on, cell, kind, change.shakes);
  if ('aside' in change) return drawAside(on, kind, change);
  const draw = (part: 'side' | 'top', is: number, lift: number) => drawPart(on, [cell], is, part, lift);
  // The side shows through a translucent top, so each part changes by itself.
  for (const part of ['side', 'top'] as const) {
    if ('drops' in change) {
      const share = change.drops ** (part === 'side' ? 3 : 1);
      faded(pen, share, () => draw(part, STONE, 0.6 * view.unit * (1 - change.drops)));
    } else {
      draw(part, change.from, change.lift);
      faded(pen, change.turned, () => draw(part, kind, change.lift));
    }
  }
}

/** Shrinks, sinks, tilts and fades a stone. */
function drawFalling({ pen, view, look }: Table, cell: number, share: number) {
  const { unit } = view;
  const { x, y } = cellCorner(view, cell);
  const scale = 1 - 0.55 * share;
  const half = (unit * (1 - 2 * INSET) * scale) / 2;
  const angle = ((cell % 2 ? 16 : -16) * share * Math.PI) / 180;
  const [cx, cy] = [x + unit / 2, y + unit / 2 + 0.42 * unit * share];
  for (const drop of [side(unit) * (1 - share), 0]) {
    tilted(pen, cx, cy, drop, half, RADIUS * unit * scale, angle);
    // The side would show through the fading top, so it fades sooner.
    faded(pen, (1 - 0.7 * share) * (drop ? (1 - share) ** 2 : 1), () =>
      fillStone(pen, look, drop ? 'stone-side' : 'stone'),
    );
  }
}

/** How far a stone shakes, in pixels and degrees. */
const SWING = 5;
/** The smallest cell with room for a letter, in pixels. */
const LETTERED = 24;

const aside = (view: View, { x, y }: Place): View => ({
  ...view,
  left: view.left + x * view.unit,
  top: view.top + y * view.unit,
});

/** Draws a stone of a part that would be cut off: moved aside, tinted, with a letter. */
function drawAside({ pen, view, look }: Table, kind: number, change: Aside) {
  const { cell, share, letter, reached } = change;
  const at = aside(view, change.aside);
  for (const part of ['side', 'top'] as const) {
    drawPart({ pen, view: at, look }, [cell], kind, part);
    faded(pen, share, () => drawPart({ pen, view: at, look }, [cell], reached ? REACH : STONE, part));
  }
  if (view.unit < LETTERED) return;
  const { x, y } = cellCorner(at, cell);
  const size = Math.min(15, 0.28 * view.unit);
  pen.font = `500 ${size.toFixed(1)}px ${look.font}`;
  pen.textAlign = 'center';
  pen.fillStyle = look.tones[reached ? 'on-stone' : 'on-stone-quiet'];
  faded(pen, share, () => pen.fillText(letter, x + view.unit / 2, y + view.unit / 2 + 0.355 * size));
}

function drawShaking({ pen, view, look }: Table, cell: number, kind: number, shakes: number) {
  const { unit } = view;
  const { x, y } = cellCorner(view, cell);
  const half = (unit * (1 - 2 * INSET)) / 2;
  const top = TOPS[kind]!;
  for (const drop of [side(unit), 0]) {
    const angle = (SWING * shakes * Math.PI) / 180;
    tilted(pen, x + unit / 2 + SWING * shakes, y + unit / 2, drop, half, RADIUS * unit, angle);
    fillStone(pen, look, drop ? (`${top}-side` as Tone) : top);
  }
}

/** Rings a stone that has to stay, with ghosts of the ring while it shakes. */
export function drawRefusal(pen: Pen, view: View, look: Look, changes: readonly Change[]) {
  const change = changes.find((one) => 'shakes' in one);
  if (!change) return;
  for (const shift of change.shakes ? [-SWING, SWING] : [])
    faded(pen, 0.28, () => drawRing(pen, { ...view, left: view.left + shift }, look, change.cell));
  drawRing(pen, view, look, change.cell);
}

export function asideOf(changes: readonly Change[], cell: number): Place | null {
  const change = changes.find((one) => one.cell === cell && 'aside' in one);
  return change && 'aside' in change ? change.aside : null;
}

const CORNERS = [-1, -1, 1, -1, 1, 1, -1, 1];

/** Traces a rounded square turned about (cx, cy) and lowered along its own axis. */
function tilted(pen: Pen, cx: number, cy: number, drop: number, half: number, radius: number, angle: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (x: number, y: number) =>
    [cx + x * cos - (y + drop) * sin, cy + x * sin + (y + drop) * cos] as const;
  pen.beginPath();
  for (let i = 0; i < 4; i++) {
    const [sx, sy] = [CORNERS[2 * i], CORNERS[2 * i + 1]];
    const [px, py] = [sx * half, sy * half];
    // Clockwise: the line comes to odd corners along x, to even ones along y.
    const along = i % 2 === 0;
    const before = along ? at(px, py - sy * radius) : at(px - sx * radius, py);
    const after = along ? at(px - sx * radius, py) : at(px, py - sy * radius);
    if (i) pen.lineTo(...before);
    else pen.moveTo(...before);
    pen.quadraticCurveTo(...at(px, py), ...after);
  }
  pen.closePath();
}

function fillStone(pen: Pen, look: Look, tone: Tone) {
  fillWith(pen, look.tones[tone]);
  if (look.contrast) strokeWith(pen, look.tones.ink, 1);
}

export function drawRing(pen: Pen, view: View, look: Look, cell: number) {
  const { unit } = view;
  const { x, y } = cellCorner(view, cell);
  pen.beginPath();
  pen.roundRect(x - 1, y - 1, unit + 2, unit + 2, 0.2 * unit);
  strokeWith(pen, look.tones.ink, unit < 20 ? 2 : 2.5);
}

/** Draws walls: taller than stones, square and fused, with a course line along the side. */
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
    fillWith(pen, look.tones[tone]);
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
  pen.lineCap = 'butt';
  faded(pen, 0.6, () => strokeWith(pen, look.tones.wall, 1));
}

function seenOf(view: View, cells: readonly number[]) {
  const { west, east, north, south } = seenCells(view);
  if (west === 0 && north === 0 && east === view.columns && south === view.rows) return cells;
  return cells.filter((cell) => {
    const [x, y] = [cell % view.columns, Math.floor(cell / view.columns)];
    return x >= west && x < east && y >= north && y < south;
  });
}
