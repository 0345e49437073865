/** Finds a free side for the delta: beyond B each curve runs on to its name. */
import { cellCorner, lengthOf, type Place, type Points, type View } from '../geometry/view.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Name {
  id: string;
  label: string;
  /** Start of the text, or its end if aligned right; y is its middle. */
  x: number;
  y: number;
  align: 'left' | 'right';
  box: Box;
  tail: number[];
  tailLength: number;
}

export interface Delta {
  names: Name[];
  size: number;
  /** False if no side is free; names are then drawn over a case. */
  clear: boolean;
  /** Index of the chosen candidate. */
  side: number;
}

export interface Label {
  id: string;
  label: string;
}

/** Widths of letters in Instrument Sans 500, in ems, by their kind. */
const NARROW = /[iljtfr.,'’‑ -]/;
const WIDE = /[A-ZMWmw–]/;
export const emsOf = (label: string) =>
  [...label].reduce(
    (sum, letter) =>
      sum + (letter.charCodeAt(0) > 0x2e7f ? 1 : NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.7 : 0.57),
    0,
  );

/** Distance between tails that run beside one another, in ems. */
const LANE = 0.36;
/** Points of one tail. */
const PIECES = 16;

export const endRadius = (unit: number) => Math.max(10, 0.46 * unit);

type Measures = ReturnType<typeof measures>;

function measures(unit: number) {
  const narrow = unit < 20;
  const size = narrow ? 11 : 15;
  // Beyond this, names would be too far apart and leave the picture.
  const step = Math.min(unit, 48);
  return {
    size,
    gap: Math.max((narrow ? 1.15 : 0.92) * step, 1.3 * size),
    reach: Math.max((narrow ? 1.02 : 1.7) * step, endRadius(unit) + 6),
    space: 0.45 * size,
  };
}

/** Everything that names should not cover. */
export interface Obstacles {
  cells: readonly number[];
  /** Lines in pixels. */
  lines: readonly Points[];
  /** The other ends and waypoints, and the reader's hand. */
  others: readonly Place[];
}

/** Where names can be, with the cost of their distance, the nearest first. All lengths are in rows. */
const SIDES = [0, -1, 1]
  .flatMap((down) =>
    (down ? [0, 1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6]).flatMap((shift) =>
      // Beside an end, a column moves aside from it; above and below, it moves the other way.
      [0, 1, 2, 3].flatMap((aside) =>
        [1, -1].map((right) => {
          const far = 1.5 * Math.abs(shift) + (down ? 2 + 2 * aside : aside);
          return { right, down, shift, aside, far };
        }),
      ),
    ),
  )
  .sort((one, other) => one.far - other.far);

/** How much better another side has to be before names leave theirs during a drag. */
const MUCH = 12;

/**
 * Places the names of the shown curves close to an end and where they cover little. During a drag, names keep their side
 * (`kept`) until another is much better.
 */
export function placeDelta(
  view: View,
  end: Place,
  labels: readonly Label[],
  shown: readonly string[],
  obstacles: Obstacles,
  kept?: number,
): Delta {
  const sizes = measures(view.unit);
  let best: Delta = { names: [], size: sizes.size, clear: false, side: -1 };
  let least = Infinity;
  SIDES.forEach((one, side) => {
    const far = side === kept ? one.far - MUCH : one.far;
    if (far >= least) return;
    const names = namesOn(one, view, end, labels, sizes).filter(({ id }) => shown.includes(id));
    const count = collisions(view, end, names, obstacles, least - far);
    if (far + count >= least) return;
    best = { names, size: sizes.size, clear: count === 0, side };
    least = far + count;
  });
  return best;
}

function namesOn(
  { right, down, shift, aside }: (typeof SIDES)[number],
  view: View,
  end: Place,
  labels: readonly Label[],
  { size, gap, reach, space }: Measures,
): Name[] {
  const last = labels.length - 1;
  const half = (last / 2) * gap + 0.55 * size + PEN;
  const middle = Math.min(Math.max(end.y + shift * gap, half), view.height - half);
  return labels.map(({ id, label }, i) => {
    const rank = down < 0 ? last - i : i;
    const x = end.x + right * (down ? 1.2 * size - aside * gap : reach + aside * gap);
    const y = down
      ? end.y + down * (reach + 0.3 * size + (rank + shift) * gap)
      : middle + (i - last / 2) * gap;
    // Above and below, tails run in parallel lanes; beside the end, they are level at both ends.
    const lane = end.x + right * ((last / 2 - rank) * LANE * size - aside * gap);
    const bend = (end.x + x) / 2;
    const tail = down
      ? cubic(end, { x: lane, y: end.y + 0.7 * (y - end.y) }, { x: lane, y }, { x, y })
      : cubic(
          end,
          { x: bend + right * 0.15 * view.unit, y: end.y },
          { x: bend - right * 0.25 * view.unit, y },
          { x, y },
        );
    const [start, width] = [x + right * space, emsOf(label) * size];
    const [left, far] = right > 0 ? [start, start + width] : [start - width, start];
    const box = { left, top: y - 0.55 * size, right: far, bottom: y + 0.5 * size };
    const align = right > 0 ? 'left' : 'right';
    return { id, label, x: start, y, align, box, tail, tailLength: lengthOf(tail) };
  });
}

function cubic(a: Place, b: Place, c: Place, d: Place): number[] {
  return Array.from({ length: PIECES + 1 }, (_, i) => {
    const t = i / PIECES;
    const s = 1 - t;
    const mix = (axis: 'x' | 'y') =>
      s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
    return [mix('x'), mix('y')];
  }).flat();
}

/** Room about a name for the width of a line, in pixels. */
const PEN = 5;

const isCut = ({ width, height }: View, { left, top, right, bottom }: Box) =>
  left < 0 || right > width || top < 0 || bottom > height;

/**
 * Counts how often names meet the edge of the picture, cells, lines or other handles, and tails meet names and cells. It
 * may stop at `most`.
 */
function collisions(
  view: View,
  end: Place,
  names: readonly Pick<Name, 'box' | 'tail'>[],
  { cells, lines, others }: Obstacles,
  most = Infinity,
): number {
  const { unit, width, height } = view;
  let count = 0;
  for (const { box, tail } of names) {
    const { left, top, right, bottom } = box;
    const grown = { left: left - PEN, top: top - PEN, right: right + PEN, bottom: bottom + PEN };
    if (isCut(view, grown) || tail.some((n, i) => n < PEN || n > (i % 2 ? height : width) - PEN)) count += 99;
    for (const other of others)
      if (overlaps(box, around(other, Math.max(unit, endRadius(unit))))) count += 99;
    for (const one of names) if (enters(one.tail, box)) count += 2;
    if (count >= most) return count;
    for (const line of lines) if (enters(line, grown)) count++;
  }
  const own = around(end, 0.4 * unit);
  for (const cell of cells) {
    if (count >= most) break;
    const { x, y } = cellCorner(view, cell);
    const square = { left: x, top: y, right: x + unit, bottom: y + 1.3 * unit };
    for (const { box } of names) if (overlaps(box, square)) count += 2;
    if (!overlaps(own, square)) for (const { tail } of names) if (enters(tail, square)) count += 0.5;
  }
  return count;
}

/** CSS `inset` values of the corners: bottom left, bottom right, top left, top right. */
export const CORNERS = ['auto auto 0 0', 'auto 0 0 auto', '0 auto auto 0', '0 0 auto auto'];

type Size = readonly [width: number, height: number];

export interface Spot {
  corner: number;
  box: Box;
}

/**
 * Finds the corner where a box in one of these sizes covers least, trying its own corner first. It avoids `taken` boxes.
 * A `held` box stays if it covers no end.
 */
export function freeCorner(
  view: View,
  sizes: readonly Size[],
  obstacles: Obstacles & { names: readonly Box[] },
  own: number,
  taken: readonly Spot[] = [],
  held?: Spot | null,
): Spot {
  const { names, others } = obstacles;
  const ends = others.map((place) => around(place, endRadius(view.unit)));
  if (held && !ends.some((end) => overlaps(end, held.box))) return held;
  let best = spotIn(view, own, sizes[0]);
  let least = Infinity;
  for (const size of sizes)
    for (let i = 0; i < 4; i++) {
      const spot = spotIn(view, (own + i) % 4, size);
      const count =
        collisions(view, { x: 0, y: 0 }, [{ box: spot.box, tail: [] }], obstacles) +
        99 * names.filter((box) => overlaps(box, spot.box)).length +
        999 * taken.filter(({ box }) => overlaps(box, spot.box)).length;
      if (count < least) [best, least] = [spot, count];
    }
  return best;
}

function spotIn(view: View, corner: number, [width, height]: Size): Spot {
  const left = corner % 2 ? view.width - width : 0;
  const top = corner < 2 ? view.height - height : 0;
  return { corner, box: { left, top, right: left + width, bottom: top + height } };
}

export const around = ({ x, y }: Place, across: number, down = across): Box => ({
  left: x - across,
  top: y - down,
  right: x + across,
  bottom: y + down,
});
export const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a line passes through a box, even between two points. */
function enters(line: Points, { left, top, right, bottom }: Box): boolean {
  for (let i = 2; i < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i - 2], line[i - 1], line[i], line[i + 1]];
    if (Math.max(ax, bx) <= left || Math.min(ax, bx) >= right) continue;
    const across = sharesWithin(ax, bx, left, right);
    const down = sharesWithin(ay, by, top, bottom);
    if (Math.max(across[0], down[0], 0) < Math.min(across[1], down[1], 1)) return true;
  }
  return false;
}

/** Returns the shares between `from` and `to` at which a number enters and leaves the range `low` to `high`. */
function sharesWithin(from: number, to: number, low: number, high: number): [number, number] {
  if (from === to) return from > low && from < high ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const [a, b] = [(low - from) / (to - from), (high - from) / (to - from)];
  return a < b ? [a, b] : [b, a];
}
