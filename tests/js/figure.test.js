import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { ATTRIBUTES } from '../../www/old/element/attributes.js';
import { CURVES } from '../../www/old/curves/registry.js';
import { composePicture } from '../../www/old/render/compose-picture.js';
import { SOURCES } from '../../www/old/sources/index.js';
import { statusLine } from '../../www/old/figure/status-line.js';
import { numberFormats } from '../../www/old/panel/format.js';
import { presentStates } from '../../www/old/panel/state-key.js';
import { fill, STRINGS } from '../../www/old/strings.js';
import { makeFigure } from './make-figure.js';

before(() => engine.ready());

const SMALL = { columns: 12, rows: 9, seed: 5 };

test('the element module loads without a page', async () => {
  const { MeanderPath } = await import('../../www/old/element/index.js');
  assert.equal(typeof MeanderPath, 'function');
});

test('params() has every parameter of controls and attributes', () => {
  const table = engine.params();
  const asked = [
    ...CURVES.flatMap(({ controls }) => controls),
    ...ATTRIBUTES.flatMap(({ param }) => (param ? [param] : [])),
  ];
  for (const [algorithm, parameter] of asked) {
    const found = table.find(({ id }) => id === algorithm)?.params.find(({ id }) => id === parameter);
    assert.ok(found, `${algorithm}.${parameter}`);
  }
});

test('playing ends with the cells of chisel at any speed', () => {
  for (const [speed, frame] of [
    [30, 16],
    [1000, 7],
    [Infinity, 16],
  ]) {
    const { store, seen, rest, transport, told } = makeFigure({ ...SMALL, speed });
    transport.play();
    for (let now = 0; store.state.playing; now += frame) transport.advance(now, false);
    const states = seen().grid?.states ?? new Uint8Array();
    const forced = [...states].flatMap((state, cell) => (state === 2 ? [cell] : []));
    const result = engine.chisel({ width: 12, height: 9, seed: 5, terminals: [13, 94] });
    assert.deepEqual(forced, [...(result?.cells ?? [])]);
    assert.equal(told.at(-1)?.[0], 'done');
    assert.equal(told.at(-1)?.[1].step, result?.steps);
    rest();
  }
});

test('a step back restores the picture before', () => {
  const { seen, transport } = makeFigure({
    ...SMALL,
    overlays: ['raw', 'chaikin', 'rdp', 'catmull-rom'],
  });
  const look = () =>
    JSON.stringify(composePicture(seen()), (_, value) =>
      value instanceof Float64Array ? [...value] : value,
    );
  transport.seek(30);
  const pictures = [];
  for (let i = 0; i < 20; i++) {
    pictures.push(look());
    transport.step(1, 0);
  }
  for (const picture of pictures.toReversed()) {
    transport.step(-1, 0);
    assert.equal(look(), picture);
  }
});

test('steps stop at the start and the end of a carving', () => {
  const { seen, transport, told } = makeFigure(SMALL);
  const total = seen().total;
  transport.step(1, 0);
  assert.equal(told.length, 0);
  transport.step(-1e9, 0);
  assert.equal(seen().carving?.standing, 0);
  transport.step(1e9, 0);
  assert.equal(seen().carving?.standing, total);
});

test('freshly carved cells fade for a moment', () => {
  const { seen, transport } = makeFigure(SMALL);
  transport.seek(0);
  transport.step(4, 1000);
  const states = seen().grid?.states ?? [];
  const fading = transport.advance(1060, false);
  assert.ok(fading.length > 0 && fading.length <= 4);
  for (const [cell, progress] of fading) {
    assert.equal(states[cell], 1);
    assert.equal(progress, 0.5);
  }
  assert.deepEqual(transport.advance(1121, false), []);
  transport.step(4, 2000);
  assert.deepEqual(transport.advance(2001, true), []);
  transport.step(-2, 3000);
  assert.deepEqual(transport.advance(3001, false), []);
});

test('a new seed shows its finished path', () => {
  const { store, seen, transport } = makeFigure(SMALL);
  transport.seek(10);
  store.set({ seed: 6 }, 'user');
  assert.equal(store.state.position, null);
  assert.equal(seen().carving?.standing, seen().total);
});

test('the status line says that walls separate the ends', () => {
  const walls = Array.from({ length: 9 }, (_, y) => 12 * y + 6);
  const { seen } = makeFigure({ ...SMALL, walls });
  const grid = seen().grid;
  assert.equal(grid?.route.length, 0);
  assert.equal(seen().curves[0].points.length, 0);
  const line = statusLine(seen(), numberFormats('en', STRINGS));
  assert.equal(line, 'The ends cannot be connected: walls are in between.');
});

test('an end moves to free cells only', () => {
  const { move, handles } = SOURCES.chisel;
  const state = { columns: 5, rows: 5, terminals: [0, 0, 4, 4], walls: [7] };
  assert.deepEqual(move(state, 0, 3.9, 1.2), { terminals: [3, 1, 4, 4] });
  assert.deepEqual(move(state, 0, -50, 50), { terminals: [0, 4, 4, 4] });
  assert.equal(move(state, 0, 4.5, 4.5), null);
  assert.equal(move(state, 0, 2.5, 1.5), null);
  assert.deepEqual(handles({ ...state, terminals: [0, 0, 9, 9] }), [
    { x: 1.5, y: 1.5 },
    { x: 3.5, y: 3.5 },
  ]);
});

test('waypoints are added in order and removed down to two', () => {
  const { add, split, remove, move } = SOURCES.waypoints;
  const state = { columns: 10, rows: 10, points: [0, 0, 4, 0, 4, 4], closed: false };
  assert.deepEqual(add?.(state, 2, 1), { patch: { points: [0, 0, 2, 1, 4, 0, 4, 4] }, index: 1 });
  assert.deepEqual(add?.({ ...state, closed: true }, 2, 2.1)?.index, 3);
  assert.deepEqual(split?.(state, 2), { patch: { points: [0, 0, 4, 0, 4, 2, 4, 4] }, index: 2 });
  assert.deepEqual(remove?.(state, 1), { points: [0, 0, 4, 4] });
  assert.equal(remove?.({ ...state, points: [0, 0, 1, 1] }, 0), null);
  assert.deepEqual(move(state, 2, 99, -3), { points: [0, 0, 4, 0, 10, 0] });
});

test('the key lists the states that some cell has', () => {
  const { store, seen, rest } = makeFigure({ ...SMALL, walls: [] });
  const present = () => {
    const { grid } = seen();
    assert.ok(grid);
    return Object.entries(presentStates(grid)).flatMap(([state, there]) => (there ? [state] : []));
  };
  assert.deepEqual(present(), ['forced', 'gone']);
  store.set({ position: 0 });
  assert.deepEqual(present(), ['forced', 'witness', 'open']);
  store.set({ position: null, walls: [40], columns: 300, rows: 300 });
  assert.deepEqual(present(), ['forced', 'gone', 'wall']);
  rest();
});

test('the status line says what each step did', () => {
  const { store, seen, rest } = makeFigure(SMALL);
  const chiseler = new engine.Chiseler({ width: 12, height: 9, seed: 5, terminals: [13, 94] });
  const { status } = STRINGS;
  const told = new Set();
  for (let step = 1; step < seen().total; step++) {
    const before = chiseler.witness();
    chiseler.step(1);
    const { cell, outcome } = chiseler.last ?? { cell: -1, outcome: '' };
    const gone = before.includes(cell) ? status.onWitness : status.beside;
    const text = outcome === 'forced' ? status.forced : gone;
    store.set({ position: step });
    const line = statusLine(seen(), numberFormats('en', STRINGS));
    assert.equal(line, fill(text, { x: cell % 12, y: Math.floor(cell / 12) }));
    told.add(text);
  }
  assert.equal(told.size, 3);
  chiseler.free();
  rest();
});
