/** What is measured, each with a peer where there is one, on input from a fixed seed. */
import * as meander from '../engine.js';
import { chiselPublished } from '../engine/published.js';

/**
 * @typedef {object} Task
 * @property {string} title
 * @property {(run: number) => any} ours
 * @property {{ name: string, run: (run: number) => any, times?: number }} [peer] `times`: how often it
 *   would have to run for as much work
 * @property {(ours: any, theirs: any) => boolean} [agree]
 * @property {string} [note]
 * @property {Bar} [bar] what is aimed at
 *
 * @typedef {object} Bar
 * @property {number} [within] milliseconds
 * @property {number} [faster] so many times faster than the peer
 * @property {number} [atMost] so many times as long as the peer
 */

/**
 * @param {boolean} quick
 * @returns {AsyncGenerator<Task>}
 */
export async function* tasks(quick) {
  yield* carving(quick);
  yield* wiggling(quick);
  yield* later(quick);
  yield* simplifying(quick);
  yield* curves(quick);
  yield* routes(quick);
}

/** @param {number} side */
const field = (side) => ({ width: side, height: side, terminals: [side + 1, side * side - side - 2] });

/**
 * @param {ArrayLike<number> | null | undefined} a
 * @param {ArrayLike<number> | null | undefined} b
 */
const equal = (a, b) => Boolean(a && b && a.length === b.length && Array.from(a).every((x, i) => x === b[i]));

/** The milliseconds that a carving may take, by side. @type {Record<number, Bar>} */
const CARVING = {
  400: { within: 12, faster: 1000 },
  1000: { within: 100 },
  2000: { atMost: 2 },
  4096: { within: 3000 },
};

/** @param {boolean} quick */
function* carving(quick) {
  for (const side of quick ? [20, 50] : [20, 50, 100, 200, 400]) {
    yield {
      title: `carve ${side} × ${side}, w = 1`,
      ours: (/** @type {number} */ run) => meander.chisel({ ...field(side), seed: run })?.path,
      peer: {
        name: 'published algorithm',
        run: (/** @type {number} */ run) => chiselPublished({ ...field(side), seed: run })?.path,
      },
      agree: equal,
      bar: CARVING[side] ?? {},
    };
  }
  const small = (/** @type {number} */ run) => meander.chisel({ ...field(200), seed: run });
  for (const side of quick ? [] : [1000, 2000, 4096]) {
    yield {
      title: `carve ${side} × ${side}, w = 1`,
      ours: (/** @type {number} */ run) => meander.chisel({ ...field(side), seed: run })?.path,
      ...(side === 2000 ? { peer: { name: '200 × 200 for each cell', run: small, times: 100 } } : {}),
      bar: CARVING[side] ?? {},
    };
  }
  const side = quick ? 50 : 400;
  const four = [side + 1, 2 * side - 2, side * side - 2 * side + 1, side * side - side - 2];
  yield {
    title: `carve ${side} × ${side}, w = 1, four ends`,
    ours: (/** @type {number} */ run) =>
      meander.chisel({ ...field(side), terminals: four, seed: run })?.cells,
    peer: {
      name: 'two ends',
      run: (/** @type {number} */ run) => meander.chisel({ ...field(side), seed: run }),
    },
    bar: { atMost: 6 },
  };
}

/** @param {boolean} quick */
function* wiggling(quick) {
  const side = quick ? 30 : 100;
  for (const wiggliness of [0, 0.5, 2]) {
    const request = { ...field(side), wiggliness };
    yield {
      title: `carve ${side} × ${side}, w = ${wiggliness}`,
      ours: (/** @type {number} */ run) => meander.chisel({ ...request, seed: run })?.path,
      peer: {
        name: 'published algorithm',
        run: (/** @type {number} */ run) => chiselPublished({ ...request, seed: run })?.path,
      },
      agree: equal,
      bar: { faster: 50 },
    };
  }
  yield {
    title: `carve ${side} × ${side}, w = 0`,
    ours: (/** @type {number} */ run) => meander.chisel({ ...field(side), wiggliness: 0, seed: run })?.path,
    peer: {
      name: 'one A* and a pass over the cells',
      run: (/** @type {number} */ run) => straight(side, run),
    },
    bar: { atMost: 1 },
  };
  if (quick) return;
  const request = { ...field(400), wiggliness: 2 };
  yield {
    title: 'carve 400 × 400, w = 2',
    ours: (/** @type {number} */ run) => meander.chisel({ ...request, seed: run })?.path,
    bar: { within: 1200 },
  };
}

/** Carving that leaves the page alive and says how far it is. @param {boolean} quick */
function* later(quick) {
  for (const [side, wiggliness, within] of quick
    ? /** @type {const} */ ([[200, 1, NaN]])
    : /** @type {const} */ ([
        [4096, 1, 3000],
        [400, 2, 1200],
      ])) {
    const request = { ...field(side), wiggliness };
    yield {
      title:
        wiggliness === 1
          ? `carve ${side} × ${side} in portions, with progress`
          : `carve ${side} × ${side}, w = ${wiggliness}, with progress`,
      ours: async (/** @type {number} */ run) =>
        (await meander.chiselLater({ ...request, seed: run }, { onProgress() {} }))?.path,
      peer: {
        name: 'all at once',
        run: (/** @type {number} */ run) => meander.chisel({ ...request, seed: run })?.path,
      },
      agree: equal,
      bar: { within },
    };
  }
}

/**
 * The least that carving with wiggliness 0 can do: find a random shortest way, decide every cell.
 * @param {number} side
 * @param {number} seed
 */
function straight(side, seed) {
  const { terminals, ...size } = field(side);
  const [from = 0, to = 0] = terminals;
  const path = meander.astar({ ...size, from, to, seed });
  const states = new Uint8Array(side * side).fill(1);
  for (const cell of path ?? []) states[cell] = 2;
  return states;
}

/** A stream of numbers in [0, 1) that is the same in every run (mulberry32). @param {number} seed */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @type {Record<string, (n: number) => Float64Array>} */
const LINES = {
  // A slow wave with noise of twice the tolerance. Splitting at the furthest point takes off little at
  // a time: reading every distance costs 20, 93 and 630 of them a point at 10,000, 100,000 and 1,000,000.
  noisy(n) {
    const next = random(1);
    return Float64Array.from({ length: 2 * n }, (_, i) =>
      i % 2 ? 50 * Math.sin((i >> 1) / 200) + 2 * next() - 1 : i >> 1,
    );
  },
  walk(n) {
    const next = random(2);
    let [x, y] = [0, 0];
    return Float64Array.from({ length: 2 * n }, (_, i) =>
      i % 2 ? (y += next() - 0.5) : (x += next() - 0.5),
    );
  },
  spiral(n) {
    return Float64Array.from({ length: 2 * n }, (_, i) => {
      const turn = (i >> 1) / 500;
      return turn * (i % 2 ? Math.sin(turn) : Math.cos(turn));
    });
  },
  zigzag(n) {
    return Float64Array.from({ length: 2 * n }, (_, i) =>
      i % 2 ? ((i >> 1) % 2 ? -1 : 1) * (n - (i >> 1)) : i >> 1,
    );
  },
};

/** @param {Float64Array} flat */
const objects = (flat) =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i] ?? 0, y: flat[2 * i + 1] ?? 0 }));

/** @param {{ x: number, y: number }[]} list */
const flatten = (list) => list.flatMap(({ x, y }) => [x, y]);

/** @param {boolean} quick */
async function* simplifying(quick) {
  const { default: simplifyJs } = await import('simplify-js');
  const { simplify: turf } = await import('@turf/simplify');
  /** @type {[line: string, n: number, tolerance: number, bar: Bar][]} */
  const runs = [
    ['noisy', 50, 0.5, { faster: 1 }],
    ['noisy', 10_000, 0.5, {}],
    ['walk', quick ? 10_000 : 100_000, 0.5, {}],
    ['spiral', quick ? 10_000 : 100_000, 0.05, {}],
  ];
  if (!quick) runs.push(['noisy', 100_000, 0.5, {}], ['noisy', 1_000_000, 0.5, { faster: 30 }]);
  for (const [line, n, tolerance, bar] of runs) {
    const points = LINES[line]?.(n) ?? new Float64Array();
    const list = objects(points);
    yield {
      title: `simplify ${line} line of ${n}`,
      ours: () => meander.simplify(points, { tolerance }),
      peer: { name: 'simplify-js', run: () => simplifyJs(list, tolerance, true) },
      agree: (/** @type {Float64Array} */ ours, /** @type {{ x: number, y: number }[]} */ theirs) =>
        equal(ours, flatten(theirs)),
      bar,
    };
  }
  const points = LINES['noisy']?.(10_000) ?? new Float64Array();
  const coordinates = objects(points).map(({ x, y }) => [x, y]);
  const feature = () => ({ type: /** @type {const} */ ('LineString'), coordinates });
  yield {
    title: 'simplify noisy line of 10000',
    ours: () => meander.simplify(points, { tolerance: 0.5 }),
    peer: { name: '@turf/simplify', run: () => turf(feature(), { tolerance: 0.5, highQuality: true }) },
    agree: (/** @type {Float64Array} */ ours, /** @type {{ coordinates: number[][] }} */ theirs) =>
      equal(ours, theirs.coordinates.flat()),
  };
  for (const [n, within] of quick
    ? []
    : /** @type {const} */ ([
        [100_000, 150],
        [1_000_000, 2000],
      ])) {
    const zigzag = LINES['zigzag']?.(n) ?? new Float64Array();
    yield {
      title: `simplify decaying zigzag of ${n}`,
      ours: () => meander.simplify(zigzag, { tolerance: 0.5 }),
      note: 'peers run out of stack',
      bar: { within },
    };
  }
}

/** @param {boolean} quick */
async function* curves(quick) {
  const { default: chaikinSmooth } = await import('chaikin-smooth');
  const next = random(3);
  const flat = Float64Array.from({ length: quick ? 2000 : 20_000 }, () => next() * 100);
  const pairs = objects(flat).map(({ x, y }) => [x, y]);
  yield {
    title: `Chaikin, ${pairs.length} points, six passes`,
    ours: () => meander.chaikin(flat, { passes: 6 }),
    peer: {
      name: 'chaikin-smooth',
      run() {
        let path = pairs;
        for (let pass = 0; pass < 6; pass += 1) path = chaikinSmooth(path);
        return path;
      },
    },
    agree: (/** @type {Float64Array} */ ours, /** @type {number[][]} */ theirs) => close(ours, theirs.flat()),
    bar: { faster: 50 },
  };

  const { CatmullRomCurve3, Vector3 } = await import('three');
  const space = Float64Array.from({ length: 3 * 1001 }, () => next() * 100);
  const vectors = Array.from({ length: 1001 }, (_, i) => new Vector3(...space.subarray(3 * i, 3 * i + 3)));
  yield {
    title: 'Catmull-Rom, 100000 samples in space',
    ours: () => meander.catmullRom(space, { dimension: 3, subdivisions: 100 }),
    peer: {
      name: 'three.js',
      run: () => new CatmullRomCurve3(vectors, false, 'centripetal').getPoints(100_000),
    },
    // At the ends three.js mirrors the neighbour where this doubles the end: compare between.
    agree: (/** @type {Float64Array} */ ours, /** @type {import('three').Vector3[]} */ theirs) =>
      close(
        ours.slice(300, -300),
        theirs.slice(100, -100).flatMap(({ x, y, z }) => [x, y, z]),
      ),
    bar: { faster: 20 },
  };
}

/**
 * @param {ArrayLike<number>} a
 * @param {ArrayLike<number>} b
 */
const close = (a, b) =>
  a.length === b.length && Array.from(a).every((x, i) => Math.abs(x - (b[i] ?? NaN)) < 1e-6);

/** @param {boolean} quick */
async function* routes(quick) {
  const { default: pathfinding } = await import('pathfinding');
  const side = quick ? 60 : 500;
  for (const share of [0.2, 0.3]) {
    const next = random(4);
    const cells = Array.from({ length: side * side }, (_, i) => i).filter(
      (i) => i > 0 && i < side * side - 1 && next() < share,
    );
    const walls = Uint32Array.from(cells);
    const grid = new pathfinding.Grid(side, side);
    for (const wall of walls) grid.setWalkableAt(wall % side, Math.floor(wall / side), false);
    yield {
      title: `A*, ${side} × ${side}, ${share * 100} % walls`,
      ours: () => meander.astar({ width: side, height: side, walls, from: 0, to: side * side - 1 }),
      peer: {
        name: 'PathFinding.js',
        run: () => new pathfinding.AStarFinder().findPath(0, 0, side - 1, side - 1, grid.clone()),
      },
      agree: (/** @type {Uint32Array | null} */ ours, /** @type {number[][]} */ theirs) =>
        (ours?.length ?? 0) === theirs.length,
      bar: { faster: 8 },
    };
  }
}
