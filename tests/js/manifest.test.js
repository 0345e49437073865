/** What the package tells tools of its element is what the element has. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as elements from '../../www/element/index.js';
import { PARTS } from '../../www/model/parts.js';
import { valuesOf } from '../../www/model/values.js';
import { makeDocument } from '../../scripts/package/document.mjs';
import { makeDeclarations } from '../../scripts/package/declarations.mjs';
import { makeManifest } from '../../scripts/package/manifest.mjs';
import { DRAWN_PARTS, SENTENCES, VALUES } from '../../scripts/package/sentences.mjs';
import { figureStyles } from '../../www/styles/figure-styles.js';
import { makeFigure } from './make-figure.js';

const { MeanderPath } = elements;

const root = fileURLToPath(new URL('../..', import.meta.url));
/** @type {any} */
let manifest;
/** @type {any} */
let element;
before(async () => {
  manifest = await makeManifest();
  [element] = manifest.modules[0].declarations;
});

/** @param {{ name: string }[]} list */
const names = (list) => list.map(({ name }) => name).sort();

/** All that the front end says. */
const code = () =>
  ['curves', 'element', 'figure', 'input', 'io', 'model', 'panel', 'render', 'sentences', 'styles']
    .map((room) => `www/${room}`)
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    .join('\n');

/** @param {RegExp} pattern whose first group is a name */
const said = (pattern) => [...new Set([...code().matchAll(pattern)].map(([, name]) => name))].sort();

test('what was built is up to date', async () => {
  assert.deepEqual(JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8')), manifest);
  for (const [file, text] of Object.entries(await makeDeclarations()))
    assert.equal(readFileSync(join(root, 'dist', file), 'utf8'), text, file);
  assert.equal(readFileSync(join(root, 'docs/element.md'), 'utf8'), await makeDocument());
});

test('attributes and properties are those of the element', () => {
  assert.deepEqual(names(element.attributes), [...MeanderPath.observedAttributes].sort());
  const own = Object.entries(Object.getOwnPropertyDescriptors(MeanderPath.prototype));
  const inherited =
    /^(constructor|(dis)?connectedCallback|adoptedCallback|connectedMoveCallback|attributeChangedCallback)$/;
  const has = (/** @type {string} */ kind) =>
    names(element.members.filter((/** @type {{ kind: string }} */ member) => member.kind === kind));
  const is = (/** @type {boolean} */ method) =>
    own
      .filter(([name, { value }]) => (typeof value === 'function') === method && !inherited.test(name))
      .map(([name]) => name)
      .sort();
  assert.deepEqual(has('method'), is(true));
  assert.deepEqual(has('field'), is(false));
});

test('the elements of sentences have the attributes, values and parts that are described', async () => {
  for (const [tag, { class: name, attributes }] of Object.entries(SENTENCES)) {
    const { observedAttributes } = Reflect.get(elements, name);
    assert.deepEqual(Object.keys(attributes).sort(), [...observedAttributes].sort(), tag);
  }
  assert.deepEqual(Object.keys(DRAWN_PARTS), [...PARTS]);
  const shown = { overlays: ['raw', 'chaikin'], outlierAngle: 90, marks: true };
  const { seen } = makeFigure({ columns: 8, rows: 8, ...shown });
  const values = valuesOf(seen(), { isWhole: () => true, askWhole: () => {} });
  const described = Object.keys(VALUES).flatMap((name) =>
    name.startsWith('<curve>') ? shown.overlays.map((id) => name.replace('<curve>', id)) : name,
  );
  assert.deepEqual(Object.keys(values).sort(), described.sort());
});

test('every attribute says what it means, in a type and with a start', () => {
  for (const { name, description, type, default: start } of element.attributes) {
    assert.match(description, /^[A-Z].*\.$/, name);
    assert.ok(type.text, name);
    assert.doesNotThrow(() => JSON.parse(start), name);
  }
});

test('the page for people has everything in it', () => {
  const page = readFileSync(join(root, 'docs/element.md'), 'utf8');
  const lists = [element.attributes, element.members, element.events, element.slots, element.cssParts];
  for (const { name, attribute } of [...lists, element.cssProperties].flat())
    assert.match(page, new RegExp(`^\\| \`${attribute ?? name}[\`(]`, 'm'), name);
});

test('events, parts, slots and colours are those in the code', () => {
  assert.deepEqual(
    names(element.events),
    said(/(?:#fire|announce)\('(\w+)'/g).map((name) => `meander-${name}`),
  );
  assert.deepEqual(names(element.cssParts), said(/\bpart(?:: |', )'(\w+)'/g));
  assert.deepEqual(names(element.slots), said(/make\('slot', \{ name: '(\w+)'/g));
  const [, ...sentences] = manifest.modules[0].declarations;
  const properties = new Set([element, ...sentences].flatMap(({ cssProperties }) => names(cssProperties)));
  for (const name of said(/var\((--meander-[a-z-]+)[,)]/g)) assert.ok(properties.has(name), name);
});

test('the greatest height of a drawing is that of the style sheet', () => {
  const [row] = element.cssProperties.filter(
    (/** @type {{ name: string }} */ { name }) => name === '--meander-max-height',
  );
  const used = [...figureStyles.matchAll(/var\(--meander-max-height, (.*)\);/g)].map(([, value]) => value);
  assert.deepEqual(used, [row.default]);
});
