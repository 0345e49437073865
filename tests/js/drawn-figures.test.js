/** The figures that the build draws into the article. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drawInto } from '../../scripts/drawings.mjs';
import { DRAWN } from '../../www/article/figures/index.js';
import { chisel, ready } from '../../www/engine.js';

await ready();

/** @param {string} name @param {Record<string, string>} [attributes] */
const poster = (name, attributes = {}) => new (Reflect.get(DRAWN, name))().poster(attributes, 2);

/** @param {string} text @param {string} mark */
const count = (text, mark) => text.split(mark).length - 1;

test('the build draws each figure into its element, without focus stops', async () => {
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

test('the drawn heading plot shows the curves of its figure', async () => {
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

test('the histogram names the mean of its carvings', () => {
  const field = { width: 20, height: 20, terminals: [21, 378], wiggliness: 1.5 };
  let sum = 0;
  for (let seed = 0; seed < 2000; seed++) sum += chisel({ ...field, seed })?.path.length ?? NaN;
  const text = poster('lengths-figure', { wiggliness: '1.5' });
  assert.match(text, new RegExp(`>mean ${(sum / 2000).toFixed(1)}<`));
});

test('the growth figure measures the exponent of strong disorder', () => {
  const factors = [...poster('growth-figure').matchAll(/>× (\d\.\d\d)</g)].map(([, factor]) =>
    Number(factor),
  );
  assert.equal(factors.length, 4);
  for (const factor of factors) assert.ok(Math.abs(factor - 2 ** 1.22) < 0.15, `× ${factor}`);
});

test('the flood ends with the path that carving leaves', () => {
  assert.match(poster('flood-figure', { step: '30' }), /It is the same path, 17 stones/);
  assert.match(poster('flood-figure', { step: '0' }), /All is dry/);
});

test('the page without scripts has the numbers of its figures', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  /** @param {string} id @param {string} name */
  const said = (id, name) =>
    Number(new RegExp(`<meander-output for="${id}" name="${name}"[^>]*>([^<]*)<`).exec(page)?.[1]);
  for (const [id, wiggliness] of Object.entries({ 0: 0, half: 0.5, 1: 1, 2: 2 })) {
    const field = { width: 24, height: 14, terminals: [266, 90], seed: 372, wiggliness };
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
