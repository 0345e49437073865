/** The edge of a band around a polyline: everything within a radius of its legs. */
import { distanceTo, type Points } from './view.ts';

/** Degrees between neighbouring points of an arc. */
const FINENESS = 12;
/** Length of a piece of a straight side, in radii. */
const PIECE = 0.15;
/** Halvings that find where an edge enters another capsule. */
const HALVINGS = 8;
/** Pieces of a polyline with more legs would take too long. */
const MOST_LEGS = 300;

type Place = readonly [x: number, y: number];

/** The edges of the capsules around all legs, as polylines, without the parts that lie inside another capsule. */
export function bandEdges(line: Points, radius: number): number[][] {
  const legs = legsOf(line);
  if (radius <= 0 || legs.length > MOST_LEGS) return [];
  return legs.flatMap((leg) => {
    const others = legs.filter((other) => other !== leg);
    return outsideParts(outline(leg, radius), ([x, y]) =>
      others.some((other) => distanceTo(other, { x, y }) < radius * 0.999),
    );
  });
}

/** Legs as x, y, x, y, without those of no length. */
function legsOf(line: Points): number[][] {
  const legs: number[][] = [];
  for (let i = 2; i < line.length; i += 2) {
    const leg = [line[i - 2], line[i - 1], line[i], line[i + 1]];
    if (leg[0] !== leg[2] || leg[1] !== leg[3]) legs.push(leg);
  }
  return legs;
}

/** The outline of one capsule as a closed polyline: its first point is its last, too. */
function outline([ax, ay, bx, by]: readonly number[], radius: number): Place[] {
  const across = Math.atan2(by - ay, bx - ax) + Math.PI / 2;
  const half = (x: number, y: number, from: number): Place[] =>
    Array.from({ length: 180 / FINENESS + 1 }, (_, i) => {
      const angle = from - (i * FINENESS * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  const [end, start] = [half(bx, by, across), half(ax, ay, across + Math.PI)];
  const pieces = Math.ceil(Math.hypot(bx - ax, by - ay) / (PIECE * radius));
  const side = ([fx, fy]: Place, [tx, ty]: Place): Place[] =>
    Array.from({ length: pieces - 1 }, (_, i) => {
      const share = (i + 1) / pieces;
      return [fx + share * (tx - fx), fy + share * (ty - fy)];
    });
  return [...end, ...side(end.at(-1)!, start[0]), ...start, ...side(start.at(-1)!, end[0]), end[0]];
}

function outsideParts(places: readonly Place[], isInside: (place: Place) => boolean): number[][] {
  const parts: number[][] = [];
  let part: number[] = [];
  let before: Place | null = null;
  let wasInside = true;
  for (const place of places) {
    const inside = isInside(place);
    if (before && inside !== wasInside) {
      const border = borderBetween(inside ? before : place, inside ? place : before, isInside);
      if (inside) parts.push([...part, ...border]);
      else part = [...border];
    }
    if (!inside) part.push(...place);
    else part = [];
    [before, wasInside] = [place, inside];
  }
  if (part.length >= 4) parts.push(part);
  return parts;
}

function borderBetween(out: Place, into: Place, isInside: (place: Place) => boolean): Place {
  for (let i = 0; i < HALVINGS; i++) {
    const middle: Place = [(out[0] + into[0]) / 2, (out[1] + into[1]) / 2];
    if (isInside(middle)) into = middle;
    else out = middle;
  }
  return out;
}
