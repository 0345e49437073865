/** Valid arguments for every engine function that takes any. Each affects the result; tests replace some of them. */
const LINE = [0, 0, 2, 1, 3, 4, 6, 3, 9, 6, 9, 9];
const SPACE = { dimension: 3, closed: true };
/** A grid with a wall in the middle; `AROUND` is a line from one side of the wall to the other. */
const ROOM = { width: 6, height: 5, walls: [8, 14, 20] };
const AROUND = [0.5, 2.5, 0.5, 0.5, 2.5, 0.5, 4.5, 0.5, 4.5, 2.5];
/** A closed line around a single wall. */
const RING = [0.5, 0.5, 1.5, 0.5, 2.5, 0.5, 2.5, 1.5, 2.5, 2.5, 1.5, 2.5, 0.5, 2.5, 0.5, 1.5];
/** One point is off to the side, one too far ahead. */
const TRACK = [0, 0, 1, 0, 2, 0, 3, 3, 4, 0, 5, 0, 46, 0, 7, 0, 8, 1];
const times = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const weights = Array.from({ length: 30 }, (_, cell) => (cell * 7) % 5);
const graph = [
  [1, 2, 3],
  [0, 4],
  [0, 4],
  [0, 4],
  [1, 2, 3],
];
const refined = { passes: 2, angleLimit: 5, outlierAngle: 80, times, maxSpeed: 4 };

export const CALLS = /** @type {Record<string, unknown[]>} */ ({
  chisel: [
    { ...ROOM, neighborhood: 8, terminals: [0, 29, 12], seed: 4, wiggliness: 3, weights, pruneDistance: 2 },
  ],
  blob: [{ ...ROOM, neighborhood: 8, count: 9, seed: 1, roundness: 0.7, weights }],
  route: [{ graph, walls: [3], from: 0, through: [4], to: 0, seed: 1 }],
  cheapestRoute: [
    {
      graph: [[1, 2, 3], [4], [4], [4], [0]],
      costs: [[1, 5, 5], [1], [3], [3], [2]],
      ...{ walls: [1], from: 4, through: [0], to: 4, seed: 3 },
    },
  ],
  astar: [
    {
      ...ROOM,
      ...{ neighborhood: 8, corners: 'cut', costs: weights.map((_, cell) => (cell % 3 ? 1 : 2)) },
      ...{ from: 0, through: [28], to: 17, seed: 1 },
    },
  ],
  branches: [[0, 1, 2, 9, 16, 15, 10], { width: 7, terminals: [0, 16, 10], neighborhood: 8 }],
  unreachableTerminals: [
    { width: 5, height: 3, walls: [1, 6, 12, 3, 8, 9], terminals: [0, 2, 4], neighborhood: 8 },
  ],
  reachable: [{ width: 3, height: 3, walls: [1, 3], from: 0, neighborhood: 8 }],
  cellRoles: [{ width: 4, height: 3, walls: [1, 4, 6], terminals: [0, 9], neighborhood: 8 }],
  cellsToPoints: [[1, 5], { width: 3 }],
  outlines: [[0, 1, 4, 6], { width: 3, neighborhood: 8 }],
  chaikin: [LINE, { ...SPACE, passes: 2, ratio: 0.2 }],
  refine: [TRACK, refined],
  refineRejected: [TRACK, { outlierAngle: 80, times, maxSpeed: 4 }],
  rejectOutliers: [TRACK, { outlierAngle: Infinity, times, maxSpeed: 4 }],
  simplify: [TRACK, { closed: true, tolerance: 2 }],
  simplifyIndices: [RING, { width: 3, height: 3, walls: [4], closed: true, tolerance: 9, radius: 0.5 }],
  catmullRom: [LINE, { ...SPACE, subdivisions: 3, alpha: 0.3 }],
  catmullRomBezier: [LINE, { ...SPACE, alpha: 0.3 }],
  smoothInto: [new Float64Array(99), 'chaikin', LINE, { ...SPACE, passes: 2, ratio: 0.1 }],
  visvalingam: [LINE, { ...SPACE, area: 15 }],
  bspline: [LINE, { ...SPACE, degree: 2, subdivisions: 3 }],
  offset: [LINE, -0.5, { join: 'miter', closed: true }],
  fillet: [LINE, 1.5, SPACE],
  measure: [LINE, SPACE],
  deviation: [LINE, [0, 9, 0, 3, 3, 3, 9, 0, 0], SPACE],
  nearest: [LINE, [3, 5, 5], SPACE],
  turnAngles: [LINE, SPACE],
  curvature: [LINE, SPACE],
  derive: ['refine', LINE, { closed: true, passes: 2, angleLimit: 60 }],
  interpolate: [
    [1, 2, 3],
    [0, 1, 0.5, 1, 2, 0.25],
  ],
  resample: [LINE, { ...SPACE, spacing: 3 }],
  firstWallHit: [[0.5, 0.5, 4.5, 0.5, 4.5, 2.5], { ...ROOM, closed: true }],
  wallCrossings: [[0.5, 0.5, 3.5, 0.5, 3.5, 4.5], { ...ROOM, closed: true }],
  wallsCrossed: [[0.5, 0.5, 3.5, 0.5, 3.5, 4.5], { ...ROOM, closed: true }],
  guard: [AROUND, [0.5, 2.5, 2.5, 1.5, 4.5, 2.5], { ...ROOM, radius: 0.4 }],
  readTrack: ['M1 2C3 4 5 6 7 8L1', { format: 'svg', keepGood: true, curvePoints: 4 }],
  writeTrack: [
    LINE.slice(0, 6),
    { format: 'json', dimension: 3, closed: true, times: [5, 6], origin: { latitude: 4, longitude: 5 } },
  ],
});

/** The options of a smoother, without those for lines of one length and dimension. @param {string} smoother */
export const optionsOf = (smoother) => ({
  .../** @type {object} */ (CALLS[smoother][1]),
  ...{ dimension: undefined, times: undefined, maxSpeed: undefined },
});
