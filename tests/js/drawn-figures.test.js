/** The figures that the build draws into the article. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drawInto } from '../../scripts/drawings.mjs';
import { DRAWN } from '../../www/article/figures/index.js';
import { fit } from '../../www/article/figures/growth-figure.js';
import { squares, walk } from '../../www/article/figures/grid-lines.js';
import { svg, textOf } from '../../www/article/figures/svg-tree.js';
import { chisel, ready } from '../../www/engine.js';

await ready();

/** @param {string} name @param {Record<string, string>} [attributes] */
const poster = (name, attributes = {}) => new (Reflect.get(DRAWN, name))().poster(attributes, 2);

/** @param {string} text @param {string} mark */
const count = (text, mark) => text.split(mark).length - 1;

test('each figure is drawn into its empty element, the same every time, and nothing in it can be focused', async () => {
  const names = Object.keys(DRAWN);
  const page = `<p>before</p>${names
    .map((name) => `<${name} id="x" label="what it shows" walls="16 1" figure="y"></${name}>`)
    .join('')}<meander-path id="y" source="waypoints" overlays="raw chaikin"></meander-path>`;
  const drawn = await drawInto(page);
  assert.equal(count(drawn, '<svg '), names.length);
  assert.match(drawn, /^<p>before<\/p>/);
  assert.match(drawn, /<meander-path id="y"[^>]*><\/meander-path>$/);
  assert.doesNotMatch(drawn, /NaN|undefined|Infinity|tabindex|role="button"/);
  for (const name of names)
    assert.match(
      drawn,
      new RegExp(`<${name} [^>]*><svg [^>]*role="img" aria-label="[^"]+".*</svg></${name}>`),
    );
  assert.equal(await drawInto(page), drawn);
});

test('without scripts the plot shows where the curves of its figure head', async () => {
  const page = `<heading-plot figure="y"></heading-plot>
    <meander-path id="y" source="waypoints" overlays="raw rdp" points="0,0 4,0 4,4"></meander-path>`;
  const drawn = await drawInto(page);
  assert.deepEqual(
    [...drawn.matchAll(/<polyline [^>]*class="(raw|chaikin|rdp|catmull-rom)"/g)].map(([, id]) => id),
    ['raw', 'rdp'],
  );
  assert.match(drawn, />0°</);
  assert.match(drawn, />−90°</);
});

test('texts and attributes are escaped', () => {
  assert.equal(
    textOf(svg('text', { class: 'a"b', x: 1 / 3, y: null }, 'a < b & c', null)),
    '<text class="a&quot;b" x="0.33">a &lt; b &amp; c</text>',
  );
});

test('cells become lines and squares', () => {
  assert.equal(walk([0, 1, 5], 4, 10), 'M5 5L15 5L15 15');
  assert.equal(walk([], 4, 10), '');
  assert.equal(squares([5], 4, 10), 'M10 10h10v10h-10z');
});

test('the histogram tells the mean of the carvings that it counts', () => {
  for (const wiggliness of [0, 1.5]) {
    const field = { width: 20, height: 20, terminals: [21, 378], wiggliness };
    let sum = 0;
    for (let seed = 0; seed < 2000; seed++) sum += chisel({ ...field, seed })?.path.length ?? NaN;
    const text = poster('lengths-figure', { wiggliness: String(wiggliness) });
    assert.match(text, new RegExp(`>mean ${(sum / 2000).toFixed(1)}<`));
  }
});

test('what is measured grows as optimal paths in strong disorder do', () => {
  const factors = [...poster('growth-figure').matchAll(/>× (\d\.\d\d)</g)].map(([, factor]) =>
    Number(factor),
  );
  assert.equal(factors.length, 4);
  for (const factor of factors) assert.ok(Math.abs(factor - 2 ** 1.22) < 0.15, `× ${factor}`);
});

test('the line through points of a power law has its exponent as the slope', () => {
  const { slope, at } = fit([1, 3, 9].map((side) => [side, 2 * side ** 1.5]));
  assert.ok(Math.abs(slope - 1.5) < 1e-12);
  assert.ok(Math.abs(at(4) - 16) < 1e-9);
});

test('the flood says at its end that both paths are the same, which it compares', () => {
  assert.match(poster('flood-figure', { step: '30' }), /It is the same path, 17 stones/);
  assert.match(poster('flood-figure', { step: '0' }), /All is dry/);
});

test('no way through another stone has a larger smallest number than the carved path', () => {
  assert.match(poster('ways-figure', {}), /carved path is 20, of the best way through stone 60 13\./);
});

test('without scripts the page says what its figures find', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  /** @param {string} id @param {string} name */
  const said = (id, name) =>
    Number(new RegExp(`<meander-output for="${id}" name="${name}"[^>]*>([^<]*)<`).exec(page)?.[1]);
  for (const [id, wiggliness] of Object.entries({ 0: 0, half: 0.5, 1: 1, 2: 2 })) {
    const field = { width: 20, height: 20, terminals: [21, 378], seed: 5, wiggliness };
    assert.equal(said(`wiggly-${id}`, 'pathLength'), chisel(field)?.path.length, `w = ${wiggliness}`);
  }
  /** @param {string} name @returns {Record<string, number>} */
  const measured = (name) => {
    const figure = new (Reflect.get(DRAWN, name))();
    figure.poster({}, 2);
    return figure.measures();
  };
  for (const [name, least] of Object.entries(measured('ways-figure')))
    assert.equal(said('ways-figure', name), least, name);
  assert.equal(said('lengths-figure', 'mean').toFixed(1), measured('lengths-figure').mean.toFixed(1));
  const { slope, factor } = measured('growth-figure');
  assert.equal(said('growth-figure', 'slope').toFixed(2), slope.toFixed(2));
  assert.equal(said('growth-figure', 'factor').toFixed(1), factor.toFixed(1));
});

test('an island has as many squares as it says', () => {
  const text = poster('island-figure', { count: '41', roundness: '0.2' });
  const [, land] = /class="land" d="([^"]*)"/.exec(text) ?? [];
  assert.equal(count(land, 'z'), 41);
});

test('whatever the lake, the road over hexagons joins the castles', () => {
  for (let lake = 0; lake <= 80; lake += 8) {
    const text = poster('hexes-figure', { lake: String(lake) });
    const [water, road, castles] = ['lake', 'road', 'castle'].map((kind) =>
      count(new RegExp(`class="${kind}" d="([^"]*)"`).exec(text)?.[1] ?? '', 'z'),
    );
    assert.equal(water, lake);
    assert.equal(castles, 3);
    assert.ok(road > 20, `a lake of ${lake}: ${road} hexagons of road`);
  }
});

test('numbers are kept within their range and on their steps', () => {
  const figure = new DRAWN['island-figure']();
  for (const [given, kept] of [
    ['0.33', 0.35],
    [-1, 0],
    [7, 1],
    ['nonsense', 1],
  ]) {
    figure.set('roundness', given);
    assert.equal(Reflect.get(figure, 'numbers').roundness, kept);
  }
});
