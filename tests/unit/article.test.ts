/** What the article says: in code, and in numbers that its figures measure. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { ADVICE } from '../../www/article/figures/advice.ts';
import { DRAWINGS, finished, settingsOf } from '../../www/article/figures/build.ts';
import { floodSteps, removalTurns } from '../../www/article/figures/flood-steps.ts';
import { flood, millionField } from '../../www/article/figures/order-flood.ts';
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

test('the large flood wets all stones, and its arrows lead home along the path that carving leaves', () => {
  const field = millionField(200);
  const { path, touched, ends, reached } = flood(field);
  expect(path).toEqual(engine.chisel(field)!.path);
  expect([path[0], path.at(-1)]).toEqual(ends);
  expect(touched[reached - 1]).toBe(ends[1]);
  expect(new Set(touched).size).toBe(40_000);
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
