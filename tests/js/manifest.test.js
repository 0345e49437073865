/** The manifest of the package describes the element as it is. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as elements from '../../www/old/element/index.js';
import { makeDocument } from '../../scripts/package/document.mjs';
import { makeDeclarations } from '../../scripts/package/declarations.mjs';
import { makeManifest } from '../../scripts/package/manifest.mjs';

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const built = JSON.parse(read('dist/custom-elements.json'));
const described = built.modules[0].declarations;

test('the manifest, its types and its document are up to date', async () => {
  assert.deepEqual(built, await makeManifest());
  for (const [file, text] of Object.entries(await makeDeclarations()))
    assert.equal(read(`dist/${file}`), text, file);
  assert.equal(read('docs/element.md'), await makeDocument());
});

test('the manifest has the attributes of every element, with a sentence each', () => {
  assert.ok(described.length >= 4);
  for (const { name, attributes } of described) {
    const { observedAttributes } = Reflect.get(elements, name);
    const names = attributes.map((/** @type {{ name: string }} */ attribute) => attribute.name);
    assert.deepEqual(names.sort(), [...observedAttributes].sort(), name);
  }
  for (const { name, description } of described[0].attributes) assert.match(description, /^[A-Z].*\.$/, name);
});

test('the manifest has the methods and properties of the figure', () => {
  const inherited =
    /^(constructor|(dis)?connectedCallback|adoptedCallback|connectedMoveCallback|attributeChangedCallback)$/;
  const own = Object.entries(Object.getOwnPropertyDescriptors(elements.MeanderPath.prototype));
  for (const kind of ['method', 'field']) {
    const members = described[0].members.filter((/** @type {any} */ member) => member.kind === kind);
    assert.deepEqual(
      members.map((/** @type {any} */ { name }) => name).sort(),
      own
        .filter(
          ([name, { value }]) =>
            !inherited.test(name) && (typeof value === 'function') === (kind === 'method'),
        )
        .map(([name]) => name)
        .sort(),
    );
  }
});
