/** The benchmarks, on input from fixed seeds, most with another library as peer. */
import * as meander from '../../engine.ts';
import { measure, type Row } from '../measure.ts';
import { carving, later } from './carving.ts';
import { close, equal, LINES, objects, random } from './input.ts';

export { showTime } from '../measure.ts';

export type Task = {
  title: string;
  ours: (run: number) => any;
  peer?: { name: string; run: (run: number) => any };
  agree?: (ours: any, theirs: any) => boolean;
  note?: string;
};

/** Runs all benchmarks, one after another. */
export async function measureAll(quick: boolean, tell: (row: Row) => void) {
  await meander.ready();
  for (const tasks of [carving, later, simplifying, curves, routes])
    for await (const task of tasks(quick)) tell(await measure(task));
}

/** Ramer-Douglas-Peucker beside simplify-js, which Turf contains. */
async function* simplifying(quick: boolean): AsyncGenerator<Task> {
  const { default: simplifyJs } = await import('simplify-js');
  const runs: [line: string, n: number, tolerance: number][] = [
    ['noisy', 50, 0.5],
    ['noisy', 10_000, 0.5],
    ['walk', quick ? 10_000 : 100_000, 0.5],
    ['spiral', quick ? 10_000 : 100_000, 0.05],
  ];
  if (!quick) runs.push(['noisy', 100_000, 0.5], ['noisy', 1_000_000, 0.5]);
  for (const [line, n, tolerance] of runs) {
    const points = LINES[line](n);
    const list = objects(points);
    yield {
      title: `simplify ${line} line of ${n}`,
      ours: () => meander.simplify(points, { tolerance }),
      peer: { name: 'simplify-js', run: () => simplifyJs(list, tolerance, true) },
      agree: (ours, theirs) => equal(ours, flatten(theirs)),
    };
  }
  for (const n of quick ? [] : [100_000, 1_000_000]) {
    const zigzag = LINES.zigzag(n);
    yield {
      title: `simplify decaying zigzag of ${n}`,
      ours: () => meander.simplify(zigzag, { tolerance: 0.5 }),
      note: 'peers run out of stack',
    };
  }
}

const flatten = (list: { x: number; y: number }[]) => list.flatMap(({ x, y }) => [x, y]);

/** Chaikin beside chaikin-smooth, Catmull-Rom beside three.js. */
async function* curves(quick: boolean): AsyncGenerator<Task> {
  const { default: chaikinSmooth } = await import('chaikin-smooth');
  const next = random(3);
  const flat = Float64Array.from({ length: quick ? 2000 : 20_000 }, () => next() * 100);
  const pairs = objects(flat).map(({ x, y }) => [x, y]);
  const six = () => {
    let path = pairs;
    for (let pass = 0; pass < 6; pass += 1) path = chaikinSmooth(path);
    return path;
  };
  const target = new Float64Array(flat.length * 2 ** 6);
  for (const [words, ours] of [
    ['', () => meander.chaikin(flat, { passes: 6 })],
    [', into an existing list', () => meander.smoothInto(target, 'chaikin', flat, { passes: 6 })],
  ] as const)
    yield {
      title: `Chaikin, ${pairs.length} points, six passes${words}`,
      ours,
      peer: { name: 'chaikin-smooth', run: six },
      agree: (ours, theirs) => close(ours, theirs.flat()),
    };

  const { CatmullRomCurve3, Vector3 } = await import('three');
  const space = Float64Array.from({ length: 3 * 1001 }, () => next() * 100);
  const vectors = Array.from({ length: 1001 }, (_, i) => new Vector3(...space.subarray(3 * i, 3 * i + 3)));
  const spline = new CatmullRomCurve3(vectors, false, 'centripetal');
  const inner = (all: { x: number; y: number; z: number }[]) =>
    all.slice(100, -100).flatMap(({ x, y, z }) => [x, y, z]);
  yield {
    title: 'Catmull-Rom, 100000 samples in space',
    ours: () => meander.catmullRom(space, { dimension: 3, subdivisions: 100 }),
    peer: { name: 'three.js', run: () => spline.getPoints(100_000) },
    // three.js mirrors the neighbours of both ends, Meander doubles the ends: compare between them.
    agree: (ours, theirs) => close(ours.slice(300, -300), inner(theirs)),
  };
}

/** A* beside PathFinding.js, and the paths of units. */
async function* routes(quick: boolean): AsyncGenerator<Task> {
  const { default: pathfinding } = await import('pathfinding');
  const side = quick ? 60 : 500;
  for (const share of [0, 0.2, 0.3]) {
    const walls = wallsOf(side, share);
    const grid = new pathfinding.Grid(side, side);
    for (const wall of walls) grid.setWalkableAt(wall % side, Math.floor(wall / side), false);
    yield {
      title: `A*, ${side} × ${side}, ${share * 100} % walls`,
      ours: () => meander.astar({ width: side, height: side, walls, from: 0, to: side * side - 1 }),
      peer: {
        name: 'PathFinding.js',
        run: () => new pathfinding.AStarFinder().findPath(0, 0, side - 1, side - 1, grid.clone()),
      },
      agree: (ours, theirs) => (ours?.length ?? 0) === theirs.length,
    };
  }
  const field = quick ? 60 : 256;
  const map = new meander.GridMap({ width: field, height: field, walls: wallsOf(field, 0.25) });
  const open = map.reachable(0);
  yield {
    title: `unit path, ${field} × ${field}, 25 % walls, radius 0.4`,
    // Each run routes another unit, so a time is the mean of many.
    ours: (run: number) => {
      const [from, to] = [open[(run * 7919) % open.length], open[(run * 104729 + 13) % open.length]];
      return map.unitPath(Number(from), Number(to), { radius: 0.4 });
    },
  };
}

/** @param share of cells that are walls, none in the corners of the route */
function wallsOf(side: number, share: number) {
  const next = random(4);
  const cells = Array.from({ length: side * side }, (_, i) => i);
  return Uint32Array.from(cells.filter((i) => i > 0 && i < side * side - 1 && next() < share));
}
