/** The article's listings run, and its numbers match those of its figures. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ADVICE } from '../../www/article/figures/advice.ts';
import { DRAWINGS, finished, settingsOf } from '../../www/article/figures/build.ts';
import { checksOf } from '../../www/article/figures/farthest-points.ts';
import { boardOf } from '../../www/article/figures/kit.ts';
import { floodSteps, removalTurns } from '../../www/article/figures/numbered-board.ts';
import { zoomingOf } from '../../www/element/zooming.ts';
import type { Million } from '../../www/article/figures/million.ts';
import { flood, millionField } from '../../www/article/figures/order-flood.ts';
import { searchBySum } from '../../www/article/figures/star-search.ts';
import { recordCarving } from '../../www/article/figures/witness.ts';
import { THREAD, threadCells, threadKey } from '../../www/article/thread.ts';
import { ROWS, threadNumbers } from '../../www/article/thread-numbers.ts';
import { emsOf } from '../../www/drawing/delta.ts';
import * as engine from '../../www/engine.ts';
import { Figure } from '../../www/figure/figure.ts';
import type { Settings } from '../../www/figure/settings.ts';
import { change, current, parameter, valuesOf } from '../../www/figure/values.ts';
import { aim, through } from '../../www/geometry/camera.ts';
import { started } from './hero.ts';
import { idleWorkers } from './workers.ts';

const fileOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const page = parse(fileOf('index.html'), { blockTextElements: { script: true, style: true } });
for (const figure of page.querySelectorAll('[data-thread]'))
  figure.setAttributes({ ...THREAD, ...figure.attributes });
const shapes = fileOf('www/article/figures/shapes.css');
const listings = page.querySelectorAll('pre').map(({ text }) => text);

test('the Rust listing of the article matches the example in the crate', () => {
  const [, tested = ''] = /```rust\n([\s\S]*?)```/.exec(fileOf('crates/core/README.md')) ?? [];
  const shown = tested.split('\n').filter((line) => !/^#( |$)/.test(line));
  expect(listings.find((code) => code.includes('use meander_core'))?.trim()).toBe(shown.join('\n').trim());
});

test('the JavaScript listing and the calls that the article recommends run', () => {
  const [, body] = listings.find((code) => code.includes("from 'meander'"))!.split('await ready();');
  const { walk, road } = new Function(
    ...Object.keys(engine),
    `return (() => { ${body}; return { walk, road }; })()`,
  )(...Object.values(engine));
  expect([road.length > 100, walk.length > 4]).toEqual([true, true]);
  const names = { ...engine, points: [0, 0, 4, 0, 4, 4, 8, 5, 9, 9], width: 10, height: 10, walls: [55] };
  for (const [row, call, why] of Object.values(ADVICE).flatMap((answers) => Object.values(answers))) {
    const result = new Function(...Object.keys(names), `return ${call};`)(...Object.values(names));
    expect(result.length, call).toBeGreaterThanOrEqual(4);
    expect(Object.hasOwn(ROWS, row), call).toBe(!why.includes('does not draw'));
  }
});

test('the first figure carves the path that the article measures', () => {
  const { attributes } = page.querySelector('#hero')!;
  expect(new Figure(settingsOf(attributes)).paths.value).toEqual([[...threadCells.value]]);
  expect(attributes).toMatchObject({ autoplay: '', overlays: 'all' });
});

test('chapter numbers in the text are links, and each post has its author and a link', () => {
  const chapters = page.querySelectorAll('main > section').filter((section) => section.querySelector('h2'));
  const links = page.querySelectorAll('a[href^="#"]');
  expect(links.length).toBeGreaterThan(7);
  for (const link of links) {
    const [number] = /\d+/.exec(link.text)!;
    expect(link.getAttribute('href')).toBe(`#${chapters[Number(number) - 1].id}`);
  }
  const texts = page
    .querySelectorAll('p, li')
    .map(({ innerHTML }) => innerHTML.replaceAll(/<a .*?<\/a>/gs, ''));
  expect(texts.filter((text) => /chapters? \d/i.test(text))).toEqual([]);
  const posts = page.querySelectorAll('footer li');
  expect(posts).toHaveLength(4);
  for (const post of posts) expect(post.innerHTML).toMatch(/^\s*[\w. ]+: <a href="https:\/\/\S+"><cite>/);
});

/** Parses a number of the text, ignoring thousands separators. NaN if it is still empty. */
const plain = (text: string) => Number.parseFloat(text.replaceAll(',', ''));

/** Size of a figure on a wide screen, as in the build. */
function sizeOf(name: string) {
  const [, across, down] = new RegExp(`^${name} {[^}]*--shape: (\\d+) / (\\d+)`, 'm').exec(shapes) ?? [];
  return { width: 480, height: across ? Math.round((480 * Number(down)) / Number(across)) : 240 };
}

/** The article's figures in their final state, with their ids. */
const figures = page
  .querySelectorAll(Object.keys(DRAWINGS).join())
  .map(({ id, localName, attributes }) => [id, finished(localName, attributes, sizeOf(localName))] as const);

test.each(figures)('the build draws %s with a name, and identically each time', (_, drawing) => {
  const svg = drawing.svg();
  expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>[^<]+<\/title>/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(drawing.svg()).toBe(svg);
});

const byId = (id: string) => page.querySelector(`#${id}`)!;
const figureOf = (id: string) => started(settingsOf(byId(id).attributes));

test('each number of the page belongs to a figure or to our path', () => {
  const ids = [...page.querySelectorAll('[id]').map(({ id }) => id), 'curves'];
  const outputs = page.querySelectorAll('meander-output');
  expect(outputs.filter((output) => !ids.includes(output.getAttribute('for')!))).toEqual([]);
  expect(outputs.length).toBeGreaterThan(50);
});

test.each([
  ...figures.map(([id, drawing]) => ({ id, read: () => drawing.values() })),
  ...page.querySelectorAll('meander-path').map(({ id }) => ({ id, read: () => valuesOf(figureOf(id)) })),
  { id: 'curves', read: () => threadNumbers.value },
])('the page without scripts has the numbers of $id', ({ id, read }) => {
  const values: Record<string, number> = read();
  for (const output of page.querySelectorAll(`meander-output[for="${id}"]`)) {
    const { name, digits = '0' } = output.attributes;
    expect(plain(output.text).toFixed(Number(digits)), name).toBe(values[name].toFixed(Number(digits)));
  }
});

test.each(figures)('each change that a reader makes to %s is one step of undo', (id, drawing) => {
  const { history, ranges, choices, calls, now } = drawing;
  const shown = () => (drawing.finish(), `${drawing.state} ${drawing.describe()}`);
  const acts = [
    ...Object.entries(ranges).map(([name, { min, step }]) => {
      return [name, () => drawing.set(name, now[name] === min ? min + step : min)] as const;
    }),
    ...Object.entries(choices).flatMap(([name, { values, isTool }]) =>
      isTool ? [] : [[name, () => drawing.set(name, values[1])] as const],
    ),
    ...['reseed', 'squeeze'].flatMap((name) => (calls[name] ? [[name, calls[name]] as const] : [])),
    // A grip whose keys do something other than move it only points.
    ...(id === 'million-figure' ? [] : drawing.grips()).flatMap(({ x, y, keys, label }, i) => {
      const { nudge } = drawing;
      return keys ? [] : [[label, () => drawing.move!(i, { x: x - 2 * nudge, y: y + 3 * nudge })] as const];
    }),
  ];
  for (const [name, act] of acts) {
    const before = shown();
    history.begin();
    act();
    expect(history.commit(), name).toBe(true);
    history.undo();
    expect(shown(), name).toBe(before);
  }
  history.begin();
  expect(history.commit(), 'a click').toBe(false);
});

test.each([
  'witness-figure',
  'astar-figure',
  'rdp-figure',
  'speed-figure',
  'flood-figure',
  'parabolas-figure',
])('a click while %s plays is not a step of undo, and undo stops it', (name) => {
  const drawing = finished(name, { step: '3' });
  const { history } = drawing;
  const [number, start] = name === 'parabolas-figure' ? ['t', 0] : ['step', drawing.ranges.step.min];
  const before = drawing.now[number];
  history.begin();
  drawing.set(number, start);
  history.commit();
  drawing.press!();
  history.begin();
  const from = performance.now();
  while (drawing.pending && drawing.now[number] === start && performance.now() < from + 2000)
    drawing.work!(Infinity);
  expect(drawing.now[number]).toBeGreaterThan(start);
  expect(history.commit()).toBe(false);
  history.undo();
  expect([drawing.pending, drawing.now[number]]).toEqual([false, before]);
});

test.each(figures)(
  'each word about a part of %s highlights something, whatever its settings',
  (id, drawing) => {
    const words = page
      .querySelectorAll(`meander-word[for="${id}"]`)
      .map((word) => word.getAttribute('shows')!);
    const lights = (place: string) => {
      const before = drawing.svg();
      const count = drawing.values();
      for (const part of words) {
        drawing.lit.value = [part];
        if (count[part] !== 0) expect(drawing.svg() === before, `${part} at ${place}`).toBe(false);
      }
      drawing.lit.value = [];
    };
    for (const [name, { min }] of words.length ? Object.entries(drawing.ranges) : []) {
      const start = drawing.now[name];
      for (const value of [min, Infinity]) {
        drawing.set(name, value);
        lights(`${name} ${value}`);
      }
      if (name === 'step')
        // Hundreds of steps are alike: 48 of them tell.
        for (let step = drawing.now.step, by = Math.ceil(step / 48); step > 0; step -= by) {
          drawing.set('step', step);
          lights(`step ${step}`);
        }
      drawing.set(name, start);
    }
  },
);

test.each(
  page
    .querySelectorAll('meander-number, meander-choice')
    .filter((one) => one.getAttribute('for') !== 'advice')
    .map((one) => [one.getAttribute('for')!, one.getAttribute('name')!, one] as const),
)('a sentence changes %s: %s', (id, name, sentence) => {
  const { localName, attributes } = byId(id);
  const options = sentence.querySelectorAll('[data-value]').map((one) => one.getAttribute('data-value')!);
  const { min, max } = sentence.attributes;
  if (localName === 'meander-path') {
    const figure = figureOf(id);
    const range = parameter(figure, name);
    const shown = (options.length ? options : [min ?? range.min, max ?? range.max]).map((value) => {
      change(figure, name, value);
      return String(current(figure, name as keyof Settings));
    });
    expect(new Set(shown).size, shown.join()).toBe(shown.length);
    return;
  }
  const drawing = finished(localName, attributes, sizeOf(localName));
  const { choices, ranges } = drawing;
  if (options.length) return expect(choices[name].values).toEqual(options);
  drawing.set(name, min ?? ranges[name].min);
  const least = drawing.now[name];
  drawing.set(name, max ?? Infinity);
  expect(drawing.now[name]).toBeGreaterThan(least);
});

test('respected walls, the angle limit and the published rule have the results in the text', () => {
  const walls = figureOf('thread-walls');
  const crosses = () => walls.curves.value.map((curve) => curve.crosses.length);
  const crossings = () => ['rdp', 'catmull-rom'].map((id) => valuesOf(walls)[`${id}.crossings`]);
  expect([crosses(), crossings()]).toEqual([
    [2, 4],
    [2, 8],
  ]);
  walls.set({ guarded: true });
  expect([crosses(), crossings()].flat()).toEqual([0, 0, 0, 0]);
  const limit = figureOf('thread-limit');
  const cut = () => limit.marks.value[0].marks.turns!.filter(({ isCut }) => isCut).length;
  expect(cut()).toBe(15);
  limit.set({ angleLimit: 90 });
  expect(cut()).toBe(0);
  const walk = figureOf('walk');
  walk.set({ published: true });
  expect(valuesOf(walk).rejected).toBe(10);
});

test.each([
  ['thread-chaikin', 'chaikin.largestTurn', { passes: [0, 1, 2, 3, 4] }, [90, 45, 27, 14, 7]],
  ['thread-walls', 'rdp.length', { tolerance: [0, 1, 6] }, [42, 33, 33]],
])('%s has the %s in the text at each setting', (id, name, settings, wanted) => {
  const figure = figureOf(id);
  figure.set({ guarded: id === 'thread-walls' });
  const [[setting, values]] = Object.entries(settings);
  const found = values.map((value) => {
    figure.set({ [setting]: value });
    return Math.round(valuesOf(figure)[name]);
  });
  expect(found).toEqual(wanted);
});

test.each([
  ['path', '0.5', 18, 43],
  ['staircase', '0.5', 19, 25],
  ['staircase', '0.7', 3, 25],
  ['staircase', '0.71', 2, 25],
])('simplifying the %s with tolerance %s keeps %d of %d points', (line, tolerance, kept, points) => {
  const drawing = finished('rdp-figure', { tolerance });
  drawing.set('line', line);
  expect(drawing.values()).toMatchObject({ kept, points });
});

test('a word outside an aside opens none: its figure is outside, too', () => {
  for (const word of page.querySelectorAll('meander-word')) {
    const fold = page.querySelector(`#${word.getAttribute('for')}`)!.closest('details');
    if (fold) expect(word.closest('details'), word.text).toBe(fold);
  }
});

test('the comparison matches the numbers in the picture', () => {
  const rounded = Object.keys(ROWS).map((name) =>
    [
      ['points', 0],
      ['length', 2],
      ['largestTurn', 0],
      ['deviation', 2],
      ['crossings', 0],
    ].map(([key, digits]) => threadNumbers.value[`${name}.${key}`].toFixed(Number(digits))),
  );
  expect(rounded.map((row) => row.join(' '))).toEqual([
    '43 42.00 90 0.00 0',
    '12 38.63 91 0.89 2',
    '688 38.62 7 0.18 0',
    '121 38.65 27 0.18 0',
    '192 32.92 15 1.17 6',
    '337 42.65 38 0.07 0',
    '89 39.88 37 0.96 8',
    '140 33.85 31 0.71 0',
  ]);
});

test('the route bends through a tapped stone of the loop, but ignores a tapped branch', () => {
  const drawing = finished('why-figure', {}, { width: 1132, height: 324 });
  const tap = (column: number, row: number) => {
    const { left, top, unit } = drawing.view;
    drawing.tap!({ x: left + (column + 0.5) * unit, y: top + (row + 0.5) * unit });
    return drawing.describe();
  };
  expect(tap(4, 3)).toContain('lower side');
  expect(tap(7, 0), 'a branch').toContain('lower side');
  expect(tap(0, 0), 'no stone').toContain('lower side');
  expect(tap(5, 1)).toContain('upper side');
});

test.each([
  ['ways-figure', 1010, 505, ['20: the smallest on the path', '13: the smallest on the route']],
  ['why-figure', 652, 300, ['one side of the loop: may go', 'side branch: may go']],
])('%s names its parts in the picture', (name, width, height, words) => {
  const svg = finished(name, {}, { width, height }).svg();
  for (const text of words) expect(svg).toContain(`>${text}<`);
});

test('the largest lake takes no castle and cuts none off, wherever the castles are', () => {
  const drawing = finished('hexes-figure');
  for (const castles of ['86,92,234', '181,92,234', '110,134,1', '0,23,264', '130,133,154']) {
    drawing.set('castles', castles);
    drawing.set('lake', 80);
    const { lake, road } = drawing.values();
    expect([lake, road > 3], castles).toEqual([80, true]);
  }
});

test('an island has at least two stones, as its sentence has the plural', () => {
  expect(finished('island-figure', { count: '1' }).describe()).toBe('An island of 2 stones, roundness 0.5');
  const number = page.querySelector('meander-number[for="island-figure"][name="count"]')!;
  expect(number.nextSibling!.text).toMatch(/^ stones/);
});

test('the histogram shows our path, and a path from the bar under the pointer', () => {
  const drawing = finished('lengths-figure', {}, { width: 1132, height: 284 });
  const pointAt = (x: number) => (drawing.hover!({ x, y: 200 }), drawing.describe());
  expect(drawing.describe()).toContain('111 of 2000 paths have 43 stones');
  expect(pointAt(60)).toContain('155 of 2000 paths have 27 stones');
  expect(pointAt(650)).toMatch(/ \d\d of 2000 paths have 59 stones or more/);
  expect(pointAt(900), 'beside the bars').toContain('43 stones');
});

test('the histogram shows the mean of two thousand carvings between the ends of our path', () => {
  const before = threadKey.value;
  const drawing = finished('lengths-figure');
  threadKey.value = [before[0], 266, 268];
  drawing.set('wiggliness', 1.5);
  expect(drawing.values(), 'nothing is said of paths between other ends').toEqual({ carved: 0 });
  drawing.finish();
  const field = { width: 24, height: 14, terminals: [266, 268], wiggliness: 1.5 };
  const lengthOf = (seed: number) => engine.chisel({ ...field, seed })!.path.length;
  const sum = Array.from({ length: 2000 }, (_, seed) => lengthOf(seed)).reduce((a, b) => a + b);
  expect(drawing.values()).toEqual({ mean: sum / 2000, carved: 2000 });
  expect(drawing.describe()).toContain(`have ${lengthOf(372)} stones`);
  threadKey.value = before;
});

test('the times of the race in the text are those of docs/bench.md', () => {
  const [, flood, written] =
    /carve 400 × 400, w = 1 \| ([\d.]+) ms \| (\d+) ms/.exec(fileOf('docs/bench.md')) ?? [];
  const text = byId('race-figure').closest('.beside')!.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain(
    `the flood took ${flood} ms and carving as published, in JavaScript, ${(Number(written) / 1000).toFixed(1)} s.`,
  );
});

test('lengths grow with the exponent of strong disorder', () => {
  const { slope, factor } = finished('growth-figure').values();
  expect(slope).toBeCloseTo(1.22, 1);
  expect(factor).toBeCloseTo(2 ** slope, 10);
});

test('the flood begins at A and ends with the path that carving leaves', () => {
  expect(finished('flood-figure', { step: '0' }).status).toBe('All is dry. The water comes in at A.');
  expect(finished('flood-figure', { step: '99' }).status).toMatch(/It is the same path, 17 stones/);
  const [side, count] = [8, 64];
  const board = boardOf(side, side);
  for (let seed = 0; seed < 400; seed++) {
    const [start, goal] = [seed % count, (seed * 29 + 17) % count];
    if (start === goal) continue;
    const field = { width: side, height: side, terminals: [start, goal], seed };
    const { path } = floodSteps(board, start, goal, removalTurns(field));
    expect(path, `seed ${seed}`).toEqual([...engine.chisel(field)!.path]);
  }
});

test('A* ends with the shortest route, and doubling the guess makes it longer', () => {
  const values = ['0', '1', '2'].map((weight) => finished('astar-figure', { weight }).values());
  const known = { cellsAt0: 315, shortest: 29, cellsAt2: 97, stepsAt2: 31 };
  expect(values).toEqual([
    { cells: 315, steps: 29, ...known },
    { cells: 114, steps: 29, ...known },
    { cells: 97, steps: 31, ...known },
  ]);
  const [width, height] = [9, 7];
  for (let seed = 0; seed < 50; seed++) {
    const walls = [...Array(width * height).keys()].filter((cell) => (cell * (seed + 7)) % 5 === 1);
    const [from, to] = [...Array(width * height).keys()]
      .filter((cell) => !walls.includes(cell))
      .slice(-40, -38);
    const route = engine.astar({ width, height, walls, from, to });
    for (const weight of [0, 0.3, 1]) {
      const found = searchBySum(boardOf(width, height), new Set(walls), [from, to], weight);
      expect(found.route.length, `seed ${seed}`).toBe(route?.length ?? 0);
    }
  }
});

test('the checks keep the same points as simplifying', () => {
  const { path } = engine.chisel({ width: 24, height: 14, terminals: [266, 90], seed: 372 })!;
  const line = engine.cellsToPoints(path, { width: 24 });
  for (const tolerance of [0, 0.5, 0.71, 0.9, 1.5, 4]) {
    const checks = checksOf(line, tolerance);
    const split = checks.filter(({ isKept }) => isKept).map(({ farthest }) => farthest);
    const kept = [0, ...split, path.length - 1].sort((a, b) => a - b);
    expect(kept, `tolerance ${tolerance}`).toEqual([...engine.simplifyIndices(line, { tolerance })]);
  }
});

test('the boards with and without a witness use the ends and seed of our path, and their link has both', () => {
  const drawing = finished('witness-figure');
  const { cells } = drawing.values();
  const before = threadKey.value;
  threadKey.value = [1, ...before.slice(1)];
  expect(drawing.values().cells).not.toBe(cells);
  const { state } = drawing;
  expect(new URLSearchParams(state).get('thread')).toBe('1,266,90');
  threadKey.value = before;
  expect(drawing.state).toBe('');
  const parted = `1,266,90,100,${Array.from({ length: 14 }, (_, row) => 24 * row + 9)}`;
  for (const no of ['1,266,336', '1,90,90', '-1,266,90', '1,266,90,100,336', parted])
    drawing.set('thread', no);
  expect(threadKey.value).toBe(before);
  drawing.set('thread', '1,266,90,250,9,33');
  const field = { width: 24, height: 14, terminals: [266, 90], seed: 1, walls: [9, 33] };
  expect(threadCells.value).toEqual(engine.chisel({ ...field, wiggliness: 2.5 })!.path);
  expect(drawing.values().tries, 'walls are not tried').toBe(332);
  drawing.set('thread', '1,266,90');
  expect(drawing.state).toBe(state);
  threadKey.value = before;
});

test.each(['astar-figure', 'corners-figure', 'hexes-figure', 'parabolas-figure'])(
  'a link to %s keeps dragged positions, and refuses invalid ones',
  (name) => {
    const [moved, other] = [1, 2].map(() => finished(name, {}, sizeOf(name)));
    const { x, y } = moved.grips()[1];
    moved.move!(1, { x: x - 2 * moved.nudge, y: y + 3 * moved.nudge });
    moved.calls.reseed?.();
    const state = new URLSearchParams(moved.state);
    for (const [key, value] of state) other.set(key, value);
    expect(state.size).toBeGreaterThan(0);
    expect(other.svg()).toBe(moved.svg());
    for (const key of Object.keys(moved.lists)) for (const value of ['-2,9,x', '1e9']) other.set(key, value);
    expect(other.state).toBe(moved.state);
  },
);

test('A* shows the walls from a link, and a sum wherever its ends are', () => {
  const drawing = finished('astar-figure');
  drawing.set('ends', '269,166');
  expect(drawing.describe(), 'a straight route below the walls').toMatch(/22 steps\. \d+ \+ \d+ = 22$/);
  drawing.set('ends', '145,166');
  drawing.set('walls', '');
  expect(drawing.values()).toMatchObject({ cells: 22, steps: 21, shortest: 21 });
  drawing.set('walls', '9,33,57,81,105,129,153,177,201,225,249,273,297,321');
  expect(drawing.values().steps).toBe(NaN);
  expect(drawing.state).toContain('walls=9%2C33');
});

test('a million stones keep the drawing from the build until they are wet, and then obey an earlier tap and zoom', () => {
  const drawing = new DRAWINGS['million-figure']() as Million;
  drawing.size.value = { width: 1010, height: 642 };
  expect([drawing.isBlank, drawing.status]).toEqual([true, 'Flooding…']);
  drawing.set('side', 100);
  drawing.tap({ x: 200, y: 500 });
  const zooming = zoomingOf({ ...drawing.board, pixel: () => ({ x: 0, y: 0 }) });
  expect(zooming.canNear()).toBe(true);
  zooming.near();
  expect(drawing.state).toBe('side=100');
  drawing.finish();
  expect([drawing.isBlank, drawing.status]).toEqual([false, '50 stones a side']);
  expect(drawing.state).toMatch(/^side=100&loupes=0/);
});

test.each([
  ['flows over a million stones that were not in sight', false, false],
  ['does not start again in a finished picture that was in sight', true, false],
  ['does not start again in a finished picture that came into sight', false, true],
])('the water %s', (_, wasSeen, isSeen) => {
  const workers = idleWorkers();
  const drawing = new DRAWINGS['million-figure']();
  drawing.set('side', 100);
  drawing.begun.value = true;
  drawing.begin!(wasSeen);
  if (isSeen) drawing.work!(0);
  expect(workers).toHaveLength(1);
  workers[0].onmessage({ data: { ms: 1, wet: flood(millionField(100)) } });
  expect(drawing.pending, 'the water flows').toBe(!wasSeen && !isSeen);
  vi.unstubAllGlobals();
});

describe('a million stones', () => {
  const drawing = finished('million-figure', { side: '400' }, { width: 1010, height: 642 }) as Million;
  const { camera, fitted } = drawing.board;
  /** Parses the number of stones a side in a text. */
  const countIn = (text = '') => Number(/[\d,]+(?= stones a side)/.exec(text)?.[0].replace(',', ''));
  const middle = { x: 320, y: 320 };
  afterEach(() => void (camera.value = null));

  test.each([1, 1.3, 3.7, 9, 25])(
    'squares mark the areas that loupes show and captions name, at zoom %d',
    (zoom) => {
      camera.value = aim(fitted(), zoom, { x: 131.4, y: 260.7 }, middle);
      const svg = drawing.svg();
      const captions = [...svg.matchAll(/>([\d,]+ stones a side)</g)].map(([, text]) => countIn(text));
      const board = fitted().width / through(fitted(), camera.value).unit;
      expect(countIn(drawing.status)).toBe(Math.round(board));
      // Stones a side of each pane, from the largest to the smallest.
      const spans = [...new Set(captions), board].sort((a, b) => b - a);
      const [size, small] = [640, 270];
      drawing.grips().forEach(({ x, y, half = 0, label }, i) => {
        const outer = spans[i] === board ? size : small;
        expect((2 * half) / outer, label).toBeCloseTo(spans[i + 1] / spans[i]);
        expect(countIn(label)).toBe(Math.round(spans[i + 1]));
        const { left, top } = paneAt(x, y);
        for (const [at, from] of [
          [x, left],
          [y, top],
        ]) {
          expect(at - half - from).toBeGreaterThan(-0.001);
          expect(at + half - from).toBeLessThan(outer + 0.001);
        }
      });
      expect(svg).not.toContain('NaN');
    },
  );

  /** Returns the corner of the pane that contains a position. */
  const paneAt = (x: number, y: number) => {
    const { x: left } = drawing.board.corner();
    return x < left + 640 ? { left, top: 1 } : { left: 738, top: y < 280 ? 1 : 321 };
  };

  test('dragging the square in the loupe of the whole grid moves the board', () => {
    camera.value = aim(fitted(), 4, { x: 200, y: 200 }, middle);
    const [{ x, y, label }] = drawing.grips();
    expect(label).toBe('the square of 100 stones a side');
    drawing.move(0, { x: x + 27, y: y - 27 });
    expect(camera.value).toMatchObject({ zoom: 4, x: expect.closeTo(240), y: expect.closeTo(160) });
  });

  test.each([
    [360, 229, '40'],
    [352, 587, '40 a side'],
    [1010, 642, '40 stones a side'],
  ])('captions fit below the loupes of a drawing of %d × %d px', (width, height, caption) => {
    const svg = finished('million-figure', { side: '100' }, { width, height }).svg();
    const captions = [...svg.matchAll(/<text x="(\S+)"[^>]*>(\d+[^<]*)</g)];
    expect(captions.map(([, , text]) => text)).toContain(caption);
    for (const [, x, text] of captions) expect(Number(x) + 7 * emsOf(text)).toBeLessThan(width);
  });

  test('the small loupe moves with the large one', () => {
    const [large, near] = drawing.grips();
    drawing.move(0, { x: large.x - 50, y: large.y - 20 });
    const [moved, along] = drawing.grips();
    expect(moved.x).toBeLessThan(large.x - 40);
    expect([along.x, along.y]).toEqual([near.x, near.y]);
  });
});

test('the large flood wets all stones, and its arrows lead home along the path that carving leaves', () => {
  const field = millionField(200);
  const { path, shades, home, ends, reached } = flood(field);
  expect(path).toEqual(engine.chisel(field)!.path);
  expect([path[0], path.at(-1)]).toEqual(ends);
  expect(shades[ends[1]]).toBe(Math.floor((256 * (reached - 1)) / 40_000));
  expect(
    [...home].flatMap((direction, cell) => (direction > 3 ? cell : [])),
    'from A to all others',
  ).toEqual([ends[0]]);
});

test('the witness figure searches only for stones on the witness, and decides as carving does', () => {
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

test('the weights of A and B in a cut follow the ratio', () => {
  const corners = finished('corners-figure', {}, { width: 600, height: 400 });
  corners.set('ratio', 0.4);
  expect(corners.values()).toMatchObject({ nearer: 0.6, farther: 0.4 });
});
