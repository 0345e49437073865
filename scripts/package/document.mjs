/** Generates `docs/element.md` from the data of `custom-elements.json`. */
import { createParameters } from '../../www/old/element/parameters.js';
import { ATTRIBUTES } from '../../www/old/element/attributes.js';
import { CURVES, REFERENCE } from '../../www/old/curves/registry.js';
import { params, ready } from '../../www/engine.js';
import { appliesTo } from '../../www/builder/attribute-sources.js';
import { allowed } from '../../www/old/element/attribute-text.js';
import { ERRORS } from './errors.mjs';
import { makeManifest } from './manifest.mjs';
import { DRAWN_PARTS, SENTENCES, VALUES } from './sentences.mjs';

const SOURCES = ['chisel', 'astar', 'waypoints', 'track'];

const HEAD = `# \`<meander-path>\`

The API of the element. \`npm run build\` generates this page from the element's own tables; \`dist/custom-elements.json\` and \`dist/element.d.ts\` have the same for editors and compilers.

\`\`\`html
<script src="meander-path.js" defer></script>
<meander-path source="astar" seed="7" walls="90 4 16 4" overlays="raw rdp" tolerance="0.9" ui="mini">
  <p slot="caption">A route around a wall.</p>
</meander-path>
\`\`\`

See [embedding.md](embedding.md) for posts and pages, [frameworks.md](frameworks.md) for React, Vue and Svelte, [javascript.md](javascript.md) for the functions without the element. \`builder.html\` on the site has a control for each attribute and generates the tag.
`;

const ATTRIBUTES_HEAD = `## Attributes

Each is also a property with its name in camel case (\`angle-limit\` is \`angleLimit\`), which takes a number or a list where the attribute has text: \`figure.points = [1, 1, 9, 4]\`. Reading a property gives the current value, also after changes by the reader. An invalid value gives the default and fires \`meander-error\` with the attribute’s name. \`sources\` are those with which an attribute has an effect; all if empty.

A flag such as \`closed\` is on when it is present, unless its value is \`false\`.
`;

const STATES = `## State strings

What \`getState()\` gives, a link holds and the command \`meander\` draws: \`v=1\`, then \`letter=value\` for each attribute that is not at its default, joined by \`&\`, as in the query of an address: \`v=1&n=7&e=1,1 18,18&i=trail\`. The letters are in the table above and never change; the full names are read as well. Two more are \`at\`, the step at which the carving stands (the end if it is left out), and \`turn\`, two angles in radians from which space is looked at. A string without \`t\` means the raw line, whatever the source. A string that cannot be read whole is refused.
`;

const KEYS = `## Keys

The points of a figure are one Tab stop, however many they are.

| where | key | what it does |
| --- | --- | --- |
| on a point | arrow keys | go to the point before or after it |
| | Page Up, Page Down, Home, End | go ten points on or back, to the first, to the last |
| | Enter or Space | picks the point up |
| | Insert or +, Delete | adds a point behind it, takes it away |
| on a point that is picked up, or that the pointer took last | arrow keys | move it; with Shift further, with Alt less far |
| | Page Up, Page Down | lift and lower it in space |
| | Enter, Space or Tab | lets go: all of it is one step to undo |
| | Escape | lets go, and puts back what Enter or Space picked up |
| on a picture of space | arrow keys | turn the view |
| on a large grid | +, −, 0, arrow keys | zoom in, zoom out, show all of it, move it |
| on a grid while walls are built | arrow keys, with Shift | move the brush, build along its way |
| | Space or Enter, Escape | builds or tears down, puts the brush away |
| anywhere | Ctrl or Cmd with Z, with Shift and Z, with Y | undo, redo |

A canvas that has keys is a Tab stop and says so to screen readers; any other is a picture.
`;

/** @returns {Promise<string>} */
export async function makeDocument() {
  await ready();
  const { rangeOf } = createParameters(params());
  const [element] = /** @type {any} */ (await makeManifest()).modules[0].declarations;
  const byName = new Map(ATTRIBUTES.map((row) => [row.name, row]));
  const attributes = element.attributes.map((/** @type {any} */ { name, description, default: start }) => {
    const row = /** @type {typeof ATTRIBUTES[0]} */ (byName.get(name));
    const sources = SOURCES.filter((source) => appliesTo(row, source));
    const values =
      row.kind === 'flag' ? 'a flag' : row.kind === 'text' ? 'a text' : allowed(row, rangeOf(row) ?? {});
    return [
      `\`${name}\``,
      row.remembered ? `\`${row.code}\`` : '',
      // The range has a column of its own.
      description.replace(/ A number, .*$/, ''),
      values,
      row.kind === 'flag' || JSON.parse(start) === '' ? '' : `\`${JSON.parse(start)}\``,
      sources.length === SOURCES.length ? '' : sources.join(', '),
    ];
  });
  const methods = element.members
    .filter((/** @type {any} */ { kind }) => kind === 'method')
    .map((/** @type {any} */ { name, description, parameters, return: result }) => [
      `\`${name}(${parameters.map((/** @type {any} */ one) => `${one.name}${one.optional ? '?' : ''}`).join(', ')})\``,
      parameters.map((/** @type {any} */ one) => `\`${one.name}\`: ${code(one.type.text)}`).join(', '),
      result.type.text === 'void' ? '' : code(result.type.text),
      description,
    ]);
  const properties = element.members
    .filter((/** @type {any} */ { kind, attribute }) => kind === 'field' && !attribute)
    .map((/** @type {any} */ { name, description, type, readonly }) => [
      `\`${name}\``,
      code(type.text),
      `${description}${readonly ? ' Read-only.' : ''}`,
    ]);
  const described = (/** @type {any[]} */ list) =>
    list.map(({ name, description }) => [`\`${name}\``, description]);
  return [
    HEAD,
    ATTRIBUTES_HEAD,
    table(['attribute', 'in a state', 'description', 'allowed values', 'default', 'sources'], attributes),
    STATES,
    '## Properties\n\nIn addition to those of the attributes:\n',
    table(['property', 'type', 'description'], properties),
    `## Methods\n\nMethods that change the figure load it first. Methods that return something throw a \`NotReady\` error before \`meander-ready\`; \`toCSV\`, \`toJSON\` and \`toCode\` also while the path of a large grid is still carved or looked for. A \`CurveId\` is ${anyOf(CURVES)}; \`${REFERENCE.id}\` if it is left out.\n`,
    table(['method', 'parameters', 'returns', 'description'], methods),
    '## Events\n\nAll bubble and are composed.\n',
    table(
      ['event', 'detail', 'when'],
      element.events.map((/** @type {any} */ { name, description, type }) => [
        `\`${name}\``,
        code(type.text.replace(/^CustomEvent<(.*)>$/, '$1')),
        description,
      ]),
    ),
    '## Errors\n\nThe `code` of a `meander-error` and of the `MeanderError` that a method throws.\n',
    table(
      ['code', 'when', 'what to do'],
      Object.entries(ERRORS).map(([name, row]) => [`\`${name}\``, ...row]),
    ),
    '## Values\n\nWhat `values` has, each number found when it is read. `<curve>` is the id of a shown curve.\n',
    table(['value', 'meaning'], Object.entries(VALUES).map(named)),
    '## Parts of the drawing\n\nWhat `highlight` and the event `meander-point` name. What is not there to be seen has no effect.\n',
    table(['name', 'meaning'], Object.entries(DRAWN_PARTS).map(named)),
    '## Sentences\n\nFour elements for the text around a figure, defined by the same script; [embedding.md](embedding.md#numbers-and-words-in-your-sentences) shows them at work. They have no shadow root: without scripts they are what stands in them.\n',
    table(
      ['element', 'what it is'],
      Object.entries(SENTENCES).map(([tag, { text }]) => [`\`<${tag}>\``, text]),
    ),
    table(
      ['element', 'attribute', 'meaning'],
      Object.entries(SENTENCES).flatMap(([tag, { attributes }]) =>
        Object.entries(attributes).map((row) => [`\`<${tag}>\``, ...named(row)]),
      ),
    ),
    'The custom property `--meander-sentence` is the colour of what can be changed or pointed at; without it, the text’s. The figure can be any custom element that has `change(name, value)` and the properties and events that `www/old/sentences/protocol.js` lists.\n',
    KEYS,
    '## Slots\n',
    table(['slot', 'description'], described(element.slots)),
    '## Parts\n\nFor `meander-path::part(…)` in a style sheet.\n',
    table(['part', 'description'], described(element.cssParts)),
    '## Custom properties\n\nColours have a light and a dark default. A value set by the page is used for both themes: use `light-dark(…)` for two.\n',
    table(
      ['property', 'light default', 'description'],
      element.cssProperties.map((/** @type {any} */ { name, default: start, description = '' }) => [
        `\`${name}\``,
        `\`${start}\``,
        description,
      ]),
    ),
  ].join('\n');
}

/** @param {[name: string, text: string]} row */
const named = ([name, text]) => [`\`${name}\``, text];

/** @param {string} text */
function code(text) {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

/** @param {readonly { id: string }[]} list */
function anyOf(list) {
  const names = list.map(({ id }) => `\`${id}\``);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
