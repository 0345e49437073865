/** A road over hexagons round a lake: the same functions on a graph. */
import { computed } from '@preact/signals-core';
import { blob, chisel, unreachableTerminals } from '../../engine.ts';
import { apart, nearestOf, type Place, type View } from '../../geometry/view.ts';
import { Drawing, viewAt, type Grip } from './drawing.ts';
import type { Sketch } from './kit.ts';

const [COLUMNS, ROWS] = [24, 12];
const CASTLES = [51, 92, 234];
/** Distances from the middle of a hexagon to the next row, and to its corners. */
const [DOWN, RADIUS] = [Math.sqrt(3) / 2, 1 / Math.sqrt(3)];
/** Shares of a cell that a stone and a socket cover, the radius of their corners, and the height of a stone. */
const [STONE, SOCKET, ROUND, HEIGHT] = [0.93, 0.38, 0.16 * RADIUS, 0.32 * RADIUS];
/** Ground beside the map. */
const MARGIN = 0.4;
/** The seed of the first lake; later lakes lie about as near to the middle of the map. */
const FIRST = 37;
const [ACROSS, ASIDE] = [4, 2.5];
/** How many seeds to try for another lake. */
const TRIES = 200;
/** The largest lake, and how many hexagons it may skip. */
const [MOST, SPARE] = [80, 40];

const ALL = Array.from({ length: COLUMNS * ROWS }, (_, node) => node);

/** The neighbours of each hexagon. Every other row lies half a hexagon further right. */
const GRAPH = ALL.map((node) => {
  const [x, y] = [node % COLUMNS, Math.floor(node / COLUMNS)];
  const right = x + (y % 2);
  const rows = [y - 1, y + 1].flatMap((row) => [[right - 1, row] as const, [right, row] as const]);
  return [[x - 1, y] as const, [x + 1, y] as const, ...rows]
    .filter(([x, y]) => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS)
    .map(([x, y]) => y * COLUMNS + x);
});

const middleOf = (node: number) => {
  const [x, y] = [node % COLUMNS, Math.floor(node / COLUMNS)];
  return { x: x + (y % 2) / 2 + 0.5, y: y * DOWN + RADIUS };
};

const blobOf = (count: number, seed: number) =>
  count ? [...blob({ graph: GRAPH, count, roundness: 0.75, seed })!] : [];

/** Hexagons in the order in which a lake grows over them: a larger blob contains the smaller ones. */
const growthOf = (seed: number) => [
  ...new Set(Array.from({ length: MOST + SPARE }, (_, i) => blobOf(i + 1, seed)).flat()),
];

/** Whether a walker can get from one castle to all others with dry feet. */
const joined = (castles: readonly number[], lake: Iterable<number>) =>
  !unreachableTerminals({ graph: GRAPH, terminals: [...castles], walls: [...lake] }).length;

export class Hexes extends Drawing<'lake' | 'seed'> {
  override readonly ranges = {
    seed: { min: 0, max: 2 ** 31, step: 1, start: FIRST, label: 'seed of lake and road' },
    lake: { min: 0, max: MOST, step: 1, start: 30, label: 'hexagons of lake' },
  };
  readonly #castles = this.list('castles', CASTLES, { below: ALL.length });
  readonly #growth = computed(() => growthOf(this.now.seed));
  /** Like carving, it skips each hexagon whose loss would cut a castle off. */
  readonly #lake = computed(() => {
    const castles = this.#castles.value;
    const whole = new Set(blobOf(this.now.lake, this.now.seed));
    // Growing a lake hexagon by hexagon takes time, and most lakes skip none.
    if (!castles.some((castle) => whole.has(castle)) && joined(castles, whole)) return [...whole];
    const lake = new Set<number>();
    for (const node of this.#growth.value) {
      if (lake.size === this.now.lake) break;
      if (castles.includes(node) || (lake.size && !GRAPH[node].some((next) => lake.has(next)))) continue;
      lake.add(node);
      if (!joined(castles, lake)) lake.delete(node);
    }
    return [...lake];
  });
  readonly #road = computed(() => {
    const [terminals, walls] = [[...this.#castles.value], this.#lake.value];
    return [...chisel({ graph: GRAPH, terminals, walls, seed: this.now.seed })!.cells];
  });

  /** Finds another lake near the middle. */
  #reseed() {
    const from = Math.floor(2 ** 31 * Math.random());
    const isCentral = (seed: number) => {
      const lake = blobOf(this.now.lake || 1, seed).map(middleOf);
      const off = (axis: 'x' | 'y', middle: number) =>
        Math.abs(lake.reduce((sum, at) => sum + at[axis], 0) / lake.length - middle);
      return off('x', COLUMNS / 2) <= ACROSS && off('y', (ROWS / 2) * DOWN) <= ASIDE;
    };
    const seeds = Array.from({ length: TRIES }, (_, i) => from + i);
    this.now.seed = seeds.find(isCentral) ?? from;
  }

  override readonly calls = { reseed: () => this.#reseed() };

  override values() {
    return { lake: this.#lake.value.length, road: this.#road.value.length };
  }

  override describe() {
    const { lake, road } = this.values();
    return `A map of hexagons with a lake of ${lake}: a road of ${road} joins three castles`;
  }

  override get view(): View {
    const unit = this.width / (COLUMNS + 0.5 + 2 * MARGIN);
    return viewAt(unit, MARGIN * unit, MARGIN * unit, this.size.value);
  }

  override grips(): Grip[] {
    return this.#castles.value.map((node, i) => ({
      ...middleOf(node),
      letter: 'ABC'[i],
      label: `castle ${'ABC'[i]}`,
    }));
  }

  /** Moves a castle to the nearest hexagon, if that is free. */
  override move(index: number, to: Place) {
    const node = nearestOf(ALL, (one) => apart(middleOf(one), to))!.item;
    const castles = this.#castles.peek();
    if (castles.includes(node) || this.#lake.peek().includes(node)) return;
    this.#castles.value = castles.with(index, node);
  }

  draw(sketch: Sketch) {
    const { unit, left, top } = this.view;
    const lake = this.#lake.value;
    const road = this.#road.value.toSorted((a, b) => a - b);
    const taken = new Set([...lake, ...road]);
    /** Adds a hexagon to a path. */
    const add = (node: number, size: number, right = 0, down = 0) => {
      const { x, y } = middleOf(node);
      for (let i = 0; i < 6; i++) {
        const angle = (Math.PI / 3) * (i + 0.5);
        const at = [
          left + (x + right + size * Math.cos(angle)) * unit,
          top + (y + down + size * Math.sin(angle)) * unit,
        ] as const;
        if (i) sketch.pen.lineTo(...at);
        else sketch.pen.moveTo(...at);
      }
      sketch.pen.closePath();
    };
    const round = ROUND * unit;
    const socket = SOCKET * RADIUS - ROUND / 2;
    const free = ALL.filter((node) => !taken.has(node));
    sketch.fill('socket', () => free.forEach((node) => add(node, socket)), 'socket', round);
    // One line round the whole lake is its shore.
    const water = () => lake.forEach((node) => add(node, RADIUS));
    sketch.fill('edge', water, 'edge', 2 * round);
    sketch.fill('socket', water, 'socket', Math.max(1, 2 * round - 4));
    const stone = STONE * RADIUS - ROUND / 2;
    const shadow = () =>
      road.forEach((node) => add(node, STONE * RADIUS, 0.28 * RADIUS, HEIGHT + 0.26 * RADIUS));
    sketch.fill('shadow', shadow);
    // From the top row on, so that each stone hides the side of the one behind it.
    for (let row = 0; row < ROWS; row++) {
      const stones = road.filter((node) => Math.floor(node / COLUMNS) === row);
      if (!stones.length) continue;
      // A hexagon's upright edges are longer than a stone is tall, so no gap shows above its side.
      const sides = () => stones.forEach((node) => add(node, stone, 0, HEIGHT));
      sketch.fill('path-side', sides, 'path-side', round);
      sketch.fill('path', () => stones.forEach((node) => add(node, stone)), 'path', round);
    }
  }
}
