/** Ends, waypoints and the traveller. */
import { endRadius } from './delta.ts';
import type { Look, Tone } from './look.ts';
import { faded, fillWith, strokeWith, trace, type Pen } from './pen.ts';
import { headingOn, sizeAt, toPage, type Place, type View } from '../geometry/view.ts';

/** Letter of an end; after Z they begin again. */
export const letterOf = (index: number) => String.fromCharCode(65 + (index % 26));

const WAYPOINT = 7;
/** Width of a small picture, in pixels. */
const SMALL = 240;

export interface Handle extends Place {
  /** Ends have letters, waypoints between them do not. */
  letter: string;
  /** Walls cut it off from the others. */
  isCut?: boolean;
  hovered?: boolean;
  focused?: boolean;
  /** It goes where the next tap is, or moves with the arrow keys. */
  chosen?: boolean;
  /** Progress of a hint: its ring grows and fades. */
  hint?: number;
}

export function drawHandles(pen: Pen, view: View, look: Look, handles: readonly Handle[]) {
  for (const handle of handles) {
    const at = toPage(view, handle);
    const radius = handle.letter ? letterRadius(view) : waypointRadius(view, handle);
    if (handle.focused) ring(pen, at, radius + 11, look.tones.accent, 2, 1);
    if (handle.chosen) ring(pen, at, radius + 8, look.tones.ink, 3, 1);
    else if (handle.hovered || handle.focused) ring(pen, at, radius + 8, look.tones.ink, 3, 0.28);
    if (handle.hint) ring(pen, at, radius + 8 * handle.hint, look.tones.ink, 3, 0.45 * (1 - handle.hint));
    if (handle.isCut) drawCutEnd(pen, look, at, radius, handle.letter);
    else if (handle.letter) drawEnd(pen, look, at, radius, handle.letter);
    else drawWaypoint(pen, look, at, radius);
  }
}

/** Ends of a small picture, which nobody drags, hide less of its path. */
const letterRadius = ({ unit, width }: View) =>
  width < SMALL ? Math.max(6.5, 0.46 * unit) : endRadius(unit);

/** In space near waypoints are larger, and all are smaller on a phone. */
const waypointRadius = (view: View, place: Place) =>
  WAYPOINT * sizeAt(view, place) * (view.camera && view.unit < 20 ? 0.8 : 1);

function drawEnd(pen: Pen, look: Look, { x, y }: Place, radius: number, letter: string) {
  disc(pen, x, y, radius + 2.5, look.tones.paper);
  disc(pen, x, y, radius, look.tones.ink);
  drawLetter(pen, look, { x, y }, radius, letter, 'paper');
}

/** An end without a path to the others: an empty disc with a dashed edge. */
function drawCutEnd(pen: Pen, look: Look, { x, y }: Place, radius: number, letter: string) {
  disc(pen, x, y, radius + 2.5, look.tones.paper);
  // Eight dashes, whatever the radius.
  const dash = (2 * Math.PI * (radius - 1)) / 16;
  pen.lineCap = 'butt';
  ring(pen, { x, y }, radius - 1, look.tones.ink, 2.5, 1, [dash, dash]);
  drawLetter(pen, look, { x, y }, radius, letter, 'ink');
}

function drawLetter(
  pen: Pen,
  look: Look,
  { x, y }: Place,
  radius: number,
  letter: string,
  tone: 'ink' | 'paper',
) {
  const size = 1.08 * radius;
  pen.font = `600 ${size.toFixed(1)}px ${look.font}`;
  pen.textAlign = 'center';
  pen.fillStyle = look.tones[tone];
  pen.fillText(letter, x, y + 0.355 * size);
}

function drawWaypoint(pen: Pen, look: Look, { x, y }: Place, radius: number) {
  disc(pen, x, y, radius, look.tones.paper);
  strokeWith(pen, look.tones.ink, 2.5);
}

function disc(pen: Pen, x: number, y: number, radius: number, tone: string) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  fillWith(pen, tone);
}

function ring(
  pen: Pen,
  { x, y }: Place,
  radius: number,
  tone: string,
  width: number,
  opacity: number,
  dash?: number[],
) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  faded(pen, opacity, () => strokeWith(pen, tone, width, dash));
}

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
  pen: Pen,
  view: View,
  look: Look,
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

/** Radius around a traveller that it may paint, in pixels. */
export const travellerReach = (view: View, place: Place) => 1.4 * arrowSize(view, place) + 3;

const arrowSize = (view: View, place: Place) => Math.max(9, 0.36 * view.unit) * sizeAt(view, place);
