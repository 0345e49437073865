/** Draws ends, waypoints and the traveller. */
import { endRadius } from './delta.ts';
import type { Look, Tone } from './look.ts';
import { faded, fillWith, strokeWith, trace, type Pen, type Table } from './pen.ts';
import { clamp, headingOn, sizeAt, toPage, type Place, type View } from '../geometry/view.ts';

/** Returns the letter of an end; after Z, letters start over. */
export const letterOf = (index: number) => String.fromCharCode(65 + (index % 26));

const WAYPOINT = 7;
/** Width of a small picture, in pixels. */
const SMALL = 240;

export interface Handle extends Place {
  /** The letter of an end; empty for waypoints. */
  letter: string;
  isCut?: boolean;
  /** Nobody can drag it: a flat dot beside its letter. */
  isFixed?: boolean;
  /** The path leaves it upwards, so its letter stands below. */
  isLow?: boolean;
  hovered?: boolean;
  focused?: boolean;
  /** It moves to the next tap, or with the arrow keys. */
  chosen?: boolean;
  /** Progress of a hint: its ring grows and fades. */
  hint?: number;
}

export function drawHandles(pen: Pen, view: View, look: Look, handles: readonly Handle[]) {
  const { ink, paper, accent } = look.tones;
  for (const handle of handles) {
    const { letter, isCut, chosen, hovered, focused, hint } = handle;
    const { x, y } = toPage(view, handle);
    const radius = letter ? letterRadius(view) : waypointRadius(view, handle);
    const circle = (r: number) => {
      pen.beginPath();
      pen.arc(x, y, r, 0, 2 * Math.PI);
    };
    const ring = (r: number, tone: string, width: number, opacity = 1, dash?: number[]) => {
      circle(r);
      faded(pen, opacity, () => strokeWith(pen, tone, width, dash));
    };
    if (handle.isFixed) {
      const size = clamp(0.75 * view.unit, 12, 20);
      circle(0.3 * size);
      strokeWith(pen, paper, 3);
      fillWith(pen, ink);
      pen.font = `600 ${size.toFixed(1)}px ${look.font}`;
      pen.textAlign = 'center';
      pen.lineJoin = 'round';
      // Above the dot, or below it at the upper edge.
      const isBelow = y < 1.3 * size || (handle.isLow && y < view.height - 1.3 * size);
      const baseline = y + (isBelow ? 1.3 : -0.5) * size;
      pen.strokeText(letter, x, baseline);
      pen.fillText(letter, x, baseline);
      continue;
    }
    if (focused) ring(radius + 11, accent, 2);
    if (chosen) ring(radius + 8, ink, 3);
    else if (hovered || focused) ring(radius + 8, ink, 3, 0.28);
    if (hint) ring(radius + 8 * hint, ink, 3, 0.45 * (1 - hint));
    circle(letter ? radius + 2.5 : radius);
    fillWith(pen, paper);
    if (isCut) {
      // A dashed edge of eight dashes, whatever the radius.
      const dash = (2 * Math.PI * (radius - 1)) / 16;
      pen.lineCap = 'butt';
      ring(radius - 1, ink, 2.5, 1, [dash, dash]);
    } else if (letter) {
      circle(radius);
      fillWith(pen, ink);
    } else {
      strokeWith(pen, ink, 2.5);
      continue;
    }
    const size = 1.08 * radius;
    pen.font = `600 ${size.toFixed(1)}px ${look.font}`;
    pen.textAlign = 'center';
    pen.fillStyle = isCut ? ink : paper;
    pen.fillText(letter, x, y + 0.355 * size);
  }
}

/** In a small picture, where nobody drags ends, smaller discs hide less of the path. */
const letterRadius = ({ unit, width }: View) =>
  width < SMALL ? Math.max(6.5, 0.46 * unit) : endRadius(unit);

/** In space, near waypoints are larger than far ones, and all are smaller on a phone. */
const waypointRadius = (view: View, place: Place) =>
  WAYPOINT * sizeAt(view, place) * (view.camera && view.unit < 20 ? 0.8 : 1);

export interface Traveller extends Place {
  heading: readonly number[];
  /** The colour of its curve; without it, ink. */
  tone?: Tone;
  opacity: number;
}

/** Corners of the arrow: along its heading and across, in units of its size. */
const ARROW = [
  [1.25, 0],
  [-0.85, -0.92],
  [-0.4, 0],
  [-0.85, 0.92],
] as const;

export function drawTraveller(
  { pen, view, look }: Table,
  { heading, opacity, tone = 'ink', ...place }: Traveller,
) {
  const { x, y } = toPage(view, place);
  const [hx, hy] = headingOn(view, place, heading);
  const size = arrowSize(view, place);
  const corners = ARROW.flatMap(([along, across]) => [
    x + size * (along * hx - across * hy),
    y + size * (along * hy + across * hx),
  ]);
  trace(pen, corners);
  pen.closePath();
  pen.lineJoin = 'round';
  faded(pen, opacity, () => {
    strokeWith(pen, look.tones.paper, 2.5);
    fillWith(pen, look.tones[tone]);
  });
}

/** Radius of the area that a traveller may paint, in pixels. */
export const travellerReach = (view: View, place: Place) => 1.4 * arrowSize(view, place) + 3;

const arrowSize = (view: View, place: Place) => Math.max(9, 0.36 * view.unit) * sizeAt(view, place);
