/** Generates `docs/element.md` from the data of `custom-elements.json`. */
import { createParameters } from '../../www/element/parameters.js';
import { ATTRIBUTES } from '../../www/element/attributes.js';
import { params, ready } from '../../www/engine.js';
import { appliesTo } from '../../www/builder/attribute-sources.js';
import { allowed } from '../../www/element/attribute-text.js';
import { makeManifest } from './manifest.mjs';

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
    table(['attribute', 'description', 'allowed values', 'default', 'sources'], attributes),
    '## Properties\n\nIn addition to those of the attributes:\n',
    table(['property', 'type', 'description'], properties),
    '## Methods\n\nMethods that change the figure load it first. Methods that return something throw a `NotReady` error before `meander-ready`. A `CurveId` is `raw`, `chaikin`, `rdp` or `catmull-rom`; `raw` if it is left out.\n',
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

/** @param {string} text */
function code(text) {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}
