/** Draws construction marks, which show how a curve was made. Each is plain data in cells, in its curve's colour. */
import { apart, lineScale, nearestOf, pageLine, TINY, toPage } from '../geometry/view.ts';
import type { Place, Points, View } from '../geometry/view.ts';
import { AT_REST, type ShownCurves } from './curves.ts';
import type { Tone } from './look.ts';
import { addDots, addLine, faded, fillWith, strokeWith, trace, type Table } from './pen.ts';

/** A band within a radius of a line, and its edges. */
type Band = { line: Points; radius: number; edges: readonly Points[] };

export interface Marks {
  band?: Band;
  /** Dashed legs: x, y, x, y for each. */
  legs?: Points;
  /** Hollow points. */
  points?: Points;
  /** Few turns are all drawn; of many, only the one under the pointer. Only that one has its number. */
  turns?: readonly Turn[];
}

/** A corner of a line, drawn as a fan from straight on to the new heading. */
export interface Turn extends Place {
  /** Direction of straight on, and the signed angle to the new heading, in radians. */
  from: number;
  by: number;
  /** The angle as computed by the engine. */
  degrees: number;
  isCut: boolean;
}

export interface CurveMarks {
  id: string;
  tone: Tone;
  marks: Marks;
}

const BAND = 0.13;
/** With more turns than this, fans would hide the line. */
const MOST_FANS = 40;
/** Radius of a fan, in cells. */
const FAN = 0.86;
const FINENESS = Math.PI / 36;
/** How far the angle's number is from straight on, as an angle. */
const ASIDE = Math.PI / 12;
const LEFT = { fill: 0.07, edge: 0.45 };
const CUT = { fill: 0.32, edge: 1 };

/** Marks fade in with their curve's name, and out when another curve comes forward. */
const opacityOf = ({ named, weight } = AT_REST) => named * (1 + Math.min(0, weight));

export function drawMarksBelow(on: Table, all: readonly CurveMarks[], shown: ShownCurves) {
  if (on.view.unit < TINY) return;
  for (const { id, tone, marks } of all)
    faded(on.pen, opacityOf(shown[id]), () => {
      if (marks.band) drawBand(on, tone, marks.band);
      if (marks.legs) drawLegs(on, marks.legs);
    });
}

export function drawMarksAbove(on: Table, all: readonly CurveMarks[], shown: ShownCurves, turn: Turn | null) {
  if (on.view.unit < TINY) return;
  for (const { id, tone, marks } of all)
    faded(on.pen, opacityOf(shown[id]), () => {
      const { turns = [], points } = marks;
      for (const one of turns) if (turns.length <= MOST_FANS || one === turn) drawFan(on, tone, one);
      if (turns.includes(turn!)) drawAngle(on, turn!);
      if (points) drawPoints(on, points);
    });
}

function drawBand({ pen, view, look }: Table, tone: Tone, { line, radius, edges }: Band) {
  pen.lineCap = pen.lineJoin = 'round';
  trace(pen, pageLine(view, line));
  faded(pen, BAND, () => strokeWith(pen, look.tones[tone], 2 * radius * view.unit));
  for (const edge of edges) {
    trace(pen, pageLine(view, edge));
    strokeWith(pen, look.tones[tone], Math.max(1, 1.5 * lineScale(view.unit)));
  }
}

function drawLegs({ pen, view, look }: Table, legs: Points) {
  const line = pageLine(view, legs);
  pen.beginPath();
  for (let i = 0; i < line.length; i += 4) addLine(pen, line.subarray(i, i + 4));
  pen.lineCap = 'butt';
  strokeWith(pen, look.tones.quiet, 1, [3, 3]);
}

function drawPoints({ pen, view, look }: Table, points: Points, tone: Tone = 'quiet', size = 4) {
  const scale = lineScale(view.unit);
  pen.beginPath();
  addDots(pen, pageLine(view, points), size * scale);
  fillWith(pen, look.tones.paper);
  strokeWith(pen, look.tones[tone], 1.75 * scale);
}

/** Draws a fan: filled if its corner will be cut, pale if it stays. */
function drawFan(on: Table, tone: Tone, { from, by, isCut, ...place }: Turn) {
  const { pen, view, look } = on;
  const { x, y } = toPage(view, place);
  const radius = FAN * view.unit;
  const pieces = Math.max(1, Math.ceil(Math.abs(by) / FINENESS));
  const { fill, edge } = isCut ? CUT : LEFT;
  pen.beginPath();
  pen.moveTo(x, y);
  for (let i = 0; i <= pieces; i++) {
    const angle = from + (i / pieces) * by;
    pen.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  pen.closePath();
  pen.lineJoin = 'round';
  faded(pen, fill, () => fillWith(pen, look.tones[tone]));
  faded(pen, edge, () => strokeWith(pen, look.tones[tone], 1.5));
  drawPoints(on, [place.x, place.y], tone, 3);
}

/** Writes an angle beyond its fan, on the side where the line does not turn. */
function drawAngle({ pen, view, look }: Table, { from, by, degrees, isCut, ...place }: Turn) {
  const { x, y } = toPage(view, place);
  const radius = FAN * view.unit;
  const direction = from - ASIDE * Math.sign(by);
  const size = view.unit < 20 ? 13 : 16;
  const left = x + Math.cos(direction) * (radius + 1.2 * size);
  const middle = y + Math.sin(direction) * (radius + 0.9 * size) + 0.34 * size;
  const text = `${Math.round(degrees)}°`;
  pen.font = `600 ${size}px ${look.font}`;
  pen.textAlign = 'center';
  pen.lineWidth = 4;
  pen.lineJoin = 'round';
  pen.strokeStyle = look.tones.ground;
  pen.strokeText(text, left, middle);
  pen.fillStyle = look.tones[isCut ? 'ink' : 'quiet'];
  pen.fillText(text, left, middle);
}

/** Distance at which the pointer hits a turn, in pixels and in cells, if there are too many for fans. */
const NEAR = 12;
const NEAR_CELLS = 0.4;

/** Finds the turn at a pixel, and its curve. */
export function turnAt(view: View, all: readonly CurveMarks[], at: Place): { id: string; turn: Turn } | null {
  if (view.unit < TINY) return null;
  const turns = all.flatMap(({ id, marks }) => (marks.turns ?? []).map((turn) => ({ id, turn })));
  const reach = turns.length > MOST_FANS ? Math.min(NEAR, NEAR_CELLS * view.unit) : FAN * view.unit;
  return nearestOf(turns, ({ turn }) => apart(toPage(view, turn), at), reach)?.item ?? null;
}
