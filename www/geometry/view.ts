import { headingSeen, lookAt, project, type Camera, type Space } from './space.ts';

/** Maps cells to CSS pixels. `unit` is the width of a cell. */
export interface View {
  unit: number;
  left: number;
  top: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** The camera of a picture of space; null in the plane. */
  camera: Camera | null;
  /** The grid fills a frame: no ground shows beside it after a zoom, and cells need not measure whole pixels. */
  isFramed?: boolean;
}

export interface Place {
  x: number;
  y: number;
  z?: number;
}
/** A line as x, y, x, y … */
export type Points = ArrayLike<number>;

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

export const apart = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the nearest item and its distance; null if all are farther than `reach`. */
export function nearestOf<Item>(
  items: Iterable<Item>,
  distanceOf: (item: Item) => number,
  reach = Infinity,
): { item: Item; distance: number } | null {
  let best: { item: Item; distance: number } | null = null;
  for (const item of items) {
    const distance = distanceOf(item);
    if (distance < (best?.distance ?? reach)) best = { item, distance };
  }
  return best;
}

/** Below this width, a picture has no side margin. */
const NARROW = 700;
const SIDE_MARGIN = 18;
/** Free ground at the right of a narrow picture, in pixels, so that names fit. */
const SPARE = 24;

/** Distance from an outer point to the edge of the picture, in pixels, so that an end's disc and ring fit. */
const END = 13;

/** Size of a cell in space, compared with one in the plane. */
const SPACE_UNIT = 0.7;

/**
 * Fits a grid with half a cell of ground around it, or more where cells are small. Cells are whole pixels unless the
 * picture is narrow. `named`: curves may have names beyond B. `isGrid`: points lie only in the middles of cells.
 */
export function fitGrid(
  width: number,
  height: number,
  columns: number,
  rows: number,
  space: Space | null = null,
  named = true,
  isGrid = true,
): View {
  const narrow = width < NARROW;
  const margin = narrow ? 0 : SIDE_MARGIN;
  const spare = named && narrow ? SPARE : 0;
  const inner = Number(isGrid);
  const room = Math.max(
    0,
    Math.min(
      (width - spare - 2 * margin) / (columns + 1),
      (height - margin) / (rows + 1.2),
      (width - spare - 2 * END) / Math.max(1, columns - inner),
      (height - 2 * END) / Math.max(1, rows - inner),
    ),
  );
  const unit = narrow || room < BITMAP ? room : Math.floor(room);
  const whole = narrow ? (value: number) => value : Math.round;
  const view: View = {
    unit,
    left: whole((width - spare - unit * columns) / 2),
    top: whole((height - unit * rows - side(unit)) / 2),
    columns,
    rows,
    width,
    height,
    camera: null,
  };
  return space ? { ...view, unit: SPACE_UNIT * unit, camera: lookAt(view, space) } : view;
}

/** Height of a stone's side. Small stones are flat. */
export const side = (unit: number) => (unit < TINY ? 0 : Math.max(3, Math.round(unit * 0.2)));

/** Smaller cells are drawn without details. */
export const TINY = 9;

/** Still smaller cells are drawn as rectangles without gaps. */
export const BITMAP = 4;

export const lineScale = (unit: number) => (unit < TINY ? 0.35 : unit < 20 ? 0.66 : 1);

export const isSeen = ({ width, height }: View, { x, y }: Place) =>
  x >= 0 && y >= 0 && x <= width && y <= height;

export const toPage = (view: View, place: Place): Place =>
  view.camera
    ? project(view.camera, place)
    : { x: view.left + place.x * view.unit, y: view.top + place.y * view.unit };
/** Returns the magnification at a position; 1 in the plane. */
export const sizeAt = ({ camera }: View, place: Place) => (camera ? project(camera, place).near : 1);
export const headingOn = ({ camera }: View, place: Place, heading: readonly number[]) =>
  camera ? headingSeen(camera, place, heading) : heading;
/** Returns the position on the grid; in space, as if the picture lay flat. */
export const toGrid = (view: View, { x, y }: Place): Place => ({
  x: (x - view.left) / (view.unit || 1),
  y: (y - view.top) / (view.unit || 1),
});
export const cellCorner = (view: View, cell: number): Place => ({
  x: view.left + (cell % view.columns) * view.unit,
  y: view.top + Math.floor(cell / view.columns) * view.unit,
});

export function pageLine(view: View, points: Points): Float64Array {
  const line = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    line[i] = view.left + points[i] * view.unit;
    line[i + 1] = view.top + points[i + 1] * view.unit;
  }
  return line;
}

/** Returns the range of cells that a picture shows, and a few around it whose shadows or sides reach in. */
export function seenCells({ unit, left, top, columns, rows, width, height }: View) {
  return {
    west: clamp(Math.floor(-left / unit) - 1, 0, columns),
    east: clamp(Math.ceil((width - left) / unit) + 1, 0, columns),
    north: clamp(Math.floor(-top / unit) - 2, 0, rows),
    south: clamp(Math.ceil((height - top) / unit) + 1, 0, rows),
  };
}

/** The most numbers of a line that is drawn in full. */
const MANY = 6000;
/** Points closer than this to the previous point can be dropped, in pixels. */
const UNSEEN = 1;
/** Margin around the picture that counts as visible, in pixels. */
const AROUND = 24;

/** Converts a line to pixels. From a long line, drops points outside the picture and points too close together to see. */
export function seenLine(view: View, points: Points): Float64Array {
  const line = pageLine(view, points);
  for (let unseen = UNSEEN, left = line; ; unseen *= 2) {
    if (left.length <= MANY || unseen > 8) return left;
    left = thin(view, line, unseen);
    if (left.length <= 4 * MANY) return left;
  }
}

function thin({ width, height }: View, line: Float64Array, unseen: number): Float64Array {
  const kept = new Float64Array(line.length);
  let count = 0;
  let [before, last] = [0, 0];
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = [line[i], line[i + 1]];
    const isLast = i + 2 === line.length;
    const near = Math.abs(x - kept[count - 2]) < unseen && Math.abs(y - kept[count - 1]) < unseen;
    if (near && !isLast) continue;
    const beyond =
      (x < -AROUND ? 1 : x > width + AROUND ? 2 : 0) | (y < -AROUND ? 4 : y > height + AROUND ? 8 : 0);
    // A point between two others beyond the same edge adds nothing.
    if ((before & last & beyond) !== 0) count -= 2;
    else before = last;
    kept[count] = x;
    kept[count + 1] = y;
    count += 2;
    last = beyond;
  }
  return kept.subarray(0, count);
}

/** Returns a line that ends with its first point. */
export const looped = (line: Points, dimension = 2): number[] => {
  const points = Array.from(line);
  return [...points, ...points.slice(0, dimension)];
};

export function lengthOf(line: Points): number {
  let length = 0;
  for (let i = 2; i < line.length; i += 2)
    length += Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
  return length;
}

/** Returns the first part of a line, up to a length. */
export function trim(line: Points, length: number): number[] {
  const part: number[] = line.length ? [line[0], line[1]] : [];
  let left = length;
  for (let i = 2; i < line.length; i += 2) {
    const [x, y] = [line[i] - line[i - 2], line[i + 1] - line[i - 1]];
    const piece = Math.hypot(x, y);
    if (piece >= left) {
      const share = piece ? left / piece : 0;
      part.push(line[i - 2] + share * x, line[i - 1] + share * y);
      return part;
    }
    part.push(line[i], line[i + 1]);
    left -= piece;
  }
  return part;
}

export function nearestPlace(line: Points, { x, y }: Place): Place {
  let best = { x: line[0], y: line[1] };
  let least = Infinity;
  for (let i = 2; i < line.length; i += 2) {
    const [ax, ay] = [line[i - 2], line[i - 1]];
    const [dx, dy] = [line[i] - ax, line[i + 1] - ay];
    const share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1));
    const place = { x: ax + share * dx, y: ay + share * dy };
    const far = Math.hypot(place.x - x, place.y - y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

export function distanceTo(line: Points, at: Place): number {
  if (line.length < 4) return Infinity;
  return apart(nearestPlace(line, at), at);
}
