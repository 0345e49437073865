/** What the article says: in code, and in numbers that its figures measure. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { ADVICE } from '../../www/article/figures/advice.ts';
import { DRAWINGS, finished, settingsOf } from '../../www/article/figures/build.ts';
import { checksOf } from '../../www/article/figures/farthest-points.ts';
import { floodSteps, removalTurns } from '../../www/article/figures/flood-steps.ts';
import { searchBySum } from '../../www/article/figures/star-search.ts';
import { recordCarving } from '../../www/article/figures/witness-record.ts';
import * as engine from '../../www/engine.js';

const fileOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const page = parse(fileOf('index.html'), { blockTextElements: { script: true, style: true } });
const listings = page.querySelectorAll('pre').map(({ text }) => text);

test('the Rust listing of the article is that of the crate', () => {
  const [, tested = ''] = /```rust\n([\s\S]*?)```/.exec(fileOf('crates/core/README.md')) ?? [];
  const shown = tested.split('\n').filter((line) => !/^#( |$)/.test(line));
  expect(listings.find((code) => code.includes('use meander_core'))?.trim()).toBe(shown.join('\n').trim());
});

test('the JavaScript listing of the article and the calls that it advises run', () => {
  const [, body] = listings.find((code) => code.includes("from 'meander'"))!.split('await ready();');
  const { walk, river } = new Function(
    ...Object.keys(engine),
    `return (() => { ${body}; return { walk, river }; })()`,
  )(...Object.values(engine));
  expect([river.length > 100, walk.length > 4]).toEqual([true, true]);
  const names = { ...engine, points: [0, 0, 4, 0, 4, 4, 8, 5, 9, 9], width: 10, height: 10, walls: [55] };
  for (const { call } of Object.values(ADVICE).flatMap((answers) => Object.values(answers))) {
    const result = new Function(...Object.keys(names), `return ${call};`)(...Object.values(names));
    expect(result.length, call).toBeGreaterThanOrEqual(4);
  }
});

/** The article's figures when all is done, by their ids. */
const figures = page
  .querySelectorAll(Object.keys(DRAWINGS).join())
  .map((element) => [element.id, finished(element.localName, element.attributes)] as const);

test.each(figures)('the build draws %s with a name, and twice the same', (_, drawing) => {
  const svg = drawing.svg();
  expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>[^<]+<\/title>/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(drawing.svg()).toBe(svg);
});

test.each(figures)('the page without scripts has the numbers of %s', (id, drawing) => {
  const values = drawing.values();
  for (const output of page.querySelectorAll(`meander-output[for="${id}"]`)) {
    const { name, digits = '0' } = output.attributes;
    expect(Number(output.text).toFixed(Number(digits)), name).toBe(values[name].toFixed(Number(digits)));
  }
});

test('the page without scripts has the lengths of the four wiggly paths', () => {
  for (const figure of page.querySelectorAll('.quad meander-path')) {
    const { columns, rows, seed, wiggliness } = figure.attributes;
    const [width, height] = [Number(columns), Number(rows)];
    const terminals = [11 * width + 2, 3 * width + 18];
    const carving = engine.chisel({
      width,
      height,
      terminals,
      seed: Number(seed),
      wiggliness: Number(wiggliness),
    });
    expect(Number(page.querySelector(`meander-output[for="${figure.id}"]`)?.text)).toBe(carving?.path.length);
  }
});

test('a plot draws the curves that its figure shows', () => {
  const settings = settingsOf({ source: 'waypoints', overlays: 'raw rdp', points: '0,0 4,0 4,4' });
  const svg = finished('heading-plot', {}, settings).svg();
  expect([...new Set(svg.match(/var\(--(raw|rdp|chaikin|catmull-rom)\)/g))].sort()).toEqual([
    'var(--raw)',
    'var(--rdp)',
  ]);
  expect(svg).toContain('>−90°<');
});

test('the histogram has the mean of two thousand carvings of its wiggliness', () => {
  const field = { width: 20, height: 20, terminals: [21, 378], wiggliness: 1.5 };
  const lengths = Array.from({ length: 2000 }, (_, seed) => engine.chisel({ ...field, seed })!.path.length);
  const mean = lengths.reduce((sum, length) => sum + length) / 2000;
  expect(finished('lengths-figure', { wiggliness: '1.5' }).values()).toEqual({ mean, carved: 2000 });
});

test('lengths grow with the exponent of strong disorder', () => {
  expect(finished('growth-figure').values().slope).toBeCloseTo(1.22, 1);
});

test('the flood begins at A and ends with the path that carving leaves', () => {
  expect(finished('flood-figure', { step: '0' }).status).toBe('All is dry. The water comes in at A.');
  expect(finished('flood-figure', { step: '99' }).status).toMatch(/It is the same path, 17 stones/);
  const [side, count] = [8, 64];
  for (let seed = 0; seed < 400; seed++) {
    const [start, goal] = [seed % count, (seed * 29 + 17) % count];
    if (start === goal) continue;
    const field = { width: side, height: side, terminals: [start, goal], seed };
    const { path } = floodSteps(side, start, goal, removalTurns(field));
    expect(path, `seed ${seed}`).toEqual([...engine.chisel(field)!.path]);
  }
});

test('A* ends with the shortest route, and a guess that counts twice makes it longer', () => {
  expect(finished('astar-figure').values()).toEqual({
    ...{ cells0: 315, cells1: 114, cells2: 97 },
    ...{ steps1: 29, steps2: 31 },
  });
  const [width, height] = [9, 7];
  for (let seed = 0; seed < 50; seed++) {
    const walls = [...Array(width * height).keys()].filter((cell) => (cell * (seed + 7)) % 5 === 1);
    const [from, to] = [...Array(width * height).keys()]
      .filter((cell) => !walls.includes(cell))
      .slice(-40, -38);
    const route = engine.astar({ width, height, walls, from, to });
    for (const weight of [0, 0.3, 1]) {
      const found = searchBySum({ width, height }, new Set(walls), [from, to], weight);
      expect(found.route.length, `seed ${seed}`).toBe(route?.length ?? 0);
    }
  }
});

test('checks keep the points that simplifying keeps', () => {
  const { path } = engine.chisel({ width: 24, height: 14, terminals: [266, 90], seed: 372 })!;
  const line = engine.cellsToPoints(path, { width: 24 });
  for (const tolerance of [0, 0.5, 0.71, 0.9, 1.5, 4]) {
    const checks = checksOf(line, tolerance);
    const split = checks.filter(({ isKept }) => isKept).map(({ farthest }) => farthest);
    const kept = [0, ...split, path.length - 1].sort((a, b) => a - b);
    expect(kept, `tolerance ${tolerance}`).toEqual([...engine.simplifyIndices(line, { tolerance })]);
  }
});

test('the witness is searched only where it is hit, and decides what the carving decides', () => {
  const field = { width: 12, height: 9, terminals: [13, 94], seed: 4 };
  const record = recordCarving(field);
  const carving = engine.chisel(field)!;
  expect(record).toHaveLength(1 + carving.steps);
  expect(record.at(-1)!.witness).toEqual(carving.path);
  const forced = record.filter((moment) => moment.forced).map(({ cell }) => cell);
  expect([...forced, ...field.terminals].sort((a, b) => a - b)).toEqual([...carving.cells]);
  let [searches, lookedWith, lookedWithout] = [0, 0, 0];
  record.slice(1).forEach((moment, i) => {
    const isHit = record[i].witness.includes(moment.cell);
    expect(moment.searched).toBe(isHit);
    searches += Number(isHit);
    lookedWith += isHit ? moment.looked.length : 0;
    lookedWithout += moment.looked.length;
    expect(moment).toMatchObject({ searches, lookedWith, lookedWithout });
  });
  expect(lookedWith).toBeLessThan(lookedWithout / 2);
});
