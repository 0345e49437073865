/** Makes `custom-elements.json` for editors from the tables of docs/element.md. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked } from 'marked';
import { root } from './run.mjs';

const PATH = 'dist/element.js';
const ELEMENT = {
  kind: 'class',
  customElement: true,
  superclass: { name: 'HTMLElement', package: 'global:' },
};

/** @typedef {Readonly<Record<string, string>>} Row cells by column heading */

/** @param {readonly Row[]} rows @param {string} column of their names @param {(row: Row) => any} [rest] @returns {any[]} */
const named = (rows, column, rest = () => ({})) =>
  rows.map((row) => ({ name: row[column], description: row.description, ...rest(row) }));

export async function makeManifest() {
  const tables = readTables(await readFile(join(root, 'docs/element.md'), 'utf8'));
  const attributes = named(tables.Attributes, 'attribute', ({ attribute, default: start, ...row }) => ({
    type: { text: typeOf(row['allowed values']) },
    ...(start && { default: JSON.stringify(start) }),
    fieldName: attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
  }));
  const fields = attributes.map(({ name: attribute, fieldName: name, ...row }) => ({
    ...{ ...row, kind: 'field', name, attribute },
  }));
  const properties = named(tables.Properties, 'property', ({ type }) => ({
    kind: 'field',
    type: { text: type },
  }));
  const methods = named(tables.Methods, 'method', ({ method, parameters, returns }) => ({
    kind: 'method',
    name: method.replace(/\(.*/, ''),
    parameters: [...parameters.matchAll(/(\w+): ((?:[^,]|, (?!\w+:))+)/g)].map(([, name, type]) => ({
      name,
      type: { text: type },
      ...(method.includes(`${name}?`) && { optional: true }),
    })),
    return: { type: { text: returns || 'void' } },
  }));
  const figure = {
    ...ELEMENT,
    name: 'MeanderPath',
    tagName: 'meander-path',
    description: 'A figure that carves and smooths a path, and lets the reader take hold of it.',
    attributes,
    members: [...fields, ...properties, ...methods],
    events: named(tables.Events, 'event', ({ detail, when }) => ({
      ...{ description: when, type: { text: `CustomEvent<${detail}>` } },
    })),
    slots: named(tables.Slots, 'slot'),
    cssParts: named(tables.Parts, 'part'),
    cssProperties: named(tables['Custom properties'], 'property', (row) => ({ default: row.default })),
  };
  const elements = [figure, ...sentencesIn(tables.Sentences)];
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: PATH,
        declarations: elements,
        exports: [
          { kind: 'js', name: figure.name, declaration: { name: figure.name, module: PATH } },
          ...elements.map(({ name, tagName }) => ({
            kind: 'custom-element-definition',
            name: tagName,
            declaration: { name, module: PATH },
          })),
        ],
      },
    ],
  };
}

/** Elements from one table of the section, with their attributes from the other. @param {readonly Row[]} rows */
function sentencesIn(rows) {
  const elements = rows.filter((row) => row['what it is']);
  return elements.map(({ element, 'what it is': description }) => ({
    ...ELEMENT,
    name: element.replace(/[<>]/g, '').replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase()),
    tagName: element.replace(/[<>]/g, ''),
    description,
    attributes: named(
      rows.filter((row) => row.element === element && row.attribute),
      'attribute',
      ({ meaning }) => ({ description: meaning, type: { text: 'string' } }),
    ),
  }));
}

/** A union where there is a list of words: editors then offer them. @param {string} allowed */
function typeOf(allowed) {
  const [, words] = /^one of (.*)$/.exec(allowed) ?? [];
  if (words)
    return words
      .split(', ')
      .map((word) => `'${word}'`)
      .join(' | ');
  if (allowed === 'a flag') return 'boolean';
  return /^a (whole )?number/.test(allowed) ? 'number' : 'string';
}

/**
 * The table rows under each second-level heading, without backticks.
 * @param {string} text
 */
export function readTables(text) {
  const plain = (/** @type {{ text: string }} */ cell) => cell.text.replaceAll('`', '');
  /** @type {Record<string, Row[]>} */
  const tables = {};
  let heading = '';
  for (const token of marked.lexer(text)) {
    if (token.type === 'heading' && token.depth === 2) tables[(heading = token.text)] = [];
    if (token.type !== 'table') continue;
    const { header, rows } = /** @type {import('marked').Tokens.Table} */ (token);
    for (const row of rows)
      tables[heading].push(Object.fromEntries(header.map((name, i) => [plain(name), plain(row[i])])));
  }
  return tables;
}
