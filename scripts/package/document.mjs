/** `docs/element.md`: what `custom-elements.json` tells tools, for people. */
import { createParameters } from '../../www/element/parameters.js';
import { ATTRIBUTES } from '../../www/element/attributes.js';
import { params, ready } from '../../www/engine.js';
import { appliesTo } from '../../www/builder/attribute-sources.js';
import { allowed } from '../../www/element/attribute-text.js';
import { makeManifest } from './manifest.mjs';

const SOURCES = ['chisel', 'astar', 'waypoints', 'track'];

const HEAD = `# \`<meander-path>\`

Everything that can be said to a figure and heard from it. \`npm run build\` writes this page from the same tables that the element is made of; \`dist/custom-elements.json\` and \`dist/element.d.ts\` tell editors and compilers the same.

\`\`\`html
<script src="meander-path.js" defer></script>
<meander-path source="astar" seed="7" walls="90 4 16 4" overlays="raw rdp" tolerance="0.9" ui="mini">
  <p slot="caption">A route around a wall.</p>
</meander-path>
\`\`\`

[embedding.md](embedding.md) tells how a figure comes into a post, [frameworks.md](frameworks.md) of React, Vue and Svelte, [javascript.md](javascript.md) of the functions without the figure. \`builder.html\` on the site has a control for each attribute and writes the tag.
`;

const ATTRIBUTES_HEAD = `## Attributes

Each is a property, too, by its name in camel case (\`angle-limit\` is \`angleLimit\`), which takes a number or a list where the attribute has text: \`figure.points = [1, 1, 9, 4]\`. Reading a property gives the present value, whoever set it. What is not allowed leaves the usual value in place and fires \`meander-error\` with the attribute’s name. \`for\` says which sources an attribute means something to.

A flag such as \`closed\` is on when it is there, unless it says \`false\`.
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
      // The range stands beside it.
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
      `${description}${readonly ? ' Only to be read.' : ''}`,
    ]);
  const described = (/** @type {any[]} */ list) =>
    list.map(({ name, description }) => [`\`${name}\``, description]);
  return [
    HEAD,
    ATTRIBUTES_HEAD,
    table(['attribute', 'what it means', 'what is allowed', 'usually', 'for'], attributes),
    '## Properties\n\nBeside those of the attributes:\n',
    table(['property', 'type', 'what it is'], properties),
    '## Methods\n\nThose that act wait until the figure is loaded, and have it loaded. Those that give something throw a `NotReady` error before `meander-ready`. A `CurveId` is `raw`, `chaikin`, `rdp` or `catmull-rom`; `raw` if it is left out.\n',
    table(['method', 'takes', 'gives', 'what it does'], methods),
    '## Events\n\nAll bubble, also out of shadow trees.\n',
    table(
      ['event', 'detail', 'when'],
      element.events.map((/** @type {any} */ { name, description, type }) => [
        `\`${name}\``,
        code(type.text.replace(/^CustomEvent<(.*)>$/, '$1')),
        description,
      ]),
    ),
    '## Slots\n',
    table(['slot', 'what lies there'], described(element.slots)),
    '## Parts\n\nFor `meander-path::part(…)` in a style sheet.\n',
    table(['part', 'what it is'], described(element.cssParts)),
    '## Custom properties\n\nColours have one value by day and one by night; a page that sets one sets both, or says `light-dark(…)`.\n',
    table(
      ['property', 'by day', 'what it is'],
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
