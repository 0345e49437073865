/** Generates `custom-elements.json` for editors and documentation tools. */
import { COLOURS } from '../../www/old/styles/colours.js';
import { MAX_HEIGHT } from '../../www/old/styles/sizes.js';
import { SENTENCES } from './sentences.mjs';
import { EVENTS, METHODS, PARTS, readFacts, SLOTS, TAG } from './facts.mjs';

const PATH = 'dist/element.js';
const NAME = 'MeanderPath';

export async function makeManifest() {
  const facts = await readFacts();
  const described = (/** @type {Readonly<Record<string, string>>} */ table) =>
    Object.entries(table).map(([name, description]) => ({ name, description }));
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: PATH,
        declarations: [
          {
            kind: 'class',
            name: NAME,
            description: 'A figure that carves and smooths a path, and lets the reader take hold of it.',
            customElement: true,
            tagName: TAG,
            superclass: { name: 'HTMLElement', package: 'global:' },
            attributes: facts.map(({ name, key, text, write, start }) => ({
              name,
              description: text,
              type: { text: write },
              default: JSON.stringify(start),
              fieldName: key,
            })),
            members: [
              ...facts.map(({ name, key, text, read, start }) => ({
                kind: 'field',
                name: key,
                description: text,
                type: { text: read },
                default: JSON.stringify(start),
                attribute: name,
              })),
              {
                kind: 'field',
                name: 'strings',
                description:
                  'The texts of the figure, in the language of the page once they are fetched. Set some of them, by the same names, in the place of those.',
                type: { text: 'object' },
              },
              {
                kind: 'field',
                name: 'engine',
                description:
                  'The functions of the package `meander`; call `engine.ready()` before those that the figure itself does not need.',
                type: { text: "typeof import('meander')" },
                readonly: true,
              },
              {
                kind: 'field',
                name: 'position',
                description: 'The step at which the carving stands.',
                type: { text: 'number' },
              },
              {
                kind: 'field',
                name: 'values',
                description:
                  'Numbers of the figure by name, each found when it is read; see [Values](#values). Empty before `meander-ready`.',
                type: { text: 'Readonly<Record<string, number>>' },
                readonly: true,
              },
              ...Object.entries(METHODS).map(([name, { text, takes = [], gives = 'void' }]) => ({
                kind: 'method',
                name,
                description: text,
                parameters: takes.map(({ type, ...parameter }) => ({ ...parameter, type: { text: type } })),
                return: { type: { text: gives } },
              })),
            ],
            events: Object.entries(EVENTS).map(([name, { text, detail }]) => ({
              name,
              description: text,
              type: { text: `CustomEvent<${detail}>` },
            })),
            slots: described(SLOTS),
            cssParts: described(PARTS),
            cssProperties: [
              ...Object.entries(COLOURS).map(([name, [day]]) => ({
                name: `--meander-${name}`,
                syntax: '<color>',
                default: day,
              })),
              {
                name: '--meander-max-height',
                syntax: '<length>',
                description: 'The greatest height of the drawing.',
                default: MAX_HEIGHT,
              },
            ],
          },
          ...Object.entries(SENTENCES).map(([tagName, { class: name, text, attributes }]) => ({
            kind: 'class',
            name,
            description: text,
            customElement: true,
            tagName,
            superclass: { name: 'HTMLElement', package: 'global:' },
            attributes: Object.entries(attributes).map(([attribute, description]) => ({
              name: attribute,
              description,
              type: { text: 'string' },
            })),
            cssProperties: [
              {
                name: '--meander-sentence',
                syntax: '<color>',
                description: 'The colour of what can be changed or pointed at; without it, the text’s.',
              },
            ],
          })),
        ],
        exports: [
          { kind: 'js', name: NAME, declaration: { name: NAME, module: PATH } },
          { kind: 'custom-element-definition', name: TAG, declaration: { name: NAME, module: PATH } },
          ...Object.entries(SENTENCES).flatMap(([tagName, { class: name }]) => [
            { kind: 'js', name, declaration: { name, module: PATH } },
            { kind: 'custom-element-definition', name: tagName, declaration: { name, module: PATH } },
          ]),
        ],
      },
    ],
  };
}
