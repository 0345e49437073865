/** Random calls of every function, and a digest of their results, to compare engines and platforms. */

/** @typedef {typeof import('../dist/meander.js')} Engine */

const KINDS = 'chisel wiggly stepped astar blob chaikin refine simplify catmullRom measures'.split(' ');

/** The same generator as in `crates/core/tests/promises/digests.rs`, which makes the same calls. */
class Chance {
  /** @param {number} seed */
  constructor(seed) {
    this.state = seed;
  }
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  }
  /** @param {number} end */
  below(end) {
    return this.next() % end;
  }
  unit() {
    return this.next() / 4_294_967_296;
  }
  yes() {
    return this.below(2) === 1;
  }
  /** @param {number} most @param {number} count */
  cells(most, count) {
    return Array.from({ length: this.below(most + 1) }, () => this.below(count));
  }
  /** @param {number} most @param {number} dimension */
  points(most, dimension) {
    const lattice = this.yes();
    const length = this.below(most + 1) * dimension;
    return Array.from({ length }, () => (lattice ? this.below(7) : this.unit() * 20 - 10));
  }
}

/** FNV-1a over 32-bit words. */
class Digest {
  value = 0x811c9dc5;
  /** @param {number} word */
  word(word) {
    this.value = Math.imul(this.value ^ word, 0x01000193);
  }
  /** @param {ArrayLike<number>} list */
  words(list) {
    this.word(list.length);
    for (let i = 0; i < list.length; i += 1) this.word(list[i] ?? 0);
  }
  /** @param {ArrayLike<number>} list */
  floats(list) {
    this.word(list.length);
    new Uint32Array(Float64Array.from(list).buffer).forEach((word) => this.word(word));
  }
  toString() {
    return (this.value >>> 0).toString(16).padStart(8, '0');
  }
}

/** @param {Chance} chance */
function grid(chance) {
  const [width, height] = [2 + chance.below(14), 2 + chance.below(14)];
  const neighborhood = /** @type {4 | 8} */ (chance.yes() ? 8 : 4);
  return { width, height, neighborhood };
}

/** @param {Engine} engine @param {string} kind @param {Chance} chance @param {Digest} digest */
function carve(engine, kind, chance, digest) {
  const { width, height, neighborhood } = grid(chance);
  const count = width * height;
  const terminals = Array.from({ length: 2 + chance.below(3) }, () => chance.below(count));
  const walls = chance.cells(Math.floor(count / 4), count);
  const weights = Array.from({ length: count }, () => chance.below(4) / 3);
  const seed = chance.next();
  const wiggliness = kind === 'chisel' ? 1 : chance.unit() * 3;
  const weighted = chance.yes() ? { weights } : {};
  const articulation = chance.yes();
  const stopForcedStreak = kind === 'wiggly' ? chance.below(4) : 0;
  const pruneDistance = kind === 'wiggly' ? chance.below(4) : 0;
  const where = { width, height, neighborhood, terminals, walls };
  const how = { seed, wiggliness, ...weighted, articulation, stopForcedStreak, pruneDistance };
  if (kind === 'stepped') {
    let chiseler;
    try {
      chiseler = new engine.Chiseler({ ...where, ...how });
    } catch {
      digest.word(0);
      return;
    }
    chiseler.step(chance.below(count));
    chiseler.seek(chance.below(count));
    digest.words(chiseler.witness());
    digest.words(chiseler.states());
    chiseler.free();
    return;
  }
  const carving = engine.chisel({ ...where, ...how });
  if (!carving) return digest.word(0);
  digest.words(carving.cells);
  digest.words(carving.path);
  digest.word(carving.steps);
}

/** @param {Engine} engine @param {Chance} chance @param {Digest} digest */
function route(engine, chance, digest) {
  const { width, height, neighborhood } = grid(chance);
  const count = width * height;
  const walls = chance.cells(Math.floor(count / 3), count);
  const [from, to] = [chance.below(count), chance.below(count)];
  const seed = chance.yes() ? chance.next() : undefined;
  const through = chance.cells(2, count);
  const found = engine.astar({ width, height, neighborhood, walls, from, through, to, seed });
  if (found) digest.words(found);
  else digest.word(0);
}

/** @param {Engine} engine @param {Chance} chance @param {Digest} digest */
function island(engine, chance, digest) {
  const { width, height, neighborhood } = grid(chance);
  const cells = width * height;
  const walls = chance.cells(Math.floor(cells / 4), cells);
  const count = 1 + chance.below(cells);
  const seed = chance.next();
  const roundness = chance.yes() ? chance.unit() : 0;
  const found = engine.blob({ width, height, neighborhood, walls, count, seed, roundness });
  if (found) digest.words(found);
  else digest.word(0);
}

/** @param {Engine} engine @param {string} kind @param {Chance} chance @param {Digest} digest */
function curve(engine, kind, chance, digest) {
  const dimension = /** @type {2 | 3} */ (2 + chance.below(2));
  const points = chance.points(24, dimension);
  const closed = chance.yes();
  const passes = chance.below(4);
  if (kind === 'chaikin') {
    digest.floats(engine.chaikin(points, { dimension, passes, ratio: chance.unit() / 2, closed }));
  } else if (kind === 'refine') {
    const [angleLimit, outlierAngle] = [chance.unit() * 90, chance.unit() * 200];
    const published = chance.yes();
    digest.floats(engine.refine(points, { dimension, passes, angleLimit, outlierAngle, closed, published }));
  } else if (kind === 'simplify') {
    digest.words(engine.simplifyIndices(points, { dimension, tolerance: chance.unit() * 5, closed }));
  } else if (kind === 'catmullRom') {
    const [subdivisions, alpha] = [1 + chance.below(8), chance.unit()];
    digest.floats(engine.catmullRom(points, { dimension, subdivisions, alpha, closed }));
    digest.floats(softened(engine, points, dimension, closed, alpha));
  } else {
    const { length, maxTurn, meanTurn } = engine.measure(points, { dimension, closed });
    digest.floats([length, maxTurn, meanTurn]);
    digest.floats(engine.curvature(points, { dimension, closed }));
    digest.floats(engine.resample(points, { dimension, spacing: 0.1 + chance.unit(), closed }));
    const other = [];
    for (let at = points.length - dimension; at >= 0 && other.length < 5 * dimension; at -= dimension) {
      other.push(...points.slice(at, at + dimension));
    }
    digest.floats([engine.deviation(points, other, { dimension, closed })]);
    const place = Array.from({ length: dimension }, () => chance.unit() * 9);
    const found = engine.nearest(points, place, { dimension, closed });
    if (found) digest.floats([...found.point, found.distance, found.segment, found.along]);
    const follower = new engine.Follower(points, { dimension, closed, turning: chance.unit() * 3 });
    const position = follower.at(chance.unit() * 20);
    if (position) digest.floats([...position.point, ...position.heading, position.segment]);
    follower.free();
    guarded(engine, chance, digest);
  }
}

/**
 * Smooths a line: weight 0 leaves it as it is, a larger weight smooths it more.
 * @param {Engine} engine
 * @param {number[]} points
 * @param {2 | 3} dimension
 * @param {boolean} closed
 * @param {number} weight
 */
function softened(engine, points, dimension, closed, weight) {
  if (weight === 0 || points.length < 2 * dimension) return points;
  const { points: count, length } = engine.measure(points, { dimension });
  const few = engine.simplify(points, { dimension, closed, tolerance: weight * (length / (count - 1)) });
  return engine.chaikin(few, { dimension, closed, passes: 4, ratio: weight / 4 });
}

/** @param {Engine} engine @param {Chance} chance @param {Digest} digest */
function guarded(engine, chance, digest) {
  const walls = chance.cells(40, 144);
  const size = { width: 12, height: 12, walls };
  const found = engine.astar({ ...size, from: chance.below(144), to: chance.below(144) });
  if (!found) return digest.word(0);
  const raw = engine.cellsToPoints(found, size);
  digest.floats(engine.guard(raw, engine.catmullRom(raw, { alpha: 0 }), size));
}

/**
 * Makes random calls and returns a digest for each kind of call.
 * @param {Engine} engine loaded
 * @param {number} calls
 */
export function digestCalls(engine, calls) {
  const digests = KINDS.map(() => new Digest());
  for (let call = 0; call < calls; call += 1) {
    const at = call % KINDS.length;
    const [kind, digest] = [KINDS[at] ?? '', /** @type {Digest} */ (digests[at])];
    const chance = new Chance(call);
    if (at < 3) carve(engine, kind, chance, digest);
    else if (kind === 'astar') route(engine, chance, digest);
    else if (kind === 'blob') island(engine, chance, digest);
    else curve(engine, kind, chance, digest);
  }
  return KINDS.map((kind, at) => `${kind} ${digests[at]}`);
}
