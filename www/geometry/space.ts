/** Projects a box of space in perspective, and maps pixels back into the box. */
import { clamp, type Place, type Points, type View } from './view.ts';

/** Turn and tilt in radians. Without tilt the camera looks straight down. */
export type Orbit = readonly [turn: number, tilt: number];

/** The box above the grid, and the direction from which the camera sees it. */
export interface Space {
  /** Height of the box, in cells. Its floor is the grid, and z points up. */
  height: number;
  orbit: Orbit;
}

/** A camera that looks at the middle of a box, with the whole box in the picture. */
export interface Camera {
  middle: { x: number; y: number; z: number };
  turn: { cos: number; sin: number };
  tilt: { cos: number; sin: number };
  /** From the eye to the middle, in cells. */
  distance: number;
  /** Pixels of a cell at the middle, and the middle's pixel. */
  zoom: number;
  left: number;
  top: number;
}

/** A pixel, and how much larger things look there than at the middle of the box. */
interface Seen {
  x: number;
  y: number;
  near: number;
}

/** Turned a little and half from above, so that both heights and distances show. */
export const FIRST_ORBIT: Orbit = [-0.5, 1];

/** Distance of the eye, in halves of the box's diagonal. */
const DISTANCE = 2.6;
/** The largest magnification. Anything nearer, or behind the eye, is drawn at this size. */
const LARGEST = 4;
/** Pixels around the box: half a hit area, but at most a share of a narrow picture. */
const MARGIN = 22;
const NARROW_MARGIN = 0.04;
/** The camera stays above the floor, but never straight above the middle. */
const FLATTEST = 0.12;
const STEEPEST = 1.45;
/** Below this tilt a height hardly shows, so a lift follows the pointer only roughly. */
const LIFTED = 0.5;
/** Cosine of the flattest ray that still meets a level plane; beyond it lies the horizon. */
const HORIZON = 0.02;

export function orbitBy([turn, tilt]: Orbit, around: number, up: number): Orbit {
  const round = (angle: number) => Math.round(angle * 100) / 100;
  return [round((turn + around) % (2 * Math.PI)), round(clamp(tilt + up, FLATTEST, STEEPEST))];
}

/** Returns the step along the grid's axes that looks most like this step to the right and down. */
export function stepSeen([turn]: Orbit, right: number, down: number): readonly [dx: number, dy: number] {
  const quarter = (Math.round(turn / (Math.PI / 2)) * Math.PI) / 2;
  const [cos, sin] = [Math.round(Math.cos(quarter)), Math.round(Math.sin(quarter))];
  return [right * cos + down * sin, down * cos - right * sin];
}

export function lookAt({ columns, rows, width, height }: View, space: Space): Camera {
  const [turn, tilt] = space.orbit;
  const unfit: Camera = {
    middle: { x: columns / 2, y: rows / 2, z: space.height / 2 },
    turn: { cos: Math.cos(turn), sin: Math.sin(turn) },
    tilt: { cos: Math.cos(tilt), sin: Math.sin(tilt) },
    distance: (DISTANCE * Math.hypot(columns, rows, space.height)) / 2,
    zoom: 1,
    left: 0,
    top: 0,
  };
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
    project(unfit, { x: i & 1 ? columns : 0, y: i & 2 ? rows : 0, z: i & 4 ? space.height : 0 }),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = Math.min(MARGIN, NARROW_MARGIN * width);
  const zoom = Math.max(
    0,
    Math.min((width - 2 * margin) / (east - west), (height - 2 * margin) / (south - north)),
  );
  return {
    ...unfit,
    zoom,
    left: (width - zoom * (west + east)) / 2,
    top: (height - zoom * (north + south)) / 2,
  };
}

/** Returns how far in front of the middle a position lies, measured on the ground. */
const alongOf = ({ middle, turn }: Camera, x: number, y: number) =>
  (x - middle.x) * turn.sin + (y - middle.y) * turn.cos;

export function project(camera: Camera, { x, y, z = 0 }: Place): Seen {
  const { middle, turn, tilt, distance, zoom, left, top } = camera;
  const along = alongOf(camera, x, y);
  const up = z - middle.z;
  const depth = Math.max(distance / LARGEST, distance - along * tilt.sin - up * tilt.cos);
  const near = distance / depth;
  const right = (x - middle.x) * turn.cos - (y - middle.y) * turn.sin;
  return {
    x: left + zoom * near * right,
    y: top + zoom * near * (along * tilt.cos - up * tilt.sin),
    near,
  };
}

export interface Projected {
  line: Float64Array;
  near: Float64Array;
}

export function projectLine(camera: Camera, points: Points): Projected {
  const count = Math.floor(points.length / 3);
  const line = new Float64Array(2 * count);
  const near = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const seen = project(camera, { x: points[3 * i], y: points[3 * i + 1], z: points[3 * i + 2] });
    line[2 * i] = seen.x;
    line[2 * i + 1] = seen.y;
    near[i] = seen.near;
  }
  return { line, near };
}

/** Returns the direction of travel at a position, as a vector of length 1 in the picture. */
export function headingSeen(
  camera: Camera,
  place: Place,
  [dx, dy, dz = 0]: readonly number[],
): readonly [number, number] {
  const SHORT = 0.01;
  const from = project(camera, place);
  const to = project(camera, {
    x: place.x + SHORT * dx,
    y: place.y + SHORT * dy,
    z: (place.z ?? 0) + SHORT * dz,
  });
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  return long ? [(to.x - from.x) / long, (to.y - from.y) / long] : [0, -1];
}

/** Moves a position to a pixel at the same height, but not out of the box's reach. */
export function slide(camera: Camera, { z = 0 }: Place, to: Place): Place {
  const { middle, turn, tilt, distance, zoom, left, top } = camera;
  const up = z - middle.z;
  const down = (to.y - top) / zoom;
  const far = Math.hypot(middle.x, middle.y);
  const below = Math.max(distance * tilt.cos + down * tilt.sin, HORIZON * distance);
  const along = clamp((down * (distance - up * tilt.cos) + distance * up * tilt.sin) / below, -far, far);
  const right = ((to.x - left) / zoom) * ((distance - along * tilt.sin - up * tilt.cos) / distance);
  return {
    x: middle.x + right * turn.cos + along * turn.sin,
    y: middle.y - right * turn.sin + along * turn.cos,
    z,
  };
}

/** Moves a position straight up or down to the height of a pixel. */
export function lift(camera: Camera, place: Place, to: Place): Place {
  const { middle, tilt, distance, zoom, top } = camera;
  const { x, y, z = 0 } = place;
  if (Math.abs(tilt.sin) < Math.sin(LIFTED)) {
    const seen = project(camera, place);
    return { x, y, z: z + (seen.y - to.y) / (zoom * seen.near) };
  }
  const along = alongOf(camera, x, y);
  const down = (to.y - top) / zoom;
  const up =
    (distance * along * tilt.cos - down * (distance - along * tilt.sin)) /
    (distance * tilt.sin - down * tilt.cos);
  return { x, y, z: middle.z + up };
}
