/**
 * A place to look at a box of space from, and the way back from the picture into it. All in cells.
 *
 * @typedef {{ columns: number, rows: number, height: number }} Box lies on the floor z = 0; z points up
 * @typedef {{ x: number, y: number, z: number }} Place
 * @typedef {ReturnType<typeof createCamera>} Camera
 */

const CLOSENESS = 2.6;
const MARGIN = 0.01;
const FLATTEST = 0.12;
const STEEPEST = 1.45;
/** In radians. */
const LEAST_LIFT = 0.5;
const NEAREST_HORIZON = 0.02;
/** No thing looks larger than so many times its size: what is nearer, or behind the eye, is seen as if it were there. */
const LARGEST = 4;

/**
 * Turns and tilts by so much, and keeps the floor below.
 * @param {readonly number[]} orbit
 * @param {number} turn
 * @param {number} tilt
 */
export function orbitBy([oldTurn, oldTilt], turn, tilt) {
  const round = (/** @type {number} */ angle) => Math.round(angle * 100) / 100;
  const around = (oldTurn + turn) % (2 * Math.PI);
  return [round(around), round(Math.min(STEEPEST, Math.max(FLATTEST, oldTilt + tilt)))];
}

/**
 * @param {Box} box
 * @param {readonly number[]} orbit turn and tilt in radians; no tilt looks straight down
 */
export function createCamera({ columns, rows, height }, [turn, tilt]) {
  const [cosTurn, sinTurn] = [Math.cos(turn), Math.sin(turn)];
  const [cosTilt, sinTilt] = [Math.cos(tilt), Math.sin(tilt)];
  const distance = (CLOSENESS * Math.hypot(columns, rows, height)) / 2;
  let [zoom, left, top] = [1, 0, 0];

  /** How far before the middle a place lies. @param {number} x @param {number} y */
  const alongOf = (x, y) => (x - columns / 2) * sinTurn + (y - rows / 2) * cosTurn;

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} z
   * @returns {[x: number, y: number, near: number]} near: how much larger things look there than in the middle
   */
  function see(x, y, z) {
    // Not as lists: a track has a million points.
    const dx = x - columns / 2;
    const dy = y - rows / 2;
    const dz = z - height / 2;
    const along = alongOf(x, y);
    const depth = Math.max(distance / LARGEST, distance - along * sinTilt - dz * cosTilt);
    const near = distance / depth;
    const right = dx * cosTurn - dy * sinTurn;
    const down = along * cosTilt - dz * sinTilt;
    return [left + zoom * near * right, top + zoom * near * down, near];
  }

  /** Fits the whole box into the picture. */
  function fit() {
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      see(i & 1 ? columns : 0, i & 2 ? rows : 0, i & 4 ? height : 0),
    );
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    zoom = (1 - 2 * MARGIN) * Math.min(columns / (east - west), rows / (south - north));
    left = (columns - zoom * (west + east)) / 2;
    top = (rows - zoom * (north + south)) / 2;
  }

  fit();
  return {
    see,
    /** How large a cell looks in the middle of the box. */
    zoom,
    /**
     * A polyline of space as one of the picture.
     * @param {ArrayLike<number>} points flat triples
     */
    project(points) {
      const count = Math.floor(points.length / 3);
      const flat = new Float64Array(2 * count);
      const near = new Float64Array(count);
      for (let i = 0; i < count; i++) {
        const [x, y, size] = see(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
        flat[2 * i] = x;
        flat[2 * i + 1] = y;
        near[i] = size;
      }
      return { points: flat, near };
    },
    /** Seen from so far above, heights hardly show. */
    showsHeights: tilt >= LEAST_LIFT,
    /**
     * A place lifted to where it is seen at the height `y` of the picture: straight up or down.
     * @param {Place} place
     * @param {number} y
     * @returns {Place}
     */
    lift(place, y) {
      const along = alongOf(place.x, place.y);
      const down = (y - top) / zoom;
      const up =
        (distance * along * cosTilt - down * (distance - along * sinTilt)) /
        (distance * sinTilt - down * cosTilt);
      return { x: place.x, y: place.y, z: up + height / 2 };
    },
    /**
     * A place moved to where it is seen at (x, y), as high as before; at most as far as the box reaches.
     * @param {Place} place
     * @param {number} x
     * @param {number} y
     * @returns {Place}
     */
    slide({ z }, x, y) {
      const up = z - height / 2;
      const down = (y - top) / zoom;
      const far = Math.hypot(columns, rows) / 2;
      // Beyond the horizon nothing lies that high.
      const below = Math.max(distance * cosTilt + down * sinTilt, NEAREST_HORIZON * distance);
      const way = (down * (distance - up * cosTilt) + distance * up * sinTilt) / below;
      const along = Math.min(far, Math.max(-far, way));
      const right = ((x - left) / zoom) * ((distance - along * sinTilt - up * cosTilt) / distance);
      return {
        x: columns / 2 + right * cosTurn + along * sinTurn,
        y: rows / 2 - right * sinTurn + along * cosTurn,
        z,
      };
    },
  };
}
