/** Measures every way to smooth the article's path, for the comparison table and for sentences. */
import { computed } from '@preact/signals-core';
import {
  catmullRom,
  chaikin,
  deviation,
  guard,
  measure,
  refine,
  simplify,
  simplifyIndices,
  turnAngles,
  wallsCrossed,
} from '../engine.ts';
import type { CurveId } from '../figure/curves/index.ts';
import type { Patch } from '../figure/settings.ts';
import { GRID, threadCells, threadLine, TOLERANCE } from './thread.ts';

export const LIMIT = 30;

export interface Row {
  curve: CurveId;
  /** In full; and short, for narrow tables. */
  names: (kept: string) => readonly [long: string, short: string];
  /** Settings of the figure when the reader chooses this row. */
  shown: Patch;
  line: (lines: Lines) => Float64Array;
}

type Lines = typeof threadLines.value;

/** Columns of the table, by what they measure; their labels in full, and short. */
export const COLUMNS = [
  { name: 'points', labels: ['points', 'points'], write: (value: number) => value.toLocaleString('en') },
  { name: 'length', labels: ['length', 'length'], write: (value: number) => value.toFixed(2) },
  { name: 'largestTurn', labels: ['turns up to', 'turn'], write: (value: number) => `${value.toFixed(0)}°` },
  {
    name: 'deviation',
    labels: ['strays up to', 'stray'],
    write: (value: number) => (value ? value.toFixed(2) : '0'),
  },
  { name: 'crossings', labels: ['walls crossed', 'walls crossed'], write: String },
] as const;

/** By the names that sentences use. */
export const ROWS: Readonly<Record<string, Row>> = {
  raw: {
    curve: 'raw',
    names: () => ['The path itself', 'The path itself'],
    shown: {},
    line: ({ raw }) => raw,
  },
  rdp: {
    curve: 'rdp',
    names: () => [`RDP, tolerance ${TOLERANCE}`, `RDP ${TOLERANCE}`],
    shown: { guarded: false },
    line: ({ kept }) => kept,
  },
  chaikin: {
    curve: 'chaikin',
    names: () => ['Chaikin, 4 passes', 'Chaikin, 4 passes'],
    shown: { through: 'raw', angleLimit: 0, guarded: false },
    line: ({ raw }) => chaikin(raw, { passes: 4 }),
  },
  limit: {
    curve: 'chaikin',
    names: () => [`Chaikin, turns of ${LIMIT}° and more`, `Chaikin, ≥ ${LIMIT}°`],
    shown: { through: 'raw', angleLimit: LIMIT, guarded: false },
    line: ({ raw }) => refine(raw, { passes: 4, angleLimit: LIMIT, outlierAngle: Infinity }),
  },
  chaikinKept: {
    curve: 'chaikin',
    names: (kept) => [`Chaikin, the ${kept} kept`, `Chaikin, ${kept} kept`],
    shown: { through: 'simplified', angleLimit: 0, guarded: false },
    line: ({ kept }) => chaikin(kept, { passes: 4 }),
  },
  spline: {
    curve: 'catmull-rom',
    names: () => ['Catmull–Rom, all points', 'Catmull–Rom, all'],
    shown: { through: 'raw', guarded: false },
    line: ({ raw }) => catmullRom(raw),
  },
  splineKept: {
    curve: 'catmull-rom',
    names: (kept) => [`Catmull–Rom, the ${kept} kept`, `Catmull–Rom, ${kept}`],
    shown: { through: 'simplified', guarded: false },
    line: ({ kept }) => catmullRom(kept),
  },
  guarded: {
    curve: 'catmull-rom',
    names: () => ['Catmull–Rom, walls respected', 'Catmull–Rom, walls'],
    shown: { through: 'simplified', guarded: true },
    line: ({ pulled, walls }) => guard(pulled, catmullRom(pulled), walls),
  },
};

/** A path, its simplified line, that line with walls respected, and the cells that were carved away as walls. */
const threadLines = computed(() => {
  const raw = threadLine.value;
  const onPath = new Set(threadCells.value);
  const walls = [...Array(GRID.width * GRID.height).keys()].filter((cell) => !onPath.has(cell));
  const grid = { ...GRID, walls };
  const kept = simplify(raw, { tolerance: TOLERANCE });
  return { raw, kept, pulled: simplify(raw, { ...grid, tolerance: TOLERANCE }), walls: grid };
});

export const threadNumbers = computed(() => {
  const { raw, walls } = threadLines.value;
  const values: Record<string, number> = thoseOfPath(raw);
  for (const [name, row] of Object.entries(ROWS)) {
    const line = row.line(threadLines.value);
    const { points, length, maxTurn } = measure(line);
    const crossings = wallsCrossed(line, walls).length;
    const all = { points, length, largestTurn: maxTurn, deviation: deviation(line, raw), crossings };
    for (const [key, value] of Object.entries(all)) values[`${name}.${key}`] = value;
  }
  return values;
});

/** Other numbers in sentences: the path's corners, and the shortest routes between its ends. */
function thoseOfPath(raw: Float64Array) {
  const turns = [...turnAngles(raw)];
  const isCorner = (i: number) => turns[i] > 1;
  const [across, down] = [0, 1].map((axis) => Math.abs(raw.at(axis - 2)! - raw[axis]));
  const shortestSteps = across + down;
  let shortest = 1;
  for (let i = 1; i <= down; i++) shortest = (shortest * (across + i)) / i;
  const cut = chaikin(raw, { passes: 4 });
  return {
    shortest,
    shortestSteps,
    corners: turns.filter((_, i) => isCorner(i)).length,
    cornersAtHalf: [...simplifyIndices(raw, { tolerance: 0.5 })].filter(isCorner).length,
    straight: [...turnAngles(cut)].slice(1, -1).filter((turn) => turn < 1e-6).length,
  };
}
